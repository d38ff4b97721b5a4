import { Story } from '../../story/Story.tsx';
import { StoryContents } from '../../story/StoryNavigation.tsx';
import shared from '../../story/StoryPage.module.css';
import layout from '../../ui/layout.module.css';
import { Main } from '../../ui/Main.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { TextPageProps } from './props.ts';

/** A page that is one text of the owner. */
export function TextPage({ content }: { content: TextPageProps }) {
  const { head, labels, story, contents } = content;
  return (
    <Main id="_content">
      <article className={`${layout.page} ${shared.page}`}>
        <div className={shared.opening}>
          <PageTitle head={head} />
        </div>
        {contents.length > 0 && (
          <div className={shared.facts}>
            <StoryContents title={labels.contents} headings={contents} />
          </div>
        )}
        <Story className={shared.body} story={story} />
      </article>
    </Main>
  );
}
