import { commandHint, guide } from '../../core/command-hint.ts';
import { formatBytes, groupDigits } from '../../core/text.ts';
import type { SiteSize } from './measure-site.ts';

/** Published limits of a host; a missing limit means that none is known. */
type HostLimits = {
  name: string;
  /** Value of `--host`. */
  option: string;
  siteBytes?: number;
  fileBytes?: number;
  files?: number;
  /** Files in one folder. */
  folderFiles?: number;
  headerRules?: number;
  /** Characters of one line of `_headers`. */
  headerCharacters?: number;
  /** How text is compressed for visitors. */
  sends: string;
};

const megabyte = 1_000_000;
const mebibyte = 1_048_576;

/**
 * GitHub Pages, read 2026-11-21: sites of 1 GB at most
 * (https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits), files of 100 MiB at most in
 * a repository (https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github).
 *
 * Cloudflare Pages, read 2026-11-21 (https://developers.cloudflare.com/pages/platform/limits/): 20,000 files on the free
 * plan (100,000 on paid ones), 25 MiB a file, 100 header rules of 2,000 characters.
 *
 * Netlify, 2026-11-21: 54,000 files in one folder, no limit on the number or size of all files (reported by users of
 * https://docs.netlify.com/, not verified).
 *
 * Your own server has the limits of its disk.
 */
export const hosts: HostLimits[] = [
  {
    name: 'GitHub Pages',
    option: 'github',
    siteBytes: 1000 * megabyte,
    fileBytes: 100 * mebibyte,
    sends: 'gzip, by the host',
  },
  {
    name: 'Cloudflare Pages',
    option: 'cloudflare',
    files: 20_000,
    fileBytes: 25 * mebibyte,
    headerRules: 100,
    headerCharacters: 2000,
    sends: 'brotli, by the host',
  },
  { name: 'Netlify', option: 'netlify', folderFiles: 54_000, sends: 'brotli, by the host' },
  { name: 'nginx, Caddy', option: 'server', sends: 'brotli or gzip, by the build' },
];

/** A limit of a host, and how much of it the site uses. */
type LimitUse = {
  what: 'site' | 'file' | 'files' | 'folder' | 'header rules' | 'header length';
  found: number;
  limit: number;
  /** Whether `found` and `limit` are bytes. */
  isBytes: boolean;
  /** The largest file or fullest folder. */
  where?: string;
};

/** Every limit of a host, in the order in which sites usually reach them. */
export function limitUses(host: HostLimits, size: SiteSize): LimitUse[] {
  const uses: (Omit<LimitUse, 'limit'> & { limit: number | undefined })[] = [
    { what: 'site', found: size.bytes, limit: host.siteBytes, isBytes: true },
    { what: 'files', found: size.files, limit: host.files, isBytes: false },
    {
      what: 'folder',
      found: size.fullestFolder.files,
      limit: host.folderFiles,
      isBytes: false,
      where: size.fullestFolder.path,
    },
    {
      what: 'file',
      found: size.largestFile.bytes,
      limit: host.fileBytes,
      isBytes: true,
      where: size.largestFile.path,
    },
    { what: 'header rules', found: size.headers.rules, limit: host.headerRules, isBytes: false },
    {
      what: 'header length',
      found: size.headers.maxLineLength,
      limit: host.headerCharacters,
      isBytes: false,
    },
  ];
  return uses.flatMap(({ limit, ...rest }) => (limit === undefined ? [] : [{ ...rest, limit }]));
}

export function exceedsLimit({ found, limit }: LimitUse): boolean {
  return found > limit;
}

/** How many more pictures of the current average size fit; null if there is no limit or dist/ contains no pictures. */
function picturesLeft(host: HostLimits, size: SiteSize): number | null {
  const { count, files, bytes } = size.pictures;
  if (count === 0) return null;
  const left = [
    host.siteBytes === undefined ? null : (host.siteBytes - size.bytes) / (bytes / count),
    host.files === undefined ? null : (host.files - size.files) / (files / count),
    host.folderFiles === undefined ? null : (host.folderFiles - size.fullestFolder.files) / (files / count),
  ].filter((count) => count !== null);
  return left.length === 0 ? null : Math.max(0, Math.floor(Math.min(...left)));
}

