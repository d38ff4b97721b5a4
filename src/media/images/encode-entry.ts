import { keepEntry } from '../../files/cache.ts';
import { UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { encodePicture } from './encode-picture.ts';
import { pictureMessages } from './picture-messages.ts';
import type { PicturePlan } from './types.ts';
import { explainUndecodable, readOriginal } from './validate-original.ts';

/** In an entry of the cache, beside the encoded files: the picture's tint, as JSON. */
export const tintFile = 'tint.json';

/** Encodes every file of one picture into the cache. Throws `UnsupportedMediaError` when its pixels cannot be read. */
export async function encodeEntry(
  { original, source, plan, rights }: EncodeJob,
  cacheDir: string,
): Promise<void> {
  const { input, source: found } = await readOriginal(original);
  if (found !== source) throw new UnsupportedMediaError(pictureMessages.vanished);
  const { files, tint } = await encodePicture(input, plan.encode, rights).catch((error: unknown) => {
    throw explainUndecodable(input, error);
  });
  const tintEntry = { name: tintFile, bytes: Buffer.from(JSON.stringify(tint)) };
  await keepEntry(cacheDir, plan.key, [...files, tintEntry]);
}

type EncodeJob = {
  /** Absolute path. */
  original: string;
  /** What the original's hash was when it was planned. */
  source: string;
  plan: Pick<PicturePlan, 'key' | 'encode'>;
  rights: string | undefined;
};
