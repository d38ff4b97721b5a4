import type { Diagnostic } from '../core/diagnostics.ts';
import type { OutputPaths } from '../files/output-paths.ts';
import { whenAllEnd } from '../files/queue.ts';
import { validatePictures } from '../media/images/prepare-pictures.ts';
import { prepareVideos } from '../media/videos/prepare-videos.ts';
import type { ContentReading } from '../site/read-content.ts';

/** What a build would reject in the images and videos of the content, without encoding any. */
export async function validateMedia(
  { pictureFiles, videoFiles, rawContent }: ContentReading,
  { pictureCacheDir, videoCacheDir }: Pick<OutputPaths, 'pictureCacheDir' | 'videoCacheDir'>,
): Promise<Diagnostic[]> {
  const [ofPictures, { diagnostics: ofVideos }] = await whenAllEnd([
    validatePictures(pictureFiles, pictureCacheDir),
    prepareVideos(videoFiles, {
      cacheDir: videoCacheDir,
      language: rawContent?.site.language ?? 'en',
      validateOnly: true,
    }),
  ]);
  return [...ofPictures, ...ofVideos];
}
