import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Lens } from '../content/lens.ts';
import type { ResumeDesign } from '../features/experiences/resume-designs.ts';
import type { Letter } from '../features/letters/letter.ts';
import { cached, evictOldest, type Recipe } from '../files/cache.ts';
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
/** The limit for whole résumés excludes content that nobody prints. */
const maxWholePages = 40;
const maxPages: Record<ResumeDesign, number> = { plain: 2, modern: 2, academic: maxWholePages, compact: 1 };
/** A page has space for about sixty. */
const maxLinesPerPage = 120;

/** Cached PDFs of earlier and reverted texts and of every lens, and their selections. */
const maxCached = 90;

/**
 * The selection of a résumé: indexes of its steps of detail or cuts in the list of all, and the length of that
 * list.
 */
type Selection = { places: readonly number[]; of: number };

export type TypesetResume = { pdf: Uint8Array; resume: ResumePlan; pages: number; selection: Selection };

/** Number of the last cuts to try to undo; each try takes about 0.1 s. */
const maxRetries = 8;

/** Increase when typesetting changes in code, to invalidate cached PDFs; the template is part of the cache key. */
const revision = 10;

/** A language of a site. */
type Language = { content: SiteContent; faces: Typefaces };

/**
 * The PDF of `typesetResume`, from the cache if the content of the résumé has not changed. Another language has the
 * same selection as `first`, if that fits.
 */
export function writeResumePdf(language: Language, cacheDir: string, first?: Language): Promise<Uint8Array> {
  const all: ResumeDetail = Object.assign({}, minDetail, ...detailSteps);
  const request = ({ content, faces }: Language): Request => ({
    inputs: [
      planResume(content, minDetail),
      planResume(content, all),
      isWholeResume(content) && planResume(content, null),
    ],
    typeset: (like) => typesetResume(content, faces, like),
  });
  return cachedPdf(language, cacheDir, request, first);
}

/** The PDF of `typesetLensResume`, from the cache if possible. `first` is as above. */
export function writeLensResume(
  language: Language,
  lensName: string,
  cacheDir: string,
  first?: Language,
): Promise<Uint8Array> {
  const request = ({ content, faces }: Language): Request => {
    const lens = content.lenses.find(({ name }) => name === lensName);
    if (!lens) throw new Error(`no lens is called ${lensName}`);
    const tailored = tailorContent(content, lens);
    // The cuts depend on what matches the tags and on every date.
    const cuts = planCuts(tailored, lens.tags).map(({ list, title, keep }) => [list, title, keep]);
    return {
      inputs: [planResume(tailored, null), cuts, lens.pages ?? isWholeResume(content)],
      typeset: (like) => typesetLensResume(content, lens, faces, like),
    };
  };
  return cachedPdf(language, cacheDir, request, first);
}

type Request = {
  inputs: unknown[];
  typeset: (like?: Selection) => Promise<Pick<TypesetResume, 'pdf' | 'selection'>>;
};

async function cachedPdf(
  language: Language,
  cacheDir: string,
  requestOf: (language: Language) => Request,
  first?: Language,
): Promise<Uint8Array> {
  const request = requestOf(language);
  const recipe = await recipeOf(language, request.inputs);
  const ofFirst = first && requestOf(first);
  const firstRecipe = ofFirst && (await recipeOf(first, ofFirst.inputs));
  const parts = [...recipe.parts, ...(firstRecipe?.parts ?? [])];
  const pdf = await cached(cacheDir, { ...recipe, parts }, async () => {
    if (ofFirst && firstRecipe)
      return (await request.typeset(await keptSelection(cacheDir, firstRecipe, ofFirst.typeset))).pdf;
    const typeset = await request.typeset();
    await keptSelection(cacheDir, recipe, async () => typeset);
    return typeset.pdf;
  });
  await evictOldest(cacheDir, maxCached);
  return pdf;
}

