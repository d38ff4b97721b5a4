import type { PictureFiles } from '../../core/picture.ts';

/**
 * How a wall of photos breaks into rows: each photo as wide as a row's usual height allows, as many to a row as fit, and
 * each row then stretched to the wall's whole width. Browsers do this by themselves, with flex lines of boxes that grow
 * by their proportions (PhotoWall.module.css); reckoned ahead, the place of every row is known while most are not drawn.
 * Where the two differed, the page would jump: a photo's basis is a whole number of px, so that nothing is rounded.
 */

/** Proportions are counted in these: most cameras' are whole numbers of them, and others lose a hair at two sides. */
const fraction = 24;
const narrowest = fraction / 2;
const widest = fraction * 4;

/** Width by height of a photo on a wall, in 24ths: 36 is 3:2. What is longer than 4:1 or 1:2 is cut to that. */
export function proportionOf({ width, height }: Pick<PictureFiles, 'width' | 'height'>): number {
  return Math.min(widest, Math.max(narrowest, Math.round((width * fraction) / height)));
}

/** The least character that stands for a proportion; all of them are printable ASCII. */
const firstCharacter = 28;

/** Proportions as one character each: what a page knows of thousands of photos that it does not show. */
export function packProportions(proportions: readonly number[]): string {
  return proportions.map((proportion) => String.fromCharCode(proportion + firstCharacter)).join('');
}

export function unpackProportions(packed: string): number[] {
  return Array.from(packed, (character) => character.charCodeAt(0) - firstCharacter);
}

export type GridMeasures = { widthPx: number; rowHeightPx: number; gapPx: number };

export type GridLayout = {
  /** The first photo of each row, and behind the last row the number of photos. */
  starts: number[];
  /** Upper edge of each row in px, and behind the last row the wall's height. */
  tops: number[];
};

/** The rows of a wall of photos of these proportions. */
export function layOutRows(
  proportions: readonly number[],
  { widthPx, rowHeightPx, gapPx }: GridMeasures,
): GridLayout {
  const starts: number[] = [];
  const tops: number[] = [];
  let top = 0;
  let start = 0;
  let sum = 0;
  const endRow = (end: number, heightPx: number) => {
    starts.push(start);
    tops.push(top);
    top += heightPx + gapPx;
    start = end;
    sum = 0;
  };
  /** As high as its photos are when together they fill the width. */
  const stretched = (photos: number) => ((widthPx - (photos - 1) * gapPx) * fraction) / sum;
  proportions.forEach((proportion, index) => {
    const photos = index - start;
    const isFull = ((sum + proportion) * rowHeightPx) / fraction + photos * gapPx > widthPx;
    if (photos > 0 && isFull) endRow(index, stretched(photos));
    sum += proportion;
  });
  const rest = proportions.length - start;
  // The last row keeps its height, unless it is fuller than that.
  if (rest > 0) endRow(proportions.length, Math.min(rowHeightPx, stretched(rest)));
  return { starts: [...starts, proportions.length], tops: [...tops, Math.max(0, top - gapPx)] };
}

/** The row whose `edges` (of `starts` or `tops`) hold a photo's number or a distance in px; the nearest for one outside. */
export function rowAt(edges: readonly number[], value: number): number {
  let low = 0;
  let high = Math.max(0, edges.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((edges[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
