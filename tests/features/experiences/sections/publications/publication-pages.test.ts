import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageHead } from '../../../../../src/build/head/page-head.ts';
import { lintPapers, paperFiles } from '../../../../../src/build/papers.ts';
import type { Subpage } from '../../../../../src/content/pages.ts';
import { formatDiagnostics } from '../../../../../src/core/diagnostics.ts';
import { writeCiteFiles } from '../../../../../src/features/experiences/sections/publications/cite-files.build.ts';
import { toPublicationProps } from '../../../../../src/features/experiences/sections/publications/props.build.ts';
import { publishedAddresses } from '../../../../../src/site/moved-addresses.ts';
import { allPages } from '../../../../../src/site/subpages.ts';
import { toSiteProps } from '../../../../../src/site/to-page-props.ts';
import { resolveReading } from '../../../../resume/sample-content.ts';
import { readTree, swap } from '../../../../site/content-tree.ts';
import { folderForTest } from '../../../../temporary-folder.ts';
import { paper } from './sample-paper.ts';

const section = (more: string) =>
  swap(
    '      title: Research',
    `      title: Research\n    - { name: papers, kind: publications, title: Papers${more} }`,
  );
const read = await readTree({ 'pages.yaml': section(', pages: true, cite: true'), 'papers.yaml': paper });
const content = resolveReading(read);
const page = allPages(content).find(({ kind }) => kind === 'publication');

describe('the page of a publication', () => {
  it('has an address that is remembered', () => {
    expect(page?.path).toMatch(/\/buoys$/);
    expect(publishedAddresses(content)).toContain(page?.path);
  });
});

it('shows formulas of titles on pages, and has their LaTeX in BibTeX and plain characters elsewhere', async () => {
  const formulas = resolveReading(
    await readTree({
      'pages.yaml': section(', pages: true, cite: true'),
      'papers.yaml': paper.replace('What *Drifting* Buoys Say', "'What $x_i^2$ *Says*'"),
      'site.yaml': (text) => `${text}\nmath: true\n`,
    }),
  );
  const about = allPages(formulas).find(({ kind }) => kind === 'publication');
  expect(about?.heading).toBe('What xᵢ² Says');
  const { pages } = toSiteProps(formulas, '/submit', {}, 'set');
  const shown = pages.find(({ path: address }) => address === about?.path);
  if (!shown) throw new Error('the publication has a page');
  const head = pageHead({
    ...{ content: formulas, page: shown, policy: [] },
    ...{ hasCard: false, hasResume: false, hasFeed: false },
  });
  expect(head.description).toContain('<meta name="citation_title" content="What xᵢ² Says">');
  const props = toPublicationProps(about as Subpage, formulas);
  expect(JSON.stringify(props.head.formulas)).toContain('"msubsup"');
  const bib = writeCiteFiles(formulas.sections, 'https://quill.example').find(({ path: name }) =>
    name.endsWith('buoys.bib'),
  );
  expect(bib?.bytes).toContain('title = {What $x_i^2$ \\emph{Says}}');
});

it('publishes files of content/papers/ that a publication names, and reports those that are missing', async () => {
  expect(formatDiagnostics(lintPapers(read.sources, []))).toContain(
    'Put the file there:   content/papers/buoys.pdf',
  );
  expect(lintPapers(read.sources, ['papers/buoys.pdf'])).toEqual([]);
  const folder = folderForTest();
  await mkdir(path.join(folder, 'papers'));
  await writeFile(path.join(folder, 'papers/buoys.pdf'), '%PDF');
  const files = await paperFiles(content, folder);
  expect(files.map(({ path: name }) => name)).toEqual(['papers/buoys.pdf', `${page?.name}.pdf`]);
});
