import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Content } from '../../model/content.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { MissingLetters } from './missing-letters.ts';
import { cutResumeFaces } from './resume-faces.ts';
import { leastDetail, moreDetail, planResume, type ResumeDetail, type ResumeInput } from './resume-input.ts';

const template = new URL('resume.typ', import.meta.url);
/** The folder that `/` means in the template. */
const workspace = dirname(fileURLToPath(template));
const mostPages = 2;

/** Twelve cut faces, and some résumés: of changed words and of words changed back. */
const mostKept = 40;

/** A résumé as it was set, and what of the content it tells. */
export type SetResume = { pdf: Uint8Array; resume: ResumeInput; pages: number };

/** Raise when how the résumé is set changes beside its template, so that remembered ones are set anew. */
const revision = 1;

/** `setResume` for those who want the file alone; from the cache where nothing it tells has changed. */
export async function writeResumePdf(
  content: Content,
  options: { fontFiles: string[]; cacheDir: string },
): Promise<Uint8Array> {
  const all: ResumeDetail = Object.assign({}, leastDetail, ...moreDetail);
  const recipe = {
    tools: ['@myriaddreamin/typst-ts-node-compiler', 'subset-font'],
    parts: [
      revision,
      planResume(content, leastDetail),
      planResume(content, all),
      await readFile(template),
      ...(await Promise.all(options.fontFiles.map((file) => readFile(file)))),
    ],
  };
  const pdf = await cached(options.cacheDir, recipe, async () => (await setResume(content, options)).pdf);
  await evictOldest(options.cacheDir, mostKept);
  return pdf;
}

/**
 * The résumé as a tagged PDF (PDF/UA-1), byte-identical for identical content. It tells as much as fits on two
 * pages; only what is never cut (work, skills, education, awards) can make it longer.
 * `fontFiles`: variable font files of the site's typefaces, see `resumeFontFiles`. Throws `MissingLetters`.
 */
export async function setResume(
  content: Content,
  { fontFiles, cacheDir }: { fontFiles: string[]; cacheDir: string },
): Promise<SetResume> {
  const [source, faces] = await Promise.all([
    readFile(template, 'utf8'),
    cutResumeFaces(fontFiles, cacheDir),
  ]);
  // Loaded when it is wanted: most builds find the résumé in the cache.
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = Compiler.create({ workspace, fontArgs: [{ fontBlobs: faces.faces }] });
  putData(compiler, 'faces', { sans: faces.sans, mono: faces.mono });
  const set = (detail: ResumeDetail) => {
    const resume = planResume(content, detail);
    putData(compiler, 'resume', resume);
    const compiled = compile(compiler, source);
    return { resume, compiled, pages: compiled.numOfPages };
  };

  // Setting it takes some 30 ms, so trying is cheaper than computing how long the text will be.
  let detail = leastDetail;
  let best = set(detail);
  const tooMuch = new Set<string>();
  for (const step of moreDetail) {
    const fields = Object.keys(step);
    // More of what did not fit would not fit either, with all that has come to it since.
    if (fields.some((field) => tooMuch.has(field))) continue;
    // Typesetting holds up everything else in this process; a bundler at work has its turn in between.
    await setImmediate();
    const fuller = set({ ...detail, ...step });
    if (fuller.pages > Math.max(mostPages, best.pages)) {
      for (const field of fields) tooMuch.add(field);
      continue;
    }
    detail = { ...detail, ...step };
    best = fuller;
  }
  return { pdf: toPdf(compiler, best.compiled), resume: best.resume, pages: best.pages };
}

type Compiled = NonNullable<ReturnType<NodeCompiler['compile']>['result']>;

/**
 * Data for the template to read from `/NAME.json`, a file in memory: no word can become markup. Given as Typst's
 * inputs they would be part of its library, and a change of one word would set every paragraph anew, in twice the time.
 */
function putData(compiler: NodeCompiler, name: string, data: unknown): void {
  compiler.mapShadow(join(workspace, `${name}.json`), Buffer.from(JSON.stringify(data)));
}

function compile(compiler: NodeCompiler, source: string): Compiled {
  const compilation = compiler.compile({ mainFileContent: source });
  if (compilation.result) return compilation.result;
  const error = compilation.takeError();
  throw new Error(`The résumé's template does not compile: ${JSON.stringify(error?.shortDiagnostics)}`);
}

function toPdf(compiler: NodeCompiler, compiled: Compiled): Uint8Array {
  try {
    return new Uint8Array(compiler.pdf(compiled, { pdfStandard: 'ua-1' }));
  } catch (error) {
    const letters = missingLetters(String(error));
    throw letters.length > 0 ? new MissingLetters(letters) : error;
  }
}

/** Typst names each letter it has no glyph for in a diagnostic of its own. */
function missingLetters(diagnostics: string): string[] {
  const found = diagnostics.matchAll(/the text `\\"(.+?)\\"` could not be displayed/gu);
  return [...new Set(Array.from(found, ([, letter = '']) => letter))];
}
