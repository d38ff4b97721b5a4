import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureMessages } from '../messages/picture-messages.ts';
import { type PictureProblem, pictureProblem } from './types.ts';

/** Files that lie beside pictures and are none: sidecars of cameras and editors, and what systems leave. */
const besidePictures =
  /^\.|^(?:thumbs\.db|desktop\.ini)$|\.(?:xmp|aae|thm|json|ya?ml|md|txt|mov|mp4|pp3|dop)$/i;

/** What a picture may be called, since its name becomes part of an address. */
const usableName = /^[a-z0-9][a-z0-9_-]*\.[a-z0-9]+$/i;

export type Originals = {
  /** The originals of a public path, as paths relative to content/; more than one is a mistake. */
  of: (publicPath: string) => string[];
  /** The stem most like a public path's that has an original, as a path relative to content/. */
  nearest: (publicPath: string) => string | undefined;
  /** Files whose names no record can spell. */
  problems: PictureProblem[];
};

/** Walks content/images once. The stem decides which original a public path means; its ending does not. */
export function findOriginals(contentDir: string): Originals {
  const byStem = new Map<string, string[]>();
  const problems: PictureProblem[] = [];
  const walk = (folder: string) => {
    for (const child of childrenOf(join(contentDir, folder))) {
      if (besidePictures.test(child.name)) continue;
      const path = `${folder}/${child.name}`;
      if (child.isDirectory() && !/\.[a-z0-9]{3,4}$/i.test(child.name)) {
        walk(path);
        continue;
      }
      if (!usableName.test(child.name) || /[A-Z]/.test(stemOf(child.name)))
        problems.push(pictureProblem(`content/${path}`, pictureMessages.badName(suggestName(child.name))));
      const stem = stemOf(path);
      byStem.set(stem, [...(byStem.get(stem) ?? []), path]);
    }
  };
  walk('images');
  return {
    of: (publicPath) => byStem.get(stemOf(publicPath.slice(1))) ?? [],
    nearest: (publicPath) => nearestOf(stemOf(publicPath.slice(1)), byStem),
    problems,
  };
}

/** A name like the given one that can stand in an address. */
export function suggestName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/.exec(name) ?? [];
  const plain = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
  return `${plain || 'picture'}${ending.toLowerCase()}`;
}

function childrenOf(dir: string) {
  try {
    // Sorted, since file systems list in any order and messages should not.
    return readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function stemOf(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

function nearestOf(stem: string, byStem: Map<string, string[]>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(stem.length / 8)) + 1;
  for (const [candidate, [file]] of byStem) {
    if (Math.abs(candidate.length - stem.length) >= bestDistance) continue;
    const distance = editDistance(stem, candidate);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = file;
    }
  }
  return best;
}

/** Levenshtein's: how many letters to add, drop or change. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
