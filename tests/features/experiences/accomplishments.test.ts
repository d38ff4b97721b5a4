import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { structuredData } from '../../../src/build/head/structured-data.ts';
import { toPlainText } from '../../../src/core/prose.ts';
import { writeResumeJson } from '../../../src/resume/resume-json.ts';
import { typesetResume } from '../../../src/resume/resume-pdf.ts';
import { writeResumeText } from '../../../src/resume/resume-text.ts';
import type { ContentReading } from '../../../src/site/read-content.ts';
import type { SiteContent } from '../../../src/site/site-content.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { foreignParts } from '../../build/head/vocabulary.ts';
import { defaultFaces } from '../../fonts/sample-faces.ts';
import { openPdf, readWithPdfium } from '../../resume/read-pdf.ts';
import { resolveReading } from '../../resume/sample-content.ts';
import { append, type Change, readTree, swap } from '../../site/content-tree.ts';
import { isFull } from '../../tier.ts';

const owners = path.resolve(import.meta.dirname, '../../fixtures/owners');
// The package is CommonJS without types.
const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as {
  validate: (resume: unknown, done: (errors: unknown, isValid: boolean) => void) => void;
};

const sections = `
    - { name: papers, kind: publications, title: Papers, file: papers.bib }
    - { name: talks, kind: talks, title: Invited Talks }
    - { name: certificates, kind: certificates, title: Certificates }
    - { name: spoken, kind: languages, title: Spoken Languages }
    - { name: quotes, kind: quotes, title: Kind Words }`;

let tree: Record<string, Change>;
let read: ContentReading;
let content: SiteContent;

/** A small site with a researcher's sixty papers, a nurse's certificates and languages, and a designer's praise. */
beforeAll(async () => {
  const file = (name: string) => readFile(path.join(owners, name), 'utf8');
  tree = {
    'pages.yaml': swap('      title: Research', `      title: Research${sections}`),
    'owner.yaml': append('alsoPublishedAs: [Eirik Haugland-Moss, E. Haugland]\n'),
    'papers.bib': await file('researcher/papers.bib'),
    'talks.yaml': await file('researcher/talks.yaml'),
    'certificates.yaml': await file('nurse/certificates.yaml'),
    'spoken.yaml': await file('nurse/spoken.yaml'),
    'quotes.yaml': await file('designer/quotes.yaml'),
  };
  read = await readTree(tree);
  content = resolveReading(read);
});

const recordsOnPage = (kind: string) => {
  const page = toSiteProps(content, '', {}, 'set').pages.find((each) => each.kind === 'experiences');
  const found = page?.content.sections.find((section) => section.kind === kind);
  const view = found?.shown as Record<string, unknown>[] | { publications: Record<string, unknown>[] };
  return Array.isArray(view) ? view : view.publications;
};

describe('the page', () => {
  it('shows selected publications first and all others newest first, with every author and the owner marked by each of their names', () => {
    const papers = recordsOnPage('publications');
    expect(papers.length).toBeGreaterThanOrEqual(60);
    const first = papers.filter(({ group }) => group === 'Selected');
    expect(papers.slice(0, 2)).toEqual(first);
    const years = papers.slice(2).map(({ date }) => String(date).slice(0, 4));
    expect(years).toEqual([...years].sort().reverse());
    expect(papers.filter(({ byline }) => typeof byline === 'string')).toEqual([]);
    for (const { byline } of papers) {
      expect(toPlainText(byline as string)).toMatch(/Haugland/);
    }
  });

  it('shows talks and certificates newest first', () => {
    for (const kind of ['talks', 'certificates']) {
      const years = recordsOnPage(kind).map(({ dates }) => String(dates).slice(-4));
      expect(years.length).toBeGreaterThan(3);
      expect(years).toEqual([...years].sort().reverse());
    }
    expect(recordsOnPage('certificates')[0]).toMatchObject({ dates: 'Feb 2025', until: 'Feb 2028' });
  });

  it('requires only the author of a testimonial', () => {
    expect(recordsOnPage('quotes').at(-1)).toMatchObject({ by: 'Dona Guida', role: '' });
  });
});

describe('resume.json', () => {
  const resume = () => JSON.parse(writeResumeJson(content));

  it('is valid and contains all of them in the lists of the schema', () => {
    let errors: unknown = null;
    validate(resume(), (found) => {
      errors = found;
    });
    expect(errors).toBeNull();
    expect(resume().certificates[0]).toMatchObject({
      name: 'Instructor, Advanced Life Support',
      date: '2025-02',
      issuer: 'Conseil boréal de réanimation',
      custom: { expires: '2028-02' },
    });
    expect(resume().languages[1]).toEqual({ language: 'English', fluency: 'Fluent', custom: { cefr: 'C1' } });
    expect(resume().publications).toHaveLength(recordsOnPage('publications').length);
    expect(resume().publications.at(-1)).toMatchObject({
      name: 'Hydraulic conductivity of one metre of peat',
      publisher: 'Journal of Wet Ground',
      releaseDate: '2010',
      url: 'https://doi.org/10.5555/wet.2010.100',
      custom: { authors: ['E. Haugland'], details: '10, 3–15' },
    });
    expect(resume().references.map(({ name }: { name: string }) => name)).toContain('Dona Guida');
  });
});

describe('the résumé', () => {
  it.runIf(isFull)(
    'contains the newest publications that fit in the PDF, and a link to the others',
    async () => {
      const { pdf, pages } = await typesetResume(content, await defaultFaces());
      expect(pages).toBeLessThanOrEqual(2);
      const text = (await readWithPdfium(pdf)).pages.join('').replaceAll(/\s+/g, ' ');
      for (const title of ['Papers', 'Invited Talks', 'Certificates', 'Spoken Languages', 'Kind Words']) {
        expect(text).toContain(title);
      }
      expect(text).toContain('Instructor, Advanced Life Support');
      expect(text).toMatch(/English Fluent C1/);
      expect(text).toMatch(/\d+ more at ada-quill\.ca\/experiences/);
      expect(openPdf(pdf)).toContain('/URI (https://doi.org/10.5555/');
    },
  );

  it('contains everything as plain text within 72 columns', () => {
    const text = writeResumeText(content);
    for (const { title } of recordsOnPage('publications')) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(toPlainText(title as string));
    }
    expect(text).toContain('French: Native');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'asked for the keys, to see it at night.” — Ruben Valk, Producer',
    );
    const long = text.split('\n').filter((line) => line.length > 72 && line.trim().includes(' '));
    expect(long).toEqual([]);
  });
});

describe('structured data', () => {
  const graph = (page: string) =>
    JSON.parse(JSON.stringify(structuredData(content, page)))['@graph'] as Record<string, unknown>[];

  it('has publications with their authors, and the owner as the Person of the site', () => {
    const nodes = graph('experiences');
    expect(foreignParts(nodes)).toEqual([]);
    const works = nodes.filter(({ author, datePublished }) => author && datePublished);
    expect(works).toHaveLength(recordsOnPage('publications').length);
    const person = nodes.find((node) => node['@type'] === 'Person');
    for (const { author } of works) expect(author).toContainEqual({ '@id': person?.['@id'] });
    expect(works.map((work) => work['@type'])).toEqual(
      expect.arrayContaining(['ScholarlyArticle', 'Book', 'Chapter', 'Thesis']),
    );
  });
});
