import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNodeSupported } from '../../bin/supported-node.mjs';
import { findMissing, installMissing } from '../../scripts/install.mjs';
import { folderForTest } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const a = { version: '1.0.0', integrity: 'sha512-a' };
const tool = { version: '1.0.0', integrity: 'sha512-t', dev: true };
const forMachine = (os: string, cpu: string, libc?: string[]) => ({
  version: '1.0.0',
  integrity: `sha512-${os}${libc}`,
  optional: true,
  os: [os],
  cpu: [cpu],
  ...(libc && { libc }),
});

describe('the Node version', () => {
  it.each([
    ['18.20.0', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['100.1.0', true],
  ])('accepts Node %s: %s', (version, expected) => {
    expect(isNodeSupported(version)).toBe(expected);
  });

  it('is refused with a message if too old', () => {
    const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.0"})';
    const { stderr, stdout, status } = spawnSync(
      process.execPath,
      ['--import', older, path.join(root, 'scripts/run.mjs'), 'bin/portfolio.mjs', 'check'],
      { encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'This is Node 18.20.0; the project needs Node 22.12, 24 or newer. Get it from https://nodejs.org\n',
    ]);
  });
});

describe('the installed packages', () => {
  const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const linux = forMachine('linux', 'x64', ['glibc']);
  const lock = {
    packages: {
      '': {},
      'node_modules/a': a,
      'node_modules/a-linux': linux,
      'node_modules/a-musl': forMachine('linux', 'x64', ['musl']),
      'node_modules/a-darwin': forMachine('darwin', 'arm64'),
      'node_modules/extra': { version: '1.0.0', optional: true },
      'node_modules/tool': tool,
      bench: { link: true },
    },
  };
  const needed = { 'node_modules/a': a, 'node_modules/a-linux': linux };

  it.each([
    ['nothing', null, ['a', 'a-linux', 'tool'], ['a', 'a-linux']],
    ['everything', { ...needed, 'node_modules/tool': tool }, [], []],
    ['what a build needs', needed, ['tool'], []],
    ['another version', { ...needed, 'node_modules/a': { ...a, version: '0.9.0' } }, ['a', 'tool'], ['a']],
    ['other bytes', { ...needed, 'node_modules/a': { ...a, integrity: 'x' } }, ['a', 'tool'], ['a']],
    [
      'what another machine needs',
      { 'node_modules/a': a, 'node_modules/a-darwin': forMachine('darwin', 'arm64') },
      ['a-linux', 'tool'],
      ['a-linux'],
    ],
  ])('where there is %s, names what is missing for work and for use', (_what, packages, forWork, forUse) => {
    const installed = packages && { packages };
    expect(findMissing(lock, installed, machine, false)).toEqual(forWork);
    expect(findMissing(lock, installed, machine, true)).toEqual(forUse);
  });
});

describe('installing', () => {
  let folder = '';

  beforeEach(() => {
    folder = folderForTest();
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  /** A fake npm that records each call and installs the packages of the lockfile except those in `loses`. */
  function prepare({ exitCode = 0, loses = '' } = {}) {
    const npm = path.join(folder, 'npm-cli.js');
    writeFileSync(
      npm,
      `const fs = require('node:fs');
       fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
       if (${exitCode}) {
         console.error('npm error code E500');
         process.exit(${exitCode});
       }
       const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
       delete packages['node_modules/${loses}'];
       if (process.argv.includes('--omit=dev')) delete packages['node_modules/tool'];
       fs.mkdirSync('node_modules', { recursive: true });
       fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));`,
    );
    lockTo('1.0.0');
    vi.stubEnv('npm_execpath', npm);
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    const printError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const calls = () => {
      const log = path.join(folder, 'calls');
      const lines = existsSync(log) ? readFileSync(log, 'utf8') : '';
      return lines.replaceAll(' --no-audit --no-fund --loglevel=error', '');
    };
    return { print, printError, calls };
  }

  function lockTo(version: string, file = 'package-lock.json') {
    const packages = {
      '': {},
      'node_modules/a': { ...a, version },
      'node_modules/a-here': forMachine(process.platform, process.arch),
      'node_modules/tool': tool,
    };
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  }

  it('runs npm ci once and reports it in one line', () => {
    const { print, calls } = prepare();
    expect(installMissing(folder, true)).toBe(0);
    expect(installMissing(folder, true)).toBe(0);
    expect(calls()).toBe('ci --omit=dev\n');
    expect(print).toHaveBeenLastCalledWith(
      'The packages are not installed yet: running npm ci (about a minute, needs the internet once).',
    );
  });

  it('installs development packages if they are requested', () => {
    const { calls } = prepare();
    installMissing(folder, true);
    installMissing(folder, false);
    installMissing(folder, true);
    lockTo('2.0.0');
    installMissing(folder, true);
    expect(calls()).toBe('ci --omit=dev\nci --include=dev\nci --include=dev\n');
  });

  it('reports changed packages', () => {
    const { print } = prepare();
    installMissing(folder, true);
    lockTo('2.0.0');
    installMissing(folder, true);
    expect(print.mock.lastCall?.[0]).toContain('Some packages are missing or have changed: running npm ci');
  });

  it('accepts packages installed manually', () => {
    const { print, calls } = prepare();
    lockTo('1.0.0', 'node_modules/.package-lock.json');
    expect(installMissing(folder, false)).toBe(0);
    expect(calls()).toBe('');
    expect(print).not.toHaveBeenCalled();
  });

  it('exits with npm’s code and retries next time', () => {
    const { printError, calls } = prepare({ exitCode: 7 });
    expect(installMissing(folder, true)).toBe(7);
    expect(installMissing(folder, true)).toBe(7);
    expect(calls().split('\n')).toHaveLength(3);
    expect(printError).toHaveBeenCalledWith(
      'The packages could not be installed. npm reports:\n  npm error code E500',
    );
  });

  it('reports a package that npm skipped although this machine needs it', () => {
    const { printError } = prepare({ loses: 'a-here' });
    expect(installMissing(folder, true)).toBe(1);
    expect(printError.mock.calls.flat().join('\n')).toMatch(
      /^npm could not get a-here, which this machine needs \(\w+ \w+\)\. Check that npm's registry \(`npm config get registry`\) has it, and run this again\.$/,
    );
  });

  it('reports a missing lockfile', () => {
    const printError = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(installMissing(folder, true)).toBe(1);
    expect(printError).toHaveBeenCalledWith(
      'package-lock.json is missing. Bring it back:   git checkout HEAD -- package-lock.json',
    );
  });
});
