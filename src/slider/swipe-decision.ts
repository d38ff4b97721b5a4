/** `distancePx` is positive along the lines, so in Arabic to the left. */
type Swipe = { distancePx: number; elapsedMs: number; stagePx: number };

type SwipeThresholds = {
  /** How far a slide must be dragged to change, in % of the stage. */
  swipeThresholdPercent: number;
  /** Or how fast, in px per ms. */
  flickThreshold: number;
};

/**
 * Where a finished drag leads: far enough or fast enough to the side it came from, else nowhere. A finger that
 * moves back along the lines (negative distance) pulls the next slide in.
 */
export function decideSwipe(
  { distancePx, elapsedMs, stagePx }: Swipe,
  { swipeThresholdPercent, flickThreshold }: SwipeThresholds,
): 1 | -1 | 0 {
  const isFar = Math.abs(distancePx) * 100 > stagePx * swipeThresholdPercent;
  const isFlick = elapsedMs > 0 && Math.abs(distancePx) / elapsedMs > flickThreshold;
  if (distancePx === 0 || !(isFar || isFlick)) return 0;
  return distancePx < 0 ? 1 : -1;
}

/** Whether a movement is a drag along the row: past the delta, and more across than up or down. */
export function isDrag(acrossPx: number, downPx: number, swipeDeltaPx: number): boolean {
  return Math.abs(acrossPx) >= swipeDeltaPx && Math.abs(acrossPx) > Math.abs(downPx);
}
