const tableRecordBytes = 16;
const tableDirectoryStart = 12;
const encodingRecordBytes = 8;
const groupBytes = 12;

/**
 * The characters for which an uncompressed font file has glyphs. Reads the two common tables: for the Basic Multilingual Plane
 * (`cmap` format 4) and for all of Unicode (format 12), which emoji and rare Han characters need.
 * https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export function readLetters(sfnt: Buffer): Set<string> {
  return new Set(readGlyphs(sfnt).keys());
}

/** The glyph ID of each character. */
function readGlyphs(sfnt: Buffer): Map<string, number> {
  const glyphs = new Map<string, number>();
  const cmap = findTable(sfnt, 'cmap');
  const encodings = sfnt.readUInt16BE(cmap + 2);
  for (let index = 0; index < encodings; index += 1) {
    const table = cmap + sfnt.readUInt32BE(cmap + 4 + index * encodingRecordBytes + 4);
    const format = sfnt.readUInt16BE(table);
    if (format === 4) readSegments(sfnt, table, glyphs);
    if (format === 12) readGroups(sfnt, table, glyphs);
  }
  return glyphs;
}

function readSegments(sfnt: Buffer, table: number, glyphs: Map<string, number>): void {
  const width = sfnt.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + width + 2;
  const deltas = starts + width;
  const offsets = deltas + width;
  for (let at = 0; at < width; at += 2) {
    const end = sfnt.readUInt16BE(ends + at);
    const start = sfnt.readUInt16BE(starts + at);
    const delta = sfnt.readUInt16BE(deltas + at);
    const offset = sfnt.readUInt16BE(offsets + at);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      // An offset is relative to its own position and leads to the glyph of the segment's first character.
      const listed = offset === 0 ? code : sfnt.readUInt16BE(offsets + at + offset + (code - start) * 2);
      const glyph = (listed + delta) & 0xffff;
      if (listed !== 0 && glyph !== 0) glyphs.set(String.fromCharCode(code), glyph);
    }
  }
}

function readGroups(sfnt: Buffer, table: number, glyphs: Map<string, number>): void {
  const groups = sfnt.readUInt32BE(table + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = table + 16 + index * groupBytes;
    const start = sfnt.readUInt32BE(group);
    const end = sfnt.readUInt32BE(group + 4);
    const first = sfnt.readUInt32BE(group + 8);
    for (let code = start; code <= end; code += 1) {
      const glyph = first + code - start;
      if (glyph !== 0) glyphs.set(String.fromCodePoint(code), glyph);
    }
  }
}

export function findTable(sfnt: Buffer, tag: string): number {
  const count = sfnt.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = tableDirectoryStart + index * tableRecordBytes;
    if (sfnt.toString('latin1', record, record + 4) === tag) return sfnt.readUInt32BE(record + 8);
  }
  throw new Error(`The font file has no table "${tag}".`);
}

/** In em. */
type FontMetrics = {
  ascent: number;
  descent: number;
  /** Width of a text without kerning. */
  widthOf: (text: string) => number;
};

/**
 * Metrics of an uncompressed font file.
 * https://learn.microsoft.com/typography/opentype/spec/hmtx
 */
export function readMetrics(sfnt: Buffer): FontMetrics {
  const unitsPerEm = sfnt.readUInt16BE(findTable(sfnt, 'head') + 18);
  const hhea = findTable(sfnt, 'hhea');
  const hmtx = findTable(sfnt, 'hmtx');
  // Further glyphs have the width of the last one.
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
