import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { InitOutput } from '@myriaddreamin/typst-ts-web-compiler';
import { maxTextLength, vowelSign } from '../core/text.ts';
import type { Recipe } from '../files/cache.ts';
import { engineRoot } from '../files/output-paths.ts';

const require = createRequire(import.meta.url);
/** Imported by every template as `/typefaces.typ`. */
const typefaces = join(engineRoot, 'src/typst/typefaces.typ');

/** The site's own typefaces. */
export type OwnFaces = {
  families: Record<'text' | 'heading' | 'title' | 'label', string>;
  /** Static TrueType files, because Typst does not support variable fonts. */
  files: readonly string[];
};

/** A typeface for characters that the site's own lack. */
type FurtherFace = {
  family: string;
  /** TrueType files. */
  files: readonly string[];
  /** Identifies their content. */
  release: string;
  characters: ReadonlySet<string>;
  /** Whether it is used before the site's own. */
  leads: boolean;
};

export type Typefaces = { own: OwnFaces; further: readonly FurtherFace[] };

/** Typesets data in a template. Omits characters that no font has, for which Typst would print boxes. */
export type Typesetter = {
  /** Number of elements with a label. */
  count(data: unknown, label: string): number;
  /** Values of metadata with a label, in the order of the pages. */
  query(data: unknown, label: string): unknown[];
  /** Adds or replaces a file that the template names. */
  addFile(path: string, bytes: Uint8Array): void;
  /** Tagged; without the vowel signs of Arabic and Hebrew. */
  pdf(data: unknown): Uint8Array;
  /** An SVG of each page, with text as shapes. */
  svgs(data: unknown): Promise<string[]>;
};

export const typesetterMissing =
  'Typst is not installed, so the site has no share cards and no PDF résumé except your own file. Install it with the other packages:   npm ci';

/** Whether the optional Typst packages are installed. */
export async function isTypesetterInstalled(): Promise<boolean> {
  return Promise.all([
    import('@myriaddreamin/typst-ts-web-compiler'),
    import('@myriaddreamin/typst-ts-renderer'),
  ]).then(
    () => true,
    () => false,
  );
}

/** Characters of a font: alternating numbers of code points that it lacks and has, from 0 on. */
type Coverage = readonly number[];

/** By typefaces and template: reading the fonts again takes as long as a page. */
const loaded = new WeakMap<Typefaces, Map<string, Promise<Typesetter>>>();

/**
 * Typst as WebAssembly, which is the same file on every platform. It reads the template, those it includes and
 * the fonts above and nothing else, so its output is the same everywhere. The template gets its data from `/data.json`, so
 * that no text becomes markup.
 */
export function loadTypesetter(
  template: string,
  faces: Typefaces,
  included: readonly string[] = [],
): Promise<Typesetter> {
  const byTemplate = loaded.get(faces) ?? new Map<string, Promise<Typesetter>>();
  loaded.set(faces, byTemplate);
  const typesetter = byTemplate.get(template) ?? startTypesetter(template, faces, included);
  byTemplate.set(template, typesetter);
  return typesetter;
}

async function startTypesetter(
  template: string,
  faces: Typefaces,
  included: readonly string[],
): Promise<Typesetter> {
  // Optimizing its code would take longer than a résumé and twenty cards: three quarters of the time of the cards, and
  // 80 MB.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  // Loaded on demand, because most builds find all documents in the cache.
  const typst = await import('@myriaddreamin/typst-ts-web-compiler');
  // Synchronous, because with two concurrent loads the second would replace the instance of the first.
  const wasm = typst.initSync({ module: await readWasm('@myriaddreamin/typst-ts-web-compiler') });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = new typst.TypstFontResolverBuilder();
  const coverages: Coverage[] = [];
  for (const file of [...faces.own.files, ...faces.further.flatMap(({ files }) => files)]) {
    const font = await readFile(file);
    await builder.add_raw_font(font);
    const { info } = fonts.get_font_info(font) as { info: { coverage: Coverage }[] };
    coverages.push(...info.map(({ coverage }) => coverage));
  }
  const compiler = await builder.build();
  for (const file of [template, typefaces, ...included])
    compiler.add_source(pathOf(file), await readFile(file, 'utf8'));
  compiler.map_shadow('/typefaces.json', Buffer.from(JSON.stringify(describeFaces(faces))));

  const addData = (data: unknown, left: RegExp, maxLength: number) => {
    reserveMemory(wasm);
    const printable = (text: string) =>
      Array.from(opening(text, maxLength).normalize().replace(left, ''))
        .filter((character) => unseen.test(character) || coverages.some((each) => covers(each, character)))
        .join('');
    const json = JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'string' ? printable(value) : value,
    );
    compiler.map_shadow('/data.json', Buffer.from(json));
  };
  const compile = <T>(
    data: unknown,
    left: RegExp,
    run: (path: string) => T,
    maxLength = maxTextLength,
  ): T => {
    addData(data, left, maxLength);
    const path = pathOf(template);
    try {
      return run(path);
    } catch (cause) {
      if (maxLength > maxMixedLength && String(cause).includes(tooManyMatches))
        return compile(data, left, run, maxMixedLength);
      // Typst throws plain text.
      throw new Error(`${path} does not compile: ${cause}`, { cause });
    }
  };
  const find = (data: unknown, label: string) => {
    const found = compile(data, points, (path) => compiler.query(path, undefined, `<${label}>`));
    return JSON.parse(found) as { value?: unknown }[];
  };
  const compileTo = (format: 'pdf' | 'vector', data: unknown, left: RegExp): Uint8Array =>
    compile(data, left, (path) => compiler.compile(path, undefined, format, 1)).result;
  return {
    count: (data, label) => find(data, label).length,
    query: (data, label) => find(data, label).map(({ value }) => value),
    addFile: (path, bytes) => compiler.map_shadow(path, bytes),
    pdf: (data) => compileTo('pdf', data, points),
    async svgs(data) {
      const drawing = await import('@myriaddreamin/typst-ts-renderer');
      reserveMemory(drawing.initSync({ module: await readWasm('@myriaddreamin/typst-ts-renderer') }));
      const renderer = await new drawing.TypstRendererBuilder().build();
      const session = renderer.session_from_artifact(compileTo('vector', data, nothing), 'vector');
      const svg = renderer.svg_data(session, svgParts);
      // The garbage collector does not know the size of WebAssembly's memory.
      session.free();
      renderer.free();
      // Its invisible text is not escaped completely.
      return pagesOf(svg.replaceAll(']]>', ']]&gt;'));
    },
  };
}

