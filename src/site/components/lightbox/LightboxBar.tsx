import * as words from 'virtual:words';
import { useState } from 'react';
import styles from './Lightbox.module.css';
import { CheckIcon, CloseIcon, LinkIcon } from './lightbox-icons.tsx';

type Props = { titleId: string; title: string };

/** Title, copy link, close. Only drawn in an open overlay, so it may ask the browser what it can do. */
export function LightboxBar({ titleId, title }: Props) {
  const [answer, setAnswer] = useState('');
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setAnswer(words.linkCopied);
    } catch {
      setAnswer(words.linkNotCopied);
    }
  };
  return (
    <div className={styles.bar}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <p className={styles.answer} role="status">
        {answer}
      </p>
      <button
        className={styles.button}
        type="button"
        aria-label={words.copyLink}
        title={words.copyLink}
        onClick={(event) => {
          event.stopPropagation();
          copyLink();
        }}
      >
        {answer === words.linkCopied ? <CheckIcon /> : <LinkIcon />}
      </button>
      {/* Its click closes the overlay as a click anywhere does. */}
      <button className={styles.button} type="button" aria-label={words.close} data-close="">
        <CloseIcon />
      </button>
    </div>
  );
}
