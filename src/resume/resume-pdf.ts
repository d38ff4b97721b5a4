import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Lens } from '../content/lens.ts';
import type { Letter } from '../features/letters/letter.ts';
import { cached, evictOldest } from '../files/cache.ts';
import type { SiteContent } from '../site/site-content.ts';
import { loadTypesetter, type Typefaces, type Typesetter, typesettingRecipe } from '../typst/typesetter.ts';
import { declarePdfUa } from './declare-pdf-ua.ts';
import { keepDirection } from './keep-direction.ts';
import { orderLigatures } from './order-ligatures.ts';
import {
  minDetail,
  moreDetail,
  planLetter,
  planResume,
  type ResumeDetail,
  type ResumeInput,
} from './resume-input.ts';
import { resumeLines } from './resume-lines.ts';
import { applyCuts, type Cut, shortenings } from './shorten-content.ts';
import { tailorContent } from './tailor-content.ts';

const template = new URL('resume.typ', import.meta.url);
const maxPages = 2;
/** Lines; a page has some sixty. */
const moreThanPageHolds = 120;

/** Of changed words, of words changed back, and for each kind of reader. */
const maxKept = 60;

/** A résumé as it was set, and what of the content it tells. */
export type SetResume = { pdf: Uint8Array; resume: ResumeInput; pages: number };

/** How many of the last cuts are tried to be taken back; setting takes some 50 ms. */
const maxTried = 8;

/** Raise when how the résumé is set changes beside its template, so that cached ones are set anew. */
const revision = 8;

/** `setResume` for those who want the file alone; from the cache where nothing it tells has changed. */
export async function writeResumePdf(
  content: SiteContent,
  faces: Typefaces,
  cacheDir: string,
): Promise<Uint8Array> {
  const all: ResumeDetail = Object.assign({}, minDetail, ...moreDetail);
  const told = [planResume(content, minDetail), planResume(content, all)];
  return cachedPdf(content, faces, cacheDir, told, async () => (await setResume(content, faces)).pdf);
}

/** The same for the résumé of a lens. */
export async function writeLensResume(
  content: SiteContent,
  lens: Lens,
  faces: Typefaces,
  cacheDir: string,
): Promise<Uint8Array> {
  const tailored = tailorContent(content, lens);
  // The cuts tell what fits, and how old everything is.
  const cuts = shortenings(tailored, lens.tags).map(({ list, title, leave }) => [list, title, leave]);
  const told = [planResume(tailored, null), cuts, lens.pages ?? maxPages];
  return cachedPdf(
    content,
    faces,
    cacheDir,
    told,
    async () => (await setLensResume(content, lens, faces)).pdf,
  );
}

async function cachedPdf(
  content: SiteContent,
  faces: Typefaces,
  cacheDir: string,
  told: unknown[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { tools, parts } = await typesettingRecipe(template, faces);
  const recipe = { tools, parts: [...parts, revision, content.look.screen.day, ...told] };
  const pdf = await cached(cacheDir, recipe, make);
  await evictOldest(cacheDir, maxKept);
  return pdf;
}

/**
 * The résumé for one kind of reader, on as many pages as the lens allows: what fits first, and as little left out as
 * can be. `leftOut` says what, in the order in which it went.
 */
export async function setLensResume(
  content: SiteContent,
  lens: Lens,
  faces: Typefaces,
): Promise<SetResume & { leftOut: readonly Cut[] }> {
  const typesetter = await loadTypesetter(template, faces);
  const tailored = tailorContent(content, lens);
  const cuts = shortenings(tailored, lens.tags);
  const mostHere = lens.pages ?? maxPages;
  const set = async (leftOut: readonly Cut[]) => {
    await setImmediate();
    const resume = planResume(applyCuts(tailored, leftOut), null, tailored);
    const pages = isFarTooLong(resume, content, mostHere)
      ? Number.POSITIVE_INFINITY
      : typesetter.count(dressed(resume, content), 'page');
    return { resume, leftOut, pages };
  };
  // Each cut makes it shorter, so the fewest that are enough lie between too few and enough.
  let [tooFew, enough] = [-1, cuts.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if ((await set(cuts.slice(0, middle))).pages > mostHere) tooFew = middle;
    else enough = middle;
  }
  let best = await set(cuts.slice(0, enough));
  // The last one may have made more room than was missing.
  for (const cut of cuts.slice(Math.max(0, enough - maxTried), enough).reverse()) {
    const fuller = await set(best.leftOut.filter((other) => other !== cut));
    if (fuller.pages <= mostHere) best = fuller;
  }
  return { ...best, pdf: finishedPdf(typesetter, best.resume, content) };
}

/**
 * The résumé as a tagged PDF (PDF/UA-1), byte-identical for identical content. It tells as much as fits on two
 * pages; only what is never cut (work, skills, education, awards) can make it longer. Characters that neither the site's
 * typefaces nor `faces` have are left out.
 */
export async function setResume(content: SiteContent, faces: Typefaces): Promise<SetResume> {
  const typesetter = await loadTypesetter(template, faces);
  const set = (detail: ResumeDetail, last?: { resume: ResumeInput; pages: number }) => {
    const resume = planResume(content, detail);
    // A step may be about something that this owner has none of.
    const isSame = last && isDeepStrictEqual(resume, last.resume);
    return { resume, pages: isSame ? last.pages : typesetter.count(dressed(resume, content), 'page') };
  };

  // Setting it takes some 50 ms, so trying is cheaper than computing how long the text will be.
  let detail = minDetail;
  let best = set(detail);
  const tooMuch = new Set<string>();
  for (const step of moreDetail) {
    const fields = Object.keys(step);
    // More of what did not fit would not fit either, with all that has come to it since.
    if (fields.some((field) => tooMuch.has(field))) continue;
    // Typesetting holds up everything else in this process; a bundler at work has its turn in between.
    await setImmediate();
    const most = Math.max(maxPages, best.pages);
    const isHopeless = isFarTooLong(planResume(content, { ...detail, ...step }), content, most);
    const fuller = isHopeless ? null : set({ ...detail, ...step }, best);
    if (!fuller || fuller.pages > most) {
      for (const field of fields) tooMuch.add(field);
      continue;
    }
    detail = { ...detail, ...step };
    best = fuller;
  }
  return { ...best, pdf: finishedPdf(typesetter, best.resume, content) };
}

/** A letter in the manner of the résumé. */
export async function setLetter(content: SiteContent, letter: Letter, faces: Typefaces): Promise<Uint8Array> {
  return finishedPdf(await loadTypesetter(template, faces), planLetter(content, letter), content);
}

/** The same, from the cache where nothing it tells has changed. */
export async function writeLetter(
  content: SiteContent,
  letter: Letter,
  faces: Typefaces,
  cacheDir: string,
): Promise<Uint8Array> {
  const told = [planLetter(content, letter)];
  return cachedPdf(content, faces, cacheDir, told, () => setLetter(content, letter, faces));
}

/** Whether nobody need set it to know that it has more pages: two thousand projects would take 15 s and a gigabyte. */
function isFarTooLong(resume: ResumeInput, { locale }: SiteContent, pages: number): boolean {
  return resumeLines(resume, locale).length > pages * moreThanPageHolds;
}

function dressed(resume: ResumeInput, { look }: SiteContent) {
  const told = resume.direction === 'rtl' ? keepDirection(resume) : resume;
  return { ...told, colors: look.screen.day };
}

function finishedPdf(typesetter: Typesetter, resume: ResumeInput, content: SiteContent): Uint8Array {
  return declarePdfUa(orderLigatures(typesetter.pdf(dressed(resume, content))));
}
