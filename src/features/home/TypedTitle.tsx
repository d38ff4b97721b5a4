import * as t from 'virtual:messages';
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import styles from './TypedTitle.module.css';
import { useTypedTitle } from './useTypedTitle.ts';

type Props = {
  phrases: string[];
  /** What screen readers hear: one stable heading, not letters as they come. */
  heading: string;
};

export function TypedTitle({ phrases, heading }: Props) {
  const { text, isCursorLit, isRunning, canRun, toggle } = useTypedTitle(phrases);
  return (
    <div className={styles.frame}>
      <h1 className={styles.heading} tabIndex={-1} aria-label={heading}>
        {/* Every phrase is laid out unseen in the same cell, so the title is as high as the longest needs. */}
        {phrases.map((phrase, index) => (
          <span key={index} className={styles.room} aria-hidden="true">
            {phrase}_
          </span>
        ))}
        <span className={styles.typed} aria-hidden="true">
          {/* An element of its own: a translator may have taken the letters out of one that holds more than them. */}
          <span>{text}</span>
          {/* A new one for every length: the browser would count one that moves as a shift of the layout. */}
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
