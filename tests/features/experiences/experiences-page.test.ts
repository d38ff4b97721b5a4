import { createElement } from 'react';
import { expect, it } from 'vitest';
import { ExperiencesPage } from '../../../src/features/experiences/ExperiencesPage.tsx';
import type { SectionView } from '../../../src/features/experiences/props.build.ts';
import { TextSection } from '../../../src/features/experiences/sections/text/TextSection.tsx';
import { renderHtml } from '../../ui/render.ts';

const text = (name: string, within: SectionView[] = []): SectionView => ({
  kind: 'text',
  name,
  title: `About ${name}`,
  shown: [{ kind: 'heading', children: [`Part of ${name}`] }],
  within,
});

function renderDevPage(sections: SectionView[]): string {
  const head = { title: 'Work', description: '', heading: 'Work', subtitle: '' };
  const content = { head, sections, lenses: [] };
  return renderHtml(
    createElement(ExperiencesPage, { content, sectionKinds: { text: TextSection } }),
    '/work',
  );
}

it('sets the headings of a text one level below the title of its section', () => {
  const headings = [
    ...renderDevPage([text('method', [text('tools')])]).matchAll(/<(h\d)[^>]*>(?:<span[^>]*>)?([^<]+)/g),
  ];
  expect(headings.map(([, level, words]) => `${level} ${words}`)).toEqual([
    'h1 Work',
    'h2 About method',
    'h3 Part of method',
    'h3 About tools',
    'h4 Part of tools',
  ]);
});

it('uses each id once, also for sections of the same name', () => {
  const html = renderDevPage([text('work'), text('work-title')]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain('work-title');
  expect(new Set(ids).size).toBe(ids.length);
});
