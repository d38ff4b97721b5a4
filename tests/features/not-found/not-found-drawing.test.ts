import { expect, it } from 'vitest';
import { readDrawing } from '../../../src/features/not-found/read-drawing.build.ts';
import { listPictureUses, resolveContent } from '../../../src/site/resolve-content.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { readTree } from '../../site/content-tree.ts';

it('shows an empty label on the 404 page if the owner has no drawing', async () => {
  const { entries, locale } = await readTree({});
  if (!entries) throw new Error('the small tree is meant to be valid');
  const picture = { path: '/images/p.jpg', fingerprint: '00000000', width: 16, height: 12, tint: 0 };
  const uses = new Map(listPictureUses(entries).map(({ source }) => [source, { picture }] as const));
  const { drawing: cat } = readDrawing('<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>');
  const drawnOn = (drawing: typeof entries.drawing) => {
    const content = resolveContent({ ...entries, drawing }, uses, locale);
    const { pages } = toSiteProps(content, '/submit', {}, 'set');
    return pages.find(({ kind }) => kind === 'notFound')?.content;
  };
  expect(drawnOn(null)).toMatchObject({ drawing: { tag: 'svg', attributes: { viewBox: '0 0 320 300' } } });
  expect(cat).not.toBeNull();
  expect(drawnOn(cat)).toMatchObject({ drawing: cat });
});
