import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './FilePage.module.css';

type Props = {
  /** Where the page is: its file, or a way back. */
  place?: ReactNode;
  title: ReactNode;
  about?: ReactNode;
  /** Can take the focus. */
  heading?: Ref<HTMLHeadingElement>;
  /** Whether the heading takes the focus after a link in the page before, which is gone. */
  takesFocus?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A page of the editor, with its heading. */
export function PageFrame(props: Props) {
  const { place, title, about, heading, takesFocus = false, className = '', children } = props;
  const own = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) own.current?.focus();
  }, []);
  return (
    <article className={`${styles.page} ${className}`}>
      <header className={styles.head}>
        {place && <p className={styles.file}>{place}</p>}
        <h2 className={styles.title} tabIndex={-1} ref={heading ?? own}>
          <bdi>{title}</bdi>
        </h2>
        {about && <p className={styles.about}>{about}</p>}
      </header>
      {children}
    </article>
  );
}
