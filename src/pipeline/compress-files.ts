import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, evictOldest } from './files/cache.ts';
import { whenAllEnd } from './files/queue.ts';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.vcf',
]);
/** Below this a header costs more than compression saves. */
const smallestBytes = 256;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const gzipOptions = { level: 9 };

/** Pages and scripts of some ten builds, two files each: what changes between two builds is the smaller part. */
const mostKept = 1500;

/**
 * Writes `.br` and `.gz` beside every text file of a folder, for hosts that serve them as they are. The last percent
 * that brotli saves takes a second of a build, so results are kept by the bytes they are made from.
 */
export async function compressFiles(folder: string, cacheDir: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // Every page stands under two names, and is the same work once.
  const texts = new Map<string, { bytes: Buffer; files: string[] }>();
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < smallestBytes) continue;
    const text = bytes.toString('latin1');
    texts.set(text, { bytes, files: [...(texts.get(text)?.files ?? []), file] });
  }
  // All at once: libuv hands them to as many threads as it has.
  await whenAllEnd(
    [...texts.values()].map(async ({ bytes, files }) => {
      const { brotli: brotliVersion, zlib } = process.versions;
      const [brotli, gzipped] = await Promise.all([
        cached(cacheDir, { tools: [], parts: ['br', brotliVersion, brotliOptions, bytes] }, () =>
          promisify(brotliCompress)(bytes, brotliOptions),
        ),
        cached(cacheDir, { tools: [], parts: ['gz', zlib, gzipOptions, bytes] }, () =>
          promisify(gzip)(bytes, gzipOptions),
        ),
      ]);
      for (const file of files) {
        await writeFile(`${file}.br`, brotli);
        await writeFile(`${file}.gz`, gzipped);
      }
    }),
  );
  await evictOldest(cacheDir, mostKept);
}
