import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Lens } from '../content/lens.ts';
import type { ResumeDesign } from '../features/experiences/resume-designs.ts';
import type { Letter } from '../features/letters/letter.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { engineRoot } from '../files/output-paths.ts';
import { isolateTexts } from '../i18n/isolate.ts';
import type { SiteContent } from '../site/site-content.ts';
import { loadTypesetter, type Typefaces, type Typesetter, typesettingRecipe } from '../typst/typesetter.ts';
import { applyCuts, type Cut, planCuts } from './plan-cuts.ts';
import {
  detailSteps,
  isWholeResume,
  minDetail,
  planLetter,
  planResume,
  type ResumeDetail,
  type ResumePlan,
} from './plan-resume.ts';
import { resumeLines } from './resume-lines.ts';
import { smallCapitals } from './small-capitals.ts';
import { tailorContent, withDesign } from './tailor-content.ts';
import { declarePdfUa, orderLigatures } from './typst-workarounds.ts';

const template = path.join(engineRoot, 'src/resume/resume.typ');
/** The limit of whole résumés stops contents that no one prints. */
const maxWholePages = 40;
const maxPages: Record<ResumeDesign, number> = { plain: 2, modern: 2, academic: maxWholePages, compact: 1 };
/** A page has space for about sixty. */
const maxLinesPerPage = 120;

/** Cached PDFs of earlier and reverted texts and of every lens. */
const maxCached = 60;

export type TypesetResume = { pdf: Uint8Array; resume: ResumePlan; pages: number };

/** How many of the last cuts to try without; each try takes about 50 ms. */
const maxRetries = 8;

/** Increase when typesetting changes in code, to invalidate cached PDFs; the template is part of the cache key. */
const revision = 10;

/** The PDF of `typesetResume`, from the cache if the content of the résumé has not changed. */
export async function writeResumePdf(
  content: SiteContent,
  faces: Typefaces,
  cacheDir: string,
): Promise<Uint8Array> {
  const all: ResumeDetail = Object.assign({}, minDetail, ...detailSteps);
  const inputs = [planResume(content, minDetail), planResume(content, all), isWholeResume(content)];
  return cachedPdf(content, faces, cacheDir, inputs, async () => (await typesetResume(content, faces)).pdf);
}

/** The PDF of `typesetLensResume`, from the cache if possible. */
export async function writeLensResume(
  content: SiteContent,
  lens: Lens,
  faces: Typefaces,
  cacheDir: string,
): Promise<Uint8Array> {
  const tailored = tailorContent(content, lens);
  // The cuts depend on what matches the tags and on every date.
  const cuts = planCuts(tailored, lens.tags).map(({ list, title, keep }) => [list, title, keep]);
  const inputs = [planResume(tailored, null), cuts, lens.pages ?? isWholeResume(content)];
  return cachedPdf(
    content,
    faces,
    cacheDir,
    inputs,
    async () => (await typesetLensResume(content, lens, faces)).pdf,
  );
}

