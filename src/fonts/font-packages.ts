import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withFileLock } from '../files/lock.ts';
import { moveFile } from '../files/write-atomically.ts';
import knownReleases from './font-releases.json' with { type: 'json' };

/** An npm package of font files. */
export type FontPackage = {
  name: string;
  /** Files to keep, relative to its folder. */
  files: readonly string[];
};

/** Static TrueType files of a family, because Typst does not support variable fonts, from Expo's packages of Google Fonts. */
export function staticFonts(family: string, styles: readonly string[]): FontPackage {
  return {
    name: `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`,
    files: styles.map((style) => `${style}/${family.replaceAll(' ', '')}_${style}.ttf`),
  };
}

/** A release to download, and the hash of its package. */
type FontRelease = { version: string; integrity: string };

// To update one:   npm view NAME version dist.integrity
const fontReleases: Readonly<Record<string, FontRelease>> = knownReleases;

/** Folder of a package, or why it is missing. */
type FoundPackage = { folder: string; reason?: never } | { folder?: never; reason: string };

export type FetchOptions = {
  /** `.cache/typefaces/`, kept between builds. */
  typefaceDir: string;
  /** Whether missing packages may be downloaded. False for drafts. */
  mayFetch?: boolean;
  /** Called before a download, which may take minutes. */
  onFetch?: (names: string[]) => void;
  releases?: Readonly<Record<string, FontRelease>>;
};

/** The name and version of a package, as npm writes them. */
export function releaseName({ name }: FontPackage, releases = fontReleases): string {
  return `${name}@${releaseOf(name, releases).version}`;
}

function releaseOf(name: string, releases: FetchOptions['releases'] = fontReleases): FontRelease {
  const release = releases[name];
  if (!release) throw new Error(`src/fonts/font-releases.json has no release of ${name}.`);
  return release;
}

/**
 * The folders of packages, in order: in node_modules in any version, in `typefaceDir`, or downloaded there by one npm
 * command, which verifies their known hashes. Processes wait for each other, and a kill at any moment leaves a package
 * complete or missing. Never rejects because of the network.
 */
export async function findFontPackages(
  packages: readonly FontPackage[],
  options: FetchOptions,
): Promise<FoundPackage[]> {
  const { typefaceDir, mayFetch = true } = options;
  const find = (fontPackage: FontPackage) =>
    findInstalled(fontPackage) ?? findDownloaded(fontPackage, options);
  const isMissing = (fontPackage: FontPackage) => find(fontPackage) === null;
  let reason = 'it is downloaded at the next build';
  if (mayFetch && packages.some(isMissing)) {
    reason = await withFileLock(`${typefaceDir}.lock`, async () => {
      // Another process may have downloaded them meanwhile.
      const missing = packages.filter(isMissing);
      return missing.length === 0 ? '' : ((await fetchPackages(missing, options)) ?? '');
    });
  }
  return packages.map((fontPackage) => {
    const folder = find(fontPackage);
    return folder === null ? { reason: reason || 'its files have other names' } : { folder };
  });
}

function findInstalled({ name, files }: FontPackage): string | null {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folders = places.map((place) => path.join(place, name));
  return folders.find((folder) => hasFiles(folder, files)) ?? null;
}

function findDownloaded(fontPackage: FontPackage, options: FetchOptions): string | null {
  const folder = downloadFolder(fontPackage, options);
  return hasFiles(folder, fontPackage.files) ? folder : null;
}

function downloadFolder(fontPackage: FontPackage, { typefaceDir, releases }: FetchOptions): string {
  return path.join(typefaceDir, releaseName(fontPackage, releases).replace(/^@/, '').replaceAll('/', '-'));
}

function hasFiles(folder: string, files: readonly string[]): boolean {
  return files.every((file) => existsSync(path.join(folder, file)));
}

/** Returns why npm failed; null if it succeeded. */
async function fetchPackages(
  packages: readonly FontPackage[],
  options: FetchOptions,
): Promise<string | null> {
  const { typefaceDir, onFetch, releases } = options;
  onFetch?.(packages.map(({ name }) => name));
  // Also removes files of a killed process; the lock keeps other processes out.
  const staging = path.join(typefaceDir, 'next');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    const exactReleases = packages.map(({ name }) => ({ name, ...releaseOf(name, releases) }));
    const dependencies = Object.fromEntries(exactReleases.map(({ name, version }) => [name, version]));
    const locked = exactReleases.map(({ name, ...release }) => [`node_modules/${name}`, release]);
    // With a lockfile, npm installs exactly these bytes, and nothing that the packages depend on.
    const lock = { lockfileVersion: 3, packages: { '': { dependencies }, ...Object.fromEntries(locked) } };
    await writeFile(path.join(staging, 'package.json'), JSON.stringify({ dependencies }));
    await writeFile(path.join(staging, 'package-lock.json'), JSON.stringify(lock));
    const reason = await runNpm(
      [
        ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
        // npm caches what it downloaded, so the next build continues from there.
        ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
      ],
      staging,
    );
    if (reason === 'EINTEGRITY')
      return 'npm has another file for this version than the reviewed one, so it was not used (EINTEGRITY)';
    if (reason !== null) return `npm could not download it (${reason})`;
    for (const fontPackage of packages) await keepPackage(fontPackage, staging, options);
    return null;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Moves the files to keep to the package's folder, one by one, because other builds may read earlier ones there. */
async function keepPackage(fontPackage: FontPackage, staging: string, options: FetchOptions): Promise<void> {
  const source = path.join(staging, 'node_modules', fontPackage.name);
  if (!hasFiles(source, fontPackage.files)) return;
  for (const file of fontPackage.files)
    await moveFile(path.join(source, file), path.join(downloadFolder(fontPackage, options), file));
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
