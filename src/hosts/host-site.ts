import type { Site } from '../content/site-schema.ts';
import type { Move } from '../site/moved-addresses.ts';
import { basePath, mediaBase, pictureOrigin } from '../site/site-address.ts';
import { formTarget, type Header, siteHeaders } from './headers.ts';
import { countAddress } from './visits.ts';

/** The facts from which the configuration of every host is written. */
export type HostSite = {
  /** Host name of the site. */
  hostName: string;
  /** Folder of the site on its host: `/` or `/repo/`. */
  base: string;
  headers: Header[];
  /** Address of `/images/…` on a separate media host, with a slash at the end; null if there is none. */
  mediaBase: string | null;
  /** Permanent redirects. */
  moves: readonly Move[];
};

/** Permanent addresses of pictures; the group is the path below the base. */
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
      countAddress: site.visits && countAddress(site.visits),
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
