/**
 * Measures how long the build takes to encode photos at publication settings, and how many bytes it writes.
 *
 *   npm run bench:images                    12 photos of 18 megapixels
 *   npm run bench:images -- --photos 2      fewer
 *
 * The photos are those of the sample's travel gallery, enlarged to the size of a camera's.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { measure } from './measure.ts';

const root = join(import.meta.dirname, '..');
const sample = join(root, 'content/images/travel');
const { values } = parseArgs({ options: { photos: { type: 'string', default: '12' } } });

async function main(): Promise<void> {
  const work = join(root, '.cache/bench', `photos-${values.photos}`);
  const cacheDir = join(work, 'cache');
  await enlargePhotos(join(work, 'content/images/travel'), Number(values.photos));
  copyFileSync(join(root, 'content/site.yaml'), join(work, 'content/site.yaml'));
  rmSync(cacheDir, { recursive: true, force: true });
  const step = [join(root, 'bench/picture-step.ts'), join(work, 'content'), cacheDir, 'publish'];
  console.log(`${values.photos} photos, ${availableParallelism()} cores, sharp ${sharp.versions.sharp}\n`);
  console.log('| cache | s | CPU, s | peak MB | files | MB written |\n| --- | --: | --: | --: | --: | --: |');
  for (const cache of ['empty', 'full']) {
    const measured = await measure([process.execPath, '--import', 'tsx', ...step], root);
    const seconds = [measured.wallSeconds, measured.cpuSeconds].map((value) => value.toFixed(1));
    const { files, megabytes } = sizeOf(cacheDir);
    console.log(
      `| ${[cache, ...seconds, measured.peakMb.toFixed(0), files, megabytes.toFixed(1)].join(' | ')} |`,
    );
  }
}

async function enlargePhotos(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(sample).sort().slice(0, count)) {
    const file = join(folder, name.replace(/\.\w+$/, '.jpg'));
    const enlarged = sharp(join(sample, name)).resize(5184, 5184, { fit: 'inside' });
    if (!existsSync(file)) await enlarged.jpeg({ quality: 91 }).toFile(file);
  }
}

function sizeOf(folder: string): { files: number; megabytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (child) => child.isFile() && /\.(?:avif|jpe?g)$/.test(child.name),
  );
  const bytes = files.reduce((sum, child) => sum + statSync(join(child.parentPath, child.name)).size, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}

await main();
