import type { PictureProgress } from '../media/images/types.ts';

const barWidth = 24;

const logIntervalMs = 10_000;

/** A progress bar in a terminal; in a log, a line every ten seconds. */
export function showProgress(
  label: string,
  print: (text: string) => void,
): (progress: PictureProgress) => void {
  let loggedAt = 0;
  return (progress) => {
    const { done, total } = progress;
    const isDone = done >= total;
    const line = `${label}: ${formatProgress(progress)}`;
    if (process.stdout.isTTY) {
      const filled = Math.round((Math.min(done, total) / Math.max(1, total)) * barWidth);
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
      process.stdout.write(`\r\x1b[2K${bar} ${line}${isDone ? '\n' : ''}`);
      return;
    }
    const now = performance.now();
    if (!isDone && now - loggedAt < logIntervalMs) return;
    loggedAt = now;
    print(line);
  };
}

export function formatProgress({ done, total, secondsLeft }: PictureProgress): string {
  // Unknown at the start, and NaN while no time has passed.
  const isKnown = secondsLeft !== null && Number.isFinite(secondsLeft);
  const left = done >= total || !isKnown ? '' : `, about ${Math.ceil(secondsLeft)} s left`;
  return `${done} of ${total}${left}`;
}
