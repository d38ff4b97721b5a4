import { sharp } from './set-up-sharp.ts';

export type Raster = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** Enough to tell the mean color by, in px. */
const longSidePx = 100;

/** Class 0..215 of the mean color of upright sRGB pixels: six steps each of red, green and blue. */
export async function meanTint(raster: Raster): Promise<number> {
  const { width, height, channels } = raster;
  const scale = Math.min(1, longSidePx / Math.max(width, height));
  const small = await sharp(raster.data, { raw: { width, height, channels } })
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return tintOf(small);
}

/** Of RGBA pixels; transparent ones count as little as they show. */
function tintOf(rgba: Uint8Array): number {
  let red = 0;
  let green = 0;
  let blue = 0;
  let weight = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] as number;
    red += alpha * (rgba[at] as number);
    green += alpha * (rgba[at + 1] as number);
    blue += alpha * (rgba[at + 2] as number);
    weight += alpha;
  }
  const step = (sum: number) => Math.round((sum / Math.max(1, weight) / 255) * 5);
  return step(red) * 36 + step(green) * 6 + step(blue);
}