async function cachedPdf(
  content: SiteContent,
  faces: Typefaces,
  cacheDir: string,
  inputs: unknown[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { tools, parts } = await typesettingRecipe(template, faces);
  const recipe = { tools, parts: [...parts, revision, content.look.screen.day, ...inputs] };
  const pdf = await cached(cacheDir, recipe, make);
  await evictOldest(cacheDir, maxCached);
  return pdf;
}

/**
 * The résumé for one lens on as many pages as it allows: what matches its tags comes first, and as little as possible is
 * left out. `leftOut` lists the cuts in order.
 */
export async function typesetLensResume(
  content: SiteContent,
  lens: Lens,
  faces: Typefaces,
): Promise<TypesetResume & { leftOut: readonly Cut[] }> {
  const tailored = tailorContent(content, lens);
  return fitByCuts(tailored, planCuts(tailored, lens.tags), faces, lens.pages);
}

async function fitByCuts(
  content: SiteContent,
  cuts: readonly Cut[],
  faces: Typefaces,
  pages?: number,
): Promise<TypesetResume & { leftOut: readonly Cut[] }> {
  const typesetter = await loadTypesetter(template, faces);
  const pageLimit =
    pages ?? (isWholeResume(content) ? maxWholePages : maxPages[planResume(content, minDetail).design]);
  const tryCuts = async (leftOut: readonly Cut[]) => {
    await setImmediate();
    const resume = planResume(applyCuts(content, leftOut), null, content);
    const pages = isFarTooLong(resume, content, pageLimit)
      ? Number.POSITIVE_INFINITY
      : typesetter.count(templateData(resume, content), 'page');
    return { resume, leftOut, pages };
  };
  // Each cut makes the résumé shorter: binary search for the fewest.
  let [tooFew, enough] = [-1, cuts.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if ((await tryCuts(cuts.slice(0, middle))).pages > pageLimit) tooFew = middle;
    else enough = middle;
  }
  let best = await tryCuts(cuts.slice(0, enough));
  // A large last cut may leave space for an earlier one.
  for (const cut of cuts.slice(Math.max(0, enough - maxRetries), enough).reverse()) {
    const fuller = await tryCuts(best.leftOut.filter((other) => other !== cut));
    if (fuller.pages <= pageLimit) best = fuller;
  }
  return { ...best, pdf: finishedPdf(typesetter, best.resume, content) };
}

/**
 * The résumé as a tagged PDF (PDF/UA-1), byte-identical for identical content. It contains as much as fits on the pages of its
 * design; what is never cut (first jobs, skills, education, awards) can make it longer, except in `compact`, which is one
 * page. Characters that no typeface has are left out.
 */
export async function typesetResume(content: SiteContent, faces: Typefaces): Promise<TypesetResume> {
  const { design } = planResume(content, minDetail);
  const isWhole = isWholeResume(content);
  if (design === 'compact' && !isWhole) return fitByCuts(content, planCuts(content, []), faces);
  const typesetter = await loadTypesetter(template, faces);
  const tryDetail = (detail: ResumeDetail, last?: { resume: ResumePlan; pages: number }) => {
    const resume = planResume(content, detail);
    // A step may add something that this owner does not have.
    const isSame = last && isDeepStrictEqual(resume, last.resume);
    return { resume, pages: isSame ? last.pages : typesetter.count(templateData(resume, content), 'page') };
  };

  // Typesetting takes about 50 ms, so trying is simpler than predicting the length.
  const complete = planResume(content, null);
  if (isWhole && !isFarTooLong(complete, content, maxWholePages)) {
    const pages = typesetter.count(templateData(complete, content), 'page');
    return { resume: complete, pages, pdf: finishedPdf(typesetter, complete, content) };
  }

  let detail = minDetail;
  let best = tryDetail(detail);
  const fullFields = new Set<string>();
  for (const step of detailSteps) {
    const fields = Object.keys(step);
    // If a field did not fit before, more of it does not fit now.
    if (fields.some((field) => fullFields.has(field))) continue;
    // Typesetting blocks the event loop; let a running bundler continue in between.
    await setImmediate();
    const pageLimit = Math.max(isWhole ? maxWholePages : maxPages[design], best.pages);
    const isHopeless = isFarTooLong(planResume(content, { ...detail, ...step }), content, pageLimit);
    const fuller = isHopeless ? null : tryDetail({ ...detail, ...step }, best);
    if (!fuller || fuller.pages > pageLimit) {
      for (const field of fields) fullFields.add(field);
      continue;
    }
    detail = { ...detail, ...step };
    best = fuller;
  }
  return { ...best, pdf: finishedPdf(typesetter, best.resume, content) };
}

/** What the template needs for the résumé of a lens, or without one for that of the site. */
export async function resumeOfLens(content: SiteContent, lens: Lens | undefined, faces: Typefaces) {
  const { resume } = lens
    ? await typesetLensResume(content, lens, faces)
    : await typesetResume(content, faces);
  return templateData(resume, content);
}

/** The first page of the résumé in a design, as SVG. */
export async function drawResume(
  content: SiteContent,
  design: ResumeDesign,
  faces: Typefaces,
): Promise<string> {
  const designed = withDesign(content, design);
  const { resume } = await typesetResume(designed, faces);
  const typesetter = await loadTypesetter(template, faces);
  const [first = ''] = await typesetter.svgs(templateData(resume, designed));
  // Typst adds invisible text and links for a viewer with styles of its own.
  const style = '.typst-doc{background:white}foreignObject,.pseudo-link{display:none}';
  return first.replace('>', `><style>${style}</style>`);
}

/** A letter in the design of the résumé, with the address of a page for its reader if it has one. */
export async function typesetLetter(
  content: SiteContent,
  letter: Letter,
  faces: Typefaces,
  pageAddress = '',
): Promise<Uint8Array> {
  return finishedPdf(
    await loadTypesetter(template, faces),
    planLetter(content, letter, pageAddress),
    content,
  );
}

/** The PDF of `typesetLetter`, from the cache if possible. */
export async function writeLetter(
  content: SiteContent,
  letter: Letter,
  faces: Typefaces,
  cacheDir: string,
): Promise<Uint8Array> {
  return cachedPdf(content, faces, cacheDir, [planLetter(content, letter)], () =>
    typesetLetter(content, letter, faces),
  );
}

/** Whether it has too many pages without typesetting it: 2,000 projects would take 15 s and a gigabyte. */
function isFarTooLong(resume: ResumePlan, { locale }: SiteContent, pages: number): boolean {
  return resumeLines(resume, locale).length > pages * maxLinesPerPage;
}

function templateData(resume: ResumePlan, { look, site }: SiteContent) {
  const isolated = isolateTexts(resume, resume.direction);
  const sections =
    resume.design === 'academic'
      ? isolated.sections.map((section) => ({
          ...section,
          title: smallCapitals(section.title, site.language),
        }))
      : isolated.sections;
  return { ...isolated, sections, colors: look.screen.day };
}

function finishedPdf(typesetter: Typesetter, resume: ResumePlan, content: SiteContent): Uint8Array {
  return declarePdfUa(orderLigatures(typesetter.pdf(templateData(resume, content))));
}
