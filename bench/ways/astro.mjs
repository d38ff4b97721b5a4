import { linkSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { readArguments, widths } from '../recipe.mjs';

const { recipe, photos, outDir, cacheDir } = readArguments();
const root = join(cacheDir, 'project');
rmSync(root, { recursive: true, force: true });
mkdirSync(join(root, 'src', 'pages'), { recursive: true });
mkdirSync(join(root, 'src', 'photos'), { recursive: true });
symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), join(root, 'node_modules'));
for (const file of readdirSync(photos)) linkSync(join(photos, file), join(root, 'src', 'photos', file));
// Astro writes its working files into the current folder.
process.chdir(root);
const quality = (settings) => (settings.quality ? `, quality: ${settings.quality}` : '');
writeFileSync(
  join(root, 'src', 'pages', 'index.astro'),
  `---
import { getImage } from 'astro:assets';
const photos = Object.values(import.meta.glob('../photos/*.jpg', { eager: true, import: 'default' }));
const made = [];
for (const src of photos)
  for (const width of ${JSON.stringify(widths)}) {
    made.push(await getImage({ src, width, format: 'avif'${quality(recipe.avif)} }));
    made.push(await getImage({ src, width, format: 'jpeg'${quality(recipe.jpeg)} }));
  }
---
{made.map(({ src }) => <img src={src} alt="" />)}
`,
);
await build({
  root,
  outDir,
  cacheDir: join(cacheDir, 'astro'),
  logLevel: 'error',
  telemetry: false,
  image: {
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: recipe.avif, jpeg: recipe.jpeg } },
  },
});
