import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../files/read-files.ts';

/** What a built folder weighs. Bytes are those of the files as they are uploaded. */
export type SiteSize = {
  files: number;
  bytes: number;
  largestFile: { path: string; bytes: number };
  fullestFolder: { path: string; files: number };
  /** Files that the build compressed: as they are, and as both compressions. */
  text: { files: number; bytes: number; gzipBytes: number; brotliBytes: number };
  /** Pictures, and all variants of them together. */
  pictures: { count: number; files: number; bytes: number };
  /** Each is one file. */
  videos: { count: number; bytes: number; largest: { path: string; bytes: number } };
  headers: { rules: number; maxLineLength: number };
};

/** Variants of one picture have its path and fingerprint in common. */
const variantName = /^(images\/.+-[0-9a-f]{8})-\d+\.(?:avif|jpg|png)$/;

const videoName = /\.(?:mp4|webm|mov|m4v)$/i;

/** Measures a built folder; `null` where there is none. */
export async function measureSite(folder: string): Promise<SiteSize | null> {
  const files = await filesBelow(folder).catch(() => null);
  if (!files) return null;
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(file, (await stat(join(folder, file))).size);
  const headers = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
  return { ...summarize(sizes), headers: readHeaders(headers) };
}

/** The same from names and lengths alone. */
export function summarize(sizes: ReadonlyMap<string, number>): Omit<SiteSize, 'headers'> {
  const size = {
    files: sizes.size,
    bytes: 0,
    largestFile: { path: '', bytes: 0 },
    fullestFolder: { path: '', files: 0 },
    text: { files: 0, bytes: 0, gzipBytes: 0, brotliBytes: 0 },
    pictures: { count: 0, files: 0, bytes: 0 },
    videos: { count: 0, bytes: 0, largest: { path: '', bytes: 0 } },
  };
  const folders = new Map<string, number>();
  const pictures = new Set<string>();
  for (const [path, bytes] of sizes) {
    size.bytes += bytes;
    if (bytes > size.largestFile.bytes) size.largestFile = { path, bytes };
    const folder = dirname(path);
    const inFolder = (folders.get(folder) ?? 0) + 1;
    folders.set(folder, inFolder);
    if (inFolder > size.fullestFolder.files) size.fullestFolder = { path: folder, files: inFolder };
    const [gzipBytes, brotliBytes] = [sizes.get(`${path}.gz`), sizes.get(`${path}.br`)];
    if (gzipBytes !== undefined && brotliBytes !== undefined) {
      size.text.files += 1;
      size.text.bytes += bytes;
      size.text.gzipBytes += gzipBytes;
      size.text.brotliBytes += brotliBytes;
    }
    if (videoName.test(path)) {
      const { count, largest } = size.videos;
      size.videos = {
        count: count + 1,
        bytes: size.videos.bytes + bytes,
        largest: bytes > largest.bytes ? { path, bytes } : largest,
      };
    } else if (path.startsWith('images/')) {
      size.pictures.files += 1;
      size.pictures.bytes += bytes;
      const picture = variantName.exec(path)?.[1];
      if (picture) pictures.add(picture);
    }
  }
  size.pictures.count = pictures.size;
  return size;
}

function readHeaders(text: string): SiteSize['headers'] {
  const lines = text.split('\n');
  return {
    rules: lines.filter((line) => line.startsWith('/')).length,
    maxLineLength: Math.max(...lines.map((line) => line.trim().length)),
  };
}
