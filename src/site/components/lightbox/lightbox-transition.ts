import { flushSync } from 'react-dom';
import { forwardClicks } from '../../forward-clicks.ts';
import { thumbnailOf } from './lightbox-state.ts';

/** Name under which thumbnail and overlay picture are one and the same; the overlay's stylesheet has it too. */
const sharedName = 'lightbox-picture';

/**
 * Draws an opening or closing of the overlay; where the browser can, the picture grows out of its thumbnail and
 * shrinks back into it.
 */
export function drawTransition(id: string, isOpening: boolean, draw: () => void): void {
  if (!canTransition()) {
    draw();
    return;
  }
  const picture = thumbnailOf(id)?.querySelector('img') ?? null;
  const name = (value: string) => {
    if (picture) picture.style.viewTransitionName = value;
  };
  name(isOpening ? sharedName : '');
  const transition = document.startViewTransition(() => {
    name('');
    flushSync(draw);
    if (!isOpening) name(sharedName);
  });
  forwardClicks(transition);
  // A transition that a newer one has skipped rejects; the overlay has changed all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => name(''));
}

function canTransition(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
