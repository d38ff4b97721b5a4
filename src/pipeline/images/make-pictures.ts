import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PictureRole } from '../../model/picture.ts';
import type { Wording } from '../problems.ts';
import { withCacheLock } from './cache-lock.ts';
import { type Encoder, encoderInProcess, startEncoder } from './encoder.ts';
import { findOriginals } from './find-originals.ts';
import { inspectOriginal, type Original, UnfitOriginal } from './inspect-original.ts';
import { OriginalLocator } from './locate-original.ts';
import { PictureCache } from './picture-cache.ts';
import { pictureMessages } from './picture-messages.ts';
import { planPicture } from './plan-files.ts';
import { rightsXmp } from './rights-xmp.ts';
import { runQueue } from './run-queue.ts';
import { codecVersions } from './set-up-sharp.ts';
import {
  type PictureOptions,
  type PicturePlan,
  type PictureProblem,
  type PictureProfile,
  type PictureProgress,
  type PreparedPicture,
  pictureProblem,
  type WantedPicture,
} from './types.ts';

export type PrepareOptions = PictureOptions & {
  /** Sizes and addresses only: nothing is encoded; each file is made when the development server is asked for it. */
  planOnly?: boolean;
  /** Hash every cached file instead of a rotating part of them. */
  verify?: boolean;
  onProgress?: (progress: PictureProgress) => void;
};

export type PreparedPictures = {
  /** By public path as the records spell it. */
  pictures: Map<string, PreparedPicture>;
  /** Everything wrong with any original, in the order of the pictures asked for. */
  problems: PictureProblem[];
  /** How many originals say where they were taken (nothing published does). */
  withLocation: number;
  /** How many pictures had to be encoded now. */
  encoded: number;
};

/** Decoded originals held at once, in MB; a single larger one is decoded alone. */
const decodedBudgetMb = 260;

/** Fewer pictures than this are encoded before a process of their own has started. */
const worthAProcess = 4;

/** How many originals are read for hashing at once. */
const readersAtOnce = 4;

/**
 * Makes every file of every picture, or takes it from the cache, and says what is wrong with which
 * original. Pictures with a problem are missing from the result; the others are whole.
 *
 * A public path wanted in several roles gets the files of all of them; its alt text is the first one's.
 */
export async function preparePictures(
  wanted: WantedPicture[],
  options: PrepareOptions,
): Promise<PreparedPictures> {
  const contentDir = resolve(options.contentDir);
  const cache = new PictureCache(resolve(options.cacheDir));
  const { originals, problems } = await readOriginals(merge(wanted), contentDir, cache);
  const plans = new Map(
    [...originals].map(([source, found]) => [
      source,
      { ...found, plan: choosePlan(found.wanted, found.original, options, cache) },
    ]),
  );
  let encoded = 0;
  if (!options.planOnly) {
    await cache.check(
      [...plans.values()].map(({ plan }) => plan.key),
      options.verify,
    );
    const failures = await encodeMissing([...plans.values()], options, cache);
    encoded = failures.encoded;
    for (const { sources, ...problem } of failures.problems) {
      problems.push(problem);
      for (const source of sources) plans.delete(source);
    }
    await cache.prune();
  }
  const pictures = new Map([...plans].map(([source, found]) => [source, finish(found, cache)]));
  cache.save();
  const locations = [...originals.values()].filter(({ original }) => original.hasLocation);
  return {
    pictures,
    problems,
    withLocation: new Set(locations.map(({ path }) => path)).size,
    encoded,
  };
}

type Found = { wanted: WantedPicture; path: string; name: string; original: Original };
type Planned = Found & { plan: PicturePlan };

/** One wish per public path; `slide` has the files of every role. */
function merge(wanted: WantedPicture[]): WantedPicture[] {
  const bySource = new Map<string, WantedPicture>();
  for (const wish of wanted) {
    const first = bySource.get(wish.source);
    const role: PictureRole = first && first.role !== wish.role ? 'slide' : wish.role;
    bySource.set(wish.source, first ? { ...first, role } : wish);
  }
  return [...bySource.values()];
}

/** Finds, reads and judges every original; unchanged ones are not read again. */
async function readOriginals(
  wanted: WantedPicture[],
  contentDir: string,
  cache: PictureCache,
): Promise<{ originals: Map<string, Found>; problems: PictureProblem[] }> {
  const locator = new OriginalLocator(contentDir);
  const inFolder = findOriginals(contentDir);
  const found = new Map<string, Found | undefined>();
  const problems: (PictureProblem & { order: number })[] = [];
  const judged = new Map<string, Promise<Original>>();
  const jobs = wanted.map((wish, order) => async () => {
    const candidates = wish.file === undefined ? inFolder.of(wish.source) : [wish.file];
    const file = candidates[0] ?? `${wish.source.slice(1)}`;
    const name = ownersName(file, contentDir);
    try {
      if (candidates.length === 0)
        throw new UnfitOriginal(pictureMessages.missing(inFolder.nearest(wish.source)));
      if (candidates.length > 1)
        throw new UnfitOriginal(pictureMessages.ambiguous(candidates.map((path) => `content/${path}`)));
      const { path, stats } = locator.locate(file);
      const unchanged = cache.unchangedSource(name, stats);
      const known = unchanged && cache.original(unchanged);
      if (known) {
        found.set(wish.source, { wanted: wish, path, name, original: known });
        return;
      }
      let judgement = judged.get(path);
      if (!judgement) {
        judgement = inspectOriginal(path);
        judged.set(path, judgement);
      }
      const original = await judgement;
      cache.rememberOriginal(name, stats, original);
      found.set(wish.source, { wanted: wish, path, name, original });
    } catch (error) {
      problems.push({ ...pictureProblem(name, wordingFor(error)), order });
    }
  });
  // Set in order first, so that the result does not depend on which file was read fastest.
  for (const { source } of wanted) found.set(source, undefined);
  await runQueue(
    jobs.map((run) => ({ weightMb: 0, run })),
    readersAtOnce,
    1,
  );
  const originals = new Map<string, Found>();
  for (const [source, one] of found) if (one) originals.set(source, one);
  const inOrder = problems.sort((a, b) => a.order - b.order).map(({ order: _order, ...problem }) => problem);
  return { originals, problems: unique([...inOrder, ...inFolder.problems]) };
}

