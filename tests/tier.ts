import { randomInt } from 'node:crypto';

/** Whether everything is tested, as by `npm run test:full`, or what `npm test` has time for. */
export const isFull = process.env.PORTFOLIO_FULL === '1';

/**
 * What tests that draw their cases draw from. `npm test` judges a tree alike each time, so its cases are the same ones;
 * `npm run test:full` looks for new ones. PORTFOLIO_SEED=… repeats a run.
 */
export const chosenSeed = process.env.PORTFOLIO_SEED ?? (isFull ? String(randomInt(2 ** 31)) : '1');

/** How often something is tried: `few` times by `npm test`, `many` times by `npm run test:full`. */
export function times(few: number, many: number): number {
  return isFull ? many : few;
}
