import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forgetOldest, nameOfParts, rememberFile } from './remember-file.ts';

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

/** Raise with any change of how files are compressed, so that none is taken from an older build. */
const revision = 1;
const how = JSON.stringify([revision, process.versions.brotli, process.versions.zlib]);

/** Pages and scripts of some ten builds: what changes between two of them is the smaller part. */
const mostKept = 1500;

/**
 * Writes `.br` and `.gz` beside every text file of a folder, for hosts that serve them as they are. Half of a build's
 * work goes into the last percent that brotli saves, so results are kept by the bytes they are made from.
 */
export async function compressFiles(folder: string, cacheDir: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // Every page stands under two names, and is the same work once.
  const texts = new Map<string, { bytes: Buffer; files: string[] }>();
  await Promise.all(
    names.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < smallestBytes) return;
      const name = nameOfParts(how, bytes);
      texts.set(name, { bytes, files: [...(texts.get(name)?.files ?? []), file] });
    }),
  );
  // All at once: libuv hands them to as many threads as it has.
  await Promise.all(
    [...texts].map(async ([name, { bytes, files }]) => {
      const [brotli, gzipped] = await Promise.all([
        rememberFile(cacheDir, `${name}.br`, () =>
          promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        ),
        rememberFile(cacheDir, `${name}.gz`, () => promisify(gzip)(bytes, { level: 9 })),
      ]);
      for (const file of files) {
        await writeFile(`${file}.br`, brotli);
        await writeFile(`${file}.gz`, gzipped);
      }
    }),
  );
  await forgetOldest(cacheDir, mostKept);
}
