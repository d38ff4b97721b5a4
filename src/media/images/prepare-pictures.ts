import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Diagnostic, diagnosticInFile, wholeFile } from '../../core/diagnostics.ts';
import { maxPixels } from '../../core/limits.ts';
import { formatBytes } from '../../core/text.ts';
import { cachedFile, listEntry } from '../../files/cache.ts';
import type { FactsCache, OriginalFile } from '../originals/list-originals.ts';
import { isCutShort } from './detect-format.ts';
import { type Encoder, encodeMissing, type PlannedPicture, tintFile } from './encode-entry.ts';
import { movingFile, planPicture } from './plan-picture.ts';
import { type RequestedOriginal, readOriginals } from './read-originals.ts';
import { codecVersions, sharp } from './set-up-sharp.ts';
import type {
  PictureOptions,
  PicturePlan,
  PictureProfile,
  PictureProgress,
  PictureRequest,
  PreparedPicture,
} from './types.ts';
import { explainUndecodable, exportAsVideo, type Original, readOriginal } from './validate-original.ts';

export type PrepareOptions = PictureOptions & {
  /** Plans sizes and addresses only; a server encodes files on demand. */
  planOnly?: boolean;
  /** The encoder, which is shared with other callers. */
  encoder?: Encoder | undefined;
  seen?: FactsCache<Original> | undefined;
  onProgress?: (progress: PictureProgress) => void;
};

export type PreparedPictures = {
  /** Pictures by public path, as the records spell it. */
  pictures: Map<string, PreparedPicture>;
  /** Diagnostics of originals, in the order of the requested pictures. */
  diagnostics: Diagnostic[];
  /** Number of originals with location data. */
  withLocation: number;
  /** Number of pictures that were not in the cache. */
  encoded: number;
};

/**
 * Encodes every file of every picture, or takes it from the cache. Pictures with an error are missing from the result. A
 * public path requested twice is encoded once.
 */
export async function preparePictures(
  requested: PictureRequest[],
  options: PrepareOptions,
): Promise<PreparedPictures> {
  const cacheDir = resolve(options.cacheDir);
  const { found, diagnostics } = await readOriginals(withoutRepeats(requested), options.seen);
  const plans = new Map<string, PlannedPicture>();
  for (const one of found)
    plans.set(one.request.source, { ...one, plan: await choosePlan(one, options, cacheDir) });
  let encoded = 0;
  if (!options.planOnly) {
    const failures = await encodeMissing([...plans.values()], { ...options, cacheDir });
    encoded = failures.encoded;
    for (const { sources, ...diagnostic } of failures.diagnostics) {
      diagnostics.push(diagnostic);
      for (const source of sources) plans.delete(source);
    }
  }
  const pictures = new Map<string, PreparedPicture>();
  for (const [source, planned] of plans) pictures.set(source, await finish(planned, cacheDir));
  diagnostics.push(...warnOfAnimations(found, pictures));
  const locations = found.filter(({ original }) => original.hasLocation);
  return {
    pictures,
    diagnostics,
    withLocation: new Set(locations.map(({ request }) => request.file.absolute)).size,
    encoded,
  };
}

/** Bytes that a phone loads in two seconds on an average connection. */
const heavyAnimationBytes = 2_000_000;

/** Warns once per original, even if several public paths use it. */
function warnOfAnimations(
  found: RequestedOriginal[],
  pictures: ReadonlyMap<string, PreparedPicture>,
): Diagnostic[] {
  const byFile = new Map(found.map((one) => [one.request.file.relative, one]));
  return [...byFile].flatMap(([file, { request, original }]) => {
    const bytes = pictures.get(request.source)?.clip?.bytes ?? 0;
    const isUnread = original.animation === 'unread';
    if (!isUnread && bytes <= heavyAnimationBytes) return [];
    const diagnosticText = isUnread
      ? {
          code: 'animation-not-readable',
          summary: 'this picture is animated, but only its first frame can be read',
          why: 'Only GIF and WebP files that need no rotation can stay animated.',
          fix: 'Export it as an animated WebP, a GIF or a video, and use that instead.',
        }
      : {
          code: 'heavy-animation',
          summary: `this animated picture has ${formatBytes(bytes)}, which visitors load as soon as they scroll near it`,
          why: 'A video of it is five to ten times smaller, and loads when it is played.',
          fix: exportAsVideo,
        };
    return [diagnosticInFile(file, diagnosticText, wholeFile, 'warning')];
  });
}

