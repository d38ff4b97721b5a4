import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file under content/images. */
export type Original = {
  /** Path under content/images without its ending, with a leading slash: `/images/travel/name`. */
  stem: string;
  /** Lower case, with its dot; "" for none. */
  ending: string;
  /** From content/: `images/travel/name.avif`. */
  relative: string;
  absolute: string;
};

export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];

/** Every file under content/images but hidden ones, sorted by path. */
export async function listOriginals(contentDir: string): Promise<Original[]> {
  const root = path.join(contentDir, 'images');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .filter((entry) => !['thumbs.db', 'desktop.ini'].includes(entry.name.toLowerCase()))
    .map((entry) => {
      const absolute = path.join(entry.parentPath, entry.name);
      const relative = path.relative(contentDir, absolute).split(path.sep).join('/');
      const ending = path.posix.extname(relative);
      const stem = `/${ending ? relative.slice(0, -ending.length) : relative}`;
      return { stem, ending: ending.toLowerCase(), relative, absolute };
    })
    .sort((a, b) => (a.relative < b.relative ? -1 : 1));
}

export function isPicture(original: Original): boolean {
  return pictureEndings.includes(original.ending);
}

/** What a file begins like: null for a picture of a kind the build reads, else what it is instead. */
export async function findForeignKind(absolute: string): Promise<string | null> {
  const file = await open(absolute);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return foreignKind(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function foreignKind(head: Buffer): string | null {
  if (head.length === 0) return 'empty';
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n')) return null;
  if (/^RIFF.{4}WEBP/s.test(text) || /^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(text)) return null;
  if (text.slice(4, 8) === 'ftyp') {
    const brands = text.slice(8);
    if (/avif|avis/.test(brands)) return null;
    return /hei[cxfms]|hev[cx]|mif1|msf1/.test(brands) ? 'a HEIC photo' : 'a film';
  }
  if (text.startsWith('GIF8')) return 'a GIF';
  if (text.startsWith('%PDF')) return 'a PDF';
  if (text.startsWith('version https://git-lfs')) return 'a Git LFS pointer instead of the picture';
  if (/^\s*<(?:!doctype html|html)/i.test(text)) return 'a web page';
  if (/^\s*<(?:\?xml|svg)/i.test(text)) return 'an SVG drawing';
  return 'something else';
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
