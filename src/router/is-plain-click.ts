type Modifiers = { ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

/** Whether a click only follows a link: with another button or a modifier key browsers open a tab or download. */
export function isPlainClick(event: Modifiers & { button: number }): boolean {
  return event.button === 0 && !hasModifier(event);
}

export function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: Modifiers): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
