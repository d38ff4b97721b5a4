import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withFileLock } from '../files/lock.ts';
import { renameFile } from '../files/rename.ts';
import { runNpm } from './run-npm.ts';

/** An npm package of font files. */
export type FontPackage = {
  name: string;
  /** Exact: what is fetched. One in node_modules is taken in whatever version was installed. */
  version: string;
  /** What of it is used, relative to its folder. All else is not kept. */
  files: readonly string[];
};

/** Where a package's files are, or why they are not there. */
type FoundPackage = { folder: string; reason?: never } | { folder?: never; reason: string };

export type FetchOptions = {
  /** Kept between builds: `.cache/typefaces/`. */
  typefaceDir: string;
  /** Without it what is not there stays away, which takes no time: for drafts. */
  mayFetch?: boolean;
  /** Before what may take minutes on a slow line. */
  onFetch?: (names: string[]) => void;
};

/**
 * The folders of packages, in their order: from node_modules, from `typefaceDir`, or fetched there through npm in one go,
 * which verifies them. Two processes that want the same wait for each other, and a stop at any moment leaves a package
 * whole or not there. Never rejects for want of a network.
 */
export async function findFontPackages(
  packages: readonly FontPackage[],
  options: FetchOptions,
): Promise<FoundPackage[]> {
  const { typefaceDir, mayFetch = true } = options;
  const find = (wanted: FontPackage) => findInstalled(wanted) ?? findFetched(wanted, typefaceDir);
  const isMissing = (wanted: FontPackage) => find(wanted) === null;
  let reason = 'it is fetched at the next build';
  if (mayFetch && packages.some(isMissing)) {
    reason = await withFileLock(`${typefaceDir}.lock`, async () => {
      // Another process may have fetched them meanwhile.
      const missing = packages.filter(isMissing);
      return missing.length === 0 ? '' : ((await fetchPackages(missing, options)) ?? '');
    });
  }
  return packages.map((wanted) => {
    const folder = find(wanted);
    return folder === null ? { reason: reason || 'its files have other names' } : { folder };
  });
}

function findInstalled({ name, files }: FontPackage): string | null {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folders = places.map((place) => path.join(place, name));
  return folders.find((folder) => hasFiles(folder, files)) ?? null;
}

function findFetched(wanted: FontPackage, typefaceDir: string): string | null {
  const folder = fetchedFolder(wanted, typefaceDir);
  return hasFiles(folder, wanted.files) ? folder : null;
}

function fetchedFolder({ name, version }: FontPackage, typefaceDir: string): string {
  return path.join(typefaceDir, `${name.replace(/^@/, '').replaceAll('/', '-')}@${version}`);
}

function hasFiles(folder: string, files: readonly string[]): boolean {
  return files.every((file) => existsSync(path.join(folder, file)));
}

/** What npm said where it could not. */
async function fetchPackages(
  packages: readonly FontPackage[],
  { typefaceDir, onFetch }: FetchOptions,
): Promise<string | null> {
  onFetch?.(packages.map(({ name }) => name));
  // What a killed process left there goes as well: nobody else is here while the lock is held.
  const staging = path.join(typefaceDir, 'next');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    // A project of its own, or npm would install into the one around it.
    await writeFile(path.join(staging, 'package.json'), '{}');
    const reason = await runNpm(
      [
        'install',
        ...packages.map(({ name, version }) => `${name}@${version}`),
        // Files only: no script of a package runs, and nothing that it asks for besides comes with it.
        ...['--ignore-scripts', '--omit=peer', '--omit=optional', '--no-save', '--no-package-lock'],
        ...['--no-audit', '--no-fund', '--loglevel=error'],
        // What is got is kept by npm, so that the next build goes on from there.
        ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
      ],
      staging,
    );
    if (reason !== null) return `npm could not fetch it (${reason})`;
    for (const wanted of packages) await keepPackage(wanted, staging, typefaceDir);
    return null;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Moves the files that are used, of a family perhaps two of nine weights, into the package's folder. */
async function keepPackage(wanted: FontPackage, staging: string, typefaceDir: string): Promise<void> {
  const source = path.join(staging, 'node_modules', wanted.name);
  if (!hasFiles(source, wanted.files)) return;
  const kept = path.join(staging, 'kept');
  await rm(kept, { recursive: true, force: true });
  for (const file of wanted.files) {
    await mkdir(path.dirname(path.join(kept, file)), { recursive: true });
    await renameFile(path.join(source, file), path.join(kept, file));
  }
  const folder = fetchedFolder(wanted, typefaceDir);
  // Another file of the same package was wanted before: what is there stays.
  if (existsSync(folder)) {
    await cp(folder, kept, { recursive: true, force: false, errorOnExist: false });
    await rm(folder, { recursive: true });
  }
  await renameFile(kept, folder);
}
