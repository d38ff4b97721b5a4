import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { evictOldest, hasEntry } from '../../files/cache.ts';
import { createQueue, forEachInQueue } from '../../files/queue.ts';
import { labelOf } from '../originals/list-originals.ts';
import { diagnosticTextFor } from '../originals/unsupported-media-error.ts';
import { createEncoder, type Encoder, rightsXmp } from './encode-entry.ts';
import type { RequestedOriginal } from './read-originals.ts';
import type { PictureOptions, PicturePlan, PictureProgress } from './types.ts';

export type PlannedPicture = RequestedOriginal & { plan: PicturePlan };

const readersAtOnce = 4;

/** Minimum number of pictures to keep in the cache; otherwise those of three builds, for other settings and branches. */
const minKept = 600;

type EncodeOptions = Pick<PictureOptions, 'cacheDir' | 'credit' | 'licence'> & {
  encoder?: Encoder | undefined;
  onProgress?: ((progress: PictureProgress) => void) | undefined;
};

/** Encodes the pictures missing from the cache, largest first, so that all cores are busy to the end. */
export async function encodeMissing(
  planned: PlannedPicture[],
  options: EncodeOptions,
): Promise<{ encoded: number; diagnostics: (Diagnostic & { sources: string[] })[] }> {
  const { cacheDir, encoder = createEncoder(cacheDir) } = options;
  const byKey = new Map<string, [PlannedPicture, ...PlannedPicture[]]>();
  for (const one of planned) {
    const same = byKey.get(one.plan.key);
    if (same) same.push(one);
    else byKey.set(one.plan.key, [one]);
  }
  await forEachInQueue(createQueue(readersAtOnce), [...byKey.keys()], async (key) => {
    if (await hasEntry(cacheDir, key)) byKey.delete(key);
  });
  // The encoder starts the last request first.
  const missing = [...byKey.values()].sort(([a], [b]) => workOf(a) - workOf(b));
  const diagnostics: (Diagnostic & { sources: string[] })[] = [];
  if (missing.length > 0) {
    const report = progressReporter(
      missing.map(([first]) => workOf(first)),
      options.onProgress,
    );
    const encode = async (group: [PlannedPicture, ...PlannedPicture[]]) => {
      const [{ request, original, plan }] = group;
      try {
        const job = {
          original: request.file.absolute,
          source: original.source,
          plan,
          rights: rightsXmp(options),
        };
        await encoder.encode(job);
      } catch (error) {
        const sources = group.map((one) => one.request.source);
        diagnostics.push({ ...diagnosticInFile(request.file.relative, diagnosticTextFor(error)), sources });
      }
      report(workOf(group[0]));
    };
    await forEachInQueue(encoder.inTurn, missing, encode, ([{ original }]) => original.decodedMb);
  }
  await evictOldest(cacheDir, Math.max(minKept, 3 * planned.length));
  const order = new Map(planned.map(({ request }, index) => [labelOf(request.file), index]));
  diagnostics.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0));
  return { encoded: missing.length - diagnostics.length, diagnostics };
}

/** Rough cost of a picture: pixels to encode, and a tenth of the pixels to decode. */
function workOf({ original, plan }: PlannedPicture): number {
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
  onProgress?.({ done: 0, total, secondsLeft: null });
  return (finished) => {
    done += 1;
    doneWork += finished;
    const elapsed = (performance.now() - startedMs) / 1000;
    onProgress?.({ done, total, secondsLeft: (elapsed * (allWork - doneWork)) / doneWork });
  };
}
