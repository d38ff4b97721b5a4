import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { toPlainText } from '../../../src/core/prose.ts';
import { typesetResume } from '../../../src/resume/resume-pdf.ts';
import type { SiteContent } from '../../../src/site/site-content.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { defaultFaces } from '../../fonts/sample-faces.ts';
import { openPdf, readWithPdfium } from '../../resume/read-pdf.ts';
import { resolveReading } from '../../resume/sample-content.ts';
import { append, type Change, readTree, swap } from '../../site/content-tree.ts';
import { isFull } from '../../tier.ts';

const owners = path.resolve(import.meta.dirname, '../../fixtures/owners');

const sections = `
    - { name: papers, kind: publications, title: Papers, file: papers.bib }
    - { name: talks, kind: talks, title: Invited Talks }
    - { name: certificates, kind: certificates, title: Certificates }
    - { name: spoken, kind: languages, title: Spoken Languages }
    - { name: quotes, kind: quotes, title: Kind Words }`;

let content: SiteContent;

/** A small site with a researcher's sixty papers, a nurse's certificates and languages, and a designer's praise. */
beforeAll(async () => {
  const file = (name: string) => readFile(path.join(owners, name), 'utf8');
  const tree: Record<string, Change> = {
    'pages.yaml': swap('      title: Research', `      title: Research${sections}`),
    'owner.yaml': append('alsoPublishedAs: [Eirik Haugland-Moss, E. Haugland]\n'),
    'papers.bib': await file('researcher/papers.bib'),
    'talks.yaml': await file('researcher/talks.yaml'),
    'certificates.yaml': await file('nurse/certificates.yaml'),
    'spoken.yaml': await file('nurse/spoken.yaml'),
    'quotes.yaml': await file('designer/quotes.yaml'),
  };
  content = resolveReading(await readTree(tree));
});

const recordsOnPage = (kind: string) => {
  const page = toSiteProps(content, '', {}, 'set').pages.find((each) => each.kind === 'experiences');
  const found = page?.content.sections.find((section) => section.kind === kind);
  const view = found?.shown as Record<string, unknown>[] | { publications: Record<string, unknown>[] };
  return Array.isArray(view) ? view : view.publications;
};

describe('the page', () => {
  it('shows selected publications first and the others newest first, and marks the owner under every name', () => {
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

it.runIf(isFull)(
  'puts the newest publications that fit into the PDF of the résumé, and a link to the others',
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
