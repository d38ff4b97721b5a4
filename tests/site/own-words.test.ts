import { expect, it } from 'vitest';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { readTree, swap } from './content-tree.ts';

/* Which translations a language lacks is in tests/golden/diagnostics.txt. */
it('replaces single UI translations by content/words.yaml', async () => {
  const own = 'words: { tryIt: Open the demo }\ndates: { day: "{day} {shortMonth} {year}" }\n';
  const { locale, diagnostics } = await readTree({ 'words.yaml': own });
  expect(diagnostics).toEqual([]);
  expect(locale.words.tryIt).toBe('Open the demo');
  expect(locale.words.menu).toBe('Menu');
  expect(locale.dates.day).toBe('{day} {shortMonth} {year}');
  expect(locale.dates.present).toBe('Present');
});

it('refuses to publish a site in a language without UI translations', async () => {
  const read = await readTree({ 'site.yaml': swap('language: en-CA', 'language: sv') });
  const error = (await findLeftovers(read)).find(({ field }) => field === 'language');
  expect(error).toMatchObject({ severity: 'error', file: 'content/site.yaml' });
});
