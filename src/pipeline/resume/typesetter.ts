import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';

const require = createRequire(import.meta.url);

export type Typesetter = {
  compiler: TypstCompiler;
  /** Which characters of a text no font has; Typst would leave boxes in their place. */
  findMissing(text: string): string[];
};

/** What of a font Typst tells: how many code points in turn it has not and has, from 0 on. */
type FontInfo = { info: { coverage: number[] }[] };

/**
 * Typst as WebAssembly, which is the same file on every platform. It sees the files that are given to it, and no fonts
 * but those, so what it sets is the same everywhere, too.
 */
export async function loadTypesetter(fontFiles: readonly string[]): Promise<Typesetter> {
  // Loaded when it is wanted: most builds find what it would set in the cache.
  const typst = await import('@myriaddreamin/typst-ts-web-compiler');
  await typst.default({
    module_or_path: await readFile(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
  });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = new typst.TypstFontResolverBuilder();
  const coverages: number[][] = [];
  for (const file of fontFiles) {
    const font = await readFile(file);
    await builder.add_raw_font(font);
    coverages.push(...(fonts.get_font_info(font) as FontInfo).info.map(({ coverage }) => coverage));
  }
  return {
    compiler: await builder.build(),
    findMissing: (text) =>
      [...new Set(text.normalize())].filter(
        (letter) =>
          !/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(letter) &&
          !coverages.some((coverage) => covers(coverage, letter.codePointAt(0) ?? 0)),
      ),
  };
}

function covers(coverage: readonly number[], codePoint: number): boolean {
  let end = 0;
  const run = coverage.findIndex((length) => {
    end += length;
    return codePoint < end;
  });
  return run % 2 === 1;
}

/**
 * Declares a tagged PDF to be PDF/UA-1, which this Typst cannot be asked for: the standard wants an entry in the
 * metadata, and a reader's window to show the title. Both take the room of what nobody reads, so that all offsets in
 * the file stay true.
 */
export function declarePdfUa(pdf: Uint8Array): Uint8Array {
  const declared = Buffer.from(pdf)
    .toString('latin1')
    .replace(/<xmpMM:InstanceID>.*?<\/xmpMM:RenditionClass>/s, (text) =>
      '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>'.padEnd(text.length),
    )
    .replace(/\/ViewerPreferences <<\s*\/Direction \/L2R\s*>>/, (text) =>
      '/ViewerPreferences<</DisplayDocTitle true>>'.padEnd(text.length),
    );
  return Buffer.from(declared, 'latin1');
}
