import { useEffect, useRef } from 'react';
import type { Point } from './point.ts';
import type { ZoomControl } from './useZoom.ts';

/** A second tap within this time is meant for zooming. */
const doubleTapMs = 280;
export const doubleTapScale = 2.5;

/**
 * What a tap on the picture does: one closes, two zoom. A finger or pen may be about to tap twice, so one closes a moment
 * later. `time` is that of the event, in ms.
 */
export function useTaps(zoom: ZoomControl, onClose: () => void): (at: Point, time: number) => void {
  const openedAt = useRef(0);
  const last = useRef({ at: 0, timer: 0 });
  useEffect(() => {
    openedAt.current = performance.now();
    return () => window.clearTimeout(last.current.timer);
  }, []);

  return (at, time) => {
    // The second tap of two on the thumbnail is not meant for the viewer.
    if (time - openedAt.current < doubleTapMs) return;
    const isSecond = time - last.current.at < doubleTapMs;
    window.clearTimeout(last.current.timer);
    const closes = !isSecond && !zoom.isZoomed;
    last.current = {
      at: isSecond ? 0 : time,
      timer: closes ? window.setTimeout(onClose, doubleTapMs) : 0,
    };
    if (zoom.isZoomed) isSecond ? zoom.reset() : zoom.lookAt(at);
    else if (isSecond) zoom.scaleTo(doubleTapScale, at);
  };
}
