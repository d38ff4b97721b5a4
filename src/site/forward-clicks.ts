let last: ViewTransition | undefined;

/**
 * While a view transition runs, the browser finds no element under the pointer but the document's root. A click
 * then ends the transition and goes to what it would have hit, so that no transition makes a visitor wait. So does one
 * that is pressed while it runs and released when it is over; at other times the body lies above all of the root.
 */
export function forwardClicks(transition: ViewTransition): void {
  last = transition;
  document.documentElement.addEventListener('click', forward);
}

function forward(event: MouseEvent): void {
  const root = document.documentElement;
  // The second click of a double click was meant for what the first one hit.
  if (event.target !== root || event.detail > 1) return;
  last?.skipTransition();
  const hit = document.elementFromPoint(event.clientX, event.clientY);
  if (hit instanceof HTMLElement && hit !== root) hit.click();
}
