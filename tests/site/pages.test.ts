import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { visiblePages } from '../../src/site/page-kinds.ts';
import { searchIndex } from '../../src/site/search-index.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { append, type Change, readTree, swap } from './content-tree.ts';

async function pagesOf(pages: string) {
  const text = 'Words without a link.\n';
  const { rawContent, diagnostics } = await readTree({ 'pages.yaml': pages, 'about/biography.md': text });
  if (!rawContent) throw new Error(formatDiagnostics(diagnostics));
  return rawContent.pages;
}

const alone = `- name: start
  kind: home
  heading: '{name}'
  description: What the homepage of this small site shows to a visitor, said in one whole sentence.
- name: pictures
  kind: gallery
  heading: My pictures
  description: What the pictures of this small site show to a visitor, said in one whole sentence.
  galleries: [{ name: art }]
`;

describe('pages.yaml', () => {
  it('gives each page an address with its name, and the homepage the address of the site', async () => {
    const pages = await pagesOf(alone);
    expect(pages.map(({ name, path }) => [name, path])).toEqual([
      ['start', '/'],
      ['pictures', '/pictures'],
      ['not-found', '/404'],
    ]);
  });

  it('derives label and title from the heading by default', async () => {
    const [home, pictures, missing] = await pagesOf(alone);
    expect(home).toMatchObject({ nav: '{name}', title: '{name}' });
    expect(pictures).toMatchObject({ nav: 'My pictures', title: 'My pictures · {name}', subtitle: '' });
    expect(missing).toMatchObject({ kind: 'notFound', heading: 'Page not found' });
  });

  it('can list any number of experiences and galleries', async () => {
    const second = alone.slice(alone.indexOf('- name: pictures')).replace('name: pictures', 'name: more');
    const pages = await pagesOf(alone + second);
    expect(pages.filter(({ kind }) => kind === 'gallery').map(({ path }) => path)).toEqual([
      '/pictures',
      '/more',
    ]);
  });

  it('shows the Markdown file of each page of kind text, and finds it in the search', async () => {
    const page = (name: string) =>
      `- name: ${name}\n  kind: text\n  inFooter: true\n  heading: My ${name}\n  description: What this page shows.\n`;
    const reading = await readTree({
      'pages.yaml': append(page('now') + page('uses')),
      'pages/now.md': '## This month\n\nI am *learning* Finnish.\n\n> [!NOTE]\n> See [what I use](/uses).\n',
      'pages/uses.md': 'A pencil.\n',
    });
    expect(formatDiagnostics(reading.diagnostics)).toBe('');
    const content = resolveReading(reading);
    expect(content.pageTexts.map(({ page, story }) => [page, story.map(({ kind }) => kind)])).toEqual([
      ['now', ['heading', 'paragraph', 'callout']],
      ['uses', ['paragraph']],
    ]);
    const found = searchIndex(content).records.find(([, , path]) => path === '/now');
    expect(found?.join(' ')).toContain('I am learning Finnish.');
  });

  it('hides empty pages unless the owner keeps them', async () => {
    const shownWith = async (pages: Change) => {
      const { rawContent } = await readTree({ 'projects.yaml': '[]\n', 'pages.yaml': pages });
      return rawContent && visiblePages(rawContent).map(({ name }) => name);
    };
    const visible = ['home', 'about', 'experiences', 'art', 'contact', 'not-found'];
    expect(await shownWith((text) => text)).toEqual(visible);
    expect(await shownWith(swap('kind: projects', 'kind: projects\n  keepEmpty: true'))).toEqual(
      visible.toSpliced(2, 0, 'projects'),
    );
  });
});
