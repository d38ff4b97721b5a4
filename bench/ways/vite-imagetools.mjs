import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { imagetools } from 'vite-imagetools';
import { readArguments, widths } from '../recipe.mjs';

const { recipe, photos, outDir, cacheDir } = readArguments();
const root = join(cacheDir, 'project');
rmSync(root, { recursive: true, force: true });
mkdirSync(join(root, 'photos'), { recursive: true });
for (const file of readdirSync(photos)) linkSync(join(photos, file), join(root, 'photos', file));

const query = (format, settings) =>
  Object.entries({ w: widths.join(';'), format, ...settings })
    // Full chroma is what the tool encodes AVIF with; it cannot be asked for.
    .filter(([key]) => key !== 'chromaSubsampling')
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
writeFileSync(
  join(root, 'main.js'),
  [
    ['avif', recipe.avif],
    ['jpg', recipe.jpeg],
  ]
    .map(
      ([format, settings]) =>
        `export const ${format} = import.meta.glob('./photos/*.jpg', { eager: true, import: 'default', query: '?${query(format, settings)}' });`,
    )
    .join('\n'),
);
await build({
  root,
  logLevel: 'error',
  plugins: [imagetools({ cache: { enabled: true, dir: join(cacheDir, 'imagetools') } })],
  build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, lib: { entry: 'main.js', formats: ['es'] } },
});
