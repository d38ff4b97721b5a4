import type { Problem } from '../problems.ts';
import { preparePictures } from './make-pictures.ts';
import type { PictureOptions } from './types.ts';

/**
 * What a build would refuse of these originals, without encoding any: a picture whose header is whole and whose pixels
 * are not is only found by encoding it. `files` are absolute paths by public path.
 */
export async function judgePictures(
  files: ReadonlyMap<string, string>,
  place: Pick<PictureOptions, 'contentDir' | 'cacheDir'>,
): Promise<Problem[]> {
  const wanted = [...files].map(([source, file]) => ({ source, file, role: 'plain' as const, alt: '' }));
  const plan = { ...place, profile: 'dev', largest: 1600, planOnly: true } as const;
  const { problems } = await preparePictures(wanted, plan);
  return problems.map(({ message: _message, ...problem }) => problem);
}
