import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The oldest versions that every package here supports: early ones lack what the bundler needs, and the odd lines 21
 * and 23, which nobody maintains, are refused by the test runner.
 */
export const neededNode = 'Node 20.19, 22.12 or 24, or a newer one of these, or any after them';

/** Whether a Node version such as `20.19.1` can run the project. */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major >= 24;
}

/**
 * What must happen before the packages can be used: nothing (`complete`), nothing but to note that they are
 * (`unnoted`: someone ran npm by hand), or an installation (`missing`, `outdated`).
 * `lock` and `installed` are the parsed lockfiles of the project and of node_modules (null for none), `stamp` the
 * note of the last installation and `expectedStamp` the one that fits the lockfile.
 */
export function judgeInstall(lock, installed, stamp, expectedStamp, machine) {
  if (!installed) return 'missing';
  if (stamp === expectedStamp) return 'complete';
  const isPresent = ([name, wanted]) => {
    const found = installed.packages[name];
    if (!found) return wanted.optional === true && !isMadeFor(wanted, machine);
    return found.version === wanted.version && (!wanted.integrity || found.integrity === wanted.integrity);
  };
  const wanted = Object.entries(lock.packages).filter(([name, entry]) => name !== '' && !entry.link);
  return wanted.every(isPresent) ? 'unnoted' : 'outdated';
}

/** Optional packages come once per machine; a folder copied from another machine has the wrong ones. */
function isMadeFor({ os, cpu, libc }, machine) {
  return Boolean(
    os?.includes(machine.os) && cpu?.includes(machine.cpu) && (!libc || libc.includes(machine.libc)),
  );
}

/** Installs what is missing and says so in one line. Returns the exit code: 0 when all is there. */
export function installMissing(root) {
  const lockFile = path.join(root, 'package-lock.json');
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  const stampFile = path.join(root, 'node_modules/.install-stamp');
  if (!existsSync(lockFile)) {
    console.error('package-lock.json is missing. Bring it back:   git checkout HEAD -- package-lock.json');
    return 1;
  }
  const machine = { os: process.platform, cpu: process.arch, libc: libcOf() };
  const lockText = readFileSync(lockFile, 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const expectedStamp = [hash, machine.os, machine.cpu, machine.libc].join(' ');
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const state = judgeInstall(JSON.parse(lockText), readJson(installedFile), stamp, expectedStamp, machine);
  if (state === 'complete') return 0;
  if (state !== 'unnoted') {
    const why = state === 'missing' ? 'are not installed yet' : 'have changed since they were installed';
    console.log(`The packages ${why}: running npm ci (about a minute, needs the internet once).`);
    const code = runNpm(root);
    if (code !== 0) return code;
  }
  writeFileSync(stampFile, expectedStamp);
  return 0;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function libcOf() {
  if (process.platform !== 'linux') return '';
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

function runNpm(root) {
  let result = npm(['ci', ...quiet], root);
  // Some registries lack packages for machines other than the one the lockfile was made on, and npm ci then
  // refuses a lockfile without them. This installs the same versions, and leaves the lockfile as it is.
  if (result.status !== 0 && /\bEUSAGE\b/.test(result.stderr ?? '')) {
    result = npm(['install', '--no-save', ...quiet], root);
  }
  if (result.status === 0) return 0;
  if (result.error?.code === 'ENOENT') {
    console.error('npm is missing. It comes with Node: install Node from https://nodejs.org and try again.');
    return 1;
  }
  const said = (result.stderr ?? '').trim().split('\n').slice(0, 8);
  console.error(`The packages could not be installed. What npm said:\n  ${said.join('\n  ')}`);
  return result.status ?? 1;
}

function npm(args, cwd) {
  // Inside `npm start` npm tells where it lies; that works on Windows too, where npm is no program of its own.
  const cli = process.env.npm_execpath ?? '';
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] };
  return cli.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
