import type { z } from 'zod';
import { type RichText, toPlainText } from '../core/prose.ts';
import type { lensSchema } from './record-schemas.ts';

export type Lens = z.infer<typeof lensSchema>;

/** A lens on a page, with the records that it brings to the front, as `list/name`. */
export type LensView = { name: string; title: string; marked: string[] };

/** The records of some named lists that each lens marks. */
export function collectLenses(
  lenses: readonly Lens[],
  lists: Record<string, readonly TitledRecord[]>,
): LensView[] {
  return lenses.map(({ name, title, tags }) => {
    const marked = Object.entries(lists).flatMap(([list, entries]) =>
      entries.filter((entry) => fits(entry, tags)).map((entry) => `${list}/${entry.name}`),
    );
    return { name, title, marked };
  });
}

/** The marked entries, then the others, each in their order. */
export function markedFirst<E>(entries: E[], isMarked: (entry: E) => boolean): E[] {
  return [...entries.filter(isMarked), ...entries.filter((entry) => !isMarked(entry))];
}

/** The records that fit a lens after the others: lists are oldest first, and read from their end. */
export function fittingLast<R extends Readable, S extends { records: R[] }>(
  section: S,
  { tags }: Pick<Lens, 'tags'>,
): S {
  const records = markedFirst(section.records.toReversed(), (record) => fits(record, tags)).toReversed();
  return { ...section, records };
}

export type TitledRecord = { name: string } & Readable;

/** The text fields of a record that visitors read. */
export type Readable = Partial<Record<(typeof readFields)[number], RichText | RichText[]>>;
const readFields = [
  'title',
  'type',
  'organization',
  'issuer',
  'venue',
  'event',
  'description',
  'languages',
  'tools',
  'skills',
] as const;

/** Whether the visible text of a record contains a tag as whole words, in the singular or with an `s`. */
export function fits(entry: Readable, tags: readonly string[]): boolean {
  const text = ` ${readFields
    .flatMap((field) => linesOf(entry[field] ?? []))
    .map(plain)
    .join(' | ')} `;
  return tags.map(plain).some((tag) => text.includes(` ${tag} `) || text.includes(` ${tag}s `));
}

/** The plain texts of a field. A rich text is an array with objects, a list of texts is one without. */
function linesOf(field: RichText | RichText[]): string[] {
  const isList = Array.isArray(field) && !field.some((part) => typeof part === 'object' && 'kind' in part);
  return isList ? (field as RichText[]).map(toPlainText) : [toPlainText(field as RichText)];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
