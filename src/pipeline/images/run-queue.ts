/** A job and about how much memory it needs while it runs. */
export type QueueJob = { weightMb: number; run: () => Promise<void> };

/**
 * Runs jobs in order, at most `slots` at once and at most `budgetMb` together; a job heavier than the
 * budget runs alone. Rejects with the first error after the running jobs have ended.
 */
export async function runQueue(jobs: QueueJob[], slots: number, budgetMb: number): Promise<void> {
  let next = 0;
  let running = 0;
  let usedMb = 0;
  let failure: { error: unknown } | undefined;
  await new Promise<void>((resolve) => {
    const startMore = () => {
      for (;;) {
        const job = failure ? undefined : jobs[next];
        if (!job) {
          if (running === 0) resolve();
          return;
        }
        if (running > 0 && (running >= slots || usedMb + job.weightMb > budgetMb)) return;
        next += 1;
        running += 1;
        usedMb += job.weightMb;
        job
          .run()
          .catch((error: unknown) => {
            failure ??= { error };
          })
          .then(() => {
            running -= 1;
            usedMb -= job.weightMb;
            startMore();
          });
      }
    };
    startMore();
  });
  if (failure) throw failure.error;
}
