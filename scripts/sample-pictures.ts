/*
 * npm run sample:pictures
 *
 * Adds the pictures in content/ and starter/ to src/site/sample-pictures.json, by which `check --publish`
 * recognizes them. Older ones stay, because an owner may have started from an older sample.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureHash, type SamplePictures } from '../src/site/lint/find-leftovers.ts';
import known from '../src/site/sample-pictures.json' with { type: 'json' };

const root = path.dirname(import.meta.dirname);

export async function makeSamplePictures(): Promise<SamplePictures> {
  const hashes = await addHashes(known.sample.join(' '), 'content/images');
  const rows = Array.from({ length: Math.ceil(hashes.length / 8) }, (_, row) =>
    hashes.slice(row * 8, row * 8 + 8).join(' '),
  );
  return { sample: rows, placeholders: (await addHashes(known.placeholders, 'starter')).join(' ') };
}

async function addHashes(old: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  const pictures = names.filter((name) => /\.(?:avif|png|svg)$/.test(name));
  const found = await Promise.all(pictures.map((name) => readFile(path.join(root, folder, name))));
  return [...new Set([...old.split(' '), ...found.map(pictureHash)])].sort();
}

if (process.argv[1] === import.meta.filename) {
  const file = path.join(root, 'src/site/sample-pictures.json');
  await writeFile(file, `${JSON.stringify(await makeSamplePictures(), null, 2)}\n`);
}
