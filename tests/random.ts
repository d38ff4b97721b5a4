/** A seeded generator (mulberry32) of numbers from 0 up to 1, so that failures can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the choices. */
export function pick<T>(choices: readonly T[], random: () => number): T {
  const picked = choices[Math.floor(random() * choices.length)];
  if (picked === undefined) throw new Error('there is nothing to pick from');
  return picked;
}
