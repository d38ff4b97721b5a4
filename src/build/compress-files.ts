import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { groupBy } from '../core/group-by.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { sha256 } from '../files/hash.ts';
import { createQueue, forEachInQueue, whenAllEnd } from '../files/queue.ts';
import { filesBelow } from '../files/read-files.ts';
import { contentTypeOf } from '../hosts/content-types.ts';

const isText = (file: string) => contentTypeOf(file).includes('charset');
/** Below this a header costs more than compression saves. */
const smallestBytes = 256;

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/**
 * Pages are most of the text. The highest level would make them 1.4 % smaller, in two and a half times the time; without
 * longer postfixes of distances they would be 0.5 % larger.
 */
const small = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
};
const gzipOptions = { level: 9 };
/** What every visit loads besides its page. */
const isLoadedFirst = (file: string) => /\.(?:js|svg)$/.test(file);

/** Pages and scripts of some ten builds of a small site, or those of three builds. */
const minKept = 750;
const buildsKept = 3;

type Compressor = {
  /** Lists the text files of a folder and begins to compress them. */
  add: (folder: string) => Promise<void>;
  /** Resolves when all are compressed; rejects with the first error. */
  end: () => Promise<void>;
};

/**
 * Writes `.br` and `.gz` beside every text file of the folders that are added, for hosts that serve them. High levels of
 * brotli take seconds of a build, so they are cached by their content, and the next language is written meanwhile.
 */
export function createCompressor(cacheDir: string): Compressor {
  // Brotli needs about ten times the size of a page, so at most one file per core is read.
  const queue = createQueue(availableParallelism());
  const running: Promise<void>[] = [];
  let contents = 0;
  return {
    async add(folder) {
      const files = (await filesBelow(folder)).filter(isText).map((file) => join(folder, file));
      // Every page has two file names with the same content.
      const hashes = new Map<string, string>();
      for (const file of files) hashes.set(file, sha256(await readFile(file)));
      const alike = [...groupBy(files, (file) => hashes.get(file)).values()];
      contents += alike.length;
      const compressing = forEachInQueue(queue, alike, (names) => compress(names, cacheDir));
      // `end` reports a failure, perhaps after the build has failed for another reason.
      compressing.catch(() => {});
      running.push(compressing);
    },
    async end() {
      await whenAllEnd(running);
      await evictOldest(cacheDir, Math.max(minKept, contents * buildsKept));
    },
  };
}

async function compress(names: readonly [string, ...string[]], cacheDir: string): Promise<void> {
  const bytes = await readFile(names[0]);
  if (bytes.length < smallestBytes) return;
  const options = isLoadedFirst(names[0]) ? smallest : small;
  const recipe = { tools: [], parts: ['br', process.versions.brotli, options, bytes] };
  const brotli = await cached(cacheDir, recipe, () => promisify(brotliCompress)(bytes, options));
  // Faster than a cache.
  const gzipped = await promisify(gzip)(bytes, gzipOptions);
  for (const name of names) {
    await writeFile(`${name}.br`, brotli);
    await writeFile(`${name}.gz`, gzipped);
  }
}
