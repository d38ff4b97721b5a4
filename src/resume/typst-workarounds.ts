/* What Typst lacks or does wrong, corrected before and after it runs. All offsets in a PDF stay valid. */

/** A glyph of a font in a PDF, and the two or more Arabic or Hebrew letters that it represents, in UTF-16. */
const ligature = /(?<=<[\dA-F]{4}> <)(?:0(?:5[D-F]|6[0-9A-F]|7[0-7])[\dA-F]){2,}(?=>)/g;

/**
 * Reverses the letters of ligatures in a PDF's character maps: PDF readers reverse all right-to-left text and would
 * otherwise read `لا` as `ال`.
 */
export function orderLigatures(pdf: Uint8Array): Uint8Array {
  return replaceInPdf(pdf, [[ligature, (letters) => (letters.match(/.{4}/g) ?? []).reverse().join('')]]);
}

/**
 * Declares a tagged PDF as PDF/UA-1, which the WebAssembly build of Typst cannot: an entry in the metadata, and the title
 * shown in the window. Both overwrite entries that no reader uses.
 */
export function declarePdfUa(pdf: Uint8Array): Uint8Array {
  const part = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';
  return replaceInPdf(pdf, [
    [/<xmpMM:InstanceID>.*?<\/xmpMM:RenditionClass>/gs, (text) => part.padEnd(text.length)],
    [
      /\/ViewerPreferences <<\s*\/Direction \/(?:L2R|R2L)\s*>>/g,
      (text) => '/ViewerPreferences<</DisplayDocTitle true>>'.padEnd(text.length),
    ],
  ]);
}

/** Replaces in place, by texts of the same length: a portfolio is large, and copies of it would stay in memory. */
function replaceInPdf(
  pdf: Uint8Array,
  edits: [pattern: RegExp, replace: (text: string) => string][],
): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const text = bytes.toString('latin1');
  for (const [pattern, replace] of edits)
    for (const { 0: found, index } of text.matchAll(pattern)) bytes.write(replace(found), index, 'latin1');
  return bytes;
}
