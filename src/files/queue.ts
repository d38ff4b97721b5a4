/** Runs a task when there is capacity, and settles like the task. `weightMb` is roughly the memory it needs. */
export type Queue = <T>(task: () => T | Promise<T>, weightMb?: number) => Promise<T>;

type Waiting = { weightMb: number; start: () => void };

/**
 * A queue that runs at most `concurrency` tasks at once, with at most `maxMb` of weight together; a heavier task runs alone.
 * Tasks start in their order, or with `newestFirst` in reverse, for requests that somebody waits for.
 */
export function createQueue(
  concurrency: number,
  { maxMb = Number.POSITIVE_INFINITY, newestFirst = false } = {},
): Queue {
  const waiting: Waiting[] = [];
  let running = 0;
  let usedMb = 0;
  const startMore = () => {
    for (;;) {
      const next = waiting.at(newestFirst ? -1 : 0);
      if (!next || (running > 0 && (running >= concurrency || usedMb + next.weightMb > maxMb))) return;
      waiting.splice(newestFirst ? -1 : 0, 1);
      running += 1;
      usedMb += next.weightMb;
      next.start();
    }
  };
  return async (task, weightMb = 0) => {
    await new Promise<void>((start) => {
      waiting.push({ weightMb, start });
      startMore();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      usedMb -= weightMb;
      startMore();
    }
  };
}

/**
 * Runs `work` for each item in the queue. After a failure no further item starts; rejects with the first error when running
 * items have ended.
 */
export async function forEachInQueue<T>(
  queue: Queue,
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
  weightMbOf: (item: T) => number = () => 0,
): Promise<void> {
  let failure: { error: unknown } | undefined;
  await Promise.all(
    items.map((item, index) =>
      queue(async () => {
        if (failure) return;
        await work(item, index).catch((error: unknown) => {
          failure ??= { error };
        });
      }, weightMbOf(item)),
    ),
  );
  if (failure) throw failure.error;
}

/** `Promise.all`, but rejects only when all have ended, so that none still writes while the caller cleans up. */
export async function whenAllEnd<T extends readonly unknown[] | []>(values: T) {
  await Promise.allSettled(values);
  return Promise.all(values);
}
