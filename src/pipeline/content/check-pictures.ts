import { nearest } from '../../model/text.ts';
import * as messages from '../messages/content-messages.ts';
import type { Problem, Wording } from '../problems.ts';
import { isPicture, type Original } from './list-originals.ts';

/** A field that names a picture, with what is needed to report on it. */
export type PictureUse = { source: string; field: string; report: (wording: Wording) => void };

export type PictureFiles = {
  /** Public path as a record writes it -> absolute path of the original. */
  files: Map<string, string>;
  problems: Problem[];
};

/** Finds the original of every picture that a record names, and tells what stands in the way. */
export function checkPictures(uses: PictureUse[], originals: Original[]): PictureFiles {
  const pictures = originals.filter(isPicture);
  const byStem = new Map<string, Original[]>();
  for (const picture of pictures) byStem.set(picture.stem, [...(byStem.get(picture.stem) ?? []), picture]);
  const files = new Map<string, string>();
  for (const use of uses) {
    const stem = use.source.replace(/\.[a-z]+$/, '');
    const [original, ...others] = byStem.get(stem) ?? [];
    if (!original) use.report(explainMissing(use, stem, originals, pictures));
    else if (others.length > 0) {
      const names = [original, ...others].map(label);
      use.report(messages.pictureTwice(use.field, use.source, names));
    } else files.set(use.source, original.absolute);
  }
  const stemsInUse = new Set(uses.map((use) => use.source.replace(/\.[a-z]+$/, '')));
  const doubled = [...byStem].filter(([stem, found]) => found.length > 1 && !stemsInUse.has(stem));
  const problems = doubled.map(([, found]) =>
    wholeFile(found[0], messages.unusedPictureTwice(found.map(label))),
  );
  return { files, problems };
}

function explainMissing(use: PictureUse, stem: string, originals: Original[], pictures: Original[]): Wording {
  const alike = originals.filter((original) => original.stem.toLowerCase() === stem.toLowerCase());
  const picture = alike.find(isPicture);
  if (picture) {
    const expected = `content${stem}${picture.relative.slice(picture.stem.length - 1)}`;
    return messages.pictureCase(use.field, use.source, label(picture), expected);
  }
  const other = alike[0];
  if (other?.isFolder) {
    const held = pictures.filter(({ relative }) => relative.startsWith(`${other.relative}/`));
    return messages.pictureIsFolder(use.field, use.source, label(other), held.map(label));
  }
  if (other) return messages.pictureTypeUnknown(use.field, use.source, label(other));
  const ending = use.source.slice(stem.length);
  const folder = stem.slice(0, stem.lastIndexOf('/') + 1);
  const here = pictures.filter((original) => original.stem.startsWith(folder));
  const similar =
    nearest(
      stem.slice(folder.length),
      here.map((original) => original.stem.slice(folder.length)),
    ) ?? null;
  const suggestion = similar === null ? null : `${folder}${similar}${ending}`;
  return messages.missingPicture(use.field, use.source, suggestion, stem);
}

function wholeFile(original: Original | undefined, wording: Wording): Problem {
  const file = original ? label(original) : 'content/images';
  return { ...wording, file, line: 0, column: 0, severity: 'error', field: '' };
}

function label(original: Original): string {
  return `content/${original.relative}`;
}
