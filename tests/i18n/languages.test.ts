import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { pageHead } from '../../src/build/head/page-head.ts';
import { siteFiles } from '../../src/build/head/site-files.ts';
import { structuredData } from '../../src/build/head/structured-data.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import { sectionKinds } from '../../src/features/experiences/sections/index.build.ts';
import { type Locale, makeLocale } from '../../src/i18n/locale.ts';
import type { LocaleData } from '../../src/i18n/schema.ts';
import { writeContactVcard } from '../../src/resume/contact-vcard.ts';
import { minDetail, planResume } from '../../src/resume/plan-resume.ts';
import { writeResumeJson } from '../../src/resume/resume-json.ts';
import { writeResumeText } from '../../src/resume/resume-text.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { toSiteProps } from '../../src/site/to-page-props.ts';
import { bundleRenderer, type Renderer } from '../hostile/page-renderer.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { folderForAll } from '../temporary-folder.ts';

/*
 * A site in another language has no English UI text: all text except the owner's comes from the locale, and no locale
 * contains English.
 */

const owners = path.resolve(import.meta.dirname, '../fixtures/owners');
const localeFolder = path.resolve(import.meta.dirname, '../../src/locales');
const languages = (await readdir(localeFolder)).map((file) => path.parse(file).name);

