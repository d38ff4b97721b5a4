import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../model/content.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { loadTypesetter, type Typefaces, typesettingRecipe } from '../typeset/typesetter.ts';
import { declarePdfUa } from './declare-pdf-ua.ts';
import { orderLigatures } from './order-ligatures.ts';
import { leastDetail, moreDetail, planResume, type ResumeDetail, type ResumeInput } from './resume-input.ts';

const template = new URL('resume.typ', import.meta.url);
const mostPages = 2;

/** Of changed words, and of words changed back. */
const mostKept = 20;

/** A résumé as it was set, and what of the content it tells. */
export type SetResume = { pdf: Uint8Array; resume: ResumeInput; pages: number };

/** Raise when how the résumé is set changes beside its template, so that cached ones are set anew. */
const revision = 7;

/** `setResume` for those who want the file alone; from the cache where nothing it tells has changed. */
export async function writeResumePdf(
  content: Content,
  faces: Typefaces,
  cacheDir: string,
): Promise<Uint8Array> {
  const all: ResumeDetail = Object.assign({}, leastDetail, ...moreDetail);
  const { tools, parts } = await typesettingRecipe(template, faces);
  const recipe = {
    tools,
    parts: [
      ...parts,
      revision,
      content.look.screen.day,
      planResume(content, leastDetail),
      planResume(content, all),
    ],
  };
  const pdf = await cached(cacheDir, recipe, async () => (await setResume(content, faces)).pdf);
  await evictOldest(cacheDir, mostKept);
  return pdf;
}

/**
 * The résumé as a tagged PDF (PDF/UA-1), byte-identical for identical content. It tells as much as fits on two
 * pages; only what is never cut (work, skills, education, awards) can make it longer. Characters that neither the site's
 * typefaces nor `faces` have are left out.
 */
export async function setResume(content: Content, faces: Typefaces): Promise<SetResume> {
  const typesetter = await loadTypesetter(template, faces);
  const dressed = (resume: ResumeInput) => ({ ...resume, colours: content.look.screen.day });
  const set = (detail: ResumeDetail, last?: { resume: ResumeInput; pages: number }) => {
    const resume = planResume(content, detail);
    // A step may be about something that this owner has none of.
    const isSame = last && isDeepStrictEqual(resume, last.resume);
    return { resume, pages: isSame ? last.pages : typesetter.count(dressed(resume), 'page') };
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
    const fuller = set({ ...detail, ...step }, best);
    if (fuller.pages > Math.max(mostPages, best.pages)) {
      for (const field of fields) tooMuch.add(field);
      continue;
    }
    detail = { ...detail, ...step };
    best = fuller;
  }
  return { ...best, pdf: declarePdfUa(orderLigatures(typesetter.pdf(dressed(best.resume)))) };
}
