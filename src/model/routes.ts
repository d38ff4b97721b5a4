/** The one place where the address of a page is spelled; its name and kind are the owner's. */
export function pagePath({ name, kind }: { name: string; kind: string }): string {
  if (kind === 'home') return '/';
  return kind === 'notFound' ? '/404' : `/${name}`;
}

export const resumePath = '/files/resume.pdf';

/** Which page answers a path; `/about`, `/about/` and `/about/index.html` are the same page. */
export function matchPage<P extends { path: string }>(pages: readonly P[], path: string): P | undefined {
  const plain =
    path
      .replace(/\/index\.html$/, '/')
      .replace(/\.html$/, '')
      .replace(/\/+$/, '') || '/';
  return pages.find((page) => page.path === plain);
}

/** A path of the site as it stands in an `href` or `src`. `base` ends with a slash: `/` or `/repo/`. */
export function withBase(base: string, path: string): string {
  return base + path.replace(/^\//, '');
}
