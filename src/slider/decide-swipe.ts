/** 1 is the side of the next slide, -1 that of the previous one. */
export type Side = 1 | -1;

/** `distancePx` is positive in the direction of the text, so in Arabic to the left. */
type Swipe = { distancePx: number; elapsedMs: number; sizePx: number };

/** A drag of at least this speed changes the slide at any length, in px per ms. */
const flickThreshold = 0.4;

/** A pointer that has moved less has not begun to drag. */
export const swipeDeltaPx = 10;

/**
 * The step after a finished drag: 1 or -1 if it was longer than `thresholdPercent` of the slider or fast enough,
 * otherwise 0. Dragging against the direction of the text (negative distance) pulls the next slide in.
 */
export function decideSwipe({ distancePx, elapsedMs, sizePx }: Swipe, thresholdPercent: number): Side | 0 {
  const isFar = Math.abs(distancePx) * 100 > sizePx * thresholdPercent;
  const isFlick = elapsedMs > 0 && Math.abs(distancePx) / elapsedMs > flickThreshold;
  if (distancePx === 0 || !(isFar || isFlick)) return 0;
  return distancePx < 0 ? 1 : -1;
}

/** The axis of a drag; `null` while the pointer has hardly moved. */
export function dragAxis(acrossPx: number, downPx: number): 'x' | 'y' | null {
  if (Math.hypot(acrossPx, downPx) < swipeDeltaPx) return null;
  return Math.abs(acrossPx) >= swipeDeltaPx && Math.abs(acrossPx) > Math.abs(downPx) ? 'x' : 'y';
}
