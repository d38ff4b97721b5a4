import { useEffect, useRef } from 'react';
import type { Point } from '../slider/useSlider.ts';
import type { ZoomControl } from './useZoom.ts';

/** A second tap that begins within this time zooms. */
const doubleTapMs = 280;
export const doubleTapScale = 2.5;

/**
 * Distinguishes one tap on the picture, which closes, from two, which zoom. One tap closes after a delay, since a second
 * may follow. Uses the times of the events in ms, because a slow device delivers events late.
 */
export function useDoubleTap(zoom: ZoomControl, onClose: () => void) {
  const openedAt = useRef(0);
  const closeTimer = useRef(0);
  const lastTapAt = useRef(Number.NEGATIVE_INFINITY);
  const isSecond = useRef(false);
  useEffect(() => {
    openedAt.current = performance.now();
    return () => window.clearTimeout(closeTimer.current);
  }, []);

  return {
    /** Call when a finger comes down. Returns whether this begins a second tap, which keeps the first from closing. */
    press: (time: number): boolean => {
      isSecond.current = time - lastTapAt.current < doubleTapMs;
      if (isSecond.current) window.clearTimeout(closeTimer.current);
      return isSecond.current;
    },
    tap: (at: Point, time: number) => {
      // Ignores the second tap of a double tap on the thumbnail.
      if (time - openedAt.current < doubleTapMs) return;
      lastTapAt.current = isSecond.current ? Number.NEGATIVE_INFINITY : time;
      if (zoom.isZoomed) isSecond.current ? zoom.reset() : zoom.lookAt(at);
      else if (isSecond.current) zoom.scaleTo(doubleTapScale, at);
      else closeTimer.current = window.setTimeout(onClose, doubleTapMs);
    },
  };
}
