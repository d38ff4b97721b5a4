import { beforeAll, describe, expect, it } from 'vitest';
import { structuredData } from '../../src/build/head/structured-data.ts';
import { proseToPlainText } from '../../src/core/prose.ts';
import { withName } from '../../src/core/text.ts';
import { formatDate, formatDateSpan } from '../../src/i18n/dates.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { writeResumeJson } from '../../src/resume/resume-json.ts';
import { writeResumeMarkdown } from '../../src/resume/resume-markdown.ts';
import { typesetResume } from '../../src/resume/resume-pdf.ts';
import { writeResumeText } from '../../src/resume/resume-text.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import type { RawContent, SiteContent } from '../../src/site/site-content.ts';
import { defaultFaces } from '../fonts/sample-faces.ts';
import { readWithPdfium, readWithPoppler } from '../resume/read-pdf.ts';
import { resolveReading } from '../resume/sample-content.ts';

type Field = { path: string; text: string };
/** Fields of content/ that a format omits on purpose, as patterns over `list.field`, each with the reason. */
type Omissions = Record<string, RegExp>;

/** Fields without text for readers: numbers, slugs, addresses of files and settings. */
const notForReaders: Omissions = {
  'settings of the site, not text of the owner': /^site\./,
  'titles and labels of pages': /^pages\./,
  'the typed title, the buttons and the label': /^home\.(?:phrases|buttons|label)/,
  'stories of projects, notes and pages of text': /^(?:caseStudies|notes|pageTexts)\./,
  'shapes of the drawing of the 404 page': /^drawing\./,
  'headings of the galleries':
    /^about\.(?:galleries|texts\.sign)|^galleries\.(?:title|shape|shown|order|page)$/,
  'texts of the contact page': /^contact\./,
  'slugs, file paths and the filter of a project':
    /^(?!owner|skills)\w+(?:\.\w+)*\.name$|\.(?:source|original|thumbnail|image|category)$/,
  'what a lens looks for': /^lenses\./,
  'address of a demo that is offline': /\.activeLink\.(?:url|status)$/,
};

const machineDates: Omissions = {
  'dates for machines; visible dates are separate fields': /\.(?:start|end|date|from)$/,
};
const pictures: Omissions = {
  'pictures and their texts': /^galleries\.|^about\.(?:portrait|texts\.picture)\.|\.(?:alt|imageAlt)$/,
};
const prose: Omissions = {
  'the About page tells these at length': /^about\.(?:lede|texts\.prose)$/,
};

const omissions: Record<'pdf' | 'json' | 'text' | 'markdown' | 'jsonLd', Omissions> = {
  pdf: {
    ...notForReaders,
    ...machineDates,
    ...pictures,
    ...prose,
    'two pages hold the newest projects only, and their openings': /^projects\./,
    'two pages hold the first lines of older entries only': /^(?:healthcare|research)\.description$/,
    'a label has space for three profiles, which are identified by their addresses': /^owner\.profiles\./,
  },
  json: { ...notForReaders, ...pictures },
  text: { ...notForReaders, ...machineDates, ...pictures, ...prose },
  markdown: {
    ...notForReaders,
    ...machineDates,
    ...pictures,
    ...prose,
    'a project shows only its first address': /^projects\.(?:github|activeLink|devpostLink)$/,
  },
  jsonLd: {
    ...notForReaders,
    ...machineDates,
    'the Person is described by the first paragraph': /^about\.(?:lede|texts\.prose)$/,
    'the WebSite has its own description': /^home\.intro$/,
    'a list of positions is not a part of a Person': /^(?:work|healthcare|research)\.|^education\.(?!school)/,
    'a Demand has no field for it': /^owner\.availability\.rightToWork$/,
    'awards are names only': /^awards\.(?:dates|description)$/,
    'categories of skills': /^skills\.name$/,
    'a project is code or work, its kind and tags are for people': /^projects\.(?:type|devpostLink|tags)$/,
    'six photographs of each gallery, one picture of each project': /^galleries\.|\.(?:alt|imageAlt)$/,
  },
};

let rawContent: RawContent;
let content: SiteContent;
let fields: Field[];

