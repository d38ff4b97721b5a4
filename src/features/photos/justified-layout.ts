import { fraction } from '../../gallery/gallery.ts';

/**
 * How photos break into justified rows: each photo has the usual height, a row takes as many as fit, and stretches to the
 * full width. Browsers do this with flex boxes that grow by their proportions (JustifiedGrid.module.css). This computes the
 * same in advance, so that the position of every row is known while most are not rendered. The results must be equal, or
 * the page would jump: the flex basis of a photo is a whole number of px, so that nothing is rounded.
 */

/** Offset of the first character; all characters are printable ASCII. */
const firstCharacter = 28;

/** One character per proportion, for pages with thousands of photos. */
export function packProportions(proportions: readonly number[]): string {
  return proportions.map((proportion) => String.fromCharCode(proportion + firstCharacter)).join('');
}

export function unpackProportions(packed: string): number[] {
  return Array.from(packed, (character) => character.charCodeAt(0) - firstCharacter);
}

export type GridMeasures = {
  widthPx: number;
  rowHeightPx: number;
  gapPx: number;
  /** The last row is stretched unless this share of the width is empty. */
  restShare: number;
};

export type GridLayout = {
  /** The first photo of each row, then the number of photos. */
  starts: number[];
  /** Top of each row in px, then the height of the grid. */
  tops: number[];
};

export function layOutRows(
  proportions: readonly number[],
  { widthPx, rowHeightPx, gapPx, restShare }: GridMeasures,
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
  /** Height of a row whose photos fill the width. */
  const stretched = (photos: number) => ((widthPx - (photos - 1) * gapPx) * fraction) / sum;
  proportions.forEach((proportion, index) => {
    const photos = index - start;
    const isFull = ((sum + proportion) * rowHeightPx) / fraction + photos * gapPx > widthPx;
    if (photos > 0 && isFull) endRow(index, stretched(photos));
    sum += proportion;
  });
  const rest = proportions.length - start;
  const isNearlyFull = (sum * rowHeightPx) / fraction + rest * gapPx + restShare * widthPx > widthPx;
  // Otherwise the last row keeps its height.
  if (rest > 0) endRow(proportions.length, isNearlyFull ? stretched(rest) : rowHeightPx);
  return { starts: [...starts, proportions.length], tops: [...tops, Math.max(0, top - gapPx)] };
}

/** The row between whose edges (`starts` or `tops`) a photo or a distance in px lies; the nearest if outside. */
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
