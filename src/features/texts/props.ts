import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import type { Figure } from '../../core/picture.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { RawFigure, StoryBlock } from '../../story/story.ts';
import { type StoryProps, toStoryProps } from '../../story/story-elements.ts';
import { type HeadingLink, listHeadings, textsOf } from '../../story/story-page-props.ts';

/** The text of a page of kind text, from `content/pages/<page>.md`. */
export type PageText<F = RawFigure> = { page: string; story: StoryBlock<F>[] };

/** The file in content/ with the text of a page. */
export function pageTextFile(page: string): string {
  return `pages/${page}.md`;
}

export type TextPageProps = {
  head: PageHead;
  labels: { contents: string };
  story: StoryProps;
  contents: HeadingLink[];
};

/** Shorter texts need no table of contents. */
const minListed = 3;

export function toTextPageProps(
  page: Page,
  {
    pageTexts,
    locale,
    owner,
  }: { pageTexts: readonly PageText<Figure>[]; locale: Locale; owner: { name: string } },
): TextPageProps {
  const story = pageTexts.find((text) => text.page === page.name)?.story ?? [];
  return {
    head: headOf(page, owner.name),
    labels: textsOf(['contents'], locale),
    story: toStoryProps(story, locale),
    contents: listHeadings(story, minListed),
  };
}
