import { useSyncExternalStore } from 'react';
import styles from './NotePage.module.css';

/** Opens the sharing dialog of the system; nothing where there is none, as in Firefox on a desktop. */
export function ShareButton({ label, title }: { label: string; title: string }) {
  const canShare = useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );
  if (!canShare) return null;
  const share = () => {
    const { origin, pathname } = window.location;
    // Rejects when the visitor closes the dialog.
    navigator.share({ title, url: origin + pathname }).catch(() => {});
  };
  return (
    <li className={styles.share}>
      <button type="button" onClick={share}>
        {label}
      </button>
    </li>
  );
}
