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

/** A page of the editor, with its heading. */
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
