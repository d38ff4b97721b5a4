import type { Site } from '../content/site-schema.ts';
import type { Clip, PictureFiles } from '../core/picture.ts';
import { absoluteAddress } from '../core/routes.ts';
import type { PageProps } from './page-props.ts';

type SitePlaces = Pick<Site, 'url' | 'media'> & { root?: string };

/** Folder of the site on its host: `/` or `/repo/`. */
export function basePath(siteUrl: string): string {
  return `${new URL(siteUrl).pathname.replace(/\/+$/, '')}/`;
}

/** Folder of the whole site on its host, which has the pictures; `basePath` of a further language is below it. */
export function rootPath({ url, root = url }: SitePlaces): string {
  return basePath(root);
}

/** Public path of a page's share card, with a photo or without; all parts of a gallery have that of the first. */
export function shareCardPath(page: PageProps, hasPhoto = false): string {
  const isShared = sharesCard(page);
  return `/share/${isShared ? page.name.slice(0, page.name.lastIndexOf('/')) : page.name}.${hasPhoto ? 'jpg' : 'png'}`;
}

/** Whether it is the second or a later part of a gallery. */
export function isLaterPart(page: PageProps): boolean {
  return page.kind === 'photos' && page.content.photos.part > 1;
}

/** Whether it has the card of the page above; publications can be hundreds. */
export function sharesCard(page: PageProps): boolean {
  return page.kind === 'publication' || isLaterPart(page);
}

/** Folder of pictures on the media host, with a slash at the end; null if they are published with the pages. */
export function mediaBase({ media }: Pick<Site, 'media'>): string | null {
  return media?.baseUrl ? `${media.baseUrl.replace(/\/+$/, '')}/` : null;
}

/** Prefix of picture addresses in pages. */
export function pictureBase(site: SitePlaces): string {
  return mediaBase(site) ?? rootPath(site);
}

/** The absolute address of a picture or video on its host, for other programs. */
export function pictureAddress(site: SitePlaces, { path }: Pick<PictureFiles | Clip, 'path'>): string {
  return absoluteAddress(mediaBase(site) ?? site.root ?? site.url, path);
}

/** The host the pictures come from, for the policy of the pages; undefined if it is that of the site. */
export function pictureOrigin(site: SitePlaces): string | undefined {
  const { origin } = new URL(mediaBase(site) ?? site.url);
  return origin === new URL(site.url).origin ? undefined : origin;
}
