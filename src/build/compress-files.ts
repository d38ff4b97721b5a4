import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, evictOldest } from '../files/cache.ts';
import { sha256 } from '../files/hash.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { filesBelow } from '../files/read-files.ts';

const compressible = new Set('.html .css .js .json .svg .xml .txt .webmanifest .vcf'.split(' '));
/** Below this a header costs more than compression saves. */
const smallestBytes = 256;

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/**
 * Pages are most of the text. The highest level would make them 1.4 % smaller, in two and a half times the time; without
 * longer postfixes of distances they would be 0.5 % larger.
 */
const brotliOfPages = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
};
const gzipOptions = { level: 9 };

/** Pages and scripts of some ten builds of a small site, two files each, or those of three builds. */
const minKept = 1500;
const buildsKept = 3;

/**
 * Writes `.br` and `.gz` beside every text file of a folder, for hosts that serve them. High levels of brotli take seconds
 * of a build, so results are cached by their content.
 */
export async function compressFiles(folder: string, cacheDir: string): Promise<void> {
  const files = (await filesBelow(folder))
    .filter((file) => compressible.has(extname(file)))
    .map((file) => join(folder, file));
  // Every page has two file names with the same content.
  const namesOf = new Map<string, [string, ...string[]]>();
  for (const file of files) {
    const hash = sha256(await readFile(file));
    const names = namesOf.get(hash);
    if (names) names.push(file);
    else namesOf.set(hash, [file]);
  }
  // Brotli needs about ten times the size of a page, so at most one file per core is read.
  const queue = createQueue(availableParallelism());
  await forEachInQueue(queue, [...namesOf.values()], async (names) => {
    const bytes = await readFile(names[0]);
    if (bytes.length < smallestBytes) return;
    const { brotli: brotliVersion, zlib } = process.versions;
    const brotliOptions = names[0].endsWith('.html') ? brotliOfPages : smallest;
    const brotli = await cached(
      cacheDir,
      { tools: [], parts: ['br', brotliVersion, brotliOptions, bytes] },
      () => promisify(brotliCompress)(bytes, brotliOptions),
    );
    const gzipped = await cached(cacheDir, { tools: [], parts: ['gz', zlib, gzipOptions, bytes] }, () =>
      promisify(gzip)(bytes, gzipOptions),
    );
    for (const name of names) {
      await writeFile(`${name}.br`, brotli);
      await writeFile(`${name}.gz`, gzipped);
    }
  });
  await evictOldest(cacheDir, Math.max(minKept, namesOf.size * 2 * buildsKept));
}
