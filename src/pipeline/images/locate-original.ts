import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { pictureMessages } from '../messages/picture-messages.ts';
import { UnfitOriginal } from './inspect-original.ts';

/** Finds files below content/ and refuses those that only seem to lie there. */
export class OriginalLocator {
  readonly #contentDir: string;
  readonly #realContentDir: string;
  readonly #realDirs = new Map<string, string | undefined>();

  constructor(contentDir: string) {
    this.#contentDir = contentDir;
    this.#realContentDir = realPath(contentDir) ?? contentDir;
  }

  /** Size and times of an original. Throws `UnfitOriginal` for folders, links that leave content/, absent files. */
  locate(file: string): { path: string; stats: Stats } {
    const path = isAbsolute(file) ? file : join(this.#contentDir, file);
    const own = lstatSync(path, { throwIfNoEntry: false });
    if (!own) throw new UnfitOriginal(pictureMessages.missing(undefined));
    const realDir = this.#realDir(dirname(path));
    if (!realDir || !this.#isInside(realDir)) throw new UnfitOriginal(pictureMessages.outside);
    if (own.isSymbolicLink()) {
      const target = realPath(path);
      if (!target) throw new UnfitOriginal(pictureMessages.brokenLink);
      if (!this.#isInside(target)) throw new UnfitOriginal(pictureMessages.outside);
    }
    const stats = own.isSymbolicLink() ? statSync(path) : own;
    if (stats.isDirectory()) throw new UnfitOriginal(pictureMessages.directory);
    if (!stats.isFile()) throw new UnfitOriginal(pictureMessages.special);
    return { path, stats };
  }

  #realDir(dir: string): string | undefined {
    if (!this.#realDirs.has(dir)) this.#realDirs.set(dir, realPath(dir));
    return this.#realDirs.get(dir);
  }

  #isInside(real: string): boolean {
    return real === this.#realContentDir || real.startsWith(this.#realContentDir + sep);
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
