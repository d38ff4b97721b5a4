import * as t from 'virtual:messages';
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import styles from './TypedTitle.module.css';
import { useTypedTitle } from './useTypedTitle.ts';

type Props = {
  phrases: string[];
  /** The accessible name: one stable heading instead of changing letters. */
  heading: string;
};

export function TypedTitle({ phrases, heading }: Props) {
  const { text, isCursorLit, isRunning, canRun, toggle } = useTypedTitle(phrases);
  return (
    <div className={styles.frame}>
      <h1 className={styles.heading} tabIndex={-1} aria-label={heading}>
        {/* All phrases share one grid cell invisibly, so the title is as high as the longest one. */}
        {phrases.map((phrase, index) => (
          <span key={index} className={styles.reserved} aria-hidden="true">
            {phrase}_
          </span>
        ))}
        <span className={styles.typed} aria-hidden="true">
          {/* A separate element: a translator replaces the text of an element that also contains others. */}
          <span>{text}</span>
          {/* A new element per length: the browser would count a moving one as a layout shift. */}
          <span key={text.length} className={styles.cursor} data-lit={isCursorLit || undefined}>
            _
          </span>
        </span>
      </h1>
      <button
        className={styles.pause}
        type="button"
        hidden={!canRun}
        aria-label={isRunning ? t.pauseTyping : t.resumeTyping}
        onClick={toggle}
      >
        {isRunning ? <PauseIcon /> : <PlayIcon />}
      </button>
    </div>
  );
}
