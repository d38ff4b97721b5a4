import * as t from 'virtual:messages';
import { createElement, type ReactNode } from 'react';
import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import buttons from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './NotFoundPage.module.css';
import type { DrawingElement, NotFoundProps } from './props.ts';

export function NotFoundPage({ content: { head, drawing } }: { content: NotFoundProps }) {
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <div>
        <PageTitle head={head} />
        <p className={styles.way}>
          <Link className={buttons.button} data-variant="solid" href={pageHref('/')}>
            {t.wayHome}
          </Link>
        </p>
      </div>
      {drawing && (
        <svg className={styles.drawing} {...drawing.attributes} aria-hidden="true">
          {drawing.children.map(renderElement)}
        </svg>
      )}
    </main>
  );
}

/** Elements of the owner's drawing, inline so that its colors follow the theme. */
function renderElement(
  { tag, attributes: { className, ...rest }, children }: DrawingElement,
  key: number,
): ReactNode {
  const look = className ? { className: styles.blinks } : {};
  return createElement(tag, { key, ...look, ...rest }, ...children.map(renderElement));
}
