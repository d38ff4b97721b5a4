import type { Site } from '../content/site-schema.ts';
import { furtherLanguages, languageFolder } from '../site/languages/site-languages.ts';
import type { Move } from '../site/moved-addresses.ts';
import { basePath, mediaBase, pictureOrigin } from '../site/site-address.ts';
import { formTarget, type Header, type ImmutablePath, immutablePaths, siteHeaders } from './headers.ts';
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
  /** Folders of the other languages below the base: `fr`. Each has its own 404 page. */
  languageFolders: readonly string[];
  /** Folders with pages for one reader, below the base, with a slash at the end; empty if there are no such pages. */
  readerFolders: readonly string[];
};

/** `immutablePaths` of the whole site: each language has its own scripts and fonts. */
export function immutablePathsOf({ languageFolders }: Pick<HostSite, 'languageFolders'>): ImmutablePath[] {
  const [assets, fonts] = immutablePaths;
  const ofLanguages = languageFolders.flatMap((folder) =>
    [assets, fonts].flatMap((place) =>
      place
        ? {
            pattern: new RegExp(place.pattern.source.replace('^', () => `^\\/${folder}`)),
            globs: place.globs.map((glob) => `/${folder}${glob}`),
          }
        : [],
    ),
  );
  return [...immutablePaths, ...ofLanguages];
}

/** Permanent addresses of pictures; the group is the path below the base. */
export const picturePattern = /^\/(images\/.+)$/;

/** Without the hash of a build's styles, for configuration that outlives builds. */
export function hostSite(
  site: Site,
  moves: readonly Move[] = [],
  styleHashes?: readonly string[],
  readerFolders: readonly string[] = [],
): HostSite {
  const base = basePath(site.url);
  const languageFolders = furtherLanguages(site).map(languageFolder);
  // Addresses are the same in every language, except for the folder.
  const folders = ['', ...languageFolders.map((folder) => `/${folder}`)];
  return {
    hostName: new URL(site.url).hostname,
    base,
    headers: siteHeaders({
      ...formTarget(site, base),
      pictureOrigin: pictureOrigin(site),
      countAddress: site.visits && countAddress(site.visits),
      styleHashes,
      leavesStylesToPages: styleHashes === undefined,
    }),
    mediaBase: mediaBase(site),
    moves: folders.flatMap((folder) =>
      moves.map(({ from, to }) => ({ from: folder + from, to: folder + to })),
    ),
    languageFolders,
    readerFolders,
  };
}

/** A pattern of a path below the base, as a pattern of the whole path; without the slashes JavaScript escapes. */
export function inFolder(pattern: RegExp, base: string): string {
  const folder = base.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return pattern.source.replaceAll('\\/', '/').replace('^/', () => `^${folder}`);
}