const reservedBytes = 256 * 1024 * 1024;

/** Sizes of memories after they were reserved. */
const reserved = new WeakMap<WebAssembly.Memory, number>();

/**
 * Lets the memory of Typst grow by a lot at once. It grows with each document, by 64 KB at a time, and V8 collects the garbage
 * of all of JavaScript's memory each time: this took three quarters of the processor time of résumés. A site in two languages
 * fits into what is reserved.
 */
function reserveMemory({
  memory,
  __wbindgen_export: allocate,
  __wbindgen_export4: free,
}: Pick<InitOutput, 'memory' | '__wbindgen_export' | '__wbindgen_export4'>): void {
  if (memory.buffer.byteLength <= (reserved.get(memory) ?? 0)) return;
  // Memory that was never written takes no space.
  free(allocate(reservedBytes, 1), reservedBytes, 1);
  reserved.set(memory, memory.buffer.byteLength);
}

/** Splits the SVG of Typst, which contains all pages below each other, into one SVG per page. */
function pagesOf(drawing: string): string[] {
  const [opening = '', ...pages] = drawing.split(/(?=<g class="typst-page")/);
  return pages.map((page, index) => {
    const [, left, top, width, height] = placeOfPage.exec(page) ?? [];
    const root = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`;
    const end = index === pages.length - 1 ? '' : '</svg>';
    const glyphs = new Set(page.match(/(?<=href="#)\w+/g));
    const own = opening
      .replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, root)
      .replace(/<path id="(\w+)" class="outline_glyph"[^>]*>/g, (path, id) => (glyphs.has(id) ? path : ''));
    return `${own}${withoutEmptyGroups(page)}${end}`;
  });
}

/** Typst puts two groups behind each shape. Reading them takes a fifth of the time of a card. */
function withoutEmptyGroups(svg: string): string {
  const shorter = svg.replace(/<g\b[^>]*><\/g>/g, '');
  return shorter === svg ? svg : withoutEmptyGroups(shorter);
}

const placeOfPage =
  /translate\(([\d.]+), ([\d.]+)\)".*? data-page-width="([\d.]+)" data-page-height="([\d.]+)"/;

/** Pages and glyph shapes, without the viewer's styles and scripts. */
const svgParts = 0b11;

/** Everything besides its data that a document depends on, for cache keys. */
export async function typesettingRecipe(template: string, faces: Typefaces): Promise<Recipe> {
  return {
    tools: ['@myriaddreamin/typst-ts-web-compiler', '@myriaddreamin/typst-ts-renderer'],
    parts: [
      await readFile(template),
      await readFile(typefaces),
      ...(await Promise.all(faces.own.files.map((file) => readFile(file)))),
      faces.further.map(({ release }) => release),
      describeFaces(faces),
    ],
  };
}

/**
 * Typst applies the rules of the templates at most 511 times in a paragraph: to words of another typeface, and to words of
 * the other direction. Texts of this length have fewer.
 */
const tooManyMatches = 'maximum grouping depth exceeded';
const maxMixedLength = 500;

/** The beginning of a text: Typst would need minutes for a paragraph as long as a book. */
function opening(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Input of `typefaces.typ`. */
function describeFaces({ own, further }: Typefaces) {
  const families = (leads: boolean) =>
    further.filter((face) => face.leads === leads).map(({ family }) => family);
  const mixing = further.find(({ characters }) => [...characters].some((character) => mixed.test(character)));
  const foreign = [...(mixing?.characters ?? [])].filter((character) => /[\p{L}\p{M}]/u.test(character));
  return {
    own: own.families,
    before: families(true),
    after: families(false),
    other: mixing?.family ?? '',
    foreign: foreign.sort().join(''),
  };
}

/** Letters that appear in words with those of the site's typefaces. */
const mixed = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * Vowel signs of Arabic and Hebrew, which most texts omit. Typst writes a letter with such a sign twice into the text of
 * a PDF, so screen readers and search programs find it twice.
 */
const points = new RegExp(vowelSign, 'gu');

const nothing = /(?!)/u;

/** Characters without a glyph. */
const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

function readWasm(name: string): Promise<Buffer> {
  return readFile(require.resolve(`${name}/wasm`));
}

/** Path of a template for Typst. */
function pathOf(file: string): string {
  return `/${basename(file)}`;
}

function covers(coverage: Coverage, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  let end = 0;
  const run = coverage.findIndex((length) => {
    end += length;
    return codePoint < end;
  });
  return run % 2 === 1;
}
