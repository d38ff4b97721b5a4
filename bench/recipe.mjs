/*
 * What every way makes of a photo. `equal`: the same widths, formats, qualities and efforts for all.
 * `defaults`: the same widths and formats, everything else as the tool comes.
 */
export const widths = [320, 640, 960, 1600];

export const recipes = {
  equal: {
    avif: { quality: 52, effort: 2, chromaSubsampling: '4:4:4' },
    jpeg: { quality: 72, progressive: true },
  },
  defaults: { avif: {}, jpeg: {} },
};

/** Arguments of every way: the recipe's name, the originals, where files go, where a cache may lie. */
export function readArguments() {
  const [, , name = 'equal', photos = '', outDir = '', cacheDir = ''] = process.argv;
  return { name, recipe: recipes[name], photos, outDir, cacheDir };
}