/** The selection of a résumé, from the cache if possible: finding it takes most of the time of a résumé. */
async function keptSelection(
  cacheDir: string,
  { tools, parts }: Recipe,
  typeset: () => Promise<Pick<TypesetResume, 'selection'>>,
): Promise<Selection> {
  const selection = await cached(cacheDir, { tools, parts: ['selection', ...parts] }, async () =>
    Buffer.from(JSON.stringify((await typeset()).selection)),
  );
  // Written above.
  return JSON.parse(Buffer.from(selection).toString()) as Selection;
}

async function recipeOf({ content, faces }: Language, inputs: unknown[]): Promise<Recipe> {
  const { tools, parts } = await typesettingRecipe(template, faces);
  return { tools, parts: [...parts, revision, content.look.screen.light, ...inputs] };
}

/**
 * The résumé for one lens on as many pages as it allows: what matches its tags comes first, and as little as possible is
 * left out. `leftOut` lists the cuts in order.
 */
export async function typesetLensResume(
  content: SiteContent,
  lens: Lens,
  faces: Typefaces,
  like?: Selection,
): Promise<TypesetResume & { leftOut: readonly Cut[] }> {
  const tailored = tailorContent(content, lens);
  return fitByCuts(tailored, planCuts(tailored, lens.tags), faces, { pages: lens.pages, like });
}

async function fitByCuts(
  content: SiteContent,
  cuts: readonly Cut[],
  faces: Typefaces,
  { pages, like }: { pages?: number | undefined; like?: Selection | undefined },
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
  type Tried = Awaited<ReturnType<typeof tryCuts>>;
  const finish = (best: Tried) => {
    const selection = { places: best.leftOut.map((cut) => cuts.indexOf(cut)), of: cuts.length };
    return { ...best, selection, pdf: finishedPdf(typesetter, best.resume, content) };
  };
  /** Adds the fewest of further cuts, by binary search: each of them makes the résumé shorter. `tooFew` of them are not enough. */
  const addFewest = async (
    further: readonly Cut[],
    leftOut: readonly Cut[],
    tooFew: number,
  ): Promise<Tried> => {
    let [low, enough] = [tooFew, further.length];
    while (enough - low > 1) {
      const middle = Math.floor((low + enough) / 2);
      const { pages } = await tryCuts([...leftOut, ...further.slice(0, middle)]);
      if (pages > pageLimit) low = middle;
      else enough = middle;
    }
    return tryCuts([...leftOut, ...further.slice(0, enough)]);
  };
  if (like?.of === cuts.length) {
    const same = await tryCuts(cuts.filter((_, place) => like.places.includes(place)));
    if (same.pages === pageLimit || (same.pages < pageLimit && like.places.length === 0)) return finish(same);
    if (same.pages > pageLimit) {
      const next = Math.max(-1, ...like.places) + 1;
      const shorter = await addFewest(cuts.slice(next), same.leftOut, 0);
      if (shorter.pages <= pageLimit) return finish(shorter);
    }
  }
  let best = await addFewest(cuts, [], -1);
  // A large last cut may leave space for an earlier one.
  for (const cut of best.leftOut.slice(-maxRetries).reverse()) {
    const fuller = await tryCuts(best.leftOut.filter((other) => other !== cut));
    if (fuller.pages <= pageLimit) best = fuller;
  }
  return finish(best);
}

/**
 * The résumé as a tagged PDF (PDF/UA-1), byte-identical for identical content. It contains as much as fits on the pages of its
 * design; what is never cut (first jobs, skills, education, awards) can make it longer, except in `compact`, which is one
 * page. Characters that no typeface has are left out. `like` is the selection of the first language: if it fills the pages as
 * well, this one is the same.
 */
