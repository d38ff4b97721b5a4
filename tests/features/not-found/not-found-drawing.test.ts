import { expect, it } from 'vitest';
import { readDrawing } from '../../../src/features/not-found/read-drawing.build.ts';
import type { RawContent } from '../../../src/site/site-content.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { resolveReading } from '../../resume/sample-content.ts';
import { readTree } from '../../site/content-tree.ts';

it('shows an empty label on the 404 page if the owner has no drawing', async () => {
  const reading = await readTree({});
  const { drawing: cat } = readDrawing('<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>');
  const drawnOn = (drawing: RawContent['drawing']) => {
    const { pages } = toSiteProps(resolveReading(reading, { drawing }), '/submit', {}, 'set');
    return pages.find(({ kind }) => kind === 'notFound')?.content;
  };
  expect(drawnOn(null)).toMatchObject({ drawing: { tag: 'svg', attributes: { viewBox: '0 0 320 300' } } });
  expect(drawnOn('none')).toMatchObject({ drawing: null });
  expect(cat).not.toBeNull();
  expect(drawnOn(cat)).toMatchObject({ drawing: cat });
});
