import { describe, expect, it } from 'vitest';
import { readMarks } from '../../src/content/read-inline.ts';
import { readProse } from '../../src/content/read-prose.ts';
import { toPlainText } from '../../src/core/prose.ts';
import type { RawContent } from '../../src/site/site-content.ts';
import { cpuSeconds } from '../cpu-seconds.ts';
import { readTree, swap } from '../site/content-tree.ts';

describe('a text of a record', () => {
  it('reads nested emphasis, strong text and links', () => {
    const { text, diagnostics } = readMarks('See *why **this*** and [the *code*](https://a.example/x_y_z).');
    expect(diagnostics).toEqual([]);
    expect(text).toEqual([
      'See ',
      { kind: 'emphasis', children: ['why ', { kind: 'strong', children: ['this'] }] },
      ' and ',
      {
        kind: 'link',
        href: 'https://a.example/x_y_z',
        children: ['the ', { kind: 'emphasis', children: ['code'] }],
      },
      '.',
    ]);
    expect(toPlainText(text)).toBe('See why this and the code.');
  });

  it.each([
    'Halved the time, 5 * 3 * 2 times',
    'SELECT * FROM berths WHERE x * y',
    '2*3*4 and f*g*h',
    'Led Mitarbeiter*innen and Kolleg*innen',
    'Passed *args and **kwargs',
    'the A* search and the B* tree',
    'snake_case_name, __init__ and _private_',
    'an array[i] of [words], [1] and [x][y]',
    '[ ] open, [x] done',
    'C:\\Users\\ada and \\d+',
    'fish & chips &amp; <b>bold</b> `code` ~~no~~',
    '# no heading',
    '1. no list',
    '- no list either\n- as written',
    '    no code',
    '> no quotation',
    '***',
    '',
  ])('leaves %j as it was written', (written) => {
    expect(readMarks(written)).toEqual({ text: written, diagnostics: [] });
  });

  it('reads a mark after a backslash as text', () => {
    expect(readMarks('\\*not emphasis\\* and \\[no link](https://a.example)').text).toBe(
      '*not emphasis* and [no link](https://a.example)',
    );
  });

  it('keeps a text without marks as a string, so that pages stay small', async () => {
    const { rawContent } = await readTree({});
    for (const line of jobsOf(rawContent).flatMap(({ description = [] }) => description)) {
      expect(line).toBeTypeOf('string');
    }
    expect(rawContent?.home.intro).toBeTypeOf('string');
  });

  it('is shown on its page with its formatting', async () => {
    const marked = swap('Built the berth plan.', "'Built the **berth plan**, see [it](/projects).'");
    const { rawContent, diagnostics } = await readTree({ 'work.yaml': marked });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(jobsOf(rawContent)[0]?.description).toEqual([
      [
        'Built the ',
        { kind: 'strong', children: ['berth plan'] },
        ', see ',
        { kind: 'link', href: '/projects', children: ['it'] },
        '.',
      ],
    ]);
  });

  it('never exhausts the parser', () => {
    expect(() => readMarks('*a '.repeat(20_000))).not.toThrow();
    expect(() => readMarks('['.repeat(5_000))).not.toThrow();
  });

  it.each([
    ['marks', () => readMarks('*a_ '.repeat(16_000)).diagnostics],
    ['lists', () => readProse('> - one\n\n'.repeat(7_000), []).diagnostics],
  ])('is refused if it has more %s than the parser can read in seconds', async (_, read) => {
    expect(read()).toHaveLength(1);
    expect(await cpuSeconds(read)).toBeLessThan(1);
  });
});

function jobsOf(rawContent: RawContent | null) {
  return (rawContent?.sections ?? []).flatMap((section) => (section.kind === 'jobs' ? section.records : []));
}
