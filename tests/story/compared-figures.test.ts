import { createElement } from 'react';
import { expect, it } from 'vitest';
import { htmlToMarkdown } from '../../src/build/prerender/html-to-markdown.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import type { Clip, Figure } from '../../src/core/picture.ts';
import { loadFormulas } from '../../src/math/read-formula.ts';
import { readStory } from '../../src/story/read-story.build.ts';
import { Story } from '../../src/story/Story.tsx';
import type { StoryBlock } from '../../src/story/story.ts';
import { toStoryProps } from '../../src/story/story-elements.ts';
import { renderHtml } from '../ui/render.ts';

const { locale } = await readLocale('en');

function figure(name: string, clip?: Clip): Figure {
  const files = { path: `/images/${name}.jpg`, fingerprint: '00000000', width: 1200, height: 800, tint: 0 };
  return { name, title: '', picture: { ...files, alt: name, ...(clip ? { clip } : {}) } } as Figure;
}

const html = (...story: StoryBlock[]) =>
  renderHtml(createElement(Story, { story: toStoryProps(story, locale) }), '/projects/tram-map');

it('compares two pictures of the same size with a slider, and shows two videos side by side', () => {
  const video = figure('after', { kind: 'video', type: 'video/webm', path: '/images/after.webm' } as Clip);
  const hasSlider = (...figures: Figure[]) => html({ kind: 'figures', figures }).includes('type="range"');
  expect(hasSlider(figure('before'), figure('after'))).toBe(true);
  expect(hasSlider(figure('before'), video)).toBe(false);
});

it('shows text and code that look like markup unchanged', () => {
  const rendered = html(
    { kind: 'paragraph', children: ['a <b>bold</b> claim'] },
    { kind: 'code', language: 'html', runs: [[0, '<script>'], '"x" & y'] },
  );
  expect(rendered).toContain('a &lt;b&gt;bold&lt;/b&gt; claim');
  expect(rendered).toContain('&lt;script&gt;</span>&quot;x&quot; &amp; y');
});

it('names the language of code for readers of its Markdown', () => {
  const code = (language: string) => html({ kind: 'code', language, runs: ['let a;'] });
  const inMarkdown = (html: string) =>
    htmlToMarkdown({
      html: `<main>${html}</main>`,
      address: 'https://a.example/',
      heading: 'A',
      screenOnly: 'c7',
    });
  expect(inMarkdown(code('ts'))).toContain('```ts\nlet a;\n```');
  expect(inMarkdown(code(''))).toContain('```\nlet a;\n```');
});

it('names headings and the heads of tables with their formulas', async () => {
  const read = readStory(
    '## The $\\beta$ decay\n\n| $K_s$ in m/s | $m$ |\n| --- | --- |\n| 1 | 2 |',
    ['/'],
    '/images/',
    {
      formulas: await loadFormulas({}),
    },
  );
  // Without figures.
  const rendered = html(...(read.story as StoryBlock[]));
  expect(rendered).toContain('aria-label="The β decay"');
  expect(rendered).toContain('<th scope="col" aria-label="Kₛ in m/s">');
  // A name of the header alone would not be content.
  expect(rendered).toMatch(/<th scope="col"><math[^>]* aria-label="m">/);
});
