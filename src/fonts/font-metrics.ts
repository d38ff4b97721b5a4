import { findTable, readGlyphs } from './read-letters.ts';

/** In parts of the text's size. */
type FontMetrics = {
  ascent: number;
  descent: number;
  /** How wide a text is, without kerning. */
  widthOf: (text: string) => number;
};

/**
 * What an uncompressed font file says of its lines and letters.
 * https://learn.microsoft.com/typography/opentype/spec/hmtx
 */
export function readMetrics(sfnt: Buffer): FontMetrics {
  const unitsPerEm = sfnt.readUInt16BE(findTable(sfnt, 'head') + 18);
  const hhea = findTable(sfnt, 'hhea');
  const hmtx = findTable(sfnt, 'hmtx');
  // Glyphs beyond these are as wide as the last of them.
  const last = sfnt.readUInt16BE(hhea + 34) - 1;
  const glyphs = readGlyphs(sfnt);
  const advanceOf = (glyph: number) => sfnt.readUInt16BE(hmtx + 4 * Math.min(glyph, last));
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -sfnt.readInt16BE(hhea + 6) / unitsPerEm,
    widthOf: (text) =>
      Array.from(text).reduce((sum, letter) => sum + advanceOf(glyphs.get(letter) ?? 0), 0) / unitsPerEm,
  };
}
