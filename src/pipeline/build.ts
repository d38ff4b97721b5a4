import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content, Entries } from '../model/content.ts';
import { selectPageContents } from '../model/page-content.ts';
import { resumePath } from '../model/routes.ts';
import { clearLeftovers } from './clear-leftovers.ts';
import { compressFiles } from './compress-files.ts';
import { readEntries } from './content/read-content.ts';
import { reviewContent } from './content/review-content.ts';
import { reviewLetters } from './content/review-letters.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { typefaceLetters } from './fonts/typefaces.ts';
import { galleryShards } from './gallery-shards.ts';
import { siteIcons } from './head/icons.ts';
import { pageHead } from './head/page-head.ts';
import { shareCards } from './head/share-cards.ts';
import { siteFiles } from './head/site-files.ts';
import { structuredData } from './head/structured-data.ts';
import { judgePictures } from './images/judge-pictures.ts';
import { preparePictures } from './images/make-pictures.ts';
import { findPrivateMetadata } from './images/privacy-gate.ts';
import { publishPictures } from './images/publish-pictures.ts';
import type { PictureProfile, PictureProgress } from './images/types.ts';
import { buildMessages } from './messages/build-messages.ts';
import { explainSystemError } from './messages/explain-system-error.ts';
import { outputPaths } from './output-paths.ts';
import { readOwnResume } from './own-resume.ts';
import { bundleSite } from './prerender/bundle-site.ts';
import { tintStyles } from './prerender/tint-styles.ts';
import { writePages } from './prerender/write-pages.ts';
import { formatProblems, hasErrors } from './problems.ts';
import { resolveContent, wantedPictures } from './resolve-content.ts';
import { writeContactVcard } from './resume/contact-vcard.ts';
import { MissingLetters } from './resume/missing-letters.ts';
import { writeResumeJson } from './resume/resume-json.ts';
import { writeResumePdf } from './resume/resume-pdf.ts';
import { writeResumeText } from './resume/resume-text.ts';
import { formTarget, metaPolicy } from './serve/headers.ts';
import { hostSite } from './serve/host-site.ts';
import { uploadFiles } from './serve/upload-files.ts';
import { basePath, mediaBase, pictureBase, pictureOrigin } from './site-address.ts';

export type BuildOptions = {
  root: string;
  profile: PictureProfile;
  log: (line: string) => void;
  onProgress?: (progress: PictureProgress) => void;
};

/** What a finished build tells whoever asked for it. */
export type BuildResult = { isBuilt: boolean; base: string; formAction: string };

