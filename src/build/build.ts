import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { pageOfKind } from '../content/pages.ts';
import { commandHint } from '../core/command-hint.ts';
import { countStopping, formatDiagnostics, hasErrors, problemsToFix } from '../core/diagnostics.ts';
import { integrityHash } from '../files/hash.ts';
import { type OutputPaths, outputPaths } from '../files/output-paths.ts';
import { whenAllEnd } from '../files/queue.ts';
import { replaceFolder } from '../files/rename.ts';
import { explainSystemError } from '../files/system-errors.ts';
import { metaPolicy } from '../hosts/headers.ts';
import { countAddress } from '../hosts/visits.ts';
import { findLeaks } from '../media/find-leaks.ts';
import type { PictureProfile, PictureProgress } from '../media/images/types.ts';
import { publishMedia } from '../media/publish-media.ts';
import { mediaBase, pictureBase, pictureOrigin, rootPath } from '../site/site-address.ts';
import { allPages } from '../site/subpages.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import { createCompressor } from './compress-files.ts';
import { pageHead } from './head/page-head.ts';
import { sharePhotos } from './head/share-cards.ts';
import { type LintedSite, lintSite } from './lint-site.ts';
import { makeOutputs } from './outputs.ts';
import { createBundler, type SiteBundler } from './prerender/bundle-site.ts';
import type { GeneratedModules } from './prerender/content-modules.ts';
import { writePages } from './prerender/write-pages.ts';
import { type Site, type SiteOptions, toSite } from './site.ts';
import { withOutputLock } from './with-output-lock.ts';

export type BuildOptions = {
  root: string;
  profile: PictureProfile;
  /** Builds the draft for the owner only, not `dist/`. */
  isDraft?: boolean;
  log: (line: string) => void;
  onProgress?: (progress: PictureProgress) => void;
  /** Called before pictures are encoded. */
  onRead?: (paths: OutputPaths, linted: LintedSite) => Promise<void>;
  /** Called when the folder is complete and in its place. */
  onWritten?: (site: Site) => Promise<void>;
} & Pick<SiteOptions, 'seen' | 'encoder'>;

const unchanged = 'Nothing was built; dist/ is as it was.';

/**
 * Builds dist/, or the draft, from content/: writes every file to a staging folder, which then replaces the old folder in
 * one step. Returns false, after logging why, if there is an error; dist/ is then unchanged.
 */
export async function build(options: BuildOptions): Promise<boolean> {
  // By default the heap grows to twice its use before garbage collection: 90 MB at 2,000 projects, for 5 % less processor
  // time.
  setFlagsFromString('--heap-growing-percent=20');
  const { root, log } = options;
  const paths = outputPaths(root);
  try {
    return await withOutputLock(paths, log, () => buildSteps(paths, options));
  } catch (error) {
    const reason = explainSystemError(error, root, unchanged);
    if (!reason) throw error;
    log(reason);
    return false;
  }
}

async function buildSteps(paths: OutputPaths, options: BuildOptions): Promise<boolean> {
  const { isDraft = false, log } = options;
  const { stagingDir } = paths;
  const linted = await lintSite(paths, { log });
  await options.onRead?.(paths, linted);
  const { diagnostics, value: site } = await toSite(paths, linted, options);
  if (diagnostics.length > 0) log(formatDiagnostics(diagnostics));
  if (!site) {
    log(`${problemsToFix(countStopping(diagnostics))} ${unchanged}`);
    if (!hasErrors(diagnostics))
      log(`Only texts of images are missing. Look at a draft that marks them:   ${commandHint('start')}`);
    return false;
  }
  await mkdir(stagingDir, { recursive: true });
  if (!(await writeCheckedSite(site, log))) return false;
  if (isDraft) await replaceFolder(stagingDir, paths.draftDir, paths.retiredDraftDir);
  else await replaceFolder(stagingDir, paths.distDir, paths.retiredDir);
  await options.onWritten?.(site);
  for (const line of summaryOf(site)) log(line);
  return true;
}

/** Writes all files of the site. Returns false, after logging why, if one contains what must not be published. */
async function writeCheckedSite(site: Site, log: BuildOptions['log']): Promise<boolean> {
  const compressor = createCompressor(site.paths.compressedCacheDir);
  let leaks = 0;
  try {
    await writeSite(site, {
      async onWritten(folder) {
        for (const { file, tag } of await findLeaks(folder, site.content.site.pictures)) {
          const path = relative(site.paths.stagingDir, join(folder, file)).replaceAll('\\', '/');
          log(`${path}  contains ${tag}, which must not be published. ${unchanged}`);
          leaks += 1;
        }
        await compressor.add(folder);
      },
    });
  } finally {
    await compressor.end();
  }
  return leaks === 0;
}

