import { type Page, pageOfKind } from '../content/pages.ts';
import { toPlainText } from '../core/prose.ts';
import { tagPath } from '../core/routes.ts';
import { tagSlug } from '../core/slugify.ts';
import type { StoryBlock } from './story.ts';

/** A link to a heading of a story. */
export type HeadingLink = { id: string; level: 2 | 3; text: string };

/** The headings of a story; none if there are fewer than `minCount`. */
export function listHeadings(story: readonly StoryBlock[], minCount: number): HeadingLink[] {
  const headings = story.filter((block) => block.kind === 'heading');
  return headings.length < minCount
    ? []
    : headings.map(({ id, level, text }) => ({ id, level, text: toPlainText(text) }));
}

export type PageLink = { path: string; title: string };
export type Neighbors = { previous: PageLink | null; next: PageLink | null };

/** The neighbors of the record with this name. */
export function neighborsOf(name: string, list: readonly (PageLink & { name: string })[]): Neighbors {
  const place = list.findIndex((each) => each.name === name);
  const linkTo = (index: number) => {
    const found = list[index];
    return found ? { path: found.path, title: found.title } : null;
  };
  return { previous: linkTo(place - 1), next: linkTo(place + 1) };
}

/** Translations without placeholders, by name: part of a page's props, because every visitor loads the messages module. */
export function textsOf<N extends string>(
  names: readonly N[],
  { words }: { words: object },
): Record<N, string> {
  const all = words as Record<N, unknown>;
  return Object.fromEntries(names.map((name) => [name, String(all[name])])) as Record<N, string>;
}

export type TagLink = { label: string; path: string };

/** Links to the pages of these tags; none without a page of notes. */
export function tagLinks(tags: readonly string[], pages: readonly Page[]): TagLink[] {
  const parent = pageOfKind(pages, 'notes');
  if (!parent) return [];
  const bySlug = new Map(tags.map((label) => [tagSlug(label), label]));
  return [...bySlug].map(([slug, label]) => ({ label, path: tagPath(parent.path, slug) }));
}
