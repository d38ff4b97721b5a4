import { mkdir } from 'node:fs/promises';
import { countStopping, formatDiagnostics } from '../core/diagnostics.ts';
import { type OutputPaths, outputPaths } from '../files/output-paths.ts';
import { replaceFolder } from '../files/rename.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { findLeaks } from '../media/find-leaks.ts';
import type { PictureProgress } from '../media/images/types.ts';
import { publishMedia } from '../media/publish-media.ts';
import { type MediaManifest, mediaManifest } from './media-manifest.ts';
import { mediaMessages } from './media-messages.ts';
import { lintSite, readPictures } from './site.ts';
import { withOutputLock } from './with-output-lock.ts';

type Options = {
  root: string;
  log: (line: string) => void;
  onProgress?: (progress: PictureProgress) => void;
};

/**
 * The pictures of the published site in a folder of their own, to be uploaded to `media.baseUrl`, and a manifest beside
 * it. They are those that the pages of `npm run build` name. `null`, after saying why, when there is nothing to write;
 * the folder then stays as it was.
 */
export async function writeMediaFolder(options: Options): Promise<MediaManifest | null> {
  const paths = outputPaths(options.root);
  return withOutputLock(paths, options.log, () => writeFolder(paths, options));
}

async function writeFolder(paths: OutputPaths, { log, onProgress }: Options): Promise<MediaManifest | null> {
  const reviewed = await lintSite(paths, { log });
  const baseUrl = reviewed.read.entries?.site.media?.baseUrl;
  if (reviewed.read.entries && !baseUrl) {
    log(mediaMessages.noHost);
    return null;
  }
  const { diagnostics, made } = await readPictures(paths, reviewed, { profile: 'publish', onProgress });
  if (diagnostics.length > 0) log(formatDiagnostics(diagnostics));
  if (!made || !baseUrl) {
    log(mediaMessages.stopped(countStopping(diagnostics)));
    return null;
  }
  const { entries, prepared, videos } = made;
  const media = [...prepared.pictures.values(), ...videos.values()];
  await mkdir(paths.mediaStagingDir, { recursive: true });
  publishMedia(media, paths.mediaStagingDir);
  const leaks = await findLeaks(paths.mediaStagingDir, entries.site.pictures);
  if (leaks.length > 0) {
    for (const { file, tag } of leaks) log(mediaMessages.leak(file, tag));
    return null;
  }
  const published = media.flatMap(({ files }) => files.map(({ publicPath }) => publicPath.slice(1)));
  const manifest = await mediaManifest(paths.mediaStagingDir, [...new Set(published)], baseUrl);
  await replaceFolder(paths.mediaStagingDir, paths.mediaDir, paths.retiredMediaDir);
  await writeAtomically(paths.mediaManifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
