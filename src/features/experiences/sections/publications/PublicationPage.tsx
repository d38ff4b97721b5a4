import { pageHref } from '../../../../router/base.ts';
import shared from '../../../../story/StoryPage.module.css';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import layout from '../../../../ui/layout.module.css';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { References } from './Citation.tsx';
import { PublicationFacts } from './PublicationFacts.tsx';
import styles from './PublicationPage.module.css';
import type { PublicationProps } from './props.build.ts';

/** One publication, with its abstract and references. */
export function PublicationPage({ content }: { content: PublicationProps }) {
  const { head, back, list, texts, date, publication, citation } = content;
  return (
    <main id="_content">
      <article className={`${layout.page} ${shared.page}`}>
        <div className={`${shared.opening} ${styles.opening}`}>
          <BackLink href={pageHref(list.path)} label={back} />
          <PageTitle head={head} />
          <PublicationFacts publication={publication} date={date} />
        </div>
        <div className={styles.parts}>
          {publication.abstract && (
            <section className={styles.part} aria-labelledby="_abstract">
              <h2 id="_abstract">{texts.abstract}</h2>
              <p>
                <Inline text={publication.abstract} />
              </p>
            </section>
          )}
          {citation && publication.files && (
            <section className={styles.part} aria-labelledby="_cite">
              <h2 id="_cite">{texts.cite}</h2>
              <References files={publication.files} title={head.heading} texts={texts} citation={citation} />
            </section>
          )}
        </div>
      </article>
    </main>
  );
}
