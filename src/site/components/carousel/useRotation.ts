import { useEffect, useEffectEvent } from 'react';

type Options = { isRotating: boolean; shown: number; intervalMs: number; onTurn: () => void };

/** Calls `onTurn` an interval after the last slide came in, however it came in, while the carousel rotates. */
export function useRotation({ isRotating, shown, intervalMs, onTurn }: Options) {
  const turn = useEffectEvent(onTurn);
  // `shown` is listed too: a new slide starts a new interval.
  useEffect(() => {
    if (!isRotating) return;
    const timer = window.setTimeout(turn, intervalMs);
    return () => window.clearTimeout(timer);
  }, [isRotating, shown, intervalMs]);
}
