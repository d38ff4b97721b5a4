import { nearest, slugify, stemOf } from '../../model/text.ts';
import * as messages from '../messages/original-messages.ts';
import { type Problem, problemInFile, type Wording } from '../problems.ts';
import { isPicture, labelOf, type OriginalFile } from './list-originals.ts';

export type Originals = {
  /** The original that a record's public path means, or why there is none. `field` is the one that names it. */
  resolve: (source: string, field: string) => { original: OriginalFile } | { refusal: Wording };
  /** Originals of one name that no record means yet; `sources` are the public paths that records write. */
  findDoubled: (sources: Iterable<string>) => Problem[];
};

/** What an original may be called, since its name becomes part of an address. */
const usableName = /^[a-z0-9][a-z0-9_-]*\.[a-zA-Z0-9]+$/;

/** Originals by the public paths that mean them: the path before the ending decides, and the ending does not. */
export function indexOriginals(originals: readonly OriginalFile[]): Originals {
  const pictures = originals.filter(isPicture);
  const byStem = new Map<string, OriginalFile[]>();
  for (const picture of pictures) byStem.set(picture.stem, [...(byStem.get(picture.stem) ?? []), picture]);
  return {
    resolve(source, field) {
      const found = byStem.get(stemOf(source)) ?? [];
      const [original, ...others] = found;
      if (!original) return { refusal: explainMissing(source, field, originals, pictures) };
      if (others.length > 0) return { refusal: messages.pictureTwice(field, source, found.map(labelOf)) };
      return { original };
    },
    findDoubled(sources) {
      const stemsInUse = new Set([...sources].map(stemOf));
      const doubled = [...byStem].filter(([stem, found]) => found.length > 1 && !stemsInUse.has(stem));
      return doubled.map(([, found]) =>
        problemInFile(found[0]?.relative ?? '', messages.unusedPictureTwice(found.map(labelOf))),
      );
    },
  };
}

/** Why no record shows an original: none can, because of its name, or simply none does. */
export function explainUnused({ relative }: OriginalFile): Wording {
  const name = relative.slice(relative.lastIndexOf('/') + 1);
  if (usableName.test(name)) return messages.unusedPicture();
  const stem = stemOf(name);
  return messages.badName(`${slugify(stem) || 'picture'}${name.slice(stem.length).toLowerCase()}`);
}

function explainMissing(
  source: string,
  field: string,
  originals: readonly OriginalFile[],
  pictures: readonly OriginalFile[],
): Wording {
  const stem = stemOf(source);
  const alike = originals.filter((original) => original.stem.toLowerCase() === stem.toLowerCase());
  const other = alike.find(isPicture) ?? alike[0];
  switch (other?.kind) {
    case 'picture': {
      const expected = `content${stem}${other.relative.slice(other.stem.length - 1)}`;
      return messages.pictureCase(field, source, labelOf(other), expected);
    }
    case 'folder': {
      const held = pictures.filter(({ relative }) => relative.startsWith(`${other.relative}/`));
      return messages.pictureIsFolder(field, source, labelOf(other), held.map(labelOf));
    }
    case 'outside':
      return messages.pictureOutside(field, source, labelOf(other));
    case 'nowhere':
      return messages.pictureNowhere(field, source, labelOf(other));
    case 'other':
      return messages.pictureTypeUnknown(field, source, labelOf(other));
  }
  const folder = stem.slice(0, stem.lastIndexOf('/') + 1);
  const here = pictures.filter((original) => original.stem.startsWith(folder));
  const neighbour = nearest(
    stem.slice(folder.length),
    here.map((original) => original.stem.slice(folder.length)),
  );
  const namesakes = pictures.filter((original) => original.stem.endsWith(stem.slice(folder.length - 1)));
  const similar = neighbour
    ? folder + neighbour
    : nearest(
        stem,
        namesakes.map((original) => original.stem),
      );
  const suggestion = similar && similar + source.slice(stem.length);
  return messages.missingPicture(field, source, suggestion, stem);
}