export async function typesetResume(
  content: SiteContent,
  faces: Typefaces,
  like?: Selection,
): Promise<TypesetResume> {
  const { design } = planResume(content, minDetail);
  const isWhole = isWholeResume(content);
  if (design === 'compact' && !isWhole) return fitByCuts(content, planCuts(content, []), faces, { like });
  const typesetter = await loadTypesetter(template, faces);
  type Tried = { resume: ResumePlan; pages: number; places: readonly number[] };
  const tryDetail = (places: readonly number[], last?: Tried): Tried => {
    const resume = planResume(content, detailOf(places));
    // A step may add something that this owner does not have.
    const isSame = last && isDeepStrictEqual(resume, last.resume);
    const pages = isSame ? last.pages : typesetter.count(templateData(resume, content), 'page');
    return { resume, pages, places };
  };
  const finish = ({ places, ...best }: Tried): TypesetResume => ({
    ...best,
    selection: { places, of: detailSteps.length },
    pdf: finishedPdf(typesetter, best.resume, content),
  });

  // Typesetting takes about 0.1 s, so trying is simpler than predicting the length.
  const complete = planResume(content, null);
  if (isWhole && !isFarTooLong(complete, content, maxWholePages)) {
    const pages = typesetter.count(templateData(complete, content), 'page');
    return finish({ resume: complete, pages, places: [] });
  }

  const usualLimit = isWhole ? maxWholePages : maxPages[design];
  const cannotFit = (places: readonly number[], pages: number) =>
    isFarTooLong(planResume(content, detailOf(places)), content, pages);
  if (like?.of === detailSteps.length && !cannotFit(like.places, usualLimit)) {
    const same = tryDetail(like.places);
    const isComplete = like.places.length === detailSteps.length;
    if (same.pages === usualLimit || (same.pages < usualLimit && isComplete)) return finish(same);
  }

  let best = tryDetail([]);
  const pageLimit = Math.max(usualLimit, best.pages);
  const fullFields = new Set<string>();
  for (const [place, step] of detailSteps.entries()) {
    const fields = Object.keys(step);
    const places = [...best.places, place];
    // If a field did not fit before, a longer version of it does not fit either.
    if (fields.some((field) => fullFields.has(field))) continue;
    // Typesetting blocks the event loop; let a running bundler continue in between.
    await setImmediate();
    const fuller = cannotFit(places, pageLimit) ? null : tryDetail(places, best);
    if (!fuller || fuller.pages > pageLimit) {
      for (const field of fields) fullFields.add(field);
      continue;
    }
    best = fuller;
  }
  return finish(best);
}

function detailOf(places: readonly number[]): ResumeDetail {
  return Object.assign({}, minDetail, ...places.map((place) => detailSteps[place]));
}

/** The template's data for the résumé of a lens; without a lens, for the résumé of the site. */
export async function resumeOfLens(content: SiteContent, lens: Lens | undefined, faces: Typefaces) {
  const { resume } = lens
    ? await typesetLensResume(content, lens, faces)
    : await typesetResume(content, faces);
  return templateData(resume, content);
}

/** The first page of the résumé in a design, as SVG. */
export async function renderResume(
  content: SiteContent,
  design: ResumeDesign,
  faces: Typefaces,
): Promise<string> {
  const designed = withDesign(content, design);
  const { resume } = await typesetResume(designed, faces);
  const typesetter = await loadTypesetter(template, faces);
  const [first = ''] = await typesetter.svgs(templateData(resume, designed));
  // Typst adds invisible text and links for a viewer that has styles for them.
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
  const recipe = await recipeOf({ content, faces }, [planLetter(content, letter)]);
  const pdf = await cached(cacheDir, recipe, () => typesetLetter(content, letter, faces));
  await evictOldest(cacheDir, maxCached);
  return pdf;
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
  return { ...isolated, sections, colors: look.screen.light };
}

function finishedPdf(typesetter: Typesetter, resume: ResumePlan, content: SiteContent): Uint8Array {
  return declarePdfUa(orderLigatures(typesetter.pdf(templateData(resume, content))));
}
