import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { withFileLock } from '../files/lock.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { labelOf } from '../originals/list-originals.ts';
import { type Problem, problemInFile } from '../problems.ts';
import { type Encoder, encoderInProcess, startEncoder } from './encoder.ts';
import { wordingFor } from './inspect-original.ts';
import type { PictureCache } from './picture-cache.ts';
import type { Found } from './read-originals.ts';
import { rightsXmp } from './rights-xmp.ts';
import type { PictureOptions, PicturePlan, PictureProgress } from './types.ts';

export type Planned = Found & { plan: PicturePlan };

/** Decoded originals held at once, in MB; a single larger one is decoded alone. */
const decodedBudgetMb = 260;

/** Fewer pictures than this are encoded before a process of their own has started. */
const worthAProcess = 4;

type EncodeOptions = Pick<PictureOptions, 'cacheDir' | 'credit' | 'licence'> & {
  onProgress?: ((progress: PictureProgress) => void) | undefined;
};

/** Encodes what the cache does not have, largest first, so that no core waits for a giant at the end. */
export async function encodeMissing(
  planned: Planned[],
  options: EncodeOptions,
  cache: PictureCache,
): Promise<{ encoded: number; problems: (Problem & { sources: string[] })[] }> {
  const byKey = new Map<string, Planned[]>();
  for (const one of planned)
    if (!cache.find(one.plan.key)) byKey.set(one.plan.key, [...(byKey.get(one.plan.key) ?? []), one]);
  const problems: (Problem & { sources: string[] })[] = [];
  if (byKey.size === 0) return { encoded: 0, problems };
  let encoded = 0;
  const cacheDir = resolve(options.cacheDir);
  await withFileLock(join(cacheDir, 'lock'), async () => {
    const missing = [...byKey.values()]
      .filter(([first]) => first && !cache.lookAgain(first.plan.key))
      .sort((a, b) => workOf(b[0]) - workOf(a[0]));
    const report = progressReporter(
      missing.map(([first]) => workOf(first)),
      options.onProgress,
    );
    const encoder: Encoder =
      missing.length < worthAProcess ? encoderInProcess(cacheDir) : startEncoder(cacheDir);
    const encode = async (group: Planned[]) => {
      const [first] = group as [Planned];
      try {
        const { wanted, original, plan } = first;
        const job = {
          original: wanted.file.absolute,
          source: original.source,
          plan,
          rights: rightsXmp(options),
        };
        cache.adopt(plan.key, await encoder.encode(job), original.source);
        encoded += 1;
      } catch (error) {
        problems.push({
          ...problemInFile(first.wanted.file.relative, wordingFor(error)),
          sources: group.map(({ wanted }) => wanted.source),
        });
      }
      report(workOf(first));
    };
    try {
      const queue = createQueue(availableParallelism(), { mostMb: decodedBudgetMb });
      await forEachInQueue(queue, missing, encode, ([first]) => first?.original.decodedMb ?? 0);
    } finally {
      encoder.stop();
    }
  });
  const order = new Map(planned.map(({ wanted }, index) => [labelOf(wanted.file), index]));
  problems.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0));
  return { encoded, problems };
}

/** Rough cost of a picture: pixels to encode, and a tenth of the pixels to decode. */
function workOf(planned: Planned | undefined): number {
  if (!planned) return 0;
  const { original, plan } = planned;
  const encoding = plan.encode.reduce((sum, { width, height }) => sum + width * height, 0);
  return encoding + (original.width * original.height) / 10;
}

function progressReporter(
  work: number[],
  onProgress: EncodeOptions['onProgress'],
): (finished: number) => void {
  const total = work.length;
  const allWork = work.reduce((sum, one) => sum + one, 0);
  const startedMs = performance.now();
  let done = 0;
  let doneWork = 0;
  onProgress?.({ done: 0, total, secondsLeft: Number.NaN });
  return (finished) => {
    done += 1;
    doneWork += finished;
    const elapsed = (performance.now() - startedMs) / 1000;
    onProgress?.({ done, total, secondsLeft: (elapsed * (allWork - doneWork)) / doneWork });
  };
}
