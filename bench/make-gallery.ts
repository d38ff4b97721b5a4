import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const photoSize = { width: 320, height: 214 };

/** What cameras and phones make, in turn. */
const photoSizes = [
  photoSize,
  { width: 214, height: 320 },
  { width: 320, height: 240 },
  { width: 240, height: 320 },
];

/**
 * A copy of the project in `dir` whose travel gallery has `count` small generated photos and whose other
 * pictures are small, so that what grows with the gallery can be told from what does not. With fewer `originals` they
 * share them, which takes less time.
 */
export async function makeGallerySite(
  project: string,
  dir: string,
  count: number,
  originals = count,
): Promise<void> {
  if (existsSync(join(dir, 'content'))) return;
  cpSync(join(project, 'content'), join(dir, 'content'), {
    recursive: true,
    filter: (from) => !from.startsWith(join(project, 'content', 'images', 'travel')),
  });
  const others = readdirSync(join(dir, 'content', 'images'), { recursive: true, withFileTypes: true });
  for (const child of others.filter((entry) => entry.isFile() && /\.(?:avif|jpg|png)$/.test(entry.name))) {
    const file = join(child.parentPath, child.name);
    const small = sharp(readFileSync(file)).resize(photoSize.width);
    await (child.name.endsWith('.png') ? small.png() : small.avif({ effort: 0 }))
      .toBuffer()
      .then((bytes) => writeFileSync(file, bytes));
  }
  const travel = join(dir, 'content', 'images', 'travel');
  mkdirSync(travel, { recursive: true });
  for (let index = 1; index <= originals; index += 1)
    writeFileSync(join(travel, `${nameOf(index)}.jpg`), await photo(index));
  writeRecords(dir, count, { originals });
}

/** Records as long as real ones; those of the newest six, which the page itself shows, are equally long at every count. */
export function writeRecords(
  dir: string,
  count: number,
  { originals = count, change }: { originals?: number; change?: { index: number; title: string } } = {},
): void {
  const records = Array.from({ length: count }, (_, at) => {
    const index = at + 1;
    const title =
      change?.index === index ? change.title : `The ${wordsOf(index, 6)}, photo ${nameOf(index).slice(-5)}`;
    return [
      `- id: ${index}`,
      `  name: ${nameOf(index)}`,
      `  title: ${title}`,
      `  alt: A ${wordsOf(index * 7, 14)} and the ${wordsOf(index * 13, 5)}.`,
      `  source: /images/travel/${nameOf(((index - 1) % originals) + 1)}.jpg`,
    ].join('\n');
  });
  mkdirSync(dirname(join(dir, 'content', 'travel.yaml')), { recursive: true });
  writeFileSync(join(dir, 'content', 'travel.yaml'), `${records.join('\n\n')}\n`);
}

export function nameOf(index: number): string {
  return `view-${String(index).padStart(5, '0')}`;
}

/** A flat colour with a band in another: every one differs, and none takes long to encode. */
export async function photo(index: number): Promise<Buffer> {
  const hue = (index * 137) % 360;
  // Not in the order of the hues.
  const size = photoSizes[(index * 7 + (index >> 3)) % photoSizes.length] ?? photoSize;
  const band = await sharp({
    create: {
      width: size.width,
      height: 20 + (index % 90),
      channels: 3,
      background: `hsl(${(hue + 90) % 360}, 40%, 45%)`,
    },
  })
    .png()
    .toBuffer();
  return sharp({
    create: { ...size, channels: 3, background: `hsl(${hue}, 50%, ${30 + (index % 40)}%)` },
  })
    .composite([{ input: band, gravity: index % 2 ? 'north' : 'south' }])
    .withExif({ IFD0: { ImageDescription: String(index) } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

const words =
  'harbour lantern quiet morning valley stone bridge river market rain window glacier orchard ferry kettle amber meadow tower narrow lane snow cedar mirror village canyon paper umbrella temple railway cliff garden shadow copper island seagull violet terrace bicycle autumn shore'.split(
    ' ',
  );

export function wordsOf(seed: number, count: number): string {
  return Array.from(
    { length: count },
    (_, at) => words[(seed * 31 + at * at * 17 + at * 7) % words.length],
  ).join(' ');
}
