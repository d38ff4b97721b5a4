import type { Site } from '../content/site-schema.ts';
import type { Move } from '../site/moved-addresses.ts';
import { basePath, mediaBase, pictureOrigin } from '../site/site-address.ts';
import { formTarget, type Header, siteHeaders } from './headers.ts';

/** What a host must know of the site: the same facts in every host's own language. */
export type HostSite = {
  /** Name the site is asked for by. */
  hostName: string;
  /** Folder of the host the site lives in: `/` or `/repo/`. */
  base: string;
  headers: Header[];
  /** Where `/images/…` lies when pictures have a host of their own; ends with a slash. */
  mediaBase: string | null;
  /** Addresses that lead to others for good. */
  moves: readonly Move[];
};

/** Lasting addresses of pictures below the base; the group is what follows it. */
export const picturePattern = /^\/(images\/.+)$/;

/** Without the hash of a build's styles, for configuration that outlives builds. */
export function hostSite(site: Site, moves: readonly Move[] = [], styleHash?: string): HostSite {
  const base = basePath(site.url);
  return {
    hostName: new URL(site.url).hostname,
    base,
    headers: siteHeaders({
      ...formTarget(site, base),
      pictureOrigin: pictureOrigin(site),
      styleHash,
      leavesStylesToPages: styleHash === undefined,
    }),
    mediaBase: mediaBase(site),
    moves,
  };
}

/** A pattern of a path below the base, as a pattern of the whole path; without the slashes JavaScript escapes. */
export function inFolder(pattern: RegExp, base: string): string {
  const folder = base.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return pattern.source.replaceAll('\\/', '/').replace('^/', () => `^${folder}`);
}
