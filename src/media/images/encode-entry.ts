import { availableParallelism } from 'node:os';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { groupBy } from '../../core/group-by.ts';
import { escapeHtml } from '../../core/text.ts';
import { evictOldest, hasEntry, keepEntry } from '../../files/cache.ts';
import { createQueue, forEachInQueue, type Queue } from '../../files/queue.ts';
import { labelOf } from '../originals/list-originals.ts';
import { diagnosticTextFor } from '../originals/unsupported-media-error.ts';
import type { EncodeOrder } from './encode-picture.ts';
import { encodeInWorker } from './picture-worker.ts';
import type { RequestedOriginal } from './read-originals.ts';
import type { PictureOptions, PicturePlan, PictureProgress } from './types.ts';

/** File of a cache entry with the picture's tint, as JSON. */
export const tintFile = 'tint.json';

/** Encodes every file of one picture into the cache. Throws `UnsupportedMediaError` if its pixels cannot be read. */
async function encodeEntry({ plan, ...order }: EncodeJob, cacheDir: string): Promise<void> {
  const { files, tint } = await encodeInWorker({ ...order, files: plan.encode });
  const tintEntry = { name: tintFile, bytes: Buffer.from(JSON.stringify(tint)) };
  await keepEntry(cacheDir, plan.key, [...files, tintEntry]);
}

/** Memory for decoded originals at the same time, in MB; a single larger one is decoded alone. */
const decodedBudgetMb = 260;

export type Encoder = {
  /** Starts the last request first. */
  inTurn: Queue;
  /** Encodes a picture, unless it is in the cache or is being encoded. Throws `UnsupportedMediaError`. */
  encode: (job: EncodeJob) => Promise<void>;
};

/** One picture per core, for builds and for requests of the dev server together. */
export function createEncoder(cacheDir: string): Encoder {
  const underWay = new Map<string, Promise<void>>();
  const encodeOnce = async (job: EncodeJob) => {
    if (!(await hasEntry(cacheDir, job.plan.key))) await encodeEntry(job, cacheDir);
  };
  return {
    inTurn: createQueue(availableParallelism(), { maxMb: decodedBudgetMb, newestFirst: true }),
    async encode(job) {
      const { key } = job.plan;
      const encoding = underWay.get(key) ?? encodeOnce(job);
      underWay.set(key, encoding);
      await encoding.finally(() => underWay.delete(key));
    },
  };
}

type EncodeJob = Omit<EncodeOrder, 'files'> & { plan: Pick<PicturePlan, 'key' | 'encode'> };

/**
 * Creator, Credit Line, Copyright Notice and Web Statement of Rights (IPTC Photo Metadata Standard; search engines show
 * them) as an XMP packet; undefined if the owner sets neither credit nor license.
 */
export function rightsXmp({
  credit = '',
  licence = '',
}: Pick<PictureOptions, 'credit' | 'licence'>): string | undefined {
  if (credit === '' && licence === '') return undefined;
  const name = escapeHtml(credit);
  const creator = credit
    ? `<dc:creator><rdf:Seq><rdf:li>${name}</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${name}</rdf:li></rdf:Alt></dc:rights><photoshop:Credit>${name}</photoshop:Credit>`
    : '';
  const statement = licence ? `<xmpRights:WebStatement>${escapeHtml(licence)}</xmpRights:WebStatement>` : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${creator}${statement}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

export type PlannedPicture = RequestedOriginal & { plan: PicturePlan };

const readersAtOnce = 4;

/**
 * Minimum number of pictures to keep in the cache. Larger sites keep the pictures of three builds, for other
 * settings and branches.
 */
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
  const byKey = groupBy(planned, ({ plan }) => plan.key);
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
