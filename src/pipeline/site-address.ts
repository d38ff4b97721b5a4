import type { Site } from '../model/content.ts';
import type { PictureFiles } from '../model/picture.ts';
import { absoluteAddress } from '../model/routes.ts';

type SitePlaces = Pick<Site, 'url' | 'media'>;

/** The folder of the host the site lives in: `/` or `/repo/`. */
export function basePath(siteUrl: string): string {
  return `${new URL(siteUrl).pathname.replace(/\/+$/, '')}/`;
}

/** Public path of a page's share card. */
export function shareCardPath({ name }: { name: string }): string {
  return `/share/${name}.png`;
}

/** The folder of another host where pictures are kept, with a slash at its end; `null` when they lie with the pages. */
export function mediaBase({ media }: Pick<Site, 'media'>): string | null {
  return media?.baseUrl ? `${media.baseUrl.replace(/\/+$/, '')}/` : null;
}

/** What the addresses of pictures begin with in pages, wherever they are kept. */
export function pictureBase(site: SitePlaces): string {
  return mediaBase(site) ?? basePath(site.url);
}

/** The whole address that answers with a picture, wherever it is kept: what is told to other programs. */
export function pictureAddress(site: SitePlaces, { path }: PictureFiles): string {
  return absoluteAddress(mediaBase(site) ?? site.url, path);
}

/** The host the pictures come from, for the policy of the pages; none where it is the site's own. */
export function pictureOrigin(site: SitePlaces): string | undefined {
  const { origin } = new URL(mediaBase(site) ?? site.url);
  return origin === new URL(site.url).origin ? undefined : origin;
}
