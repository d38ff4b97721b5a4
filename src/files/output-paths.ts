import { existsSync } from 'node:fs';
import path, { join } from 'node:path';

/** All files and folders that commands write. */
export function outputPaths(root: string) {
  const cache = join(root, '.cache');
  return {
    contentDir: join(root, 'content'),
    /** Lock of commands that change content/. Not in content/, where a killed command would leave it visible. */
    contentLockFile: join(cache, 'content.lock'),
    /** Answers of an interrupted `npm run new`. */
    newAnswersFile: join(cache, 'new-answers.json'),
    /** Captions typed for photos that were not added yet. */
    photoCaptionsFile: join(cache, 'photo-captions.json'),
    /** Results of the last check of each link to another site. */
    checkedLinksFile: join(cache, 'links.json'),
    /** Pictures and videos without diagnostics in the last check. */
    validatedMediaFile: join(cache, 'validated-media.json'),
    publicDir: join(root, 'public'),
    cacheDir: cache,
    pictureCacheDir: join(cache, 'pictures'),
    videoCacheDir: join(cache, 'videos'),
    /** Changes of content/ that can be undone or redone, with the pictures they removed. */
    historyDir: join(cache, 'history'),
    /** Perceptual hashes of the pictures in content/, to recognize duplicates. */
    hashCacheDir: join(cache, 'picture-hashes'),
    /** Pictures dropped into the editor that no saved record uses yet; same structure as content/. */
    droppedDir: join(cache, 'dropped'),
    /** Unsaved changes of the editor, one file for each file of content/. */
    unsavedDir: join(cache, 'unsaved'),
    /** Folders that the site was copied to, with the copied files. */
    publishedFoldersFile: join(cache, 'published-folders.json'),
    fontCacheDir: join(cache, 'fonts'),
    /** Downloaded packages of font files. */
    typefaceDir: join(cache, 'typefaces'),
    shareCacheDir: join(cache, 'share'),
    resumeCacheDir: join(cache, 'resume'),
    compressedCacheDir: join(cache, 'compressed'),
    distDir: join(root, 'dist'),
    /** Staging folder of a build, which replaces `dist/` in one rename. */
    stagingDir: join(cache, `dist-next-${process.pid}`),
    retiredDir: join(cache, 'dist-last'),
    /** The draft, which is for the owner only: never published and never committed. */
    draftDir: join(cache, 'draft'),
    retiredDraftDir: join(cache, 'draft-last'),
    /** Lock of processes that write `dist/`, `dist-media/` or the draft. */
    outputLockFile: join(cache, 'output.lock'),
    /** Pictures for a separate media host, with a list of them. */
    mediaDir: join(root, 'dist-media'),
    mediaManifestFile: join(root, 'dist-media.json'),
    mediaStagingDir: join(cache, `media-next-${process.pid}`),
    retiredMediaDir: join(cache, 'media-last'),
    inboxDir: join(root, 'inbox'),
    /** Letters as PDF, which are not published. */
    letterDir: join(root, 'letters'),
    /** Portfolios as PDF, which are not published. */
    portfolioDir: join(root, 'portfolio'),
    /** Their pictures. */
    portfolioCacheDir: join(cache, 'portfolio'),
  };
}

export type OutputPaths = ReturnType<typeof outputPaths>;

/** Files of the page at a path, relative to `dist/`: some hosts serve `about.html` for `/about`, others `about/index.html`. */
export function pageFiles(path: string): string[] {
  if (path === '/') return ['index.html'];
  if (path === '/404') return ['404.html'];
  const name = path.slice(1);
  return [`${name}.html`, `${name}/index.html`];
}

export const assetsFolder = 'assets';
export const fontsFolder = 'fonts';

/**
 * The folder of the code: sources that are bundled, templates, `starter/`. It may be in `node_modules/`; only
 * `bin/load-program.mjs` writes there. Functions call the owner's folder, with `content/` and all outputs, `root`.
 */
export const engineRoot = findEngineRoot(import.meta.dirname);

/** The program runs from its sources in tests, from a bundle in `.cache/` elsewhere. */
function findEngineRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findEngineRoot(path.dirname(folder));
}
