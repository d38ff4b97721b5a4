import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readLocale, validateLocale } from '../../src/content/read-locale.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { formatDate, formatDateSpan } from '../../src/i18n/dates.ts';

const folder = new URL('../../src/locales/', import.meta.url);
const languages = (await readdir(folder)).map((file) => file.replace('.yaml', ''));
const readFileOf = (language: string) => readFile(new URL(`${language}.yaml`, folder), 'utf8');

describe('a locale file', () => {
  it.each(languages)('has every message with its placeholders and plural forms: %s', async (language) => {
    expect(formatDiagnostics(validateLocale(await readFileOf(language), language).diagnostics)).toBe('');
  });

  const diagnosticsAfter = async (from: string | RegExp, to: string) => {
    const text = await readFileOf('en');
    expect(text.search(from)).toBeGreaterThan(0);
    return formatDiagnostics(validateLocale(text.replace(from, to), 'en').diagnostics);
  };

  it('reports the line and name of a message that is missing, empty or unknown', async () => {
    const line = (await readFileOf('en')).split('\n').findIndex((each) => each.startsWith('words:')) + 2;
    expect(await diagnosticsAfter('  menu: Menu\n', '')).toContain(
      `src/locales/en.yaml:${line}:3  words.menu is missing`,
    );
    expect(await diagnosticsAfter('menu: Menu', 'menu: ""')).toMatch(
      /en\.yaml:\d+:\d+ {2}words\.menu is empty/,
    );
    expect(await diagnosticsAfter('menu: Menu', 'menü: Menu')).toMatch(
      /en\.yaml:\d+:\d+ {2}words\.menü is not a field/,
    );
  });

  it('reports a placeholder that is missing or unknown', async () => {
    expect(await diagnosticsAfter('slideOf: "{index} of {count}"', 'slideOf: "{index} of many"')).toContain(
      'words.slideOf is "{index} of many", expected text with {index} and {count} and no other {…}',
    );
    expect(await diagnosticsAfter('menu: Menu', 'menu: "{menu}"')).toContain('expected text without {…}');
  });

  it('reports a plural form of the language that is missing', async () => {
    expect(await diagnosticsAfter('    one: 1 project shown\n', '')).toContain(
      'words.shownProjects.one is missing',
    );
  });
});

it('replaces translations of a language where those of a region differ', async () => {
  const menuIn = async (tag: string) => (await readLocale(tag)).locale.words.menu;
  expect([await menuIn('zh'), await menuIn('zh-CN'), await menuIn('zh-Hans-TW')]).toEqual([
    '菜单',
    '菜单',
    '菜单',
  ]);
  expect([await menuIn('zh-TW'), await menuIn('zh-Hant-HK')]).toEqual(['選單', '選單']);
  const shareIn = async (tag: string) => (await readLocale(tag)).locale.words.linkCopied;
  expect([await shareIn('pt'), await shareIn('pt-BR')]).toEqual(['Link copiado', 'Link copiado']);
  expect(await shareIn('pt-PT')).toBe('Ligação copiada');
  const mailIn = async (tag: string) => (await readLocale(tag)).locale.words.email;
  expect([await mailIn('fr'), await mailIn('fr-CA')]).toEqual(['E-mail', 'Courriel']);
  expect((await readLocale('pt-PT')).locale.words.wayHome).toBe('Voltar à página inicial');
});

it('uses the plural form of a count', async () => {
  const moreAuthors = async (tag: string, count: number) =>
    (await readLocale(tag)).locale.documents.moreAuthors({ authors: 'A. Ash', count });
  expect(await moreAuthors('pl', 1)).toBe('A. Ash i 1 inna osoba');
  expect(await moreAuthors('pl', 3)).toBe('A. Ash i 3 inne osoby');
  expect(await moreAuthors('pl', 12)).toBe('A. Ash i 12 innych osób');
  expect(await moreAuthors('he', 2)).toBe('\u2068A. Ash\u2069 ועוד שני מחברים');
});

describe('a date', () => {
  it.each([
    ['en-CA', '2025', 'Sep 2025', 'Sep 2025', '2018 - Present'],
    ['fr', '2025', 'sept. 2025', '14 sept. 2025', '2018 – aujourd’hui'],
    ['de-AT', '2025', 'Sept. 2025', '14. Sept. 2025', '2018 – heute'],
    ['pl', '2025', 'wrz 2025', '14 wrz 2025', '2018 – obecnie'],
    ['ja', '2025年', '2025年9月', '2025年9月14日', '2018年〜現在'],
    ['zh', '2025年', '2025年9月', '2025年9月14日', '2018年至今'],
    ['ko', '2025년', '2025년 9월', '2025년 9월 14일', '2018년 ~ 현재'],
    ['ar', '2025', 'سبتمبر 2025', '14 سبتمبر 2025', '2018 – الآن'],
    ['ar-JO', '2025', 'أيلول 2025', '14 أيلول 2025', '2018 – الآن'],
    ['ar-SY', '2025', 'أيلول 2025', '14 أيلول 2025', '2018 – الآن'],
    ['ar-Arab-MA', '2025', 'شتنبر 2025', '14 شتنبر 2025', '2018 – الآن'],
    ['ar-TN', '2025', 'سبتمبر 2025', '14 سبتمبر 2025', '2018 – الآن'],
    ['ar-EG', '2025', 'سبتمبر 2025', '14 سبتمبر 2025', '2018 – الآن'],
    ['he', '2025', 'ספטמבר 2025', '14 בספטמבר 2025', '2018 – היום'],
    ['vi', '2025', '9/2025', '14/9/2025', '2018 – nay'],
  ])('is formatted with the pattern and months of %s', async (tag, year, month, day, span) => {
    const { locale } = await readLocale(tag);
    expect(formatDate('2025', locale)).toBe(year);
    expect(formatDate('2025-09', locale)).toBe(month);
    expect(formatDate('2025-09-14', locale)).toBe(day);
    expect(formatDateSpan('2018', '', locale)).toBe(span);
    expect(formatDate('', locale)).toBe('');
  });

  it('is a span from start to end, or to the present', async () => {
    const { locale: english } = await readLocale('en');
    expect(formatDateSpan('2018', '2022-05', english)).toBe('2018 - May 2022');
    expect(formatDateSpan('2018-09', '', english)).toBe('Sep 2018 - Present');
    expect(formatDateSpan('2018-09-01', '2018-09-30', english)).toBe('Sep 2018');
  });
});