describe('text that is not the owner’s', () => {
  let renderer: Renderer | undefined;
  let content: SiteContent;
  let ownWords: Set<string>;

  beforeAll(async () => {
    const folder = folderForAll();
    await makeContent(folder);
    ownWords = new Set(await wordsIn(folder));
    content = resolveReading({ ...(await readRawContent(folder)), locale: await wordlessLocale() });
  });
  afterAll(() => renderer?.remove());

  it('is in the language of the site on every kind of page and section', async () => {
    expect(new Set(content.sections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(sectionKinds)));
    const contents = toSiteProps(content, '/inbox', { walks: '0' }, 'set');
    renderer = await bundleRenderer(contents, content.locale);
    const pages = await renderer.renderPages(contents);
    const found = [...pages].flatMap(([name, html]) =>
      foreignWords(shownText(html)).map((word) => [name, word]),
    );
    expect(found).toEqual([]);
  });

  it('is in the language of the site in heads and structured data', () => {
    const contents = toSiteProps(content, '/inbox', { walks: '0' }, 'set');
    for (const page of contents.pages) {
      const data = structuredData(content, page.name);
      const { description } = pageHead({
        ...{ content, page, policy: [], hasCard: true, hasResume: true, hasFeed: true },
      });
      const meta = [...description.matchAll(/<meta (?:name|property)="(\S+)" content="([^"]*)"/g)];
      const texts = meta.filter(([, name]) => /title|description|alt|site_name/.test(name ?? ''));
      if (page.kind !== 'notFound' && page.kind !== 'search')
        expect(texts.length, page.name).toBeGreaterThan(1);
      expect(foreignWords(texts.map(([, , words]) => words).join('\n')), page.name).toEqual([]);
      expect(foreignWords(namesIn(data).join('\n')), page.name).toEqual([]);
    }
  });

  it('is in the language of the site in every résumé format, the contact card and other files', () => {
    expect(foreignWords(writeResumeText(content))).toEqual([]);
    expect(foreignWords(namesIn(JSON.parse(writeResumeJson(content))).join('\n'))).toEqual([]);
    expect(foreignWords(namesIn(planResume(content, minDetail)).join('\n'))).toEqual([]);
    const card = writeContactVcard(content).replaceAll('\r\n ', '');
    const texts = [...card.matchAll(/^(?:N|FN|TITLE|ORG|ADR\S*?|NOTE):(.*)$/gm)].map(([, words]) => words);
    expect(foreignWords(texts.join('\n'))).toEqual([]);
    const manifest = siteFiles(content, '/').find(({ path: file }) => file.endsWith('.webmanifest'));
    const { name, short_name: short } = JSON.parse(String(manifest?.bytes)) as Record<string, string>;
    expect(foreignWords(`${name}\n${short}`)).toEqual([]);
  });

  it('is not in the code of the pages', async () => {
    const folder = path.resolve(import.meta.dirname, '../../src');
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.tsx') && !file.startsWith('editor'),
    );
    const found = await Promise.all(
      files.map(async (file) => {
        const code = (await readFile(path.join(folder, file), 'utf8')).replaceAll(
          /\/\*[\s\S]*?\*\/|\/\/.*$/gm,
          '',
        );
        const written = [
          ...code.matchAll(/<(?:[a-z]\w*)(?:\s[^<>]*)?>\s*([A-Za-z][^<>{}=;]*?)\s*</g),
          ...code.matchAll(
            /(?:aria-label|aria-roledescription|title|alt|placeholder)="([^"]*[A-Za-z][^"]*)"/g,
          ),
        ];
        // A DOI is the same in every language.
        return written
          .map(([, words = '']) => `${file}: ${words}`)
          .filter((words) => !words.endsWith(' doi:'));
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  /** Latin words that are not the owner's. */
  function foreignWords(text: string): string[] {
    return latinWords(text).filter((word) => !ownWords.has(word.toLowerCase()) && !spelledAlike.has(word));
  }
});

/** Names and formats with the same spelling in every language. */
const spelledAlike = new Set(['LinkedIn', 'doi', 'https', 'http', 'www', 'com', 'org', 'app', 'profile']);

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  it('has no English UI text', async () => {
    const translations = textsOf(await readRaw(language));
    const untranslated = [...textsOf(await readRaw('en'))].filter(([place, words]) => {
      if (/^(?:emphasis|familyName|degreeWords)\b/.test(place)) return false;
      const here = translations.get(place);
      if (here === undefined || !/\p{L}/u.test(words.replaceAll(/\{\w+\}/g, ''))) return false;
      if (allowed.test(words)) return false;
      return here === words && !(sameWords[language] ?? []).includes(words);
    });
    expect(untranslated).toEqual([]);
  });

  it('starts the accessible name of a skill with its visible text', async () => {
    const { locale } = await readLocale(language);
    for (const form of Object.values(locale.words.skillProofs as Record<string, string>)) {
      expect(form.replaceAll(/[,،]/g, '')).toMatch(/^\{skill\} (?:\{count\}|\d)/);
    }
  });
});

it.each(languages.filter((language) => /^(?:ar|he|el|ja|ko|zh)/.test(language)))(
  'has no Latin words except names in %s',
  async (language) => {
    const latin = [...textsOf(await readRaw(language))].filter(([, words]) =>
      latinWords(words.replaceAll(/\{\w+\}/g, '')).some((word) => !names.includes(word)),
    );
    expect(latin.filter(([place]) => /^(?:words|documents|dates)\./.test(place))).toEqual([]);
  },
);

type SameWords = { names: string[]; sameWords: Record<string, string[]> };
const { names, sameWords }: SameWords = parse(
  await readFile(path.join(import.meta.dirname, 'same-words.yaml'), 'utf8'),
);
const allowed = /^(?:GitHub|Devpost|JSON Resume|Word|Markdown|PDF|et al\.)$/;

/** An owner without English text: the architect, with sections of the illustrator added. */
async function makeContent(folder: string): Promise<void> {
  await cp(path.join(owners, 'arabic'), folder, { recursive: true });
  const siteFile = path.join(folder, 'site.yaml');
  const settings = await readFile(siteFile, 'utf8');
  await writeFile(siteFile, settings.replace(/^languages:.*\n/m, ''));
  const borrowed = ['talks.yaml', 'books.bib', 'licences.yaml', 'walks.yaml', 'images/works', 'images/about'];
  for (const file of borrowed) {
    await cp(path.join(owners, 'japanese', file), path.join(folder, file), { recursive: true });
  }
  await writeFile(path.join(folder, 'method.md'), 'نصّ قصير عن طريقة العمل.\n');
  await writeFile(path.join(folder, 'besides.yaml'), '- { name: طائرات ورقية, keywords: [رياح] }\n');
  await writeFile(
    path.join(folder, 'maps.yaml'),
    '- { name: map, title: خريطة, price: ٤٠٠, from: true, includes: [لونان] }\n',
  );
  await writeFile(path.join(folder, 'asked.yaml'), '- { question: متى؟, answer: قريبًا. }\n');
  await writeFile(path.join(folder, 'lenses.yaml'), '- { name: stone, title: الحجر, tags: [QGIS] }\n');
  const pagesFile = path.join(folder, 'pages.yaml');
  const pages = parse(await readFile(pagesFile, 'utf8')) as {
    kind: string;
    sections?: object[];
    galleries?: object[];
  }[];
  for (const page of pages) {
    page.sections?.push(
      { name: 'talks', kind: 'talks', title: 'محاضرات' },
      { name: 'books', kind: 'publications', title: 'كتب', file: 'books.bib' },
      { name: 'licences', kind: 'certificates', title: 'رخص' },
      { name: 'besides', kind: 'interests', title: 'اهتمامات' },
      { name: 'maps', kind: 'offers', title: 'خرائط' },
      { name: 'asked', kind: 'faq', title: 'أسئلة' },
      { name: 'method', kind: 'text', title: 'الطريقة' },
    );
    for (const gallery of page.galleries ?? []) Object.assign(gallery, { title: 'رسوم' });
    page.galleries?.push({ name: 'walks', title: 'نزهات', shape: 'squares', shown: 3 });
  }
  await writeFile(pagesFile, stringify(pages));
}

/** A locale without letters: any word on the page does not come from it. */
async function wordlessLocale(): Promise<Locale> {
  const data = (await readRaw('ar')) as LocaleData;
  const silence = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replaceAll(/\{\w+\}|\p{L}+/gu, (found) => (found.startsWith('{') ? found : '·'));
    }
    if (Array.isArray(part)) return part.map(silence);
    return Object.fromEntries(Object.entries(part as object).map(([key, inner]) => [key, silence(inner)]));
  };
  const { words, documents, dates, ...rest } = data;
  const silent = { words, documents, dates };
  return makeLocale('ar', { ...rest, ...(silence(silent) as typeof silent) });
}

