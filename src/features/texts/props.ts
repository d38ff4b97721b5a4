import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import type { Figure } from '../../core/picture.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type HeadingLink, listHeadings } from '../../story/navigation.ts';
import type { StoryBlock } from '../../story/story.ts';
import { type StoryWords, storyWordsOf } from '../../story/story-words.ts';
import type { PageText } from './page-text.ts';

export type TextPageProps = {
  head: PageHead;
  words: StoryWords;
  story: StoryBlock[];
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
    words: storyWordsOf(locale),
    story,
    contents: listHeadings(story, minListed),
  };
}
