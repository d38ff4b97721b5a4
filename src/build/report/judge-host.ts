import type { HostLimits } from './host-limits.ts';
import type { SiteSize } from './measure-site.ts';

/** One thing a host counts: what the site has of it, and what is allowed. */
export type Judgement = {
  what: 'site' | 'file' | 'files' | 'folder' | 'header rules' | 'header length';
  found: number;
  limit: number;
  /** Whether `found` and `limit` are bytes. */
  isBytes: boolean;
  /** The file or folder that counts. */
  where?: string;
};

/** Everything a host limits, in the order in which sites outgrow it. */
export function evaluateHost(host: HostLimits, size: SiteSize): Judgement[] {
  const judgements: (Omit<Judgement, 'limit'> & { limit: number | undefined })[] = [
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
  return judgements.flatMap(({ limit, ...rest }) => (limit === undefined ? [] : [{ ...rest, limit }]));
}

export function isOver({ found, limit }: Judgement): boolean {
  return found > limit;
}

/**
 * How many more pictures like those that are there fit before the host is full; `null` where it never is, or where no
 * pictures lie with the pages.
 */
export function roomForPictures(host: HostLimits, size: SiteSize): number | null {
  const { count, files, bytes } = size.pictures;
  if (count === 0) return null;
  const rooms = [
    host.siteBytes === undefined ? null : (host.siteBytes - size.bytes) / (bytes / count),
    host.files === undefined ? null : (host.files - size.files) / (files / count),
    host.folderFiles === undefined ? null : (host.folderFiles - size.fullestFolder.files) / (files / count),
  ].filter((room) => room !== null);
  return rooms.length === 0 ? null : Math.max(0, Math.floor(Math.min(...rooms)));
}
