import path from 'node:path';

/** Where drafts of a copied content/ are judged and saved: each folder beside it. */
export const foldersOf = (contentDir: string) => ({
  contentDir,
  publicDir: path.join(contentDir, '../public'),
  droppedDir: path.join(contentDir, '../dropped'),
  fontCacheDir: path.join(contentDir, '../../fonts'),
  typefaceDir: path.join(contentDir, '../typefaces'),
});
