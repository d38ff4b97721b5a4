import { pageHref } from '../../router/base.ts';
import { Story } from '../../story/Story.tsx';
import { NeighborLinks, StoryContents } from '../../story/StoryNavigation.tsx';
import shared from '../../story/StoryPage.module.css';
import { TagLinks } from '../../story/TagLinks.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import styles from './NotePage.module.css';
import type { NoteProps } from './props.ts';

/** A note: its text, and links to reply or discuss. */
export function NotePage({ content }: { content: NoteProps }) {
  const { head, labels, story, date, updated, tags, contents, replyAddress, discussAddress } = content;
  return (
    <main id="_content">
      <article className={`${layout.page} ${shared.page}`}>
        <div className={shared.opening}>
          <BackLink href={pageHref(content.list.path)} label={labels.back} />
          <PageTitle head={head} />
          <p className={styles.facts}>
            <time dateTime={date.day}>{date.text}</time>
            {updated && <span>{updated}</span>}
            <span>{content.minutes}</span>
          </p>
        </div>
        {(tags.length > 0 || contents.length > 0) && (
          <div className={shared.facts}>
            <TagLinks label={labels.tags} tags={tags} />
            {contents.length > 0 && <StoryContents title={labels.contents} headings={contents} />}
          </div>
        )}
        <Story className={shared.body} story={story} />
        <ul className={`${shared.body} ${styles.answers}`}>
          {replyAddress && (
            <li>
              <a href={replyAddress}>{labels.replyByMail}</a>
            </li>
          )}
          {discussAddress && (
            <li>
              <a href={discussAddress} rel="noopener noreferrer">
                {labels.discuss}
              </a>
            </li>
          )}
          <ShareButton title={head.heading} />
        </ul>
        <NeighborLinks
          label={content.list.label}
          neighbors={content.neighbors}
          labels={{ previous: labels.olderNote, next: labels.newerNote }}
        />
      </article>
    </main>
  );
}
