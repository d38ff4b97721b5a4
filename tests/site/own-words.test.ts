import { describe, expect, it } from 'vitest';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { lintContent } from '../../src/site/lint/lint-content.ts';
import { readTree, swap } from './content-tree.ts';

const inLanguage = (tag: string) => ({ 'site.yaml': swap('language: en-CA', `language: ${tag}`) });

it('replaces single UI translations by content/words.yaml', async () => {
  const own = 'words: { tryIt: Open the demo }\ndates: { day: "{day} {shortMonth} {year}" }\n';
  const { locale, diagnostics } = await readTree({ 'words.yaml': own });
  expect(diagnostics).toEqual([]);
  expect(locale.words.tryIt).toBe('Open the demo');
  expect(locale.words.menu).toBe('Menu');
  expect(locale.dates.day).toBe('{day} {shortMonth} {year}');
  expect(locale.dates.present).toBe('Present');
});

describe('a language without UI translations', () => {
  const swedish = {
    ...inLanguage('sv'),
    'words.yaml':
      'words:\n  menu: Meny\n  shownProjects: { one: "{count} projekt", other: "{count} projekt" }\n',
  };

  it('gets a warning that lists the missing translations', async () => {
    const read = await readTree(swedish);
    expect(read.locale.words.menu).toBe('Meny');
    expect(read.missingWords).toContain('words.close');
    expect(read.missingWords).not.toContain('words.menu');
    expect(read.missingWords).not.toContain('words.shownProjects');
    const warnings = lintContent(read, '2026-11-22');
    expect(warnings.find(({ field }) => field === 'language')?.fix).toContain('words.close,');
  });

  it('is an error before publishing', async () => {
    const diagnostics = await findLeftovers(await readTree(swedish));
    const error = diagnostics.find(({ field }) => field === 'language');
    expect(error).toMatchObject({ severity: 'error', file: 'content/site.yaml' });
  });

  it('gets no warning if the language is available', async () => {
    const read = await readTree(inLanguage('fr-CA'));
    expect([read.missingWords, read.locale.words.close]).toEqual([[], 'Fermer']);
  });
});
