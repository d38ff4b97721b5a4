import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Diagnostic, diagnosticInFile, wholeFile } from '../../core/diagnostics.ts';
import { cachedFile, listEntry } from '../../files/cache.ts';
import type { SeenOriginals } from '../originals/seen-originals.ts';
import { tintFile } from './encode-entry.ts';
import { encodeMissing, type Planned } from './encode-missing.ts';
import { heavyMovementBytes, pictureMessages } from './picture-messages.ts';
import { movingFile, planPicture } from './plan-picture.ts';
import { type Found, readOriginals } from './read-originals.ts';
import { codecVersions } from './set-up-sharp.ts';
import type {
  PictureOptions,
  PicturePlan,
  PictureProfile,
  PictureProgress,
  PreparedPicture,
  WantedPicture,
} from './types.ts';
import type { Original } from './validate-original.ts';

export type PrepareOptions = PictureOptions & {
  /** Sizes and addresses only: nothing is encoded; each file is made when the development server is asked for it. */
  planOnly?: boolean;
  seen?: SeenOriginals<Original> | undefined;
  onProgress?: (progress: PictureProgress) => void;
};

export type PreparedPictures = {
  /** By public path as the records spell it. */
  pictures: Map<string, PreparedPicture>;
  /** Everything wrong with any original, in the order of the pictures asked for. */
  diagnostics: Diagnostic[];
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
  const cacheDir = resolve(options.cacheDir);
  const { found, diagnostics } = await readOriginals(withoutRepeats(wanted), options.seen);
  const plans = new Map<string, Planned>();
  for (const one of found)
    plans.set(one.wanted.source, { ...one, plan: await choosePlan(one, options, cacheDir) });
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
  diagnostics.push(...warnOfMovement(found, pictures));
  const locations = found.filter(({ original }) => original.hasLocation);
  return {
    pictures,
    diagnostics,
    withLocation: new Set(locations.map(({ wanted }) => wanted.file.absolute)).size,
    encoded,
  };
}

/** Each original once, however many public paths mean it. */
function warnOfMovement(found: Found[], pictures: ReadonlyMap<string, PreparedPicture>): Diagnostic[] {
  const byFile = new Map(found.map((one) => [one.wanted.file.relative, one]));
  return [...byFile].flatMap(([file, { wanted, original }]) => {
    const bytes = pictures.get(wanted.source)?.clip?.bytes ?? 0;
    const isUnread = original.movement === 'unread';
    if (!isUnread && bytes <= heavyMovementBytes) return [];
    const diagnosticText = isUnread ? pictureMessages.movementUnread : pictureMessages.heavyMovement(bytes);
    return [diagnosticInFile(file, diagnosticText, wholeFile, 'warning')];
  });
}

function withoutRepeats(wanted: WantedPicture[]): WantedPicture[] {
  const isFirst = new Set<string>();
  return wanted.filter(({ source }) => !isFirst.has(source) && isFirst.add(source));
}

/** For a plan only, whatever profile has already been encoded, best first: then nothing has to be made. */
async function choosePlan(
  { wanted, original }: Found,
  options: PrepareOptions,
  cacheDir: string,
): Promise<PicturePlan> {
  const planFor = (profile: PictureProfile) =>
    planPicture(
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
    if (await listEntry(cacheDir, plan.key)) return plan;
  }
  return planFor('dev');
}

async function finish({ wanted, original, plan }: Planned, cacheDir: string): Promise<PreparedPicture> {
  const entry = await listEntry(cacheDir, plan.key);
  const tint = entry && (await readTint(cachedFile(cacheDir, plan.key, tintFile)));
  return {
    picture: { ...plan.picture, tint: tint ?? neutralTint },
    ...(plan.clip ? { clip: { ...plan.clip, bytes: entry?.get(movingFile) ?? 0 } } : {}),
    wasDecoded: entry !== null,
    source: original.source,
    file: wanted.file,
    files: plan.publish.map(({ publicPath, name }) => ({
      publicPath,
      cacheFile: cachedFile(cacheDir, plan.key, name),
      bytes: entry?.get(name) ?? 0,
    })),
    plan,
  };
}

/** `null` where it cannot be read: the cache has been damaged since, which matters to a plan alone. */
async function readTint(file: string): Promise<number | null> {
  return readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
}

/** A light gray, while nobody has looked at the picture. */
const neutralTint = 4 * 36 + 4 * 6 + 4;
