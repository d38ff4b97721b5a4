/** Whether a change may be drawn as a transition here and now. */
export function canTransition(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Draws `update` as a transition; ask `canTransition` first. While one runs, the browser finds no element under the
 * pointer but the document's root. A click then ends it and goes on to what it would have hit, so that no transition
 * makes a visitor wait; so does one that is pressed while it runs and released when it is over.
 */
export function transition(update: () => void): ViewTransition {
  const running = document.startViewTransition(update);
  const root = document.documentElement;
  const inlineDirection = (event: MouseEvent) => {
    // The second click of a double click was meant for what the first one hit.
    if (event.target !== root || event.detail > 1) return;
    running.skipTransition();
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    // With its modifiers, which open tabs.
    if (hit && hit !== root) hit.dispatchEvent(new MouseEvent('click', event));
  };
  root.addEventListener('click', inlineDirection);
  const forget = () =>
    window.addEventListener('pointerdown', () => root.removeEventListener('click', inlineDirection), {
      once: true,
    });
  // One that is skipped is never ready; the page has changed all the same.
  running.ready.catch(() => {});
  running.finished.then(forget, forget);
  return running;
}
