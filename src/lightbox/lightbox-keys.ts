/** What a key asks of the viewer: a way across and down the screen, an end of the sequence, or a closer look. */
type KeyIntent =
  | { kind: 'arrow'; across: number; down: number }
  | { kind: 'end'; isLast: boolean }
  /** So many times as large; 0 shows the whole picture. */
  | { kind: 'zoom'; factor: number };

const zoomStep = 1.5;

const intents: Record<string, KeyIntent> = {
  ArrowLeft: { kind: 'arrow', across: -1, down: 0 },
  ArrowRight: { kind: 'arrow', across: 1, down: 0 },
  ArrowUp: { kind: 'arrow', across: 0, down: -1 },
  ArrowDown: { kind: 'arrow', across: 0, down: 1 },
  Home: { kind: 'end', isLast: false },
  End: { kind: 'end', isLast: true },
  '+': { kind: 'zoom', factor: zoomStep },
  // The same key without Shift, where `+` needs it.
  '=': { kind: 'zoom', factor: zoomStep },
  '-': { kind: 'zoom', factor: 1 / zoomStep },
  '0': { kind: 'zoom', factor: 0 },
};

/** Keys with a modifier are the browser's own. */
export function keyIntent({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyIntent | null {
  return ctrlKey || metaKey || altKey ? null : (intents[key] ?? null);
}
