import { useState } from 'react';
import { lineIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import styles from './CopyButton.module.css';

const CopyIcon = lineIcon('M9 9h11v11H9zM15 9V4H4v11h5');
const CopiedIcon = lineIcon('M4.5 12.5l5 5L19.5 7');

/** Copies the text of a code block. Hidden without scripts. */
export function CopyButton({ label, answer, text }: { label: string; answer: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-label={label}
        title={label}
        onClick={() =>
          navigator.clipboard.writeText(text).then(
            () => setIsCopied(true),
            () => setIsCopied(false),
          )
        }
        onBlur={() => setIsCopied(false)}
      >
        {isCopied ? <CopiedIcon /> : <CopyIcon />}
      </button>
      <span className={layout.visuallyHidden} role="status">
        {isCopied && answer}
      </span>
    </>
  );
}
