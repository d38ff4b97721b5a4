import { feedFiles } from '../build/feed/feed-files.ts';
import type { Site } from '../build/site.ts';
import { foldText } from '../core/fold-text.ts';
import { proseToPlainText } from '../core/prose.ts';
import { formatsOfResume } from '../features/experiences/sections/resume/section.build.ts';
import { planResume } from '../resume/plan-resume.ts';
import { tailorContent } from '../resume/tailor-content.ts';

/** Where a text is published. */
export type PublishedTexts = {
  /** Whether pages, feeds or letters contain it. */
  onPages: (text: string) => boolean;
  /** Whether anything published contains it, documents included. */
  shows: (text: string) => boolean;
};

/** Props that visitors do not read. */
const unreadKeys = new Set(['kind', 'href', 'icon', 'elements', 'src', 'srcSet', 'formAction']);

/** Every text of the site as it is published, in all its languages: of pages, feeds, letters, and the résumé in its formats. */
export function publishedTexts(site: Site): PublishedTexts {
  const all = [site, ...site.translations];
  const pages = all.flatMap(({ content, contents }) => [
    contents.shell,
    contents.pages,
    contents.search?.records ?? [],
    stories(content),
    feedFiles(content),
    content.letters.filter(({ publish }) => publish).map(({ to, prose }) => [to, proseToPlainText(prose)]),
  ]);
  const resumes = all.flatMap(({ content }) =>
    formatsOfResume(content.sections).length === 0
      ? []
      : [content, ...content.lenses.map((lens) => tailorContent(content, lens))].map((each) =>
          planResume(each, null),
        ),
  );
  const [words, documents] = [wordsIn(pages), wordsIn(resumes)];
  const onPages = (text: string) => words.includes(bare(text));
  return { onPages, shows: (text) => onPages(text) || documents.includes(bare(text)) };
}

/** Props contain the elements of stories instead of their texts. */
function stories({ pages, caseStudies, notes, pageTexts }: Site['content']) {
  const kinds = pages.map(({ kind }) => kind);
  return [
    kinds.includes('projects') ? caseStudies : [],
    kinds.includes('notes') ? notes : [],
    pageTexts.filter(({ page }) => pages.some(({ name }) => name === page)),
  ];
}

function wordsIn(value: unknown): string {
  const texts: string[] = [];
  const collect = (each: unknown) => {
    if (typeof each === 'string') texts.push(each);
    else if (Array.isArray(each)) for (const part of each) collect(part);
    else if (typeof each === 'object' && each !== null)
      for (const [key, part] of Object.entries(each)) if (!unreadKeys.has(key)) collect(part);
  };
  collect(value);
  return bare(texts.join(' '));
}

/** Letters and digits, with a space around and between words. */
function bare(text: string): string {
  return ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
