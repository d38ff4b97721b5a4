import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Sizes of landscape and portrait photos from cameras and phones. */
const photoSizes = [
  { width: 320, height: 214 },
  { width: 214, height: 320 },
  { width: 320, height: 240 },
  { width: 240, height: 320 },
];

const travelFolder = join('content', 'images', 'travel');

/**
 * Copies the project to `dir`, with `count` small generated photos in its travel gallery. All other images are scaled
 * down, so that only the gallery determines how long a build takes.
 */
export async function makeGallerySite(project: string, dir: string, count: number): Promise<void> {
  if (existsSync(join(dir, 'content'))) return;
  cpSync(join(project, 'content'), join(dir, 'content'), {
    recursive: true,
    // A note shows photos of the gallery.
    filter: (from) =>
      ![travelFolder, join('content', 'notes')].some((folder) => from.startsWith(join(project, folder))),
  });
  const others = readdirSync(join(dir, 'content', 'images'), { recursive: true, withFileTypes: true });
  for (const child of others.filter((entry) => entry.isFile() && /\.(?:avif|jpg|png)$/.test(entry.name))) {
    const file = join(child.parentPath, child.name);
    const small = sharp(readFileSync(file)).resize(320);
    writeFileSync(
      file,
      await (child.name.endsWith('.png') ? small.png() : small.avif({ effort: 0 })).toBuffer(),
    );
  }
  const travel = join(dir, travelFolder);
  mkdirSync(travel, { recursive: true });
  for (let index = 1; index <= count; index += 1)
    writeFileSync(join(travel, `${nameOf(index)}.jpg`), await photo(index));
}

/** Writes the gallery's records, as long as real ones. */
export function writeRecords(dir: string, count: number, change?: { index: number; title: string }): void {
  const records = Array.from({ length: count }, (_, at) => {
    const index = at + 1;
    const title =
      change?.index === index ? change.title : `The ${wordsOf(index, 6)}, photo ${nameOf(index).slice(-5)}`;
    return [
      `- id: ${index}`,
      `  name: ${nameOf(index)}`,
      `  title: ${title}`,
      `  alt: A ${wordsOf(index * 7, 14)} and the ${wordsOf(index * 13, 5)}.`,
      `  source: /images/travel/${nameOf(index)}.jpg`,
    ].join('\n');
  });
  writeFileSync(join(dir, 'content', 'travel.yaml'), `${records.join('\n\n')}\n`);
}

export function nameOf(index: number): string {
  return `view-${String(index).padStart(5, '0')}`;
}

/** A plain color with a band in another color, so that each photo is different and quick to encode. */
export async function photo(index: number): Promise<Buffer> {
  const hue = (index * 137) % 360;
  const size = photoSizes[(index * 7 + (index >> 3)) % photoSizes.length] ?? { width: 320, height: 214 };
  const band = { width: size.width, height: 20 + (index % 90) };
  const fill = (area: { width: number; height: number }, background: string) =>
    sharp({ create: { ...area, channels: 3, background } });
  return fill(size, `hsl(${hue}, 50%, ${30 + (index % 40)}%)`)
    .composite([
      {
        input: await fill(band, `hsl(${(hue + 90) % 360}, 40%, 45%)`)
          .png()
          .toBuffer(),
        gravity: index % 2 ? 'north' : 'south',
      },
    ])
    .withExif({ IFD0: { ImageDescription: String(index) } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

const sampleText =
  'harbor lantern quiet morning valley stone bridge river market rain window glacier orchard ferry kettle amber meadow tower narrow lane snow cedar mirror village canyon paper umbrella temple railway cliff garden shadow copper island seagull violet terrace bicycle autumn shore'.split(
    ' ',
  );

function wordsOf(seed: number, count: number): string {
  return Array.from(
    { length: count },
    (_, at) => sampleText[(seed * 31 + at * at * 17 + at * 7) % sampleText.length],
  ).join(' ');
}
