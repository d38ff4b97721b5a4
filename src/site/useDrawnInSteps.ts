import { startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
import { IsAhead } from './is-ahead.ts';
import { arrivesAtTop } from './scroll-memory.ts';

/**
 * How many of a page's `count` parts to draw. On the page a visitor comes to all of them, as its HTML has them; on one
 * they go on to, the first `step`, which fill the screen, and then as many more after each paint: a click is answered
 * by the first screen and does not wait for what nobody sees yet.
 */
export function useDrawnInSteps(count: number, step: number): number {
  const isAhead = use(IsAhead);
  const [drawn, setDrawn] = useSteps(count, step, () => (isAhead || arrivesAtTop() ? step : count));
  // Drawn ahead, and now shown at a place further down.
  useLayoutEffect(() => {
    if (!arrivesAtTop()) setDrawn(count);
  }, [count, setDrawn]);
  return drawn;
}

/** A number that grows by `step` after each paint until it is `count`; whoever sets it back has it grow anew. */
export function useSteps(count: number, step: number, first: number | (() => number)) {
  const [reached, setReached] = useState(first);
  const isWhole = reached >= count;
  useEffect(() => {
    if (isWhole) return;
    let timer = 0;
    // A task after a frame's callbacks runs when that frame has been painted.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setReached(reached + step)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [reached, isWhole, step]);
  return [isWhole ? count : reached, setReached] as const;
}