/**
 * Writes every file of the site, except compressed ones, to the staging folder. Of a site whose pictures are only planned,
 * it leaves out what takes long: pictures, videos and typeset files.
 */
export async function writeSite(
  site: Site,
  {
    isPlanned = false,
    onWritten,
  }: { isPlanned?: boolean; onWritten?: (folder: string) => Promise<void> } = {},
): Promise<void> {
  const { content, prepared, videos, paths } = site;
  const modulesOf = ({ base, contents, styles, content: { locale } }: Site) => ({
    base,
    contents,
    styles,
    locale,
  });
  const first = modulesOf(site);
  const others = site.translations.map((language) => ({ language, modules: modulesOf(language) }));
  const bundler = createBundler({
    languages: [first, ...others.map(({ modules }) => modules)],
    rootBase: rootPath(content.site),
    pictureBase: pictureBase(content.site),
    hasClips: videos.size > 0 || [...prepared.pictures.values()].some(({ clip }) => clip),
    cacheDir: paths.cacheDir,
  });
  try {
    // One after another: each needs the memory of a bundler.
    for (const { language, modules } of [{ language: site, modules: first }, ...others]) {
      await writeLanguage(language, bundler, modules, isPlanned);
      await onWritten?.(language.paths.stagingDir);
    }
  } finally {
    await bundler.remove();
  }
}

async function writeLanguage(
  site: Site,
  bundler: SiteBundler,
  modules: GeneratedModules,
  isPlanned: boolean,
) {
  const { paths, content, contents, base, form } = site;
  const outDir = paths.stagingDir;
  const bundling = bundler.bundle(modules, outDir);
  const hashing = bundling.then(() => bundler.styles().map(integrityHash));
  const [bundle, outputs] = await whenAllEnd([
    bundling,
    makeOutputs(site, hashing, { typesets: !isPlanned }),
  ]);
  const mediaOrigin = pictureOrigin(content.site);
  const policy = metaPolicy({
    ...form,
    pictureOrigin: mediaOrigin,
    countAddress: content.site.visits && countAddress(content.site.visits),
    styleHashes: [integrityHash(bundle.styles)],
  });
  const pages = allPages(content);
  const photos = sharePhotos(content, contents);
  await writePages({
    pages: contents.pages,
    bundle,
    outDir,
    base,
    pictureOrigin: mediaOrigin,
    markdownOf: content.site.formats?.includes('markdown') ? content.site.url : null,
    headOf: (page) =>
      pageHead({
        content,
        page,
        pages,
        foreign: site.foreign.places,
        hasCard: site.canTypeset,
        hasPhoto: photos.has(page.name),
        hasFeed: contents.pages.some(({ kind }) => kind === 'feed'),
        hasResume: site.resumePdf !== 'none',
        policy,
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
  const hasPictures = mediaBase(content.site) === null && content.site.root === undefined;
  if (hasPictures && !isPlanned)
    publishMedia([...site.prepared.pictures.values(), ...site.videos.values()], outDir);
}

function summaryOf({ content, prepared, videos, form, canTypeset, hiddenPages }: Site): string[] {
  const pictureHost = mediaBase(content.site);
  const videosWithLocation = [...videos.values()].filter(({ hasLocation }) => hasLocation).length;
  const media = (count: number, kind: string, withLocation: number) =>
    `${count} ${kind}${count === 1 ? '' : 's'}, ${withLocation} with location data in the original; none is published.`;
  return [
    media(prepared.pictures.size, 'picture', prepared.withLocation),
    ...(videos.size > 0 ? [media(videos.size, 'video', videosWithLocation)] : []),
    ...(pictureHost === null
      ? []
      : [
          `The pages load their pictures from ${pictureHost}, so dist/ contains none. Write the folder to upload there:   ${commandHint('media sync')}`,
        ]),
    ...(hiddenPages.length > 0
      ? [
          `Left out, because they are empty: ${hiddenPages.join(', ')}. To publish an empty page:   keepEmpty: true`,
        ]
      : []),
    ...(canTypeset ? [] : [typesetterMissing]),
    ...(form.isInbox && pageOfKind(content.pages, 'contact')
      ? [
          `The contact form posts to the inbox of "${commandHint('start')}", because form.accessKey in content/site.yaml is still the sample key.`,
        ]
      : []),
  ];
}
