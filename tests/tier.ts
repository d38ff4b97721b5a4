import { randomInt } from 'node:crypto';

/** Whether all tests run, as by `npm run test:full`, or only those that `npm test` has time for. */
export const isFull = process.env.PORTFOLIO_FULL === '1';

/**
 * Seed of randomized tests. `npm test` uses the same cases in every run, `npm run test:full` new ones.
 * PORTFOLIO_SEED=… repeats a run.
 */
export const chosenSeed = process.env.PORTFOLIO_SEED ?? (isFull ? String(randomInt(2 ** 31)) : '1');

/** Number of repetitions: `few` for `npm test`, `many` for `npm run test:full`. */
export function times(few: number, many: number): number {
  return isFull ? many : few;
}
