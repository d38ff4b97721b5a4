import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withFileLock } from '../files/lock.ts';
import { renameFile } from '../files/rename.ts';

/** An npm package of font files. */
export type FontPackage = {
  name: string;
  /** Exact version to download; one in node_modules is used in any version. */
  version: string;
  /** Files to keep, relative to its folder. */
  files: readonly string[];
};

/** Folder of a package, or why it is missing. */
type FoundPackage = { folder: string; reason?: never } | { folder?: never; reason: string };

export type FetchOptions = {
  /** `.cache/typefaces/`, kept between builds. */
  typefaceDir: string;
  /** Whether missing packages may be downloaded; false for drafts. */
  mayFetch?: boolean;
  /** Called before a download, which may take minutes. */
  onFetch?: (names: string[]) => void;
};

/**
 * The folders of packages, in their order: in node_modules, in `typefaceDir`, or downloaded there by one npm command, which
 * verifies them. Processes wait for each other, and a kill at any moment leaves a package complete or missing. Never
 * rejects because of the network.
 */
export async function findFontPackages(
  packages: readonly FontPackage[],
  options: FetchOptions,
): Promise<FoundPackage[]> {
  const { typefaceDir, mayFetch = true } = options;
  const find = (wanted: FontPackage) => findInstalled(wanted) ?? findDownloaded(wanted, typefaceDir);
  const isMissing = (wanted: FontPackage) => find(wanted) === null;
  let reason = 'it is downloaded at the next build';
  if (mayFetch && packages.some(isMissing)) {
    reason = await withFileLock(`${typefaceDir}.lock`, async () => {
      // Another process may have downloaded them meanwhile.
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

function findDownloaded(wanted: FontPackage, typefaceDir: string): string | null {
  const folder = downloadFolder(wanted, typefaceDir);
  return hasFiles(folder, wanted.files) ? folder : null;
}

function downloadFolder({ name, version }: FontPackage, typefaceDir: string): string {
  return path.join(typefaceDir, `${name.replace(/^@/, '').replaceAll('/', '-')}@${version}`);
}

function hasFiles(folder: string, files: readonly string[]): boolean {
  return files.every((file) => existsSync(path.join(folder, file)));
}

/** Returns why npm failed; null if it succeeded. */
async function fetchPackages(
  packages: readonly FontPackage[],
  { typefaceDir, onFetch }: FetchOptions,
): Promise<string | null> {
  onFetch?.(packages.map(({ name }) => name));
  // Also removes what a killed process left; the lock keeps other processes out.
  const staging = path.join(typefaceDir, 'next');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    // Without a package.json, npm would install into the surrounding project.
    await writeFile(path.join(staging, 'package.json'), '{}');
    const reason = await runNpm(
      [
        'install',
        ...packages.map(({ name, version }) => `${name}@${version}`),
        // Files only: no scripts, no further packages.
        ...['--ignore-scripts', '--omit=peer', '--omit=optional', '--no-save', '--no-package-lock'],
        ...['--no-audit', '--no-fund', '--loglevel=error'],
        // npm caches what it downloaded, so the next build continues from there.
        ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
      ],
      staging,
    );
    if (reason !== null) return `npm could not download it (${reason})`;
    for (const wanted of packages) await keepPackage(wanted, staging, typefaceDir);
    return null;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Moves the files to keep to the package's folder. */
async function keepPackage(wanted: FontPackage, staging: string, typefaceDir: string): Promise<void> {
  const source = path.join(staging, 'node_modules', wanted.name);
  if (!hasFiles(source, wanted.files)) return;
  const kept = path.join(staging, 'kept');
  await rm(kept, { recursive: true, force: true });
  for (const file of wanted.files) {
    await mkdir(path.dirname(path.join(kept, file)), { recursive: true });
    await renameFile(path.join(source, file), path.join(kept, file));
  }
  const folder = downloadFolder(wanted, typefaceDir);
  // Keep files of the same package that were downloaded earlier.
  if (existsSync(folder)) {
    await cp(folder, kept, { recursive: true, force: false, errorOnExist: false });
    await rm(folder, { recursive: true });
  }
  await renameFile(kept, folder);
}

/** Returns why npm failed, such as `ENOTFOUND` without a network; null if it succeeded. */
async function runNpm(args: readonly string[], cwd: string): Promise<string | null> {
  const cli = npmCli();
  // On Windows npm is a script that only a shell can start. No argument contains a space.
  const child = spawn(cli ? process.execPath : 'npm', cli ? [cli, ...args] : [...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: cli === null && process.platform === 'win32',
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => {
      const [, reason] = /(?:code|error) (\w+)$/m.exec(output) ?? [];
      resolve(code === 0 ? null : (reason ?? `npm ended with ${code}`));
    });
  });
}

/** npm's script: from `npm run`, or where Node's installer puts it. */
function npmCli(): string | null {
  const node = path.dirname(process.execPath);
  const places = [
    process.env.npm_execpath ?? '',
    path.join(node, 'node_modules/npm/bin/npm-cli.js'),
    path.join(node, '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  return places.find((place) => place.endsWith('npm-cli.js') && existsSync(place)) ?? null;
}
