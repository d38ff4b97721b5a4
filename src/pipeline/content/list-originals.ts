import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file under content/images, or a folder that is called as if it were a picture. */
export type Original = {
  /** Path under content/images without its ending, with a leading slash: `/images/travel/name`. */
  stem: string;
  /** Lower case, with its dot; "" for none. */
  ending: string;
  /** From content/: `images/travel/name.avif`. */
  relative: string;
  absolute: string;
  isFolder: boolean;
};

export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff', '.gif'];

/** Notes that cameras and editors lay beside a picture. */
const sidecar = /\.(?:xmp|aae|thm|pp3|dop)$/i;

/** Every file under content/images but hidden ones and sidecars, and folders called like pictures, sorted by path. */
export async function listOriginals(contentDir: string): Promise<Original[]> {
  const root = path.join(contentDir, 'images');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return (
    entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink() || hasPictureEnding(entry.name))
      .filter(({ name }) => !name.startsWith('.'))
      .filter(({ name }) => !sidecar.test(name) && !/^(?:thumbs\.db|desktop\.ini)$/i.test(name))
      .map((entry) => {
        const absolute = path.join(entry.parentPath, entry.name);
        const relative = path.relative(contentDir, absolute).split(path.sep).join('/');
        const ending = path.posix.extname(relative);
        const stem = `/${ending ? relative.slice(0, -ending.length) : relative}`;
        return { stem, ending: ending.toLowerCase(), relative, absolute, isFolder: entry.isDirectory() };
      })
      // A hidden folder holds pictures that are being added.
      .filter(({ relative }) => !relative.includes('/.'))
      .sort((a, b) => (a.relative < b.relative ? -1 : 1))
  );
}

/**
 * Pictures of a folder outside content/ that is laid out like it; not those whose place in content/ is taken.
 * `originals` are those of content/.
 */
export async function listAside(asideDir: string, originals: readonly Original[]): Promise<Original[]> {
  const taken = new Set(originals.map(({ stem }) => stem));
  const aside = await listOriginals(asideDir);
  return aside.filter((original) => isPicture(original) && !taken.has(original.stem));
}

export function isPicture(original: Original): boolean {
  return !original.isFolder && pictureEndings.includes(original.ending);
}

function hasPictureEnding(name: string): boolean {
  return pictureEndings.includes(path.extname(name).toLowerCase());
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
