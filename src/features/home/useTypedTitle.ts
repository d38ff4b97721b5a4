import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { blinkMs, completeAt, isCursorLit, lettersOf, typedTitleAt, untilNextChange } from './typed-title.ts';

/**
 * The state of the typed title. It starts with the complete first phrase, as the prerendered page does, and does not run
 * under reduced motion, while paused, or in a hidden tab. `phrases` must be a stable array.
 */
export function useTypedTitle(phrases: string[]) {
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
      timer = window.setTimeout(tick, Math.min(untilNextChange(all, elapsed), untilBlink));
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