export const missingSiteMessage = `There is no dist/ yet. Build it first:   ${commandHint('build')}`;

/** The size of the site, whatever the host. */
export function siteLines({ files, bytes, largestFile, text, pictures, videos }: SiteSize): string[] {
  return [
    `dist/ holds ${groupDigits(files)} files, ${formatBytes(bytes)}. The largest is ${largestFile.path}, ${formatBytes(largestFile.bytes)}.`,
    `Text (${groupDigits(text.files)} files): ${formatBytes(text.bytes)} uncompressed, ${formatBytes(text.gzipBytes)} as gzip, ${formatBytes(text.brotliBytes)} as brotli.`,
    pictures.count === 0
      ? 'Pictures: none in dist/.'
      : `Pictures: ${groupDigits(pictures.count)}, each about ${Math.round(pictures.files / pictures.count)} files and ${formatBytes(pictures.bytes / pictures.count)}.`,
    ...videoLines(videos),
  ];
}

function videoLines({ count: videos, bytes, largest }: SiteSize['videos']): string[] {
  if (videos === 0) return [];
  return [
    `Videos: ${groupDigits(videos)}, ${formatBytes(bytes)}, not loaded before a visitor plays one. The heaviest is ${largest.path}, ${formatBytes(largest.bytes)}.`,
  ];
}

/** The size of the pictures and videos that are uploaded separately. */
export function mediaLine({ files, bytes, largestFile, videos }: SiteSize): string {
  const ofVideos =
    videos.count > 0 ? ` Of that, ${groupDigits(videos.count)} videos are ${formatBytes(videos.bytes)}.` : '';
  return `dist-media/ holds ${groupDigits(files)} files, ${formatBytes(bytes)}. The largest is ${largestFile.path}, ${formatBytes(largestFile.bytes)}.${ofVideos}`;
}

/** Whether the site fits on a host, which limits it uses, and how many pictures can be added. */
export function hostLines(host: HostLimits, size: SiteSize): string[] {
  const uses = limitUses(host, size);
  const left = picturesLeft(host, size);
  return [
    `${host.name}: ${uses.some(exceedsLimit) ? 'does not fit' : 'fits'}`,
    ...uses.map((use) => `  ${limitLine(use)}`),
    `  text is sent as ${host.sends}`,
    ...(left === null ? [] : [`  space for about ${groupDigits(left)} more pictures`]),
    ...(uses.some(exceedsLimit) ? [`  ${fix(uses)}`] : []),
  ];
}

function limitLine(use: LimitUse): string {
  const { what, found, limit, isBytes, where } = use;
  const format = isBytes ? formatBytes : groupDigits;
  const subjects = {
    site: `the site: ${format(found)} of ${format(limit)}`,
    files: `files: ${format(found)} of ${format(limit)}`,
    folder: `files in one folder: ${format(found)} of ${format(limit)} (${where})`,
    file: `the largest file: ${format(found)} of ${format(limit)}`,
    'header rules': `rules in _headers: ${format(found)} of ${format(limit)}`,
    'header length': `the longest line of _headers: ${format(found)} of ${format(limit)} characters`,
  };
  return `${subjects[what]}${exceedsLimit(use) ? '  ← too much' : ''}`;
}

function fix(uses: LimitUse[]): string {
  const isForPictures = uses.some(
    (use) => exceedsLimit(use) && ['site', 'files', 'folder'].includes(use.what),
  );
  return isForPictures
    ? `Move the pictures to a media host: set media.baseUrl in content/site.yaml, see ${guide('publish.md')}.`
    : 'Choose another host, or make that file smaller.';
}
