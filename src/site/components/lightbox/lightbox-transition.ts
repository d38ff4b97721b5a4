import { flushSync } from 'react-dom';
import { canTransition, transition } from '../../view-transition.ts';
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
  const { finished } = transition(() => {
    name('');
    flushSync(draw);
    if (!isOpening) name(sharedName);
  });
  const forget = () => name('');
  finished.then(forget, forget);
}
