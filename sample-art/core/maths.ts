export const TAU = Math.PI * 2;

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : Math.min(value, high);
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** 0 at `from`, 1 at `to`, eased at both ends; `from` may be the greater one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** The remainder that is never negative: wrap(-1, 5) is 4. */
export function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}

/** The entry at `index` of a list that begins again at its end. */
export function inTurn<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('inTurn needs a list with something in it, and a whole number');
  return entry;
}
