import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { neededNode } from '../bin/supported-node.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, link?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lockfile
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 */

/**
 * The packages of the lockfile that are missing on this machine or differ.
 * @param {Lockfile} lock
 * @param {Lockfile | null} installed the lockfile in node_modules; null if there is none
 * @param {Machine} machine
 * @param {boolean} isForUse without development dependencies
 * @returns {string[]} their names
 */
export function findMissing(lock, installed, machine, isForUse) {
  const missing = Object.entries(lock.packages).filter(([place, expected]) => {
    if (place === '' || expected.link || (isForUse && expected.dev)) return false;
    const found = installed?.packages[place];
    if (!found) return !expected.optional || isForMachine(expected, machine);
    return found.version !== expected.version || found.integrity !== expected.integrity;
  });
  return missing.map(([place]) => place.replace(/^.*node_modules\//, ''));
}

/**
 * Optional packages depend on the machine; a folder copied from another machine has the wrong ones.
 * @param {LockEntry} entry
 * @param {Machine} machine
 */
function isForMachine({ os, cpu, libc }, machine) {
  return Boolean(
    os?.includes(machine.os) && cpu?.includes(machine.cpu) && (!libc || libc.includes(machine.libc)),
  );
}

/**
 * Installs missing packages and prints one line about it. Returns the exit code: 0 on success.
 * @param {string} root
 * @param {boolean} isForUse whether the packages for a build suffice
 */
export function installMissing(root, isForUse) {
  const lock = readLockfile(path.join(root, 'package-lock.json'));
  if (!lock) {
    console.error('package-lock.json is missing. Bring it back:   git checkout HEAD -- package-lock.json');
    return 1;
  }
  const machine = { os: process.platform, cpu: process.arch, libc: libcOf() };
  const noteFile = path.join(root, 'node_modules/.package-lock.json');
  const installed = readLockfile(noteFile);
  if (findMissing(lock, installed, machine, isForUse).length === 0) return 0;

  if (process.versions.node.startsWith('20.')) {
    console.log(`Node 20 is out of support. The project still runs on it, but is tested with ${neededNode}.`);
  }
  const why = installed ? 'Some packages are missing or have changed' : 'The packages are not installed yet';
  console.log(`${why}: running npm ci (about a minute, needs the internet once).`);
  // Development dependencies that are installed stay.
  const isWhole = !isForUse || Object.values(installed?.packages ?? {}).some(({ dev }) => dev);
  const code = runNpm(root, ['ci', isWhole ? '--include=dev' : '--omit=dev']);
  if (code !== 0) return code;

  // npm does not report optional packages that it could not install, and every machine needs some of them.
  const missing = findMissing(lock, readLockfile(noteFile), machine, isForUse);
  if (missing.length === 0) return 0;
  console.error(
    `npm could not get ${missing.join(', ')}, which this machine needs (${machine.os} ${machine.cpu}). Check that ` +
      "npm's registry (`npm config get registry`) has it, and run this again.",
  );
  return 1;
}

/**
 * @param {string} file
 * @returns {Lockfile | null}
 */
function readLockfile(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function libcOf() {
  if (process.platform !== 'linux') return '';
  // Otherwise it asks for the names of this machine's addresses, which can take half a second.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * @param {string} cwd
 * @param {string[]} words
 */
function runNpm(cwd, words) {
  const args = [...words, '--no-audit', '--no-fund', '--loglevel=error'];
  // Within `npm start` npm sets its own path, which works on Windows too, where npm is a script.
  const cli = process.env.npm_execpath ?? '';
  const isCli = cli.endsWith('npm-cli.js');
  const result = spawnSync(isCli ? process.execPath : 'npm', isCli ? [cli, ...args] : args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: !isCli && process.platform === 'win32',
  });
  if (result.status === 0) return 0;
  if (result.error && 'code' in result.error && result.error.code === 'ENOENT') {
    console.error('npm is missing. It comes with Node: install Node from https://nodejs.org and try again.');
    return 1;
  }
  const lines = result.stderr.trim().split('\n').slice(0, 8);
  console.error(`The packages could not be installed. npm reports:\n  ${lines.join('\n  ')}`);
  return result.status ?? 1;
}
