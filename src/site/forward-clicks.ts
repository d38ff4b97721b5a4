/**
 * While a view transition runs, the browser finds no element under the pointer but the document's root. A click
 * then ends the transition and goes to what it would have hit, so that no transition makes a visitor wait.
 */
export function forwardClicks(transition: ViewTransition): void {
  const root = document.documentElement;
  const forward = (event: MouseEvent) => {
    // The second click of a double click was meant for what the first one hit.
    if (event.target !== root || event.detail > 1) return;
    transition.skipTransition();
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    if (hit instanceof HTMLElement && hit !== root) hit.click();
  };
  root.addEventListener('click', forward);
  transition.finished.catch(() => {}).then(() => root.removeEventListener('click', forward));
}
