import { execFile } from 'node:child_process';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/**
 * Builds a copy of the project with the caches full: unchanged, with a word changed, with a photo added. In seconds,
 * one value a round.
 */
export async function timeBuilds(folder: string, profile: string, rounds: number) {
  const times = {
    'build, nothing changed': [] as number[],
    'build, words only': [] as number[],
    'build, one photo added': [] as number[],
  };
  // Fills the caches; the first on a machine encodes every picture, which takes minutes.
  await timeBuild(folder, profile);
  for (let round = 0; round < rounds; round += 1) {
    times['build, nothing changed'].push(await timeBuild(folder, profile));
    await changeWords(folder, round);
    times['build, words only'].push(await timeBuild(folder, profile));
    await addPhoto(folder, round);
    times['build, one photo added'].push(await timeBuild(folder, profile));
  }
  return times;
}

/** Seconds of a whole build, from the command to its end. */
export async function timeBuild(folder: string, profile: string): Promise<number> {
  const startedAt = performance.now();
  await promisify(execFile)(
    process.execPath,
    ['bin/portfolio.mjs', '--root', folder, 'build', '--profile', profile],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return (performance.now() - startedAt) / 1000;
}

/** A sentence on every page that has prose of its own; the first words of the homepage differ every round. */
async function changeWords(folder: string, round: number): Promise<void> {
  const file = join(folder, 'content/home.yaml');
  const words = await readFile(file, 'utf8');
  await writeFile(file, words.replace(/^intro: >-\n {2}\S+/m, `intro: >-\n  ${'Well, '.repeat(round + 1)}I`));
}

/** A photo that no cache has seen: one of the gallery's own, brighter by an amount that no earlier run had. */
async function addPhoto(folder: string, round: number): Promise<void> {
  const photos = join(folder, 'content/images/travel');
  const [first] = (await readdir(photos)).sort();
  const name = `bench-${round}`;
  await sharp(join(photos, first ?? ''))
    .modulate({ brightness: 0.8 + Math.random() / 5 })
    .jpeg({ quality: 92 })
    .toFile(join(photos, `${name}.jpg`));
  const list = join(folder, 'content/travel.yaml');
  const count = [...(await readFile(list, 'utf8')).matchAll(/^- id:/gm)].length;
  await appendFile(
    list,
    `\n- id: ${count + 1}\n  name: ${name}\n  title: Photo ${round} of the bench\n` +
      `  alt: A landscape that is there to be counted\n  source: /images/travel/${name}.jpg\n`,
  );
}
