import { toPlainText } from '../core/prose.ts';
import type { StoryBlock } from './story.ts';

/** A link to a heading of a story. */
export type HeadingLink = { id: string; level: 2 | 3; text: string };

/** The headings of a story; none if there are fewer than `least`. */
export function listHeadings(story: readonly StoryBlock[], least: number): HeadingLink[] {
  const headings = story.filter((block) => block.kind === 'heading');
  return headings.length < least
    ? []
    : headings.map(({ id, level, text }) => ({ id, level, text: toPlainText(text) }));
}

export type PageLink = { path: string; title: string };
export type Neighbours = { previous: PageLink | null; next: PageLink | null };

/** What comes before and after the record of this name. */
export function neighboursOf(name: string, list: readonly (PageLink & { name: string })[]): Neighbours {
  const place = list.findIndex((each) => each.name === name);
  const linkTo = (index: number) => {
    const found = list[index];
    return found ? { path: found.path, title: found.title } : null;
  };
  return { previous: linkTo(place - 1), next: linkTo(place + 1) };
}