/**
 * content/ → dist/. Reads and validates the entries, prepares the pictures, resolves both into `Content`, cuts it
 * into pages, bundles, prerenders, and puts the whole in the place of the last `dist/` in one step. With any error
 * in the content nothing of `dist/` changes.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  try {
    return await buildSteps(options);
  } catch (error) {
    const reason = explainSystemError(error, options.root);
    if (!reason) throw error;
    options.log(reason);
    // Half a site is no use to anybody, and the room it takes is missing elsewhere.
    await rm(outputPaths(options.root).stagingDir, { recursive: true, force: true }).catch(() => {});
    return { isBuilt: false, base: '/', formAction: '' };
  }
}

async function buildSteps({ root, profile, log, onProgress }: BuildOptions): Promise<BuildResult> {
  const paths = outputPaths(root);
  await clearLeftovers(paths);
  const read = await readEntries(paths.contentDir);
  const ownResume = await readOwnResume(paths.contentDir);
  const entries = profile === 'publish' ? read.entries : withPicturesAtHome(read.entries);
  const problems = [
    ...read.problems,
    ...ownResume.problems,
    ...reviewContent(read, new Date().toISOString().slice(0, 10)),
    ...reviewLetters(read.sources, await typefaceLetters(paths.fontCacheDir)),
  ];
  if (!entries || hasErrors(problems)) {
    // Nothing is built, so nothing is encoded; but whoever mends wants to hear of the pictures as well.
    problems.push(...(await judgePictures(read.pictureFiles, paths.pictureCacheDir)));
    log(formatProblems(problems));
    log(buildMessages.stopped(problems.filter(({ severity }) => severity === 'error').length));
    return { isBuilt: false, base: '/', formAction: '' };
  }
  if (problems.length > 0) log(formatProblems(problems));

  const { credit, licence, largest } = entries.site.pictures;
  const prepared = await preparePictures(wantedPictures(entries, read.pictureFiles), {
    cacheDir: paths.pictureCacheDir,
    profile,
    largest,
    credit,
    licence,
    onProgress,
  });
  if (prepared.problems.length > 0) {
    log(formatProblems(prepared.problems));
    log(buildMessages.stopped(prepared.problems.length));
    return { isBuilt: false, base: '/', formAction: '' };
  }

  const content = resolveContent(entries, prepared.pictures);
  const base = basePath(entries.site.url);
  const form = formTarget(entries.site, base);
  const shards = galleryShards(content);
  const contents = selectPageContents(content, form.action, shards.revisions);
  const fonts = await subsetFonts(JSON.stringify(contents) + shards.captions, paths.fontCacheDir, base);
  const styles = {
    'virtual:fonts.css': fonts.styles,
    'virtual:tints.css': tintStyles([...prepared.pictures.values()].map(({ picture }) => picture.tint)),
  };

  await rm(paths.stagingDir, { recursive: true, force: true });
  await mkdir(paths.stagingDir, { recursive: true });
  const [bundle, resume, cards, icons] = await Promise.all([
    bundleSite({
      root,
      base,
      pictureBase: pictureBase(entries.site),
      outDir: paths.stagingDir,
      cacheDir: paths.cacheDir,
      modules: { contents, styles },
    }),
    ownResume.pdf ?? typesetResume(content, paths.resumeCacheDir),
    shareCards(content, contents, paths.shareCacheDir),
    siteIcons(),
  ]);
  if (resume instanceof MissingLetters) {
    await rm(paths.stagingDir, { recursive: true, force: true });
    log(`content/  ${resume.message}`);
    log(buildMessages.stopped(1));
    return { isBuilt: false, base: '/', formAction: '' };
  }
  const mediaOrigin = pictureOrigin(entries.site);
  const policy = metaPolicy({ ...form, pictureOrigin: mediaOrigin });
  const compress = () => compressFiles(paths.stagingDir, paths.compressedCacheDir);
  // Scripts take longest to compress, and nothing below changes them; pages and styles get their turn at the end.
  const compressingScripts = compress();
  // Should a step fail before this one is waited for, the build tells of that step.
  compressingScripts.catch(() => {});
  await writePages({
    bundle,
    outDir: paths.stagingDir,
    base,
    pictureOrigin: mediaOrigin,
    headOf: (page) =>
      pageHead({
        page,
        head: contents[page].head,
        siteUrl: content.site.url,
        base,
        language: content.site.language,
        ownerName: content.owner.name,
        policy,
        structuredData: structuredData(content, page),
      }),
  });
  const made = [
    ...fonts.files,
    ...shards.files,
    ...siteFiles(content, base),
    ...icons,
    ...cards,
    ...uploadFiles(hostSite(content.site)),
    { path: 'resume.json', bytes: writeResumeJson(content) },
    { path: 'resume.txt', bytes: writeResumeText(content) },
    { path: 'contact.vcf', bytes: writeContactVcard(content) },
  ];
  for (const { path, bytes } of made) {
    await writeOutput(join(paths.stagingDir, path), bytes);
  }
  await writeOutput(join(paths.stagingDir, resumePath), resume);
  await cp(paths.publicDir, paths.stagingDir, { recursive: true });
  const pictureHost = mediaBase(content.site);
  if (pictureHost === null) await publishPictures(prepared.pictures.values(), paths.stagingDir);
  await compressingScripts;
  await compress();

  const leaks = await findPrivateMetadata(paths.stagingDir, {
    credit,
    licence,
    memory: paths.privacyMemoryFile,
  });
  if (leaks.length > 0) {
    for (const { file, tag } of leaks) log(buildMessages.leak(file, tag));
    await rm(paths.stagingDir, { recursive: true, force: true });
    return { isBuilt: false, base, formAction: form.action };
  }
  await replaceFolder(paths.stagingDir, paths.distDir, paths.retiredDir);
  log(buildMessages.summary(prepared.pictures.size, prepared.withLocation));
  if (pictureHost !== null) log(buildMessages.picturesElsewhere(pictureHost));
  if (form.isInbox) log(buildMessages.sampleKey);
  return { isBuilt: true, base, formAction: form.action };
}

/**
 * Entries for a site to look at on one's own machine: its pictures are with its pages, wherever the published ones are
 * kept, because nobody has uploaded these.
 */
function withPicturesAtHome(entries: Entries | null): Entries | null {
  return entries && { ...entries, site: { ...entries.site, media: undefined } };
}

/** The résumé, or which letters its typefaces lack: that is the owner's to mend, not a fault of ours. */
async function typesetResume(content: Content, cacheDir: string): Promise<Uint8Array | MissingLetters> {
  try {
    return await writeResumePdf(content, cacheDir);
  } catch (error) {
    if (error instanceof MissingLetters) return error;
    throw error;
  }
}

async function writeOutput(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/**
 * `next` takes the place of `current`; a stop at any moment leaves one of the two whole, at the latest when the next
 * build begins (`clearLeftovers`).
 */
async function replaceFolder(next: string, current: string, retired: string): Promise<void> {
  await rm(retired, { recursive: true, force: true });
  await rename(current, retired).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  try {
    await rename(next, current);
  } catch (error) {
    await rename(retired, current).catch(() => {});
    throw error;
  }
  await rm(retired, { recursive: true, force: true });
}
