import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { shownDate, shownSpan } from '../../src/model/dates.ts';
import { checkLocale, readLocale } from '../../src/pipeline/content/read-locale.ts';
import { formatProblems } from '../../src/pipeline/problems.ts';

const folder = new URL('../../src/locales/', import.meta.url);
const languages = (await readdir(folder)).map((file) => file.replace('.yaml', ''));
const readFileOf = (language: string) => readFile(new URL(`${language}.yaml`, folder), 'utf8');

describe('a file of src/locales', () => {
  it.each(languages)('has every word, with its placeholders and plural forms: %s', async (language) => {
    expect(formatProblems(checkLocale(await readFileOf(language), language).problems)).toBe('');
  });

  const complaints = async (from: string | RegExp, to: string) => {
    const text = await readFileOf('en');
    expect(text.search(from)).toBeGreaterThan(0);
    return formatProblems(checkLocale(text.replace(from, to), 'en').problems);
  };

  it('is refused with the line and the word where one is missing, empty or unknown', async () => {
    const line = (await readFileOf('en')).split('\n').findIndex((each) => each.startsWith('words:')) + 2;
    expect(await complaints('  menu: Menu\n', '')).toContain(
      `src/locales/en.yaml:${line}:3  words.menu is missing`,
    );
    expect(await complaints('menu: Menu', 'menu: ""')).toMatch(/en\.yaml:\d+:\d+ {2}words\.menu is empty/);
    expect(await complaints('menu: Menu', 'menü: Menu')).toMatch(
      /en\.yaml:\d+:\d+ {2}words\.menü is not a field/,
    );
  });

  it('is refused where a placeholder is missing or unknown', async () => {
    expect(await complaints('{index} of {count}', '{index} of many')).toContain(
      'words.slideOf is "{index} of many", expected text with {index} and {count} and no other {…}',
    );
    expect(await complaints('menu: Menu', 'menu: "{menu}"')).toContain('expected text without {…}');
  });

  it('is refused where a plural form of the language is missing', async () => {
    expect(await complaints('    one: 1 project shown\n', '')).toContain(
      'words.shownProjects.one is missing',
    );
  });
});

describe('a date', () => {
  it('is written as the language writes it', async () => {
    const english = await readLocale('en-CA');
    expect(shownDate('2025', english)).toBe('2025');
    expect(shownDate('2025-09', english)).toBe('Sep 2025');
    expect(shownDate('2025-09-30', english)).toBe('Sep 2025');
    expect(shownDate('', english)).toBe('');
  });

  it('is told from when to when, and whether it still goes on', async () => {
    const english = await readLocale('en');
    expect(shownSpan('2018', '2022-05', english)).toBe('2018 - May 2022');
    expect(shownSpan('2018-09', '', english)).toBe('Sep 2018 - Present');
    expect(shownSpan('2018-09-01', '2018-09-30', english)).toBe('Sep 2018');
  });
});
