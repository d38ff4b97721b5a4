import * as t from 'virtual:messages';
import type { ComponentType } from 'react';
import { resumePath } from '../../core/routes.ts';
import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import buttons from '../../ui/button.module.css';
import { Inline } from '../../ui/Inline.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { HighlightCards } from './HighlightCards.tsx';
import styles from './HomePage.module.css';
import type { PageParts, ShownPage } from './PageParts.tsx';
import type { HomeProps, TitleProps } from './props.ts';
import type { RecordCards } from './RecordCards.tsx';
import { RecordLabel } from './RecordLabel.tsx';

type Props = {
  content: HomeProps;
  /** Components that not every homepage uses. */
  homeParts?: {
    RecordCards?: typeof RecordCards;
    PageParts?: typeof PageParts;
  } & {
    [K in HomeProps['title']]?: ComponentType<TitleProps>;
  };
  /** Those that the homepage shows below its opening. */
  pages?: readonly ShownPage[];
};

export function HomePage({ content, homeParts = {}, pages = [] }: Props) {
  const { records } = content.highlights;
  const Title = homeParts[content.title];
  return (
    <main id="_content" className={styles.main}>
      <PageMeta head={content.head} />
      <div className={`${layout.page} ${styles.hero}`} data-label={content.label && ''}>
        {Title && (
          <Title phrases={content.phrases} heading={content.head.heading} picture={content.picture} />
        )}
        <div>
          {/* The title takes time to type; the name is visible from the start. */}
          <p className={styles.byline}>
            <b>{content.ownerName}</b>
            {content.reading && <i>{content.reading}</i>}
            {content.ownerRole}
          </p>
          <p className={styles.intro} data-statement={records && ''}>
            <Inline text={content.intro} />
          </p>
          {content.buttons.length > 0 && (
            <p className={styles.actions}>
              {content.buttons.map(({ path, label }, index) => {
                const look = index === 0 ? 'solid' : undefined;
                return path === resumePath ? (
                  <a key={path} className={buttons.button} data-variant={look} href={pageHref(path)}>
                    {label || t.resumePdf}
                  </a>
                ) : (
                  <Link key={path} className={buttons.button} data-variant={look} href={pageHref(path)}>
                    {label}
                    {index === 0 && <ArrowIcon />}
                  </Link>
                );
              })}
            </p>
          )}
        </div>
        {content.label && <RecordLabel label={content.label} />}
      </div>
      {records && homeParts.RecordCards && <homeParts.RecordCards records={records} />}
      <HighlightCards highlights={content.highlights} />
      {homeParts.PageParts && <homeParts.PageParts pages={pages} />}
    </main>
  );
}
