import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './FeedPage.module.css';
import type { FeedProps } from './props.ts';

/** Explains the feed, and shows its addresses. */
export function FeedPage({ content }: { content: FeedProps }) {
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <PageTitle head={content.head} />
      <p className={styles.text}>{content.explanation}</p>
      <p className={styles.text}>{content.instruction}</p>
      <dl className={styles.addresses}>
        {content.addresses.map(({ label, address }) => (
          <div key={address}>
            <dt>{label}</dt>
            <dd>
              <a href={address} dir="ltr">
                {address}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
