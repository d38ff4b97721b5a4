/** The six routes: the one place where a URL of a page is spelled. */
export const routes = {
  home: '/',
  about: '/about',
  projects: '/projects',
  experiences: '/experiences',
  art: '/art',
  contact: '/contact',
} as const;

export type RouteName = keyof typeof routes;
export type PageName = RouteName | 'notFound';

export const routeNames = Object.keys(routes) as RouteName[];
export const resumePath = '/files/resume.pdf';

/** Which page answers a path; `/about`, `/about/` and `/about/index.html` are the same page. */
export function matchPage(path: string): PageName {
  const plain =
    path
      .replace(/\/index\.html$/, '/')
      .replace(/\.html$/, '')
      .replace(/\/+$/, '') || '/';
  return routeNames.find((name) => routes[name] === plain) ?? 'notFound';
}

/** A path of the site as it stands in an `href` or `src`. `base` ends with a slash: `/` or `/repo/`. */
export function withBase(base: string, path: string): string {
  return base + path.replace(/^\//, '');
}
