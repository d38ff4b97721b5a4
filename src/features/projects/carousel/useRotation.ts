import { useEffect, useEffectEvent } from 'react';

type Options = { isRotating: boolean; shown: number; intervalMs: number; onTurn: () => void };

/**
 * Calls `onTurn` an interval after the last slide came in, however it came in, while the carousel rotates. In a hidden
 * tab it lets the interval pass: nothing moves for nobody.
 */
export function useRotation({ isRotating, shown, intervalMs, onTurn }: Options) {
  const turn = useEffectEvent(onTurn);
  // `shown` is listed too: a new slide starts a new interval.
  useEffect(() => {
    if (!isRotating) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') turn();
    }, intervalMs);
    return () => window.clearInterval(timer);
  }, [isRotating, shown, intervalMs]);
}
