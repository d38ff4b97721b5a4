import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { nameOfParts } from '../remember-file.ts';

/** Whose files decide what the bundles are: what is bundled, and how. */
const sourceFolders = ['src/site', 'src/model', 'src/pipeline/prerender'];
const sourceFiles = ['src/pipeline/output-paths.ts', 'package.json', 'tsconfig.base.json'];

/**
 * A short name for all that both bundles are made from beside the content: our sources, the compiler's settings, the
 * installed packages, Node and the place of the project.
 */
export async function nameOfSources(root: string): Promise<string> {
  const sources = await Promise.all(
    (await listSources(root)).map(async (file) => [file, await readFile(join(root, file))] as const),
  );
  return nameOfParts(root, process.version, await installedPackages(), ...sources.flat());
}

/** Paths below the root, with forward slashes. */
export async function listSources(root: string): Promise<string[]> {
  const listed = await Promise.all(
    sourceFolders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  );
  const found = listed
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
  return [...sourceFiles, ...found].sort();
}

/** What npm wrote of every package it installed, where Vite is; another installer's are never taken for the same. */
async function installedPackages(): Promise<string> {
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  return readFile(join(dirname(vite), '../.package-lock.json'), 'utf8').catch(() => randomUUID());
}
