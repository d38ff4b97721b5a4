import { flushSync } from 'react-dom';
import { pictureOnPage } from './figure-on-page.ts';

/** The `view-transition-name` that thumbnail and picture share; Lightbox.module.css has it too. */
const sharedName = 'lightbox-picture';

/** Skips the last transition if it still runs. */
type LastTransition = { current: () => void };

/**
 * Renders the opening or closing of the lightbox. Where the browser can, the picture grows out of its thumbnail and
 * shrinks back into it.
 */
export function runTransition(
  id: string,
  isOpening: boolean,
  render: () => void,
  last: LastTransition,
): void {
  if (!canTransition()) {
    // Two elements must not have the shared name, which the thumbnail has while a closing still runs.
    last.current();
    render();
    return;
  }
  const picture = pictureOnPage(id);
  const name = (value: string) => {
    if (picture) picture.style.viewTransitionName = value;
  };
  name(isOpening ? sharedName : '');
  const transition = startTransition(() => {
    name('');
    flushSync(render);
    if (!isOpening) name(sharedName);
  });
  const clear = () => name('');
  transition.finished.then(clear, clear);
  last.current = () => {
    transition.skipTransition();
    clear();
  };
}

function canTransition(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Starts a view transition that answers clicks. While one runs, the browser finds no element under the pointer but the
 * root. A click then ends the transition and is forwarded to the element below it; so is a click that begins while the
 * transition runs and ends after it.
 */
function startTransition(update: () => void): ViewTransition {
  const transition = document.startViewTransition(update);
  const root = document.documentElement;
  const forward = (event: MouseEvent) => {
    // The second click of a double click was meant for the element that the first one hit.
    if (event.target !== root || event.detail > 1) return;
    transition.skipTransition();
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    // A copy keeps the modifiers, which open tabs.
    if (hit && hit !== root) hit.dispatchEvent(new MouseEvent('click', event));
  };
  root.addEventListener('click', forward);
  const stopForwarding = () =>
    window.addEventListener('pointerdown', () => root.removeEventListener('click', forward), { once: true });
  // `ready` rejects for a skipped transition; the page has changed all the same.
  transition.ready.catch(() => {});
  transition.finished.then(stopForwarding, stopForwarding);
  return transition;
}
