const tableRecordBytes = 16;
const tableDirectoryStart = 12;
const encodingRecordBytes = 8;
const groupBytes = 12;

/**
 * The characters an uncompressed font file has glyphs for. Reads the two tables that fonts of today have: for the Basic
 * Multilingual Plane (`cmap` format 4) and for all of Unicode (format 12), as emoji and rare Han characters need it.
 * https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export function readLetters(sfnt: Buffer): Set<string> {
  const letters = new Set<string>();
  const cmap = findTable(sfnt, 'cmap');
  const encodings = sfnt.readUInt16BE(cmap + 2);
  for (let index = 0; index < encodings; index += 1) {
    const table = cmap + sfnt.readUInt32BE(cmap + 4 + index * encodingRecordBytes + 4);
    const format = sfnt.readUInt16BE(table);
    if (format === 4) readSegments(sfnt, table, letters);
    if (format === 12) readGroups(sfnt, table, letters);
  }
  return letters;
}

function readSegments(sfnt: Buffer, table: number, letters: Set<string>): void {
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
      // An offset counts from where it stands itself, to the glyph of the segment's first character.
      const glyph = offset === 0 ? code : sfnt.readUInt16BE(offsets + at + offset + (code - start) * 2);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) letters.add(String.fromCharCode(code));
    }
  }
}

function readGroups(sfnt: Buffer, table: number, letters: Set<string>): void {
  const groups = sfnt.readUInt32BE(table + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = table + 16 + index * groupBytes;
    const start = sfnt.readUInt32BE(group);
    const end = sfnt.readUInt32BE(group + 4);
    const glyph = sfnt.readUInt32BE(group + 8);
    for (let code = start; code <= end; code += 1) {
      if (glyph + code - start !== 0) letters.add(String.fromCodePoint(code));
    }
  }
}

function findTable(sfnt: Buffer, tag: string): number {
  const count = sfnt.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = tableDirectoryStart + index * tableRecordBytes;
    if (sfnt.toString('latin1', record, record + 4) === tag) return sfnt.readUInt32BE(record + 8);
  }
  throw new Error(`The font file has no table "${tag}".`);
}
