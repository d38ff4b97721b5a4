/* The script one writes first: every file from its original, all at once. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readArguments, widths } from '../recipe.mjs';

const { recipe, photos, outDir } = readArguments();
mkdirSync(outDir, { recursive: true });
await Promise.all(
  readdirSync(photos).flatMap((file) =>
    widths.flatMap((width) => {
      const shrunk = () => sharp(join(photos, file)).rotate().resize(width);
      const target = join(outDir, `${file.replace('.jpg', '')}-${width}`);
      return [
        shrunk().avif(recipe.avif).toFile(`${target}.avif`),
        shrunk().jpeg(recipe.jpeg).toFile(`${target}.jpg`),
      ];
    }),
  ),
);
