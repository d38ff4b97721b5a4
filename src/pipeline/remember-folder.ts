import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { markUsed } from './remember-file.ts';

/** By path below the folder, with forward slashes: the SHA-256 of what was written. */
type Proofs = Record<string, string>;

/**
 * `rememberFile` for a whole folder, which `make` fills; answers with where it is, for reading only. It is there whole
 * or not at all, and a file that was changed, taken away or added has it made anew. The name must change with
 * everything that goes in.
 */
export async function rememberFolder(
  cacheDir: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = join(cacheDir, name);
  const files = join(kept, 'files');
  if (await isWhole(kept, files)) {
    await markUsed(kept);
    return files;
  }
  const aside = join(cacheDir, `${name}-${process.pid}-${performance.now()}`);
  try {
    await mkdir(join(aside, 'files'), { recursive: true });
    await make(join(aside, 'files'));
    await writeFile(join(aside, 'proofs.json'), JSON.stringify(await readProofs(join(aside, 'files'))));
    await rm(kept, { recursive: true, force: true });
    await rename(aside, kept);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // A build at the same time may have put the same there between the two lines above.
    if (!(await isWhole(kept, files))) throw error;
  }
  return files;
}

/** Leaves a remembered folder as it is for this build, and has the next one make it anew. */
export async function distrustFolder(files: string): Promise<void> {
  await rm(join(files, '../proofs.json'), { force: true });
}

async function isWhole(kept: string, files: string): Promise<boolean> {
  try {
    const written = await readFile(join(kept, 'proofs.json'), 'utf8');
    return written === JSON.stringify(await readProofs(files));
  } catch {
    return false;
  }
}

async function readProofs(folder: string): Promise<Proofs> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const proofs = await Promise.all(
    paths.sort().map(async (path) => {
      const hash = createHash('sha256').update(await readFile(path));
      return [relative(folder, path).split(sep).join('/'), hash.digest('hex')] as const;
    }),
  );
  return Object.fromEntries(proofs);
}
