import type { Sheet } from '../core/sheet.ts';

export type Format = 'landscape' | 'portrait' | 'panorama';

export const FORMAT_SIZES: Record<Format, readonly [width: number, height: number]> = {
  landscape: [1600, 1067],
  portrait: [1067, 1600],
  panorama: [1600, 800],
};

/** One row of a family's variation table, ready to draw. */
export type Scene = { readonly format: Format; readonly draw: (sheet: Sheet) => void };

/** A kind of place. The n-th caption of that kind gets the n-th scene; after the last it starts again. */
export type Family = { readonly scenes: readonly [Scene, ...Scene[]] };

/** A family from its variation table: what differs between its pictures stands in the table, not in the dice. */
export function defineFamily<V extends { readonly format?: Format }>(
  variations: readonly [V, ...V[]],
  draw: (sheet: Sheet, variation: V) => void,
): Family {
  const [first, ...others] = variations.map((variation) => ({
    format: variation.format ?? 'landscape',
    draw: (sheet: Sheet) => draw(sheet, variation),
  }));
  if (!first) throw new Error('a family needs a variation');
  return { scenes: [first, ...others] };
}
