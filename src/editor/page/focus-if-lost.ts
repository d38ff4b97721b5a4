/** Focuses an element if what had the focus is gone or disabled now. As a `ref`, when the element appears. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement?.matches('body, :disabled')) element?.focus();
}
