import type { Lens } from './content.ts';
import { type RichText, wordsOf } from './prose.ts';

/** A lens as a page carries it: what it brings to the front there, as `list/name`. */
export type LensView = { name: string; title: string; marked: string[] };

/** What each lens marks on the two pages that can be seen through one. */
export function collectLenses(
  content: Record<'projects' | 'work' | 'awards' | 'healthcare' | 'research', Named[]> & {
    lenses: Lens[];
    education: { programs: Named[] };
  },
): { projects: LensView[]; experiences: LensView[] } {
  const { lenses, projects, work, education, awards, healthcare, research } = content;
  const experiences = { work, education: education.programs, awards, healthcare, research };
  return {
    projects: lenses.map((lens) => viewOf(lens, { projects })),
    experiences: lenses.map((lens) => viewOf(lens, experiences)),
  };
}

/** The entries that are marked, then the others, each in the order given. */
export function markedFirst<E>(entries: E[], isMarked: (entry: E) => boolean): E[] {
  return [...entries.filter(isMarked), ...entries.filter((entry) => !isMarked(entry))];
}

function viewOf({ name, title, tags }: Lens, lists: Record<string, Named[]>): LensView {
  const marked = Object.entries(lists).flatMap(([list, entries]) =>
    entries.filter((entry) => matches(entry, tags)).map((entry) => `${list}/${entry.name}`),
  );
  return { name, title, marked };
}

type Named = { name: string } & Partial<Record<(typeof readFields)[number], RichText | RichText[]>>;
const readFields = ['title', 'type', 'organization', 'description', 'languages', 'tools', 'skills'] as const;

/** Whether a tag stands in what visitors read of the entry, as whole words, in the singular or with an `s`. */
function matches(entry: Named, tags: string[]): boolean {
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