async function readRaw(language: string): Promise<object> {
  return parse(await readFile(path.join(localeFolder, `${language}.yaml`), 'utf8')) as object;
}

/** Every text of a locale by its path: `words.menu`. */
function textsOf(part: object, place = ''): Map<string, string> {
  return new Map(
    Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
      const here = place === '' ? key : `${place}.${key}`;
      if (typeof inner === 'string') return [[here, inner] as const];
      return typeof inner === 'object' && inner !== null ? [...textsOf(inner, here)] : [];
    }),
  );
}

async function wordsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(?:yaml|md|bib)$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.flatMap(latinWords).map((word) => word.toLowerCase());
}

function latinWords(text: string): string[] {
  return text.match(/\p{Script=Latin}{2,}/gu) ?? [];
}

/** Visible text and accessible names of a page. */
function shownText(html: string): string {
  const bare = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/&\w+;|&#\w+;/g, ' ');
  const named = [...bare.matchAll(/\s(?:aria-label|aria-roledescription|title|alt|placeholder)="([^"]*)"/g)];
  const described = [...bare.matchAll(/<meta name="description" content="([^"]*)"/g)];
  return [...named, ...described].map(([, words]) => words).join('\n') + bare.replaceAll(/<[^>]*>/g, '\n');
}

/** Texts for people in structured data, without addresses, dates and vocabulary. */
function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isForMachines =
      /^(?:@|url|sameAs|id$|kind$|language|lang$|network|type$|direction|credentialCategory|design$|\$schema|email|href|address|paper)/.test(
        key,
      );
    return isForMachines || /^(?:https?:|mailto:|\d{4}-)/.test(value) ? [] : [value];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    namesIn(inner, Array.isArray(value) ? key : name),
  );
}
