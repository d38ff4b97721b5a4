import { resolve } from 'node:path';
import { mostPixels } from '../messages/picture-messages.ts';
import type { Problem } from '../problems.ts';
import { explainUndecodable, readOriginal } from './inspect-original.ts';
import { isCutShort } from './is-cut-short.ts';
import { preparePictures } from './make-pictures.ts';
import { sharp } from './set-up-sharp.ts';
import { ownersName, type PictureOptions, pictureProblem } from './types.ts';

/**
 * What a build would refuse of these originals, without encoding any: a picture that begins and ends as its format
 * says, and whose pixels are wrong in between, is only found by encoding it. `files` are absolute paths by public path.
 */
export async function judgePictures(
  files: ReadonlyMap<string, string>,
  place: Pick<PictureOptions, 'contentDir' | 'cacheDir'>,
): Promise<Problem[]> {
  const wanted = [...files].map(([source, file]) => ({ source, file }));
  const plan = { ...place, profile: 'dev', largest: 1600, planOnly: true } as const;
  const { pictures, problems } = await preparePictures(wanted, plan);
  // Several public paths can mean one original.
  const neverDecoded = [...pictures.values()].filter(({ wasDecoded }) => !wasDecoded);
  for (const original of new Set(neverDecoded.map((picture) => picture.original))) {
    const refusal = await refuseCutShort(original);
    const name = ownersName(original, resolve(place.contentDir));
    if (refusal) problems.push(pictureProblem(name, refusal.wording));
  }
  return problems.map(({ message: _message, ...problem }) => problem);
}

/** Cameras put films and more behind a picture, so one that does not end as its format says is decoded first. */
async function refuseCutShort(original: string) {
  const { input } = await readOriginal(original);
  // Too large to hold: its end is seen when it is encoded.
  if (typeof input === 'string' || !isCutShort(input)) return null;
  const pixels = sharp(input, { failOn: 'warning', limitInputPixels: mostPixels }).resize(16).raw();
  return pixels.toBuffer().then(
    () => null,
    (error: unknown) => explainUndecodable(input, error),
  );
}
