import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { createCompressor } from '../../src/build/compress-files.ts';
import { folderForTest } from '../temporary-folder.ts';

const page = '<p>The same words, again and again.</p>'.repeat(20);

let folder: string;
let site: string;
let cache: string;
beforeEach(async () => {
  folder = folderForTest();
  site = path.join(folder, 'site');
  cache = path.join(folder, 'cache');
  await mkdir(path.join(site, 'art'), { recursive: true });
  await writeFile(path.join(site, 'art/index.html'), page);
  await writeFile(path.join(site, 'short.txt'), 'short');
  await writeFile(path.join(site, 'cat.jpg'), page);
});

async function compressSite() {
  const compressor = createCompressor(cache);
  await compressor.add(site);
  await compressor.end();
}

const files = async () =>
  (await readdir(site, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
const compressed = (ending: string) => readFile(path.join(site, `art/index.html${ending}`));

async function expectWhole(text: string) {
  expect(brotliDecompressSync(await compressed('.br')).toString()).toBe(text);
  expect(gunzipSync(await compressed('.gz')).toString()).toBe(text);
}

it('compresses every text that gains from it, and nothing else', async () => {
  await writeFile(path.join(site, 'papers.bib'), `${page}.`);
  await compressSite();
  await expectWhole(page);
  expect((await files()).sort()).toEqual([
    ...['art', 'art/index.html', 'art/index.html.br', 'art/index.html.gz', 'cat.jpg'],
    ...['papers.bib', 'papers.bib.br', 'papers.bib.gz', 'short.txt'],
  ]);
});

it('is identical from the cache, and different for other text', async () => {
  await compressSite();
  const first = [await compressed('.br'), await compressed('.gz')];
  const remembered = (await readdir(cache)).sort();
  await compressSite();
  expect([await compressed('.br'), await compressed('.gz')]).toEqual(first);
  expect((await readdir(cache)).sort()).toEqual(remembered);

  await writeFile(path.join(site, 'art/index.html'), `${page}!`);
  await compressSite();
  await expectWhole(`${page}!`);
});
