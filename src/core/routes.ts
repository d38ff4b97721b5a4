/** The one place where the address of a page is spelled; its name and kind are the owner's. */
export function pagePath({ name, kind }: { name: string; kind: string }): string {
  if (kind === 'home') return '/';
  return kind === 'notFound' ? '/404' : `/${name}`;
}

/** The address of a page below another. `name` is a project's or a gallery's. */
export function subpagePath(parent: string, name: string): string {
  return `${parent}/${name}`;
}

/** The address of a part of a gallery's photos; the first is that of the gallery. */
export function photosPath(parent: string, gallery: string, part: number): string {
  const first = subpagePath(parent, gallery);
  return part === 1 ? first : subpagePath(first, String(part));
}

/**
 * Where the words of a page below another are published as JSON, below the base. `revision` changes with those of any
 * page below the same one, so that a browser may keep them for ever.
 */
export function pageWordsPath(revision: string, path: string): string {
  return `/assets/pages/${revision}${path}.json`;
}

/** Parameter of an address that chooses a category of projects. */
export const filterParameter = 'show';

export const resumePath = '/files/resume.pdf';

/** Where the résumé lies in each of its formats. */
export const resumePaths = {
  pdf: resumePath,
  word: '/files/resume.docx',
  text: '/resume.txt',
  markdown: '/resume.md',
  json: '/resume.json',
} as const;

/** The résumé for one kind of reader. */
export function lensResumePath(lens: string): string {
  return `/files/resume-${lens}.pdf`;
}

/** Where the service of the form leads a visitor whose message it took, if it is told where. */
export const thanksPath = '/message-received.html';

/** Which page answers a path; `/about`, `/about/` and `/about/index.html` are the same page. */
export function matchPage<P extends { path: string }>(pages: readonly P[], path: string): P | undefined {
  const plain = plainPath(path);
  return pages.find((page) => page.path === plain);
}

/** A path as it is spelled here, however hosts spell it. */
export function plainPath(path: string): string {
  return (
    path
      .replace(/\/index\.html$/, '/')
      .replace(/\.html$/, '')
      .replace(/\/+$/, '') || '/'
  );
}

/** The whole address of a path of the site, without a slash at the end. `siteUrl` may name a folder of a host. */
export function absoluteAddress(siteUrl: string, path: string): string {
  const root = siteUrl.replace(/\/+$/, '');
  return path === '/' ? `${root}/` : root + path;
}

/** A path of the site as it stands in an `href` or `src`. `base` ends with a slash: `/` or `/repo/`. */
export function withBase(base: string, path: string): string {
  return base + path.replace(/^\//, '');
}
