import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { cached } from '../files/cache.ts';
import { sha256 } from '../files/hash.ts';
import { ifThere } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { findTable, readLetters } from './read-letters.ts';

/** The owner's font files of one family. */
export type OwnFont = {
  family: string;
  /** TrueType files: the regular font and the bold one, if there is one. */
  files: string[];
  /** Hash of their content. */
  release: string;
  letters: ReadonlySet<string>;
};

/** In `content/`. */
const folder = 'fonts';
/** Larger than any font for one script. */
const maxBytes = 40 * 1024 * 1024;
const boldFrom = 600;
/** Bits of `fsType` that forbid embedding. */
const noEmbedding = 0x0002 | 0x0200;

/** First bytes of TrueType, OpenType, Apple TrueType and WOFF2 files, in hex. */
const signatures = ['00010000', '4f54544f', '74727565', '774f4632'];

type ReadFont = { family: string; weight: number; sfnt: Buffer };

/**
 * The fonts in `content/fonts/`, for characters that the site's typefaces lack, and diagnostics about their files.
 * They are
 * decompressed to `typefaceDir`, because Typst reads files.
 */
export async function readOwnFonts(
  contentDir: string,
  { fontCacheDir, typefaceDir }: { fontCacheDir: string; typefaceDir: string },
): Promise<{ fonts: OwnFont[]; diagnostics: Diagnostic[] }> {
  const names = await ifThere(readdir(path.join(contentDir, folder)));
  const diagnostics: Diagnostic[] = [];
  const families = new Map<string, ReadFont[]>();
  for (const name of (names ?? [])
    .filter((each) => !each.startsWith('.') && !/\.(?:txt|md)$/i.test(each))
    .sort()) {
    const read = await readFont(path.join(contentDir, folder, name), fontCacheDir);
    if ('diagnosticText' in read) {
      diagnostics.push(diagnosticInFile(`${folder}/${name}`, read.diagnosticText));
      continue;
    }
    families.set(read.family, [...(families.get(read.family) ?? []), read]);
  }
  const fonts = await Promise.all(
    [...families].map(async ([family, styles]) => {
      const byWeight = styles.toSorted((a, b) => a.weight - b.weight);
      const regular = byWeight.findLast(({ weight }) => weight < boldFrom) ?? byWeight[0];
      const bold = byWeight.find(({ weight }) => weight >= boldFrom);
      const used = [...new Set([regular, bold])].flatMap((font) => font?.sfnt ?? []);
      const files = await Promise.all(used.map((sfnt) => keepFont(sfnt, typefaceDir)));
      const letters = readLetters(used[0] ?? Buffer.of());
      return { family, files, release: files.map((file) => path.basename(file)).join(), letters };
    }),
  );
  return { fonts, diagnostics };
}

async function readFont(
  file: string,
  cacheDir: string,
): Promise<ReadFont | { diagnosticText: DiagnosticText }> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes || !signatures.includes(bytes.toString('hex', 0, 4)))
    return {
      diagnosticText: {
        code: 'invalid-font',
        summary: 'this is not a font file that can be used',
        why: 'A font in content/fonts/ is a .ttf, .otf or .woff2 file with one font in it.',
        fix: 'Replace it with such a file, or remove it from the folder.',
      },
    };
  if (bytes.length > maxBytes)
    return {
      diagnosticText: {
        code: 'font-too-large',
        summary: `this font file has ${Math.round(bytes.length / 1024 / 1024)} MB, expected at most ${maxBytes / 1024 / 1024} MB`,
        why: 'A font for one script is smaller.',
        fix: 'Use the file of a single weight.',
      },
    };
  try {
    const sfnt = bytes.toString('latin1', 0, 4) === 'wOF2' ? await unpack(bytes, cacheDir) : bytes;
    const os2 = findTable(sfnt, 'OS/2');
    if ((sfnt.readUInt16BE(os2 + 8) & noEmbedding) !== 0)
      return {
        diagnosticText: {
          code: 'font-license',
          summary: 'the license in this font file does not allow embedding',
          why: 'The site would publish the font and embed it in the résumé.',
          fix: 'Remove it, or get a license for the web and a file that allows it.',
        },
      };
    const family = readFamily(sfnt);
    if (family === '' || readLetters(sfnt).size === 0) return { diagnosticText: damaged };
    return { family, weight: sfnt.readUInt16BE(os2 + 4), sfnt };
  } catch {
    return { diagnosticText: damaged };
  }
}

const damaged: DiagnosticText = {
  code: 'unreadable-font',
  summary: 'this font file cannot be read',
  why: 'It is damaged, or it has no name or no characters.',
  fix: 'Copy it again from its source, or remove it from the folder.',
};

async function unpack(woff2: Buffer, cacheDir: string): Promise<Buffer> {
  const recipe = { tools: ['subset-font'], parts: ['unpacked', woff2] };
  const sfnt = await cached(cacheDir, recipe, async () => {
    const { default: subsetFont } = await import('subset-font');
    const preserveNameIds = [1, 2, 16, 17];
    return subsetFont(woff2, '', { keepAllGlyphs: true, targetFormat: 'sfnt', preserveNameIds });
  });
  return Buffer.from(sfnt);
}

/**
 * Typographic family name (16), or else family name (1), of the Windows platform; "" if both are missing.
 * https://learn.microsoft.com/typography/opentype/spec/name
 */
function readFamily(sfnt: Buffer): string {
  const table = findTable(sfnt, 'name');
  const strings = table + sfnt.readUInt16BE(table + 4);
  const names = new Map<number, string>();
  for (let index = 0; index < sfnt.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + 12 * index;
    if (sfnt.readUInt16BE(record) !== 3) continue;
    const start = strings + sfnt.readUInt16BE(record + 10);
    const utf16 = Buffer.from(sfnt.subarray(start, start + sfnt.readUInt16BE(record + 8))).swap16();
    names.set(sfnt.readUInt16BE(record + 6), utf16.toString('utf16le'));
  }
  // It is written to style sheets between quotation marks.
  return (names.get(16) ?? names.get(1) ?? '').replaceAll(/["\\\p{C}]/gu, '');
}

async function keepFont(sfnt: Buffer, typefaceDir: string): Promise<string> {
  const hash = sha256(sfnt).slice(0, 16);
  const file = path.join(typefaceDir, 'own', `${hash}.ttf`);
  const present = await readFile(file).catch(() => null);
  if (!present?.equals(sfnt)) await writeAtomically(file, sfnt, { flush: false });
  return file;
}
