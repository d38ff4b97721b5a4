import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A picture of soft color gradients that differs for each seed. */
export function scene(seed: number, width = 600, height = 400): Sharp {
  let state = seed * 2654435761 + 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const points = Buffer.from(Array.from({ length: 6 * 4 * 3 }, () => Math.floor(random() * 256)));
  return sharp(points, { raw: { width: 6, height: 4, channels: 3 } }).resize(width, height, { fit: 'fill' });
}

/** Location and camera metadata as written by a phone. */
export function phoneExif(day: number, description = '') {
  return {
    IFD0: { Make: 'Quay', Model: 'Phone 7', ...(description ? { ImageDescription: description } : {}) },
    IFD2: {
      DateTimeOriginal: `2026:05:${String(day).padStart(2, '0')} 10:00:00`,
      BodySerialNumber: '770077',
    },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '49/1 16/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '123/1 7/1 0/1',
    },
  };
}

/** The bytes of a photo of a phone. */
export function phonePhoto(seed: number, { day = seed, description = '', width = 600, height = 400 } = {}) {
  return scene(seed, width, height).withExif(phoneExif(day, description)).jpeg({ quality: 90 }).toBuffer();
}

/** Writes files into a folder; resolves with their paths. */
export async function putFiles(folder: string, files: Record<string, Buffer | string>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const paths = Object.keys(files).map((name) => path.join(folder, name));
  for (const [index, bytes] of Object.values(files).entries()) await writeFile(paths[index] ?? '', bytes);
  return paths;
}
