/** The folder of the host the site lives in: `/` or `/repo/`. */
export function basePath(siteUrl: string): string {
  return `${new URL(siteUrl).pathname.replace(/\/+$/, '')}/`;
}
