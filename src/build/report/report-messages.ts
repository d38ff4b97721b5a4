import { commandHint } from '../../core/command-hint.ts';
import { guide } from '../../core/guide-path.ts';
import { type HostLimits, hosts } from './host-limits.ts';
import { evaluateHost, isOver, type Judgement, roomForPictures } from './judge-host.ts';
import type { SiteSize } from './measure-site.ts';

/* What the report says. */

export const reportUsage = `${commandHint(`report [--host ${hosts.map(({ option }) => option).join('|')}]`)}

Measures dist/ and compares it with the limits of hosts. With --host, only that host, and the command fails when the site
does not fit there.`;

export const noSite = `There is no dist/ yet. Build it first:   ${commandHint('build')}`;

export const noDraft = `There is no draft yet. Build it first:   ${commandHint('build --draft')}`;

export function unknownHost(value: string): string {
  return `--host is "${value}", expected ${hosts.map(({ option }) => option).join(', ')}.`;
}

/** The site itself, before any host. */
export function siteLines({ files, bytes, largestFile, text, pictures, videos }: SiteSize): string[] {
  return [
    `dist/ holds ${count(files)} files, ${megabytes(bytes)}. The largest is ${largestFile.path}, ${megabytes(largestFile.bytes)}.`,
    `Text (${count(text.files)} files): ${kilobytes(text.bytes)} as it is, ${kilobytes(text.gzipBytes)} as gzip, ${kilobytes(text.brotliBytes)} as brotli.`,
    pictures.count === 0
      ? 'Pictures: none lie with the pages.'
      : `Pictures: ${count(pictures.count)}, each about ${Math.round(pictures.files / pictures.count)} files and ${kilobytes(pictures.bytes / pictures.count)}.`,
    ...videoLines(videos),
  ];
}

function videoLines({ count: videos, bytes, largest }: SiteSize['videos']): string[] {
  if (videos === 0) return [];
  return [
    `Videos: ${count(videos)}, ${megabytes(bytes)}, none of it loaded before somebody plays one. The heaviest is ${largest.path}, ${megabytes(largest.bytes)}.`,
  ];
}

/** The pictures and videos that are uploaded apart. */
export function mediaLine({ files, bytes, largestFile, videos }: SiteSize): string {
  const ofVideos =
    videos.count > 0 ? ` Of that, ${count(videos.count)} videos are ${megabytes(videos.bytes)}.` : '';
  return `dist-media/ holds ${count(files)} files, ${megabytes(bytes)}. The largest is ${largestFile.path}, ${megabytes(largestFile.bytes)}.${ofVideos}`;
}

/** One host: whether the site fits, what it counts, how text is sent, and how far there is to go. */
export function hostLines(host: HostLimits, size: SiteSize): string[] {
  const judgements = evaluateHost(host, size);
  const room = roomForPictures(host, size);
  return [
    `${host.name}: ${judgements.some(isOver) ? 'does not fit' : 'fits'}`,
    ...judgements.map((judgement) => `  ${judgementLine(judgement)}`),
    `  text is sent as ${host.sends}`,
    ...(room === null ? [] : [`  room for about ${count(room)} more pictures`]),
    ...(judgements.some(isOver) ? [`  ${fix(judgements)}`] : []),
  ];
}

function judgementLine(judgement: Judgement): string {
  const { what, found, limit, isBytes, where } = judgement;
  const say = isBytes ? megabytes : count;
  const subjects = {
    site: `the site: ${say(found)} of ${say(limit)}`,
    files: `files: ${say(found)} of ${say(limit)}`,
    folder: `files in one folder: ${say(found)} of ${say(limit)} (${where})`,
    file: `the largest file: ${say(found)} of ${say(limit)}`,
    'header rules': `rules in _headers: ${say(found)} of ${say(limit)}`,
    'header length': `the longest line of _headers: ${say(found)} of ${say(limit)} characters`,
  };
  return `${subjects[what]}${isOver(judgement) ? '  ← too much' : ''}`;
}

function fix(judgements: Judgement[]): string {
  const isForPictures = judgements.some(
    (judgement) => isOver(judgement) && ['site', 'files', 'folder'].includes(judgement.what),
  );
  return isForPictures
    ? `Give the pictures a host of their own: media.baseUrl in content/site.yaml, see ${guide('publish.md')}.`
    : 'Choose another host, or make that file smaller.';
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function kilobytes(bytes: number): string {
  return `${count(Math.round(bytes / 1000))} KB`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
