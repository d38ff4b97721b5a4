import type { Site } from '../../model/content.ts';
import type { PictureFiles } from '../../model/picture.ts';
import { type PageName, routes } from '../../model/routes.ts';

/** The whole address of a path of the site, without a slash at the end. `siteUrl` may name a folder of a host. */
export function absoluteAddress(siteUrl: string, path: string): string {
  const root = siteUrl.replace(/\/+$/, '');
  return path === '/' ? `${root}/` : root + path;
}

/** The whole address that answers with a picture, wherever the owner keeps pictures. */
export function pictureAddress({ url, media }: Pick<Site, 'url' | 'media'>, { path }: PictureFiles): string {
  return absoluteAddress(media?.baseUrl || url, path);
}

/** Where search engines should find a page; the page for missing addresses has no address of its own. */
export function canonicalAddress(siteUrl: string, page: Exclude<PageName, 'notFound'>): string {
  return absoluteAddress(siteUrl, routes[page]);
}

/** Public path of a page's share card. */
export function shareCardPath(page: PageName): string {
  return `/share/${page}.png`;
}
