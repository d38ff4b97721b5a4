import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { readEntries } from './content/read-content.ts';
import { preparePictures } from './images/make-pictures.ts';
import { findPrivateMetadata } from './images/privacy-gate.ts';
import { publishPictures } from './images/publish-pictures.ts';
import type { PictureProgress } from './images/types.ts';
import { type MediaManifest, mediaManifest } from './media-manifest.ts';
import { mediaMessages } from './messages/media-messages.ts';
import { outputPaths } from './output-paths.ts';
import { formatProblems, hasErrors, type Problem } from './problems.ts';
import { wantedPictures } from './resolve-content.ts';

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
export async function writeMediaFolder({ root, log, onProgress }: Options): Promise<MediaManifest | null> {
  const paths = outputPaths(root);
  const { entries, problems, pictureFiles } = await readEntries(paths.contentDir);
  if (!entries || hasErrors(problems)) return stop(problems, log);
  const baseUrl = entries.site.media?.baseUrl;
  if (!baseUrl) {
    log(mediaMessages.noHost);
    return null;
  }
  const { credit, licence, largest } = entries.site.pictures;
  const prepared = await preparePictures(wantedPictures(entries, pictureFiles), {
    cacheDir: paths.pictureCacheDir,
    profile: 'publish',
    largest,
    credit,
    licence,
    ...(onProgress ? { onProgress } : {}),
  });
  if (prepared.problems.length > 0) return stop(prepared.problems, log);

  await rm(paths.mediaStagingDir, { recursive: true, force: true });
  await mkdir(paths.mediaStagingDir, { recursive: true });
  await publishPictures(prepared.pictures.values(), paths.mediaStagingDir);
  const leaks = await findPrivateMetadata(paths.mediaStagingDir, { credit, licence });
  if (leaks.length > 0) {
    for (const { file, tag } of leaks) log(mediaMessages.leak(file, tag));
    await rm(paths.mediaStagingDir, { recursive: true, force: true });
    return null;
  }
  const published = [...prepared.pictures.values()].flatMap(({ files }) =>
    files.map(({ publicPath }) => publicPath.slice(1)),
  );
  const manifest = await mediaManifest(paths.mediaStagingDir, [...new Set(published)], baseUrl);
  await rm(paths.mediaDir, { recursive: true, force: true });
  await rename(paths.mediaStagingDir, paths.mediaDir);
  await writeFile(paths.mediaManifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function stop(problems: Problem[], log: (line: string) => void): null {
  log(formatProblems(problems));
  log(mediaMessages.stopped(problems.filter(({ severity }) => severity === 'error').length));
  return null;
}
