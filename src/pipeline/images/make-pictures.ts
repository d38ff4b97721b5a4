import { resolve } from 'node:path';
import type { Problem } from '../problems.ts';
import { encodeMissing, type Planned } from './encode-missing.ts';
import type { Original } from './inspect-original.ts';
import { PictureCache } from './picture-cache.ts';
import { type PicturePlanner, planPicture } from './plan-files.ts';
import { readOriginals } from './read-originals.ts';
import { codecVersions } from './set-up-sharp.ts';
import type {
  PictureOptions,
  PicturePlan,
  PictureProfile,
  PictureProgress,
  PreparedPicture,
  WantedPicture,
} from './types.ts';

export type PrepareOptions = PictureOptions & {
  /** Sizes and addresses only: nothing is encoded; each file is made when the development server is asked for it. */
  planOnly?: boolean;
  /** Hash every cached file instead of a rotating part of them. */
  verify?: boolean;
  onProgress?: (progress: PictureProgress) => void;
  /** Another way to plan a picture, for comparisons. */
  planPicture?: PicturePlanner;
};

export type PreparedPictures = {
  /** By public path as the records spell it. */
  pictures: Map<string, PreparedPicture>;
  /** Everything wrong with any original, in the order of the pictures asked for. */
  problems: Problem[];
  /** How many originals say where they were taken (nothing published does). */
  withLocation: number;
  /** How many pictures had to be encoded now. */
  encoded: number;
};

/**
 * Makes every file of every picture, or takes it from the cache, and says what is wrong with which
 * original. Pictures with a problem are missing from the result; the others are whole.
 *
 * A public path wanted twice is made once.
 */
export async function preparePictures(
  wanted: WantedPicture[],
  options: PrepareOptions,
): Promise<PreparedPictures> {
  const cache = new PictureCache(resolve(options.cacheDir));
  const { found, problems } = await readOriginals(withoutRepeats(wanted), cache);
  const plans = new Map(
    found.map(({ wanted, original }): [string, Planned] => [
      wanted.source,
      { wanted, original, plan: choosePlan(wanted, original, options, cache) },
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
  const pictures = new Map([...plans].map(([source, planned]) => [source, finish(planned, cache)]));
  cache.save();
  const locations = found.filter(({ original }) => original.hasLocation);
  return {
    pictures,
    problems,
    withLocation: new Set(locations.map(({ wanted }) => wanted.file.absolute)).size,
    encoded,
  };
}

function withoutRepeats(wanted: WantedPicture[]): WantedPicture[] {
  const isFirst = new Set<string>();
  return wanted.filter(({ source }) => !isFirst.has(source) && isFirst.add(source));
}

/** For a plan only, whatever profile has already been encoded, best first: then nothing has to be made. */
function choosePlan(
  wanted: WantedPicture,
  original: Original,
  options: PrepareOptions,
  cache: PictureCache,
): PicturePlan {
  const planFor = (profile: PictureProfile) =>
    (options.planPicture ?? planPicture)(
      {
        source: wanted.source,
        kind: wanted.kind ?? (original.isPhoto ? 'photo' : 'drawn'),
        original,
      },
      { ...options, profile },
      codecVersions,
    );
  if (!options.planOnly) return planFor(options.profile);
  for (const profile of ['publish', 'fast'] as const) {
    const plan = planFor(profile);
    if (cache.find(plan.key)) return plan;
  }
  return planFor('dev');
}

function finish({ wanted, original, plan }: Planned, cache: PictureCache): PreparedPicture {
  const entry = cache.find(plan.key);
  const look = entry ?? cache.original(original.source);
  const bytes = new Map(entry?.files.map(([name, size]) => [name, size]));
  return {
    picture: { ...plan.picture, tint: look?.tint ?? neutralTint },
    wasDecoded: look?.tint !== undefined,
    source: original.source,
    file: wanted.file,
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
