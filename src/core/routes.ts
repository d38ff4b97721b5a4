/** The address of a page. */
export function pagePath({ name, kind }: { name: string; kind: string }): string {
  if (kind === 'home') return '/';
  return kind === 'notFound' ? '/404' : `/${name}`;
}

/** The address of a subpage; `name` is a project's, a gallery's or a note's. */
export function subpagePath(parent: string, name: string): string {
  return `${parent}/${name}`;
}

/** The address of one part of a gallery's photos; the first part has the gallery's address. */
export function photosPath(parent: string, gallery: string, part: number): string {
  const first = subpagePath(parent, gallery);
  return part === 1 ? first : subpagePath(first, String(part));
}

/** The address of the page with everything that has a tag; `parent` is that of the notes. */
export function tagPath(parent: string, slug: string): string {
  return subpagePath(subpagePath(parent, tagsFolder), slug);
}

/** Pages for one reader each. No page has this address itself. */
export const readersPath = '/for';

/** A name that no note can have. */
export const tagsFolder = 'tags';

/**
 * Address of a subpage's props as JSON, below the base. `revision` changes when any subpage of the same page changes,
 * so browsers may cache it forever.
 */
export function pagePropsPath(revision: string, path: string): string {
  return `/assets/pages/${revision}${path}.json`;
}

/** Search parameter with the category of projects. */
export const filterParameter = 'show';

/** Search parameter with the name of a lens. */
export const lensParameter = 'for';

export const resumePath = '/files/resume.pdf';

/** The address of a page as Markdown. */
export function markdownPath(page: string): string {
  return `${page === '/' ? '/index' : page}.md`;
}

/** The addresses of the résumé formats. */
export const resumePaths = {
  pdf: resumePath,
  word: '/files/resume.docx',
  text: '/resume.txt',
  markdown: '/resume.md',
  json: '/resume.json',
} as const;

export function lensResumePath(lens: string): string {
  return `/files/resume-${lens}.pdf`;
}

/** The search page. */
export const searchPath = '/search';

/** Where the form service redirects after a message. */
export const thanksPath = '/message-received.html';

/** The page at a path; `/about`, `/about/` and `/about/index.html` are the same page. */
export function matchPage<P extends { path: string }>(pages: readonly P[], path: string): P | undefined {
  const plain = plainPath(path);
  return pages.find((page) => page.path === plain);
}

/** Normalizes the spellings of hosts. */
export function plainPath(path: string): string {
  return path.replace(/(\/+(index\.html)?|\.html)$/, '') || '/';
}

/** The absolute address of a path, without a slash at the end. `siteUrl` may contain a folder. */
export function absoluteAddress(siteUrl: string, path: string): string {
  const root = siteUrl.replace(/\/+$/, '');
  return path === '/' ? `${root}/` : root + path;
}

/** A path for `href` and `src`. `base` ends with a slash: `/` or `/repo/`. */
export function withBase(base: string, path: string): string {
  return base + path.replace(/^\//, '');
}

/** The anchor of a page's content on a site of one page. */
export type PagePart = { anchor: string; title: string };