beforeAll(async () => {
  const read = await readRawContent('content');
  // Only texts are compared, so pictures may be missing.
  expect(read.diagnostics.filter(({ code }) => code !== 'no-such-picture')).toEqual([]);
  if (!read.rawContent) return;
  rawContent = read.rawContent;
  content = resolveReading(read);
  fields = fieldsOf(rawContent, read.locale);
});

describe('every text of content/', () => {
  it('is in the PDF as read by Chromium and poppler, or listed as omitted', async () => {
    const { pdf } = await typesetResume(content, await defaultFaces());
    const pdfium = (await readWithPdfium(pdf)).pages.join('\n');
    const poppler = readWithPoppler(pdf)?.join('\n');
    expectFieldsIn('the PDF, read by Chromium', pdfium, 'pdf');
    if (poppler !== undefined) expectFieldsIn('the PDF, read by poppler', poppler, 'pdf');
  });

  it('is in resume.json, or listed as omitted', () => {
    expectFieldsIn('resume.json', stringsOf(JSON.parse(writeResumeJson(content))).join('\n'), 'json');
  });

  it('is in resume.txt, or listed as omitted', () => {
    expectFieldsIn('resume.txt', writeResumeText(content), 'text');
  });

  it('is in resume.md, or listed as omitted', () => {
    expectFieldsIn('resume.md', writeResumeMarkdown(content), 'markdown');
  });

  it('is in the structured data, or listed as omitted', () => {
    const graphs = content.pages.map(({ name }) => structuredData(content, name));
    expectFieldsIn('JSON-LD', graphs.flatMap(stringsOf).join('\n'), 'jsonLd');
  });
});

/** Fails for a field that is neither found nor omitted on purpose, and for an exception that matches nothing. */
function expectFieldsIn(label: string, text: string, form: keyof typeof omissions) {
  const written = squeeze(text);
  const found = fields.filter((field) => written.includes(squeeze(field.text)));
  const lost = fields.filter((field) => !found.includes(field));
  const isNamed = ({ path }: Field) => Object.values(omissions[form]).some((pattern) => pattern.test(path));
  expect(
    lost.filter((field) => !isNamed(field)),
    label,
  ).toEqual([]);
  const idle = Object.entries(omissions[form]).filter(
    ([, pattern]) => !lost.some(({ path }) => pattern.test(path)),
  );
  expect(
    idle.map(([reason]) => reason),
    label,
  ).toEqual([]);
}

/** Each text of the content with its field. Dates are formatted; lists within a text, such as languages, are split. */
function fieldsOf({ about, sections, look: _look, ...rest }: RawContent, locale: Locale): Field[] {
  const records = Object.fromEntries(sections.map(({ name, records }) => [name, records]));
  const textAbout = {
    ...about,
    texts: about.texts.map((text) => ({ ...text, prose: proseToPlainText(text.prose).split('\n\n') })),
  };
  const name = rest.owner.name;
  const walk = (value: unknown, path: string): Field[] => {
    if (typeof value === 'string') {
      const parts = /\.(?:languages|additionalInfo|tools)$/.test(path) ? value.split(', ') : [value];
      return parts.filter((part) => part !== '').map((text) => ({ path, text: withName(text, name) }));
    }
    if (Array.isArray(value)) return value.flatMap((part) => walk(part, path));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries({ ...shownDates(value, locale), ...value }).flatMap(([key, part]) =>
      walk(part, path === '' ? key : `${path}.${key}`),
    );
  };
  return walk({ ...rest, ...records, about: textAbout }, '');
}

/** The visible text for `start` and `end` if a record has no `dates`. */
function shownDates(record: { start?: unknown; end?: unknown }, locale: Locale): { dates?: string } {
  const { start, end } = record;
  if (typeof start !== 'string') return {};
  return { dates: typeof end === 'string' ? formatDateSpan(start, end, locale) : formatDate(start, locale) };
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Removes white space, hyphens at line ends and schemes of addresses, which differ between formats. */
function squeeze(text: string): string {
  return text
    .replaceAll(/https?:\/\/(?:www\.)?/g, '')
    .replaceAll(/[\s\u00ad\u200b]+/g, '')
    .replaceAll(/[‐‑]/g, '-')
    .replaceAll(/[“”"]/g, '"')
    .replaceAll(/[’']/g, "'")
    .normalize('NFC');
}
