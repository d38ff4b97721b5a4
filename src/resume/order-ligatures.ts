/** A glyph of a font in a PDF, and the two or more letters of Arabic or Hebrew that it stands for, in UTF-16. */
const ligature = /(?<=<[\dA-F]{4}> <)(?:0(?:5[D-F]|6[0-9A-F]|7[0-7])[\dA-F]){2,}(?=>)/g;

/**
 * Turns the letters of ligatures about in what a PDF says of its fonts: readers turn all text about that runs to the
 * left, and would tell `لا` as `ال`. Typst writes them as they are read. Everything keeps its place in the file.
 */
export function orderLigatures(pdf: Uint8Array): Uint8Array {
  const ordered = Buffer.from(pdf)
    .toString('latin1')
    .replace(ligature, (letters) => (letters.match(/.{4}/g) ?? []).reverse().join(''));
  return Buffer.from(ordered, 'latin1');
}
