import path from 'node:path';

/** The folders of the editor's server for a copied content/, all next to it. */
export const foldersOf = (contentDir: string) => ({
  contentDir,
  publicDir: path.join(contentDir, '../public'),
  droppedDir: path.join(contentDir, '../dropped'),
  fontCacheDir: path.join(contentDir, '../../fonts'),
  typefaceDir: path.join(contentDir, '../typefaces'),
});
