import { type FieldPath, isGroup, listAt } from '../../core/field-path.ts';
import { isVideoPath } from '../../core/picture.ts';
import { isFileNameCaption, markFileNameCaption } from '../../core/placeholders.ts';
import { capitalize, lastName, stemOf } from '../../core/text.ts';
import type { FormField } from '../protocol/form-field.ts';

export type PictureWithTexts = { source: string; name: string; caption: string; alt: string };

/** The folders for the pictures of a field, such as `/images/projects/harbour-map/`. */
export type PictureFolders = {
  /** For new pictures. */
  folder: string;
  /** Contains all pictures that the field may name. */
  root: string;
  takesVideos: boolean;
};

/** `/images/travel/` of `/images/travel/quay.jpg`. */
export function folderOf(source: string): string {
  return source.slice(0, source.lastIndexOf('/') + 1);
}

/** The public paths of all pictures in a value, by their path without extension. */
export function collectPictures(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') {
    // Markdown contains pictures within the text.
    const sources = value.startsWith('/images/')
      ? [value]
      : (value.match(/(?<=\]\()\/images\/[^\s)]+/g) ?? []);
    for (const source of sources) found.set(stemOf(source), source);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectPictures(part, found);
  }
  return found;
}

/**
 * The pictures that a field can name: first unused ones, then those in use, with their paths as used. Those in the
 * field's folder come first.
 */
export function groupByUse(
  sources: readonly string[],
  used: ReadonlyMap<string, string>,
  { folder, root, takesVideos }: PictureFolders,
): { title: string; pictures: string[] }[] {
  const allowed = sources
    .map((source) => used.get(stemOf(source)) ?? source)
    .filter((source) => source.startsWith(root) && (takesVideos || !isVideoPath(source)))
    .toSorted((a, b) => Number(b.startsWith(folder)) - Number(a.startsWith(folder)));
  const isUsed = (source: string) => used.has(stemOf(source));
  return [
    { title: 'Not used yet', pictures: allowed.filter((source) => !isUsed(source)) },
    { title: 'In use', pictures: allowed.filter(isUsed) },
  ];
}

/** A saved picture has no texts of its own, so they are derived from its file name. */
export function describeSource(source: string): PictureWithTexts {
  const name = lastName(stemOf(source));
  return { source, name, caption: markFileNameCaption(capitalize(name.replaceAll(/[-_]+/g, ' '))), alt: '' };
}

/** A picture in a file, with the fields for its caption and alt text. */
export type CaptionedPicture = {
  /** Of the record or group that contains the picture. */
  path: FieldPath;
  source: string;
  fields: { path: FieldPath; label: string; text: string }[];
};

/** All pictures of a file that have a caption or alt text, at any depth, in the file's order. */
export function captionsIn(field: FormField, value: unknown, path: FieldPath = []): CaptionedPicture[] {
  if (field.kind === 'records') {
    return listAt(value, []).flatMap((record, index) => captionsIn(field.element, record, [...path, index]));
  }
  if (field.kind !== 'group' || !isGroup(value)) return [];
  const inside = field.fields.flatMap((inner) => captionsIn(inner, value[inner.name], [...path, inner.name]));
  const picture = field.fields.find(({ kind }) => kind === 'picture');
  const source = picture ? value[picture.name] : undefined;
  if (typeof source !== 'string' || source === '') return inside;
  // A record with a `source` is a photo, whose title is its caption; the title of a job is not.
  const names = picture?.name === 'source' ? ['title', 'alt'] : ['alt', 'imageAlt'];
  const fields = field.fields
    .filter(({ name }) => names.includes(name))
    .map(({ name, label }) => {
      const text = value[name];
      return { path: [...path, name], label, text: typeof text === 'string' ? text : '' };
    });
  return fields.length > 0 ? [{ path, source, fields }, ...inside] : inside;
}

export function isComplete({ fields }: CaptionedPicture): boolean {
  return fields.every(({ text }) => text.trim() !== '' && !isFileNameCaption(text));
}
