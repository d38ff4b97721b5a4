import type { PageContents } from '../../model/page-content.ts';
import type { Picture } from '../../model/picture.ts';

/**
 * The source of a content module, as JavaScript rather than JSON: pictures become calls of a function, so that no
 * page carries their field names, nor a slide's picture twice when its thumbnail is the same one.
 */
export function contentSource(content: unknown): string {
  return (
    'const picture = (path, fingerprint, width, height, alt, tint) => ' +
    '({ path, fingerprint, width, height, alt, tint });\n' +
    'const slide = (original) => ({ original, thumbnail: original });\n' +
    `export const content = ${sourceOf(content)};\n`
  );
}

function sourceOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (isPicture(value)) {
    const { path, fingerprint, width, height, alt, tint } = value;
    return `picture(${[path, fingerprint, width, height, alt, tint].map(sourceOf).join(',')})`;
  }
  const fields = Object.entries(value).map(([key, field]) => [key, sourceOf(field)] as const);
  const [first, second] = fields;
  if (
    fields.length === 2 &&
    first?.[0] === 'original' &&
    second?.[0] === 'thumbnail' &&
    first[1] === second[1]
  )
    return `slide(${first[1]})`;
  return `{${fields.map(([key, source]) => `${JSON.stringify(key)}:${source}`).join(',')}}`;
}

const pictureKeys = 'alt,fingerprint,height,path,tint,width';

function isPicture(value: object): value is Picture {
  return Object.keys(value).sort().join() === pictureKeys;
}

/**
 * What the browser is sent of a page it has as HTML. Projects leave out their long words: descriptions and the first
 * slides' alt texts are read from the page, those of hidden slides come before they are shown (`virtual:content/projects-words`).
 * About leaves out the alt texts of the photos it shows where there are no scripts; with them these are drawn for paper
 * alone, which has none.
 */
export function withoutShownWords<Page extends keyof PageContents>(
  page: Page,
  contents: PageContents,
): PageContents[Page] | PageContents['about'] | PageContents['projects'] {
  if (page === 'projects') return projectsWithoutWords(contents.projects);
  if (page === 'about') return aboutWithoutAlts(contents.about);
  return contents[page];
}

function projectsWithoutWords(content: PageContents['projects']): PageContents['projects'] {
  return {
    ...content,
    projects: content.projects.map((project) => ({
      ...project,
      description: '',
      slides: project.slides.map((slide) => withAlt(slide, '')),
    })),
  };
}

function aboutWithoutAlts(content: PageContents['about']): PageContents['about'] {
  return {
    ...content,
    galleries: content.galleries.map((gallery) => ({
      ...gallery,
      first: gallery.first.map((figure) => ({ ...figure, picture: { ...figure.picture, alt: '' } })),
    })),
  };
}

/** The words that `withoutShownWords` leaves out, in the same order. */
export function projectWords({ projects }: PageContents['projects']): {
  descriptions: string[];
  alts: string[][];
} {
  return {
    descriptions: projects.map(({ description }) => description),
    alts: projects.map(({ slides }) => slides.map(({ original }) => original.alt)),
  };
}

function withAlt<S extends { original: Picture; thumbnail: Picture }>(slide: S, alt: string): S {
  return { ...slide, original: { ...slide.original, alt }, thumbnail: { ...slide.thumbnail, alt } };
}
