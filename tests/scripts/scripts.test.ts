import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserArgs, findBrowser, installedBrowsers, runQuietly } from '../../scripts/browser.mjs';
import { installMissing, isNodeSupported, judgeInstall, type Lockfile } from '../../scripts/install.mjs';
import { nodeArguments, taskNames, worlds } from '../../scripts/tasks.mjs';

const root = path.resolve(import.meta.dirname, '../..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('the Node it runs on', () => {
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
});

describe('what is installed', () => {
  const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const lock: Lockfile = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a-linux': {
        version: '1.0.0',
        integrity: 'sha512-l',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['glibc'],
      },
      'node_modules/a-musl': {
        version: '1.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/a-darwin': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/extra': { version: '1.0.0', optional: true },
      bench: { link: true },
    },
  };
  const { 'node_modules/a': a = {}, 'node_modules/a-linux': linux = {} } = lock.packages;
  const complete: Lockfile = { packages: { 'node_modules/a': a, 'node_modules/a-linux': linux } };

  it.each([
    ['nothing', null, '', 'missing'],
    ['nothing but a note of it', null, 'now', 'missing'],
    ['everything, by hand', complete, '', 'unnoted'],
    ['everything, with a note', complete, 'now', 'complete'],
    ['everything, noted for an older lockfile', complete, 'before', 'unnoted'],
    [
      'another version',
      { packages: { ...complete.packages, 'node_modules/a': { ...a, version: '0.9.0' } } },
      'before',
      'outdated',
    ],
    [
      'other bytes',
      { packages: { ...complete.packages, 'node_modules/a': { ...a, integrity: 'x' } } },
      '',
      'outdated',
    ],
    ['too little', { packages: {} }, '', 'outdated'],
    ['what another machine needs', { packages: { 'node_modules/a': a } }, '', 'outdated'],
  ])('judges %s', (_what, installed, stamp, expected) => {
    expect(judgeInstall(lock, installed, stamp, 'now', machine)).toBe(expected);
  });
});

describe('installing', () => {
  const lockText = (version: string) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version, integrity: 'sha512-a' } } });

  /** A stand-in for npm that notes each call and installs what the lockfile says. */
  function prepare(exitCode = 0, isUsage = false) {
    const npm = path.join(folder, 'npm-cli.js');
    writeFileSync(
      npm,
      `const fs = require('node:fs');
       const isUsage = ${isUsage};
       fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
       if (${exitCode} && (!isUsage || process.argv[2] === 'ci')) {
         console.error(isUsage ? 'npm error code EUSAGE' : 'npm error code E500');
         process.exit(${exitCode});
       }
       fs.rmSync('node_modules', { recursive: true, force: true });
       fs.mkdirSync('node_modules');
       fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`,
    );
    writeFileSync(path.join(folder, 'package-lock.json'), lockText('1.0.0'));
    vi.stubEnv('npm_execpath', npm);
    const say = vi.spyOn(console, 'log').mockImplementation(() => {});
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const calls = () =>
      existsSync(path.join(folder, 'calls')) ? readFileSync(path.join(folder, 'calls'), 'utf8') : '';
    return { say, complain, calls };
  }

  it('runs npm ci once, says so in one line, and not again', () => {
    const { say, calls } = prepare();
    expect(installMissing(folder)).toBe(0);
    expect(installMissing(folder)).toBe(0);
    expect(calls()).toBe('ci --no-audit --no-fund --loglevel=error\n');
    expect(say.mock.calls).toEqual([
      ['The packages are not installed yet: running npm ci (about a minute, needs the internet once).'],
    ]);
  });

  it('runs it again when the lockfile has changed', () => {
    const { say, calls } = prepare();
    installMissing(folder);
    writeFileSync(path.join(folder, 'package-lock.json'), lockText('2.0.0'));
    expect(installMissing(folder)).toBe(0);
    expect(calls().split('\n')).toHaveLength(3);
    expect(say.mock.lastCall?.[0]).toContain('have changed since they were installed');
  });

  it('takes packages that were installed by hand as they are', () => {
    const { say, calls } = prepare();
    mkdirSync(path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), lockText('1.0.0'));
    expect(installMissing(folder)).toBe(0);
    expect(calls()).toBe('');
    expect(say).not.toHaveBeenCalled();
  });

  it('ends with the code of npm when it fails, and tries again the next time', () => {
    const { complain, calls } = prepare(7);
    expect(installMissing(folder)).toBe(7);
    expect(installMissing(folder)).toBe(7);
    expect(calls().split('\n')).toHaveLength(3);
    expect(complain).toHaveBeenCalledWith(
      'The packages could not be installed. What npm said:\n  npm error code E500',
    );
  });

  it('installs the same versions where npm ci refuses the lockfile', () => {
    const { complain, calls } = prepare(1, true);
    expect(installMissing(folder)).toBe(0);
    expect(calls()).toBe(
      'ci --no-audit --no-fund --loglevel=error\ninstall --no-save --no-audit --no-fund --loglevel=error\n',
    );
    expect(complain).not.toHaveBeenCalled();
  });

  it('says that the lockfile is missing', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(installMissing(folder)).toBe(1);
    expect(complain).toHaveBeenCalledWith(
      'package-lock.json is missing. Bring it back:   git checkout HEAD -- package-lock.json',
    );
  });
});

