import { expect, it } from 'vitest';
import { readLocale } from '../../../src/content/read-locale.ts';
import { lintContent } from '../../../src/site/lint/lint-content.ts';
import { findDateContradiction } from '../../../src/site/lint/lint-spans.ts';
import { type Change, readTree, swap } from '../content-tree.ts';

it.each<[what: string, changes: Record<string, Change>]>([
  ['file', { 'about/biography.md': '<<<<<<< HEAD\nI sail.\n=======\nI row.\n>>>>>>> main\n' }],
  ['language', { 'site.yaml': swap('language: en-CA', 'language: en_CA') }],
  ['end', { 'work.yaml': swap("end: ''", 'end: heute') }],
])('does not warn of a %s that has an error', async (_what, changes) => {
  const read = await readTree(changes);
  expect(read.diagnostics).toMatchObject([{ severity: 'error' }]);
  expect(lintContent(read, '2026-03-01')).toEqual([]);
});

it.each<[what: string, changes: Record<string, Change>]>([
  ['record cannot be read yet', { 'travel.yaml': swap('First of travel', '"First of travel') }],
  ['list is missing', { 'art.yaml': null }],
  ['list is empty', { 'art.yaml': '' }],
])('does not report a picture as unused whose %s', async (_what, changes) => {
  const read = await readTree({ ...changes, 'images/travel/old.jpg': 'x' });
  const files = lintContent(read, '2026-03-01').map(({ file }) => file);
  expect(files).toEqual(['content/images/travel/old.jpg']);
});

it.each(['pages.yaml', 'about.yaml'])('reports no unused files while %s cannot be read', async (file) => {
  const changes = { [file]: (text: string) => `: [\n${text}`, 'images/travel/old.jpg': 'x' };
  expect(lintContent(await readTree({ ...changes, 'about/old.md': 'x' }), '2026-03-01')).toEqual([]);
});

it.each([
  ['Sep 2025 - Present', '2025-09', '', null],
  ['Sep 2025 – present', '2025-09-15', '', null],
  ['2024 - May 2027', '2024', '2027-05', null],
  ['2024 - May 2027', '2024-09', '2027', null],
  ['Sep - Dec 2023', '2023-09', '2023-12', null],
  ['May 2020 to August 2020', '2020-05', '2020-08', null],
  ['Summer 2023', '2023-06', '2023-08', null],
  ['One winter', '2023', '2024', null],
  ['Sep 2024 - Present', '2025-09', '', 'start'],
  ['Oct 2025 - Present', '2025-09', '', 'start'],
  ['2018 - 2022', '2018', '2021', 'end'],
  ['2018 - 2022', '2018', '', 'end'],
  ['2018 - Present', '2018', '2022', 'end'],
  ['Sep - Nov 2023', '2023-09', '2023-12', 'end'],
  ['Sep 2016', '2016-09', null, null],
  ['Sep 2017', '2016-09', null, 'start'],
  ['sept. 2025 - aujourd’hui', '2025-09', '', null, 'fr'],
  ['depuis octobre 2025', '2025-09', '', 'start', 'fr'],
  ['août 2023 - en cours', '2023-08', '', null, 'fr'],
  ['août 2023 - aujourd’hui', '2023-08', '2024', 'end', 'fr'],
  ['od września 2025', '2025-09', '', null, 'pl'],
  ['2025年11月〜現在', '2025-11', '', null, 'ja'],
  ['2025年11月〜2026年1月', '2025-11', '2026-02', 'end', 'ja'],
  ['9/2025 – 12/2025', '2025-09', '2025-12', null, 'vi'],
  ['سبتمبر 2025 – الآن', '2025-10', '', 'start', 'ar'],
])('compares the dates %j with %j and %j', async (shown, start, end, expected, language = 'en') => {
  const { locale } = await readLocale(language);
  expect(findDateContradiction(shown, start, end, locale)).toBe(expected);
});
