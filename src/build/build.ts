import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildMessages } from '../core/build-messages.ts';
import { countStopping, formatDiagnostics, hasErrors } from '../core/diagnostics.ts';
import { type OutputPaths, outputPaths } from '../files/output-paths.ts';
import { whenAllEnd } from '../files/queue.ts';
import { replaceFolder } from '../files/rename.ts';
import { explainSystemError } from '../files/system-errors.ts';
import { metaPolicy } from '../hosts/headers.ts';
import { findLeaks } from '../media/find-leaks.ts';
import type { PictureProfile, PictureProgress } from '../media/images/types.ts';
import { publishMedia } from '../media/publish-media.ts';
import { mediaBase, pictureBase, pictureOrigin } from '../site/site-address.ts';
import { compressFiles } from './compress-files.ts';
import { pageHead } from './head/page-head.ts';
import { structuredData } from './head/structured-data.ts';
import { makeOutputs } from './outputs.ts';
import { bundleSite } from './prerender/bundle-site.ts';
import { writePages } from './prerender/write-pages.ts';
import { readSite, type Site } from './site.ts';
import { withOutputLock } from './with-output-lock.ts';

export type BuildOptions = {
  root: string;
  profile: PictureProfile;
  /** Makes the site that only its owner looks at, and leaves `dist/` alone. */
  isDraft?: boolean;
  log: (line: string) => void;
  onProgress?: (progress: PictureProgress) => void;
};

/**
 * content/ → dist/, or the draft's folder. Reads the site, makes every file of it in a folder aside, and puts that in
 * the place of the last `dist/` in one step. Returns whether it did: with any error nothing of `dist/` changes, and
 * `log` is told why.
 */
export async function build(options: BuildOptions): Promise<boolean> {
  const { root, log } = options;
  const paths = outputPaths(root);
  try {
    return await withOutputLock(paths, log, () => buildSteps(paths, options));
  } catch (error) {
    const reason = explainSystemError(error, root);
    if (!reason) throw error;
    log(reason);
    return false;
  }
}

async function buildSteps(paths: OutputPaths, options: BuildOptions): Promise<boolean> {
  const { profile, isDraft = false, log, onProgress } = options;
  const { stagingDir } = paths;
  const { diagnostics, made: site } = await readSite(paths, { profile, isDraft, onProgress, log });
  if (diagnostics.length > 0) log(formatDiagnostics(diagnostics));
  if (!site) {
    log(buildMessages.stopped(countStopping(diagnostics)));
    if (!hasErrors(diagnostics)) log(buildMessages.onlyUnfinished);
    return false;
  }
  await mkdir(stagingDir, { recursive: true });
  await writeSite(site);
  await compressFiles(stagingDir, paths.compressedCacheDir);
  const leaks = await findLeaks(stagingDir, site.content.site.pictures);
  for (const { file, tag } of leaks) log(buildMessages.leak(file, tag));
  if (leaks.length > 0) return false;
  if (isDraft) await replaceFolder(stagingDir, paths.draftDir, paths.retiredDraftDir);
  else await replaceFolder(stagingDir, paths.distDir, paths.retiredDir);
  for (const line of summaryOf(site)) log(line);
  return true;
}

/** Every file of the site but the compressed ones, in its staging folder. */
async function writeSite(site: Site): Promise<void> {
  const { paths, content, contents, prepared, videos, base, form, styles } = site;
  const outDir = paths.stagingDir;
  const [bundle, outputs] = await whenAllEnd([
    bundleSite({
      base,
      pictureBase: pictureBase(content.site),
      hasClips: videos.size > 0 || [...prepared.pictures.values()].some(({ clip }) => clip),
      outDir,
      cacheDir: paths.cacheDir,
      modules: { contents, locale: content.locale, styles },
    }),
    makeOutputs(site),
  ]);
  const mediaOrigin = pictureOrigin(content.site);
  const policy = metaPolicy({ ...form, pictureOrigin: mediaOrigin });
  await writePages({
    pages: contents.pages,
    bundle,
    outDir,
    base,
    pictureOrigin: mediaOrigin,
    headOf: (page) =>
      pageHead({
        page,
        siteUrl: content.site.url,
        base,
        language: content.site.language,
        comma: content.locale.lists.comma,
        ownerName: content.owner.name,
        hasCard: site.canTypeset,
        hasResume: site.resumePdf !== 'none',
        policy,
        structuredData: structuredData(content, page.name),
      }),
  });
  for (const { path, bytes } of outputs) {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), bytes);
  }
  for (const file of site.publicFiles) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await copyFile(join(paths.publicDir, file), join(outDir, file));
  }
  if (mediaBase(content.site) === null)
    publishMedia([...site.prepared.pictures.values(), ...site.videos.values()], outDir);
}

function summaryOf({ content, prepared, videos, form, canTypeset, hiddenPages }: Site): string[] {
  const pictureHost = mediaBase(content.site);
  return [
    buildMessages.summary(prepared.pictures.size, prepared.withLocation),
    ...(videos.size > 0 ? [buildMessages.videos([...videos.values()])] : []),
    ...(pictureHost === null ? [] : [buildMessages.picturesElsewhere(pictureHost)]),
    ...(hiddenPages.length > 0 ? [buildMessages.notShown(hiddenPages)] : []),
    ...(canTypeset ? [] : [buildMessages.noTypesetter]),
    ...(form.isInbox ? [buildMessages.sampleKey] : []),
  ];
}
