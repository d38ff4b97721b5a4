/** Whether everything is tested, as by `npm run test:full`, or what `npm test` has time for. */
export const isFull = process.env.PORTFOLIO_FULL === '1';

/** How often something is tried: `few` times by `npm test`, `many` times by `npm run test:full`. */
export function times(few: number, many: number): number {
  return isFull ? many : few;
}
