import { flushSync } from 'react-dom';
import { pictureOnPage } from './figure-on-page.ts';
import { canTransition, transition } from './view-transition.ts';

/** Name under which thumbnail and the viewer's picture are one and the same; the viewer's stylesheet has it too. */
const sharedName = 'viewer-picture';

/** Ends the last transition of a viewer where it is, if it still runs. */
type LastTransition = { current: () => void };

/**
 * Draws an opening or closing of the viewer; where the browser can, the picture grows out of its thumbnail and
 * shrinks back into it.
 */
export function runTransition(id: string, isOpening: boolean, draw: () => void, last: LastTransition): void {
  if (!canTransition()) {
    // The thumbnail of a closing that still runs bears the name, and no two elements may.
    last.current();
    draw();
    return;
  }
  const picture = pictureOnPage(id);
  const name = (value: string) => {
    if (picture) picture.style.viewTransitionName = value;
  };
  name(isOpening ? sharedName : '');
  const running = transition(() => {
    name('');
    flushSync(draw);
    if (!isOpening) name(sharedName);
  });
  const forget = () => name('');
  running.finished.then(forget, forget);
  last.current = () => {
    running.skipTransition();
    forget();
  };
}
