import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { nameOfParts } from '../remember-file.ts';

/** Folders whose files decide what the bundles are: what is bundled, and how. */
const sourceFolders = ['src/site', 'src/model', 'src/pipeline/prerender'];

/**
 * A short name for all that both bundles are made from beside the content: our sources, the compiler's settings, the
 * installed packages, Node and the place of the project.
 */
export async function nameOfSources(root: string): Promise<string> {
  const listed = await Promise.all(
    sourceFolders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  );
  const files = listed
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  files.push(join(root, 'tsconfig.base.json'), join(root, 'package.json'));
  const parts = await Promise.all(
    files.sort().map(async (file) => [relative(root, file), await readFile(file)] as const),
  );
  return nameOfParts(root, process.version, await installedPackages(), ...parts.flat());
}

/** What npm wrote of every package it installed, where Vite is; another installer's are never taken for the same. */
async function installedPackages(): Promise<string> {
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  return readFile(join(dirname(vite), '../.package-lock.json'), 'utf8').catch(() => randomUUID());
}
