/** FNV-1a with a final avalanche: the same text gives the same 32-bit seed on every machine. */
export function hashText(text: string): number {
  let hash = 2166136261 >>> 0;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619) >>> 0;
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A seeded stream of numbers (mulberry32). Pictures must not use Math.random. */
export class Random {
  readonly #seed: number;
  #state: number;

  constructor(seed: string | number) {
    this.#seed = (typeof seed === 'string' ? hashText(seed) : seed) >>> 0;
    this.#state = this.#seed;
  }

  /** Uniform in 0..1, 1 excluded. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number, both ends included. */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new Error('Random.pick needs a list with something in it');
    return chosen;
  }

  /** Bell-shaped around 0, never beyond ±2. */
  spread(): number {
    return this.next() + this.next() + this.next() + this.next() - 2;
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /**
   * A stream of its own for one part of a picture. It depends on the seed and the name only, so a number more or
   * less drawn elsewhere does not move this part.
   */
  stream(name: string): Random {
    return new Random(hashText(`${name}:${this.#seed}`));
  }
}
