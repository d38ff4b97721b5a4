import type { Site } from '../model/content.ts';

/** The folder of the host the site lives in: `/` or `/repo/`. */
export function basePath(siteUrl: string): string {
  return `${new URL(siteUrl).pathname.replace(/\/+$/, '')}/`;
}

/** What the addresses of pictures begin with: the site's base, or a folder of another host (`media.baseUrl`). */
export function pictureBase({ url, media }: Pick<Site, 'url' | 'media'>): string {
  return media.baseUrl ? `${media.baseUrl.replace(/\/+$/, '')}/` : basePath(url);
}

/** The host the pictures come from, for the policy of the pages; none where it is the site's own. */
export function pictureOrigin({ url, media }: Pick<Site, 'url' | 'media'>): string | undefined {
  const origin = media.baseUrl ? new URL(media.baseUrl).origin : undefined;
  return origin === new URL(url).origin ? undefined : origin;
}
