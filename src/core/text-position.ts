import type { Position } from './diagnostics.ts';

/** Returns a function from offsets of `text` to positions, for many offsets of a file with tens of thousands of lines. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

export function positionAt(text: string, offset: number): Position {
  return positionsIn(text)(offset);
}
