import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import type { Recipe } from '../files/cache.ts';

const require = createRequire(import.meta.url);
const fontPackages = {
  next: '@expo-google-fonts/atkinson-hyperlegible-next',
  mono: '@expo-google-fonts/atkinson-hyperlegible-mono',
  other: '@expo-google-fonts/libertinus-serif',
};
/** Static ones: Typst does not vary fonts. */
const siteFonts = () => [
  ...fontFiles(fontPackages.next, [
    '400Regular',
    '400Regular_Italic',
    '600SemiBold',
    '700Bold',
    '800ExtraBold',
  ]),
  ...fontFiles(fontPackages.mono, ['400Regular', '600SemiBold', '700Bold']),
];
/** For the characters that the site's typefaces lack. */
const otherFonts = () => fontFiles(fontPackages.other, ['400Regular', '600SemiBold', '700Bold']);
/** For every template to import, as `/typefaces.typ`. */
const typefaces = new URL('typefaces.typ', import.meta.url);

export type Typesetter = {
  /** Which characters of a text no font has; Typst would leave boxes in their place. */
  findMissing(text: string): string[];
  /** How many elements of what is set bear a label. */
  count(data: unknown, label: string): number;
  /** Tagged. */
  pdf(data: unknown): Uint8Array;
  /** Its text is drawn as shapes. */
  svg(data: unknown): Promise<string>;
};

/** Whether the packages that set type are there; a build does without them, and says so. */
export async function isTypesetterInstalled(): Promise<boolean> {
  return Promise.all([
    import('@myriaddreamin/typst-ts-web-compiler'),
    import('@myriaddreamin/typst-ts-renderer'),
  ]).then(
    () => true,
    () => false,
  );
}

/** Which characters a font has: how many code points in turn it has not and has, from 0 on. */
type Coverage = readonly number[];

/**
 * Typst as WebAssembly, which is the same file on every platform. It sees a template and the fonts above, and nothing
 * of the machine, so what it sets is the same everywhere, too. The template reads what it is given as data from
 * `/data.json`, so that no word can become markup.
 */
export async function loadTypesetter(template: URL): Promise<Typesetter> {
  // Loaded when it is wanted: most builds find what it would set in the cache.
  const typst = await import('@myriaddreamin/typst-ts-web-compiler');
  // In one go: of two that load it at the same time, the second would put a new one in the place of the first's.
  typst.initSync({ module: await readWasm('@myriaddreamin/typst-ts-web-compiler') });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = new typst.TypstFontResolverBuilder();
  const addFonts = async (files: string[]) => {
    const coverages: Coverage[] = [];
    for (const file of files) {
      const font = await readFile(file);
      await builder.add_raw_font(font);
      const { info } = fonts.get_font_info(font) as { info: { coverage: Coverage }[] };
      coverages.push(...info.map(({ coverage }) => coverage));
    }
    return coverages;
  };
  const ownCoverages = await addFonts(siteFonts());
  const coverages = [...ownCoverages, ...(await addFonts(otherFonts()))];
  const compiler = await builder.build();
  for (const file of [template, typefaces]) compiler.add_source(pathOf(file), await readFile(file, 'utf8'));

  const put = (data: unknown) => {
    const json = JSON.stringify(data);
    const foreign = charactersOf(json).filter(
      (character) =>
        /[\p{L}\p{M}]/u.test(character) && !ownCoverages.every((coverage) => covers(coverage, character)),
    );
    compiler.map_shadow('/data.json', Buffer.from(json));
    compiler.map_shadow('/foreign-characters.json', Buffer.from(JSON.stringify(foreign.join(''))));
  };
  return {
    findMissing: (text) =>
      charactersOf(text).filter((character) => !coverages.some((coverage) => covers(coverage, character))),
    count(data, label) {
      put(data);
      const found = explained(template, () => compiler.query(pathOf(template), undefined, `<${label}>`));
      return (JSON.parse(found) as unknown[]).length;
    },
    pdf(data) {
      put(data);
      return compile(compiler, template, 'pdf');
    },
    async svg(data) {
      const drawing = await import('@myriaddreamin/typst-ts-renderer');
      drawing.initSync({ module: await readWasm('@myriaddreamin/typst-ts-renderer') });
      const renderer = await new drawing.TypstRendererBuilder().build();
      put(data);
      const session = renderer.session_from_artifact(compile(compiler, template, 'vector'), 'vector');
      return renderer.svg_data(session, svgParts);
    },
  };
}

/** What is drawn and the shapes of its characters, without styles and scripts for a reader. */
const svgParts = 0b11;

/** What all that is set depends on beside its words: for the key of a cache. */
export async function typesettingRecipe(template: URL): Promise<Recipe> {
  return {
    tools: [
      '@myriaddreamin/typst-ts-web-compiler',
      '@myriaddreamin/typst-ts-renderer',
      ...Object.values(fontPackages),
    ],
    parts: [await readFile(template), await readFile(typefaces)],
  };
}

function compile(compiler: TypstCompiler, template: URL, format: 'pdf' | 'vector'): Uint8Array {
  const compiled = explained(template, () => compiler.compile(pathOf(template), undefined, format, 1));
  return (compiled as { result: Uint8Array }).result;
}

/** Typst throws plain text. */
function explained<T>(template: URL, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${pathOf(template)} does not compile: ${cause}`, { cause });
  }
}

function fontFiles(name: string, styles: string[]): string[] {
  // libertinus-serif/400Regular/LibertinusSerif_400Regular.ttf
  const family = basename(name).replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  return styles.map((style) => require.resolve(`${name}/${style}/${family}_${style}.ttf`));
}

function readWasm(name: string): Promise<Buffer> {
  return readFile(require.resolve(`${name}/wasm`));
}

/** Where a template lies for Typst. */
function pathOf(file: URL): string {
  return `/${basename(fileURLToPath(file))}`;
}

function charactersOf(text: string): string[] {
  return [...new Set(text.normalize())].filter(
    (character) => !/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(character),
  );
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
