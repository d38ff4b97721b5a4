import { useEffect, useRef, useState } from 'react';
import { useIsTabVisible } from '../../ui/useIsTabVisible.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { blinkMs, completeAt, isCursorLit, lettersOf, typedTitleAt, untilNextChange } from './typed-title.ts';

/**
 * The typed title as time makes it. It starts where the prerendered page stands, at the complete first phrase, so
 * nothing jumps when scripts arrive; it stands still under reduced motion, while paused, and in a hidden tab.
 */
export function useTypedTitle(phrases: string[]) {
  const letters = phrases.map(lettersOf);
  const lengths = letters.map(({ length }) => length);
  const [elapsedMs, setElapsedMs] = useState(() => completeAt(lengths));
  const [isPaused, setIsPaused] = useState(false);
  const canRun = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const isVisible = useIsTabVisible();
  const isRunning = canRun && !isPaused && isVisible;
  const lengthsKey = lengths.join();

  const shown = useRef(elapsedMs);

  useEffect(() => {
    if (!isRunning) return;
    const all = lengthsKey.split(',').map(Number);
    // One clock for typing, pausing and blinking: what is shown follows from the time, never from counting ticks.
    const startedAt = performance.now() - shown.current;
    let timer = 0;
    const tick = () => {
      const elapsed = performance.now() - startedAt;
      shown.current = elapsed;
      setElapsedMs(elapsed);
      const untilBlink = blinkMs - (elapsed % blinkMs);
      timer = window.setTimeout(tick, Math.min(untilNextChange(all, elapsed), untilBlink));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [isRunning, lengthsKey]);

  const shownMs = canRun ? elapsedMs : completeAt(lengths);
  const { phrase, length } = typedTitleAt(lengths, shownMs);
  return {
    text: letters[phrase]?.slice(0, length).join('') ?? '',
    // A cursor that stands still is always lit.
    isCursorLit: !canRun || isPaused || isCursorLit(shownMs),
    isRunning: !isPaused,
    canRun,
    toggle: () => setIsPaused((paused) => !paused),
  };
}
