import type { RawFigure, StoryBlock } from '../../story/story.ts';

/** The text of a page of kind text, from `content/pages/<page>.md`. */
export type PageText<F = RawFigure> = { page: string; story: StoryBlock<F>[] };

/** The file in content/ with the text of a page. */
export function pageTextFile(page: string): string {
  return `pages/${page}.md`;
}
