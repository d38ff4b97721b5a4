import { pictureMessages } from '../messages/picture-messages.ts';
import { type CacheEntry, writeEntry } from './cache-entry.ts';
import { encodePicture, type Pace } from './encode-picture.ts';
import { explainUndecodable, readOriginal, UnfitOriginal } from './inspect-original.ts';
import type { PicturePlan } from './types.ts';

/** All that is needed to encode one picture, as plain values that can be sent to another process. */
export type EncodeJob = {
  /** Absolute path. */
  original: string;
  /** What the original's hash was when it was planned. */
  source: string;
  plan: Pick<PicturePlan, 'key' | 'encode'>;
  rights: string | undefined;
};

/** Encodes every file of one picture into the cache. Throws `UnfitOriginal` when its pixels cannot be read. */
export async function encodeEntry(
  { original, source, plan, rights }: EncodeJob,
  cacheDir: string,
  pace?: Pace,
): Promise<CacheEntry> {
  const { input, source: found } = await readOriginal(original);
  if (found !== source) throw new UnfitOriginal(pictureMessages.vanished);
  const encoded = await encodePicture(input, plan.encode, rights, pace).catch((error: unknown) => {
    throw explainUndecodable(input, error);
  });
  return writeEntry(cacheDir, plan.key, encoded.files, encoded.look);
}
