/*
 * What no tool can go below: decoding once, shrinking and encoding, without reading, hashing, caching or
 * writing. One photo at a time on one thread; its time over the number of cores is the limit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readArguments, widths } from '../recipe.mjs';

const { recipe, photos } = readArguments();
sharp.concurrency(1);
sharp.cache(false);

for (const file of readdirSync(photos)) {
  const original = readFileSync(join(photos, file));
  const { width: fullWidth, height: fullHeight } = await sharp(original).metadata();
  let last = sharp(original);
  for (const width of widths.toReversed()) {
    const height = Math.round((fullHeight * width) / fullWidth);
    const { data, info } = await last
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raster = { raw: { width, height, channels: info.channels } };
    last = sharp(data, raster);
    await sharp(data, raster).avif(recipe.avif).toBuffer();
    await sharp(data, raster).jpeg(recipe.jpeg).toBuffer();
  }
}
