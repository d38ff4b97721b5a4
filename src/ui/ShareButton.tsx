import * as t from 'virtual:messages';
import { useState, useSyncExternalStore } from 'react';
import styles from './ShareButton.module.css';

type Props = {
  title: string;
  /** Of a record on the page, with its `#`; "" for the page. */
  hash?: string;
};

/**
 * A list item with a button that opens the sharing dialog of the system. Where there is none, as in Firefox on a desktop,
 * it copies the link on sites with `share: true`, and is left out on others.
 */
export function ShareButton({ title, hash = '' }: Props) {
  const [answer, setAnswer] = useState('');
  const label = useSyncExternalStore(
    () => () => {},
    () => ('share' in navigator ? t.share : import.meta.env.SHARES ? t.copyLink : ''),
    () => '',
  );
  if (!label) return null;
  const share = () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname + hash;
    // Rejects when the visitor closes the dialog.
    if (!import.meta.env.SHARES || label === t.share) navigator.share({ title, url }).catch(() => {});
    else
      navigator.clipboard.writeText(url).then(
        () => setAnswer(t.linkCopied),
        () => setAnswer(t.linkNotCopied),
      );
  };
  return (
    <li className={styles.share}>
      <button type="button" onClick={share} onBlur={() => setAnswer('')}>
        {label}
      </button>
      {import.meta.env.SHARES && <span role="status">{answer}</span>}
    </li>
  );
}
