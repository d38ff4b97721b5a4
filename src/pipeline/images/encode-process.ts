import type { Wording } from '../problems.ts';
import type { CacheEntry } from './cache-entry.ts';
import { type EncodeJob, encodeEntry } from './encode-entry.ts';
import { UnfitOriginal } from './inspect-original.ts';

/** What the encoding process is asked and answers. */
export type EncodeQuestion = { id: number; job: EncodeJob };
export type EncodeAnswer = { id: number } & (
  | { entry: CacheEntry }
  | { wording: Wording }
  | { stack: string }
);

const [, , cacheDir = ''] = process.argv;

process.on('message', async ({ id, job }: EncodeQuestion) => {
  const answer = await encodeEntry(job, cacheDir).then(
    (entry): EncodeAnswer => ({ id, entry }),
    (error: unknown): EncodeAnswer => {
      if (error instanceof UnfitOriginal) return { id, wording: error.wording };
      return { id, stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    },
  );
  process.send?.(answer);
});

// The build has ended, however it did.
process.on('disconnect', () => process.exit());
