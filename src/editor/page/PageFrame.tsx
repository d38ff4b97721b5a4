import type { ReactNode, Ref } from 'react';
import styles from './FilePage.module.css';

type Props = {
  /** Where the page is: its file, or a way back. */
  place?: ReactNode;
  title: ReactNode;
  about?: ReactNode;
  /** Can take the focus. */
  heading?: Ref<HTMLHeadingElement>;
  className?: string | undefined;
  children: ReactNode;
};

/** Focuses an element if what had the focus is gone or disabled now. As a `ref`, when the element appears. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement?.matches('body, :disabled')) element?.focus();
}

export function PageFrame({ place, title, about, heading, className = '', children }: Props) {
  return (
    <article className={`${styles.page} ${className}`}>
      <header className={styles.head}>
        {place && <p className={styles.file}>{place}</p>}
        <h2 className={styles.title} tabIndex={-1} ref={heading}>
          <bdi>{title}</bdi>
        </h2>
        {about && <p className={styles.about}>{about}</p>}
      </header>
      {children}
    </article>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
