import { expect, it } from 'vitest';
import { foreignMark } from '../../src/core/foreign-text.ts';
import { markForeign } from '../../src/site/languages/mark-foreign.ts';
import type { SiteProps } from '../../src/site/page-props.ts';

it('marks whole texts in the first language, but no text of only punctuation', () => {
  const link = { kind: 'link', href: '/', children: ['GitHub'] };
  const content = {
    head: { title: 'Lack', description: 'Lack', heading: 'Lack' },
    name: 'Lack',
    translated: ['See ', link, '.'],
    own: ['Siehe ', link, '.'],
    points: ['Lack', 'Varnish'],
  };
  const props = { shell: {}, pages: [{ content }] } as unknown as SiteProps;
  const { pages } = markForeign(props, ['Lack', 'Siehe ', '.'], 'Ada');
  expect(pages[0]?.content).toEqual({
    head: { title: 'Lack', description: 'Lack', heading: `${foreignMark}Lack` },
    name: 'Lack',
    translated: ['See ', link, '.'],
    own: [foreignMark, 'Siehe ', link, '.'],
    points: [`${foreignMark}Lack`, 'Varnish'],
  });
});

it('marks texts beside marked-up ones, openings of texts, and parts of other texts', () => {
  const strong = { kind: 'strong', children: ['قديم'] };
  const content = {
    head: { title: '', description: '', heading: '' },
    points: ['رفعت البيت كله', ['بيت ', strong]],
    opening: 'فتحنا الفناء من جديد',
    line: 'Architektin, \u2067عمّان\u2069',
    place: 'Amman',
    order: 'C++ \u2067لغة الأداة\u2069',
  };
  const shell = { direction: 'ltr', source: { language: 'ar', direction: 'rtl' } };
  const props = { shell, pages: [{ content }] } as unknown as SiteProps;
  const texts = ['رفعت البيت كله', 'بيت ', 'قديم', 'فتحنا الفناء من جديد، فنزلت الحرارة.', 'C++ لغة الأداة'];
  const { pages } = markForeign(props, [...texts, 'عمّان'], 'Ada');
  expect(pages[0]?.content).toMatchObject({
    points: [`${foreignMark}رفعت البيت كله`, [foreignMark, 'بيت ', strong]],
    opening: `${foreignMark}فتحنا الفناء من جديد`,
    line: `Architektin, ${foreignMark}\u2067عمّان\u2069`,
    place: 'Amman',
    order: `${foreignMark}\u2066C++\u2069 لغة الأداة`,
  });
});

it('does not mark the name of the owner because a text in the first language begins with it', () => {
  const content = { head: { title: '', description: '', heading: 'Layla Samawi' } };
  const props = { shell: {}, pages: [{ content }] } as unknown as SiteProps;
  const { pages } = markForeign(props, ['{name} · مهندسة'], 'Layla Samawi');
  expect(pages[0]?.content.head.heading).toBe('Layla Samawi');
});

it('marks records of the search by their titles', () => {
  const records = [
    [0, 'Lack', '/lack', 'Siehe GitHub.', 'wood', '2026'],
    [0, 'Varnish', '/varnish', 'See GitHub.', '', ''],
  ];
  const props = { shell: {}, pages: [], search: { groups: ['Notes'], records } } as unknown as SiteProps;
  const { search } = markForeign(props, ['Lack'], 'Ada');
  expect(search?.records).toEqual([
    [0, `${foreignMark}Lack`, '/lack', `${foreignMark}Siehe GitHub.`, 'wood', '2026'],
    records[1],
  ]);
});
