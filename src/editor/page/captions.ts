import { type FieldPath, isGroup } from '../../core/field-path.ts';
import { isFileNameCaption } from '../../core/placeholders.ts';
import type { FormField } from '../protocol/form-field.ts';

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
    const records: unknown[] = Array.isArray(value) ? value : [];
    return records.flatMap((record, index) => captionsIn(field.element, record, [...path, index]));
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