describe('tasks', () => {
  it('passes further words on', () => {
    expect(nodeArguments('check', ['--json'])).toEqual([
      '--import',
      'tsx',
      'src/pipeline/commands/check.ts',
      '--json',
    ]);
  });

  it.each([undefined, 'nope', 'constructor'])('knows no task %s', (task) => {
    expect(nodeArguments(task)).toBeNull();
  });

  it.each(taskNames)('has a file for %s', (task) => {
    const file = nodeArguments(task)?.find((word) => word.includes('/'));
    expect(existsSync(path.join(root, file ?? ''))).toBe(true);
  });

  it.each(worlds)('checks the types of %s', (world) => {
    expect(existsSync(path.join(root, world, 'tsconfig.json'))).toBe(true);
  });

  it('runs the same command in continuous integration as the README names', () => {
    const file = path.join(root, '.ci/run');
    expect(statSync(file).mode & 0o111).not.toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/\nnpm test\n$/);
  });
});

describe('a browser for the tests', () => {
  it('takes the one that is named', async () => {
    vi.stubEnv('PORTFOLIO_CHROMIUM', process.execPath);
    expect(await findBrowser()).toEqual({ executablePath: process.execPath, args: browserArgs });
  });

  it('takes the one of Playwright that was found before', async () => {
    vi.stubEnv('PORTFOLIO_CHROMIUM', 'playwright');
    expect((await findBrowser()).executablePath).toBeUndefined();
  });

  it('says that the named one does not exist', async () => {
    vi.stubEnv('PORTFOLIO_CHROMIUM', '/no/such/browser');
    await expect(findBrowser()).rejects.toThrow(
      'PORTFOLIO_CHROMIUM names /no/such/browser, and there is no such file.',
    );
  });

  it('looks for installed ones on the PATH, Chrome first', () => {
    const other = path.join(folder, 'other');
    mkdirSync(other);
    for (const file of ['chromium', 'other/google-chrome', 'other/chromium', 'firefox']) {
      writeFileSync(path.join(folder, file), '');
      chmodSync(path.join(folder, file), 0o755);
    }
    expect(installedBrowsers('linux', [folder, other, folder].join(path.delimiter))).toEqual([
      path.join(other, 'google-chrome'),
      path.join(folder, 'chromium'),
      path.join(other, 'chromium'),
    ]);
    expect(installedBrowsers('linux', '')).toEqual([]);
  });

  it('never waits longer than allowed', async () => {
    const endless = ['-e', 'setInterval(() => {}, 1000)'];
    expect(await runQuietly(process.execPath, endless, 300)).toBe(false);
  });

  it('knows success from failure', async () => {
    expect(await runQuietly(process.execPath, ['-e', ''], 20_000)).toBe(true);
    expect(await runQuietly(process.execPath, ['-e', 'process.exit(3)'], 20_000)).toBe(false);
    expect(await runQuietly('no-such-program-here', [], 20_000)).toBe(false);
  });
});
