import type { PictureProgress } from '../media/images/types.ts';

/** Columns of the bar in a terminal. */
const barWidth = 24;

/** How often a log that is no terminal gets a line, in ms. */
const logEveryMs = 10_000;

/** A progress bar that rewrites itself in a terminal, and is repeated now and then in a log. */
export function showProgress(
  label: string,
  say: (text: string) => void,
): (progress: PictureProgress) => void {
  let loggedAt = 0;
  return (progress) => {
    const { done, total } = progress;
    const isDone = done >= total;
    const line = `${label}: ${progressWords(progress)}`;
    if (process.stdout.isTTY) {
      const filled = Math.round((Math.min(done, total) / Math.max(1, total)) * barWidth);
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
      process.stdout.write(`\r\x1b[2K${bar} ${line}${isDone ? '\n' : ''}`);
      return;
    }
    const now = performance.now();
    if (!isDone && now - loggedAt < logEveryMs) return;
    loggedAt = now;
    say(line);
  };
}

export function progressWords({ done, total, secondsLeft }: PictureProgress): string {
  // Nothing done yet, or in no time at all: nobody can say.
  const isKnown = secondsLeft !== null && Number.isFinite(secondsLeft);
  const left = done >= total || !isKnown ? '' : `, about ${Math.ceil(secondsLeft)} s left`;
  return `${done} of ${total}${left}`;
}
