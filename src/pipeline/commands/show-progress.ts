import type { PictureProgress } from '../images/types.ts';

/** How often a log that is no terminal gets a line, in ms. */
const logEveryMs = 10_000;

/** A progress line that rewrites itself in a terminal, and is repeated now and then in a log. */
export function showProgress(label: string): (progress: PictureProgress) => void {
  let loggedAt = 0;
  return ({ done, total, secondsLeft }) => {
    const isDone = done >= total;
    const line = `${label}: ${done} of ${total}${isDone ? '' : `, about ${Math.ceil(secondsLeft)} s left`}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\x1b[2K${line}${isDone ? '\n' : ''}`);
      return;
    }
    const now = performance.now();
    if (!isDone && now - loggedAt < logEveryMs) return;
    loggedAt = now;
    console.log(line);
  };
}
