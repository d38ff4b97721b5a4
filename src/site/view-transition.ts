import { forwardClicks } from './forward-clicks.ts';

/** A frame and a little. What takes longer than this to begin is a wait and no transition, in ms. */
const longestWaitMs = 20;

/** Unknown before the first one. */
let isSlow: boolean | undefined;

/** Whether a change may be drawn as a transition here and now. */
export function canTransition(): boolean {
  return (
    'startViewTransition' in document &&
    !isSlow &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Draws `update` as a transition; ask `canTransition` first. The browser takes a picture of the page before it lets
 * `update` run; a device that was slow at this gets no more transitions in this visit.
 */
export function transition(update: () => void): ViewTransition {
  const askedAt = performance.now();
  const running = document.startViewTransition(() => {
    isSlow = performance.now() - askedAt > longestWaitMs;
    update();
  });
  forwardClicks(running);
  // One that is skipped is never ready; the page has changed all the same.
  running.ready.catch(() => {});
  return running;
}

/**
 * Finds out whether this device is too slow for transitions, with one of which nothing is seen. For when a click is
 * likely to come, but has not: at a pause of its own, slow devices would have a long task more in every visit.
 */
export function tryTransition(): void {
  if (isSlow !== undefined || !canTransition()) return;
  // A click that comes before it is known does without.
  isSlow = true;
  const trial = transition(() => trial.skipTransition());
}