function withoutRepeats(requested: PictureRequest[]): PictureRequest[] {
  const isFirst = new Set<string>();
  return requested.filter(({ source }) => !isFirst.has(source) && isFirst.add(source));
}

/** For a plan in development, the best profile that is already in the cache, so that nothing needs encoding. */
async function choosePlan(
  { request, original }: RequestedOriginal,
  options: PrepareOptions,
  cacheDir: string,
): Promise<PicturePlan> {
  const planFor = (profile: PictureProfile) =>
    planPicture(
      {
        source: request.source,
        kind: request.kind ?? (original.isPhoto ? 'photo' : 'drawn'),
        original,
      },
      { ...options, profile },
      codecVersions,
    );
  if (!options.planOnly || options.profile !== 'dev') return planFor(options.profile);
  for (const profile of ['publish', 'fast'] as const) {
    const plan = planFor(profile);
    if (await listEntry(cacheDir, plan.key)) return plan;
  }
  return planFor('dev');
}

async function finish(
  { request, original, plan }: PlannedPicture,
  cacheDir: string,
): Promise<PreparedPicture> {
  const entry = await listEntry(cacheDir, plan.key);
  const tint = entry && (await readTint(cachedFile(cacheDir, plan.key, tintFile)));
  return {
    picture: { ...plan.picture, tint: tint ?? neutralTint },
    ...(plan.clip ? { clip: { ...plan.clip, bytes: entry?.get(movingFile) ?? 0 } } : {}),
    wasDecoded: entry !== null,
    source: original.source,
    file: request.file,
    files: plan.publish.map(({ publicPath, name }) => ({
      publicPath,
      cacheFile: cachedFile(cacheDir, plan.key, name),
    })),
    plan,
    decodedMb: original.decodedMb,
  };
}

/** Null if it cannot be read: a plan tolerates a damaged cache. */
async function readTint(file: string): Promise<number | null> {
  return readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
}

/** Light gray, for pictures that were never decoded. */
const neutralTint = 4 * 36 + 4 * 6 + 4;

/**
 * Diagnostics of originals without encoding them. Damaged pixels within a complete file are found only by encoding.
 * `files` are originals by public path.
 */
export async function validatePictures(
  files: ReadonlyMap<string, OriginalFile>,
  cacheDir: string,
): Promise<Diagnostic[]> {
  const requested = [...files].map(([source, file]) => ({ source, file }));
  const { pictures, diagnostics } = await preparePictures(requested, {
    cacheDir,
    profile: 'dev',
    largest: 1600,
    planOnly: true,
  });
  // Several public paths can have one original.
  const neverDecoded = [...pictures.values()].filter(({ wasDecoded }) => !wasDecoded);
  for (const file of new Set(neverDecoded.map((picture) => picture.file))) {
    const refusal = await refuseCutShort(file.absolute);
    if (refusal) diagnostics.push(diagnosticInFile(file.relative, refusal.diagnosticText));
  }
  return diagnostics;
}

/** A file with data after its end is decoded, because cameras append videos and other data. */
async function refuseCutShort(original: string) {
  const { input } = await readOriginal(original);
  // Too large for memory; encoding will check it.
  if (typeof input === 'string' || !isCutShort(input)) return null;
  const pixels = sharp(input, { failOn: 'warning', limitInputPixels: maxPixels }).resize(16).raw();
  return pixels.toBuffer().then(
    () => null,
    (error: unknown) => explainUndecodable(input, error),
  );
}
