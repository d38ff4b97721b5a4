import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Modal.module.css';

type Props = {
  title: string;
  /** The buttons at its foot; `close` closes it as Escape does. */
  foot: (close: () => void) => ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A window over the page, open as long as it is drawn. What has `data-first` gets the focus, so that Enter does it; else
 * the browser chooses, which may be words that have to be scrolled.
 */
export function Modal({ title, foot, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]:enabled')?.focus();
  }, []);
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={({ key, target }) => {
        // WebKit keeps Escape for its field of search, also where that has nothing to empty.
        const isSearched =
          target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
        if (key === 'Escape' && !isSearched) dialog.current?.close();
      }}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>{foot(() => dialog.current?.close())}</footer>
    </dialog>
  );
}
