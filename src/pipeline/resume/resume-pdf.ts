import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Content } from '../../model/content.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { MissingLetters } from './missing-letters.ts';
import { resumeFontFiles } from './resume-font-files.ts';
import { leastDetail, moreDetail, planResume, type ResumeDetail, type ResumeInput } from './resume-input.ts';
import { declarePdfUa, loadTypesetter } from './typesetter.ts';

const template = new URL('resume.typ', import.meta.url);
const mainFile = '/resume.typ';
const mostPages = 2;

/** Of changed words, and of words changed back. */
const mostKept = 20;

/** A résumé as it was set, and what of the content it tells. */
export type SetResume = { pdf: Uint8Array; resume: ResumeInput; pages: number };

/** Raise when how the résumé is set changes beside its template, so that remembered ones are set anew. */
const revision = 2;

/** `setResume` for those who want the file alone; from the cache where nothing it tells has changed. */
export async function writeResumePdf(content: Content, cacheDir: string): Promise<Uint8Array> {
  const all: ResumeDetail = Object.assign({}, leastDetail, ...moreDetail);
  const recipe = {
    tools: ['@myriaddreamin/typst-ts-web-compiler'],
    parts: [
      revision,
      planResume(content, leastDetail),
      planResume(content, all),
      await readFile(template),
      ...(await Promise.all(resumeFontFiles.map((file) => readFile(file)))),
    ],
  };
  const pdf = await cached(cacheDir, recipe, async () => (await setResume(content)).pdf);
  await evictOldest(cacheDir, mostKept);
  return pdf;
}

/**
 * The résumé as a tagged PDF (PDF/UA-1), byte-identical for identical content. It tells as much as fits on two
 * pages; only what is never cut (work, skills, education, awards) can make it longer.
 * Throws `MissingLetters`.
 */
export async function setResume(content: Content): Promise<SetResume> {
  const { compiler, findMissing } = await loadTypesetter(resumeFontFiles);
  compiler.add_source(mainFile, await readFile(template, 'utf8'));
  const set = (detail: ResumeDetail) => {
    const resume = planResume(content, detail);
    // Data in a file, so that no word can become markup.
    compiler.map_shadow('/resume.json', Buffer.from(JSON.stringify(resume)));
    const pages = JSON.parse(compiler.query(mainFile, undefined, '<page>')) as unknown[];
    return { resume, pages: pages.length };
  };

  // Setting it takes some 50 ms, so trying is cheaper than computing how long the text will be.
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
  const missing = findMissing(JSON.stringify(best.resume));
  if (missing.length > 0) throw new MissingLetters(missing);
  set(detail);
  const { result } = compiler.compile(mainFile, undefined, 'pdf', 1) as { result: Uint8Array };
  return { ...best, pdf: declarePdfUa(result) };
}
