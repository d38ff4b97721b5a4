import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Layers of cloud, coarse to fine: cells across and how strongly each shows. Real photos have such a spectrum. */
const layers = [
  [5, 1],
  [20, 0.5],
  [80, 0.35],
  [320, 0.25],
  [1300, 0.14],
] as const;

/**
 * Photo-like JPEGs of 9 to 22 megapixels from a seed, the same on every machine: no real photo may lie in
 * the repository. Those already there are kept.
 */
export async function makePhotos(dir: string, count: number): Promise<void> {
  mkdirSync(dir, { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const file = join(dir, `photo-${String(index).padStart(3, '0')}.jpg`);
    if (existsSync(file)) continue;
    const megapixels = 9 + ((index * 5) % 14);
    const isTall = index % 4 === 3;
    const long = Math.round(Math.sqrt(megapixels * 1e6 * 1.5));
    const short = Math.round(long / 1.5);
    const [width, height] = isTall ? [short, long] : [long, short];
    await drawPhoto(width, height, index).then((photo) =>
      photo.jpeg({ quality: 91, progressive: index % 3 === 0 }).toFile(file),
    );
  }
}

async function drawPhoto(width: number, height: number, seed: number): Promise<Sharp> {
  const random = randomFrom(seed * 7919 + 13);
  const drawn = [];
  for (const [cells, strength] of layers) {
    const rows = Math.max(2, Math.round((cells * height) / width));
    const noise = Buffer.alloc(cells * rows * 3);
    for (let at = 0; at < noise.length; at += 3) {
      const light = random() * 200;
      for (let channel = 0; channel < 3; channel += 1) noise[at + channel] = light + random() * 55;
    }
    const input = await sharp(noise, { raw: { width: cells, height: rows, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: cells < 100 ? 'cubic' : 'nearest' })
      .ensureAlpha(strength)
      .raw()
      .toBuffer();
    drawn.push({ input, raw: { width, height, channels: 4 as const } });
  }
  const [base, ...rest] = drawn;
  if (!base) throw new Error('A photo needs layers.');
  const flat = await sharp(base.input, { raw: base.raw }).composite(rest).removeAlpha().raw().toBuffer();
  return sharp(flat, { raw: { width, height, channels: 3 } });
}

/** Numbers in [0, 1) from a seed (a linear congruential generator: quality does not matter here). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
