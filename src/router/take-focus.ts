/**
 * Gives the focus to what tells the visitor where they are now, when what had it is gone: a page's heading, or the
 * part that a link led to.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
