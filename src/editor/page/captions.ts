import { type FieldPath, isGroup } from '../../core/field-path.ts';
import type { FormField } from '../protocol/form-field.ts';

/** A picture that a file shows, and the fields with what is said of it. */
export type Captions = {
  /** Of the record or group the picture stands in. */
  path: FieldPath;
  source: string;
  words: { path: FieldPath; label: string; text: string }[];
};

/** Every picture of a file that words belong to, wherever in its records it stands, in the file's order. */
export function captionsIn(field: FormField, value: unknown, path: FieldPath = []): Captions[] {
  if (field.kind === 'records') {
    const records: unknown[] = Array.isArray(value) ? value : [];
    return records.flatMap((record, index) => captionsIn(field.element, record, [...path, index]));
  }
  if (field.kind !== 'group' || !isGroup(value)) return [];
  const { fields } = field;
  const inside = fields.flatMap((inner) => captionsIn(inner, value[inner.name], [...path, inner.name]));
  const picture = fields.find(({ kind }) => kind === 'picture');
  const source = picture ? value[picture.name] : undefined;
  if (typeof source !== 'string' || source === '') return inside;
  // A record with a `source` is a photo, whose title is its caption; that of a job is no words of its picture.
  const names = picture?.name === 'source' ? ['title', 'alt'] : ['alt', 'imageAlt'];
  const words = fields
    .filter(({ name }) => names.includes(name))
    .map(({ name, label }) => {
      const text = value[name];
      return { path: [...path, name], label, text: typeof text === 'string' ? text : '' };
    });
  return words.length > 0 ? [{ path, source, words }, ...inside] : inside;
}

export function isDone({ words }: Captions): boolean {
  return words.every(({ text }) => text.trim() !== '');
}
