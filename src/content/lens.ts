import type { z } from 'zod';
import { type RichText, wordsOf } from '../core/prose.ts';
import type { lensSchema } from './record-schemas.ts';

export type Lens = z.infer<typeof lensSchema>;

/** A lens as a page carries it: what it brings to the front there, as `list/name`. */
export type LensView = { name: string; title: string; marked: string[] };

/** What each lens marks in some lists, by their names. */
export function collectLenses(lenses: readonly Lens[], lists: Record<string, readonly Seen[]>): LensView[] {
  return lenses.map(({ name, title, tags }) => {
    const marked = Object.entries(lists).flatMap(([list, entries]) =>
      entries.filter((entry) => fits(entry, tags)).map((entry) => `${list}/${entry.name}`),
    );
    return { name, title, marked };
  });
}

/** The entries that are marked, then the others, each in the order given. */
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

export type Seen = { name: string } & Readable;

/** Whatever visitors can read of an entry. */
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

/** Whether a tag stands in what visitors read of the entry, as whole words, in the singular or with an `s`. */
export function fits(entry: Readable, tags: readonly string[]): boolean {
  const words = ` ${readFields
    .flatMap((field) => linesOf(entry[field] ?? []))
    .map(plain)
    .join(' | ')} `;
  return tags.map(plain).some((tag) => words.includes(` ${tag} `) || words.includes(` ${tag}s `));
}

/** Of a list of texts each, of a text its words alone. What is marked in a text is an object, in a list never. */
function linesOf(field: RichText | RichText[]): string[] {
  const isList = Array.isArray(field) && !field.some((part) => typeof part === 'object' && 'kind' in part);
  return isList ? (field as RichText[]).map(wordsOf) : [wordsOf(field as RichText)];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
