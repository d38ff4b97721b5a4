/*
 * Loads the TypeScript program as a bundle, because reading its hundreds of files and those of packages one by one would take
 * most of the time of a command. The bundle is created again when a source or a package is newer.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Read by the native library of the bundler when it loads. By default its allocator keeps freed memory for each thread,
// 120 MB; more threads do not bundle these sources faster.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.TOKIO_WORKER_THREADS ??= '1';

const root = path.dirname(import.meta.dirname);
const bundles = path.join(root, '.cache/program');
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Imports a module of `src/` that the bundle has as an entry, such as `commands/program`.
 * @param {string} name
 */
export async function loadProgram(name) {
  const bundle = path.join(bundles, bundleKey());
  if (!existsSync(bundle) && !makeBundle(bundle)) {
    const { register } = await import('tsx/esm/api');
    register();
    return import(pathToFileURL(path.join(root, `src/${name}.ts`)).href);
  }
  // Node 22 and later keep what they compile.
  nodeModule.enableCompileCache?.();
  return import(pathToFileURL(path.join(bundle, `${path.basename(name)}.mjs`)).href);
}

/** Changes with every source, and when packages are installed. */
function bundleKey() {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ file) => {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  };
  add(path.join(root, 'package.json'));
  // Written by npm at every installation.
  for (const folder of [root, path.dirname(path.dirname(root))])
    add(path.join(folder, 'node_modules/.package-lock.json'));
  // Sources of an installed package change only with it.
  if (!root.split(path.sep).includes('node_modules')) {
    for (const folder of ['bin', 'src'])
      for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
        if (/\.(?:mjs|tsx?)$/.test(entry.name)) add(path.join(entry.parentPath, entry.name));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns false if the folder of the program is not writable, because another user installed it.
 * @param {string} bundle
 */
function makeBundle(bundle) {
  try {
    mkdirSync(bundles, { recursive: true });
    accessSync(bundles, constants.W_OK);
  } catch {
    return false;
  }
  // In a separate process, because the bundler changes NODE_ENV and keeps memory.
  const script = path.join(import.meta.dirname, 'bundle-program.mjs');
  const { status } = spawnSync(process.execPath, [script, bundle], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  removeOldBundles();
  return status === 0;
}

/** Bundles of earlier sources. A command that still runs may load parts of the last ones. */
function removeOldBundles() {
  for (const name of readdirSync(bundles)) {
    const bundle = path.join(bundles, name);
    const age = Date.now() - (statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > keptMs) rmSync(bundle, { recursive: true, force: true });
  }
}
