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
