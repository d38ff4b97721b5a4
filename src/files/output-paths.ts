import path, { join } from 'node:path';

/** The one place that names files and folders the build writes. */
export function outputPaths(root: string) {
  const cache = join(root, '.cache');
  return {
    contentDir: join(root, 'content'),
    /** There while a command changes content/. Not in content/, where one left by a killed command would be seen. */
    contentLockFile: join(cache, 'content.lock'),
    /** What somebody answered to `npm run new` who stopped it. */
    newAnswersFile: join(cache, 'new-answers.json'),
    /** Captions typed for photos that were not added yet. */
    photoCaptionsFile: join(cache, 'photo-captions.json'),
    publicDir: join(root, 'public'),
    cacheDir: cache,
    pictureCacheDir: join(cache, 'pictures'),
    videoCacheDir: join(cache, 'videos'),
    /** Changes of content/ that can be undone or redone, with the pictures they removed. */
    historyDir: join(cache, 'history'),
    /** What the pictures of content/ look like, to know one again. */
    hashCacheDir: join(cache, 'picture-hashes'),
    /** Pictures dropped into the editor that no saved record names yet; laid out like content/. */
    droppedDir: join(cache, 'dropped'),
    /** Unsaved changes of the editor, one file for each file of content/. */
    unsavedDir: join(cache, 'unsaved'),
    /** Folders of the owner's that the site was copied to, with what was copied. */
    publishedFoldersFile: join(cache, 'published-folders.json'),
    fontCacheDir: join(cache, 'fonts'),
    /** Packages of font files that this site needs and node_modules has not. */
    typefaceDir: join(cache, 'typefaces'),
    shareCacheDir: join(cache, 'share'),
    resumeCacheDir: join(cache, 'resume'),
    compressedCacheDir: join(cache, 'compressed'),
    distDir: join(root, 'dist'),
    /** A build is made here and takes the place of `dist/` in one rename when it is whole. */
    stagingDir: join(cache, `dist-next-${process.pid}`),
    retiredDir: join(cache, 'dist-last'),
    /** The site as only its owner looks at it. Where nobody publishes from, and no repository holds it. */
    draftDir: join(cache, 'draft'),
    retiredDraftDir: join(cache, 'draft-last'),
    /** There while a process writes `dist/`, `dist-media/` or the draft. */
    outputLockFile: join(cache, 'output.lock'),
    /** Pictures to be uploaded apart from the pages, and the list of them. */
    mediaDir: join(root, 'dist-media'),
    mediaManifestFile: join(root, 'dist-media.json'),
    mediaStagingDir: join(cache, `media-next-${process.pid}`),
    retiredMediaDir: join(cache, 'media-last'),
    inboxDir: join(root, 'inbox'),
    /** Letters that nobody publishes. */
    letterDir: join(root, 'letters'),
  };
}

export type OutputPaths = ReturnType<typeof outputPaths>;

/** Files of the page at a path, relative to `dist/`: hosts differ in whether `/about` looks for `about.html` or a folder. */
export function pageFiles(path: string): string[] {
  if (path === '/') return ['index.html'];
  if (path === '/404') return ['404.html'];
  const name = path.slice(1);
  return [`${name}.html`, `${name}/index.html`];
}

export const assetsFolder = 'assets';
export const fontsFolder = 'fonts';

/**
 * The folder of the code: sources that are bundled, templates, `starter/`. It may lie in `node_modules/`, where nothing
 * is written. What a function calls `root` is the other folder: the owner's, with `content/` and all that is made of it.
 */
export const engineRoot = path.resolve(import.meta.dirname, '../..');
