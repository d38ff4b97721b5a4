/**
 * Declares a tagged PDF to be PDF/UA-1, which Typst as WebAssembly cannot be asked for: the standard wants an entry in
 * the metadata, and a reader's window to show the title. Both take the room of what nobody reads, so that all offsets
 * in the file stay true.
 */
export function declarePdfUa(pdf: Uint8Array): Uint8Array {
  const declared = Buffer.from(pdf)
    .toString('latin1')
    .replace(/<xmpMM:InstanceID>.*?<\/xmpMM:RenditionClass>/s, (text) =>
      '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>'.padEnd(text.length),
    )
    .replace(/\/ViewerPreferences <<\s*\/Direction \/(?:L2R|R2L)\s*>>/, (text) =>
      '/ViewerPreferences<</DisplayDocTitle true>>'.padEnd(text.length),
    );
  return Buffer.from(declared, 'latin1');
}
