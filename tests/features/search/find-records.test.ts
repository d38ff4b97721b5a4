import { expect, it } from 'vitest';
import {
  excerptAround,
  findRecords,
  foldQuery,
  foldRecords,
  markMatches,
} from '../../../src/features/search/find-records.ts';
import type { SearchRecord } from '../../../src/features/search/props.ts';

function record(title: string, text = '', tags = '', date = ''): SearchRecord {
  return [0, title, '/', text, tags, date];
}

function titlesFound(records: SearchRecord[], query: string): string[] {
  return findRecords(foldRecords({ groups: ['Notes'], records }), foldQuery(query)).map(([, title]) => title);
}

it.each([
  ['新幹線', '東海道新幹線の旅'],
  ['试验', '第三期临床试验报告'],
  ['resume', 'My résumé'],
  ['strasse', 'Die lange Straße'],
  ['ΟΔΟΣ', 'Η οδός του λιμανιού'],
  ['map harbour', 'Harbour maps'],
  ['ｶﾒﾗ', 'カメラと散歩'],
  ["don't", 'Don’t read me'],
  ['low-cost', 'A low‐cost clinic'],
  ['مدرسه 2023', 'مدرسة الماء ٢٠٢٣'],
  ['میشود كتاب', 'کتاب چاپ می\u200cشود'],
])('finds %s in "%s"', (query, title) => {
  expect(titlesFound([record('Something else'), record(title)], query)).toEqual([title]);
});

it('finds only records that contain every word of the query', () => {
  expect(titlesFound([record('Harbour', 'tides'), record('Harbour', 'winds')], 'harbour tide')).toHaveLength(
    1,
  );
  expect(titlesFound([record('Harbour')], '   ')).toEqual([]);
});

it('lists matches in titles before those in tags and texts, each newest first', () => {
  const records = [
    record('In its text', 'about React', '', '2026'),
    record('Old tag', '', 'React', '2020'),
    record('React, older', '', '', '2019-05'),
    record('New tag', '', 'React', '2021-02'),
    record('React, newer', '', '', '2022-01'),
  ];
  expect(titlesFound(records, 'react')).toEqual([
    'React, newer',
    'React, older',
    'New tag',
    'Old tag',
    'In its text',
  ]);
});

it('marks matches in the original text even if case folding changes its length', () => {
  expect(markMatches('Straße, Łódź und Cafe\u0301s', foldQuery('strasse cafe'))).toEqual([
    '',
    'Straße',
    ', Łódź und ',
    'Cafe\u0301',
    's',
  ]);
  expect(markMatches('\u2067مدرسة\u2069 الماء', foldQuery('مدرسه'))).toEqual([
    '',
    '\u2067مدرسة\u2069',
    ' الماء',
  ]);
});

it('shows the part of a long text around the first match, in whole words', () => {
  const text = `${'before '.repeat(40)}the needle ${'after '.repeat(60)}`.trim();
  const passage = excerptAround(text, ['needle']);
  expect(passage).toMatch(/^…before .*the needle after .*after…$/);
  expect(passage.length).toBeLessThan(200);
  expect(excerptAround('short text', ['text'])).toBe('short text');
});

it('shows the passage of a text without spaces', () => {
  const passage = excerptAround(`${'前'.repeat(200)}新幹線${'後'.repeat(300)}`, ['新幹線']);
  expect(passage).toMatch(/^…前+新幹線後+…$/);
});