/** For a plan only, whatever profile has already been encoded, best first: then nothing has to be made. */
function choosePlan(
  wanted: WantedPicture,
  original: Original,
  options: PrepareOptions,
  cache: PictureCache,
): PicturePlan {
  const planFor = (profile: PictureProfile) =>
    planPicture(
      {
        source: wanted.source,
        role: wanted.role,
        alt: wanted.alt,
        kind: wanted.kind ?? (original.isPhoto ? 'photo' : 'drawn'),
        original,
      },
      { ...options, profile },
      codecVersions,
    );
  if (!options.planOnly) return planFor(options.profile);
  const ready = (['publish', 'fast'] as const).map(planFor).find(({ key }) => cache.find(key));
  return ready ?? planFor('dev');
}

/** Encodes what the cache does not have, largest first, so that no core waits for a giant at the end. */
async function encodeMissing(
  planned: Planned[],
  options: PrepareOptions,
  cache: PictureCache,
): Promise<{ encoded: number; problems: (PictureProblem & { sources: string[] })[] }> {
  const byKey = new Map<string, Planned[]>();
  for (const one of planned)
    if (!cache.find(one.plan.key)) byKey.set(one.plan.key, [...(byKey.get(one.plan.key) ?? []), one]);
  const problems: (PictureProblem & { sources: string[] })[] = [];
  if (byKey.size === 0) return { encoded: 0, problems };
  let encoded = 0;
  const cacheDir = resolve(options.cacheDir);
  await withCacheLock(cacheDir, async () => {
    const missing = [...byKey.values()]
      .filter(([first]) => first && !cache.lookAgain(first.plan.key))
      .sort((a, b) => workOf(b[0]) - workOf(a[0]));
    const report = progressReporter(
      missing.map(([first]) => workOf(first)),
      options.onProgress,
    );
    const encoder: Encoder =
      missing.length < worthAProcess ? encoderInProcess(cacheDir) : startEncoder(cacheDir);
    const jobs = missing.map((group) => ({
      weightMb: group[0]?.original.decodedMb ?? 0,
      run: async () => {
        const [first] = group as [Planned];
        try {
          const { path, original, plan } = first;
          const job = { original: path, source: original.source, plan, rights: rightsXmp(options) };
          cache.adopt(plan.key, await encoder.encode(job), original.source);
          encoded += 1;
        } catch (error) {
          problems.push({
            ...pictureProblem(first.name, wordingFor(error)),
            sources: group.map(({ wanted }) => wanted.source),
          });
        }
        report(workOf(first));
      },
    }));
    try {
      await runQueue(jobs, availableParallelism(), decodedBudgetMb);
    } finally {
      encoder.stop();
    }
  });
  const order = new Map(planned.map(({ name }, index) => [name, index]));
  problems.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0));
  return { encoded, problems };
}

function finish({ wanted, path, original, plan }: Planned, cache: PictureCache): PreparedPicture {
  const entry = cache.find(plan.key);
  const look = entry ?? cache.original(original.source);
  const bytes = new Map(entry?.files.map(([name, size]) => [name, size]));
  return {
    picture: { ...plan.picture, tint: look?.tint ?? neutralTint },
    thumbHash: look?.thumbHash ?? '',
    role: wanted.role,
    source: original.source,
    original: path,
    files: plan.publish.map(({ publicPath, name }) => ({
      publicPath,
      cacheFile: cache.fileOf(plan.key, name),
      bytes: bytes.get(name) ?? 0,
    })),
    plan,
  };
}

/** A light grey, while nobody has looked at the picture. */
const neutralTint = 4 * 36 + 4 * 6 + 4;

/** Rough cost of a picture: pixels to encode, and a tenth of the pixels to decode. */
function workOf(planned: Planned | undefined): number {
  if (!planned) return 0;
  const { original, plan } = planned;
  const encoding = plan.encode.reduce((sum, { width, height }) => sum + width * height, 0);
  return encoding + (original.width * original.height) / 10;
}

function progressReporter(
  work: number[],
  onProgress: PrepareOptions['onProgress'],
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

/** Our own bugs keep their stack; only what is wrong with an original becomes a sentence. */
function wordingFor(error: unknown): Wording {
  if (error instanceof UnfitOriginal) return error.wording;
  throw error;
}

/** `content/images/x.jpg`, wherever the content folder lies. */
function ownersName(file: string, contentDir: string): string {
  const below = file.startsWith(`${contentDir}/`) ? file.slice(contentDir.length + 1) : file;
  return `content/${below.replaceAll('\\', '/')}`;
}

function unique(problems: PictureProblem[]): PictureProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, message }) => {
    const line = `${file}\n${message}`;
    if (seen.has(line)) return false;
    seen.add(line);
    return true;
  });
}
