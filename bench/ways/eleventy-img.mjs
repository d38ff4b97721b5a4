import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Image from '@11ty/eleventy-img';
import { readArguments, widths } from '../recipe.mjs';

const { recipe, photos, outDir } = readArguments();
await Promise.all(
  readdirSync(photos).map((file) =>
    Image(join(photos, file), {
      widths,
      formats: ['avif', 'jpeg'],
      outputDir: outDir,
      sharpAvifOptions: recipe.avif,
      sharpJpegOptions: recipe.jpeg,
    }),
  ),
);
