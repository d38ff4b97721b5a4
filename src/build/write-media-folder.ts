import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countStopping, formatDiagnostics, problemsToFix } from '../core/diagnostics.ts';
import { sha256 } from '../files/hash.ts';
import { type OutputPaths, outputPaths } from '../files/output-paths.ts';
import { replaceFolder } from '../files/rename.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { contentTypeOf } from '../hosts/content-types.ts';
import { cacheControl, immutable, revalidate } from '../hosts/headers.ts';
import { findLeaks } from '../media/find-leaks.ts';
import type { PictureProgress } from '../media/images/types.ts';
import { publishMedia } from '../media/publish-media.ts';
import { lintSite } from './lint-site.ts';
import { readMedia } from './site.ts';
import { withOutputLock } from './with-output-lock.ts';

type Options = {
  root: string;
  log: (line: string) => void;
  onProgress?: (progress: PictureProgress) => void;
};

const unchanged = 'Nothing was written; dist-media/ is as it was.';

/**
 * Writes the pictures and videos of the published site to dist-media/, for upload to `media.baseUrl`, and a manifest beside
 * it. Returns null, after logging why, if there is nothing to write; the folder is then unchanged.
 */
export async function writeMediaFolder(options: Options): Promise<MediaManifest | null> {
  const paths = outputPaths(options.root);
  return withOutputLock(paths, options.log, () => writeFolder(paths, options));
}

async function writeFolder(paths: OutputPaths, { log, onProgress }: Options): Promise<MediaManifest | null> {
  const linted = await lintSite(paths, { log });
  const baseUrl = linted.read.rawContent?.site.media?.baseUrl;
  if (linted.read.rawContent && !baseUrl) {
    log(
      'media.baseUrl in content/site.yaml is empty: the pictures are published with the pages, so there is nothing to upload separately.',
    );
    return null;
  }
  const { diagnostics, value } = await readMedia(paths, linted, { profile: 'publish', onProgress });
  if (diagnostics.length > 0) log(formatDiagnostics(diagnostics));
  if (!value || !baseUrl) {
    log(`${problemsToFix(countStopping(diagnostics))} ${unchanged}`);
    return null;
  }
  const { rawContent, prepared, videos } = value;
  const media = [...prepared.pictures.values(), ...videos.values()];
  await mkdir(paths.mediaStagingDir, { recursive: true });
  publishMedia(media, paths.mediaStagingDir);
  const leaks = await findLeaks(paths.mediaStagingDir, rawContent.site.pictures);
  if (leaks.length > 0) {
    for (const { file, tag } of leaks)
      log(`${file}  contains ${tag}, which must not be published. ${unchanged}`);
    return null;
  }
  const published = media.flatMap(({ files }) => files.map(({ publicPath }) => publicPath.slice(1)));
  const manifest = await mediaManifest(paths.mediaStagingDir, [...new Set(published)], baseUrl);
  await replaceFolder(paths.mediaStagingDir, paths.mediaDir, paths.retiredMediaDir);
  await writeAtomically(paths.mediaManifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** One file to upload, and the headers that the store must send with it. */
type MediaFile = {
  /** Below the store's folder, without a slash at the start: `images/travel/harbour.jpg`. */
  path: string;
  bytes: number;
  /** Of the content, in hex. */
  sha256: string;
  contentType: string;
  cacheControl: string;
};

/** dist-media.json */
export type MediaManifest = { baseUrl: string; files: MediaFile[] };

/** Sorted by path, so that two manifests can be compared. */
async function mediaManifest(folder: string, paths: string[], baseUrl: string): Promise<MediaManifest> {
  const files: MediaFile[] = [];
  for (const path of paths.toSorted()) {
    const content = await readFile(join(folder, path));
    files.push({
      path,
      bytes: content.length,
      sha256: sha256(content),
      contentType: contentTypeOf(path),
      cacheControl: cacheControl(`/${path}`),
    });
  }
  return { baseUrl, files };
}

/** A fingerprint in a file name, as a pattern of the AWS CLI. */
const fingerprint = `*-${'[0-9a-f]'.repeat(8)}-[0-9]*`;

/** Formats whose files are always immutable. */
const immutableTypes = [
  { ending: 'avif', name: 'image/avif' },
  { ending: 'webp', name: 'image/webp' },
  { ending: 'mp4', name: 'video/mp4' },
  { ending: 'webm', name: 'video/webm' },
];

/**
 * Commands that upload dist-media/ with the AWS CLI: several, because one command sets the same headers for all its files.
 * Files without a fingerprint come last.
 */
export function uploadCommands(baseUrl: string): string {
  const folder = new URL(baseUrl).pathname.replace(/\/+$/, '');
  const to = `s3://BUCKET${folder}/`;
  const sync = (filters: string, keep: string) =>
    `  aws s3 sync dist-media/ ${to} --exclude "*" ${filters} --cache-control "${keep}"`;
  return [
    'Upload these files before the pages that use them, with any tool for your store. With the AWS CLI (for any store that',
    'supports S3: add --endpoint-url), replace BUCKET and run:',
    // The media types of older systems lack some of these.
    ...immutableTypes.map((type) =>
      sync(`--include "*.${type.ending}" --content-type ${type.name}`, immutable),
    ),
    sync(`--include "${fingerprint}.jpg" --include "${fingerprint}.png"`, immutable),
    sync(`--include "*.jpg" --include "*.png" --exclude "${fingerprint}"`, revalidate),
    'Keep old pictures for a day or two, because pages that visitors have open still load them.',
  ].join('\n');
}
