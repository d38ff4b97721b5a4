import * as t from 'virtual:messages';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import type { TitleProps } from './props.ts';
import styles from './TypedTitle.module.css';
import { blinkMs, completeAt, isCursorLit, lettersOf, typedTitleAt } from './typed-title.ts';

/** Its accessible name is one stable heading instead of changing letters. */
export function TypedTitle({ phrases, heading }: TitleProps) {
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

/**
 * The state of the typed title. It starts with the complete first phrase, as the prerendered page does, and does not run
 * under reduced motion, while paused, or in a hidden tab. `phrases` must be a stable array.
 */
function useTypedTitle(phrases: string[]) {
  const letters = phrases.map(lettersOf);
  const lengths = letters.map(({ length }) => length);
  const [elapsedMs, setElapsedMs] = useState(() => completeAt(lengths));
  const [isPaused, setIsPaused] = useState(false);
  const canRun = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const isVisible = useIsTabVisible();
  const isRunning = canRun && !isPaused && isVisible;

  const lastElapsedMs = useRef(elapsedMs);

  useEffect(() => {
    if (!isRunning) return;
    const all = phrases.map((phrase) => lettersOf(phrase).length);
    // One clock for typing, pausing and blinking: the text follows from the time, not from counted ticks.
    const startedAt = performance.now() - lastElapsedMs.current;
    let timer = 0;
    const tick = () => {
      const elapsed = performance.now() - startedAt;
      lastElapsedMs.current = elapsed;
      setElapsedMs(elapsed);
      const untilBlink = blinkMs - (elapsed % blinkMs);
      timer = window.setTimeout(tick, Math.min(typedTitleAt(all, elapsed).changeInMs, untilBlink));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [isRunning, phrases]);

  const shownMs = canRun ? elapsedMs : completeAt(lengths);
  const { phrase, length } = typedTitleAt(lengths, shownMs);
  return {
    text: letters[phrase]?.slice(0, length).join('') ?? '',
    // A cursor that does not blink is lit.
    isCursorLit: !canRun || isPaused || isCursorLit(shownMs),
    isRunning: !isPaused,
    canRun,
    toggle: () => setIsPaused((paused) => !paused),
  };
}

/** Whether the tab is visible; `true` while prerendering and hydrating. */
function useIsTabVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function subscribe(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
