import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForTest } from '../temporary-folder.ts';
import { isFull } from '../tier.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Every folder with its own packages: npm reads only the `.npmrc` next to the `package.json`. */
const folders = ['.', 'bench', 'bench/observatory'];

describe.each(folders)('packages installed in %s', (folder) => {
  const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');

  it('run no scripts during installation', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> };
  const entries = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link);

  it('have an integrity hash and no URL in the lockfile', () => {
    expect(entries.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
  });

  // Benchmarks run only on platforms that have all compared tools.
  it.runIf(folder === '.')('are in the lockfile for every platform', () => {
    const names = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
    const missing = entries.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

type LockEntry = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

describe.skipIf(!isFull)('npm ci (npm run test:full)', () => {
  // These tools have one package per platform.
  const families = [
    '@biomejs/cli-',
    '@esbuild/',
    '@img/sharp-libvips-',
    '@img/sharp-',
    '@rolldown/binding-',
    '@typescript/typescript-',
    'lightningcss-',
  ];

  it.each([
    ['darwin', 'arm64', ''],
    ['darwin', 'x64', ''],
    ['win32', 'x64', ''],
    ['win32', 'arm64', ''],
    ['linux', 'x64', 'glibc'],
    ['linux', 'arm64', 'glibc'],
    ['linux', 'x64', 'musl'],
    ['linux', 'arm64', 'musl'],
  ])('picks a program of every kind for %s %s %s', { timeout: 300_000 }, (system, cpu, libc) => {
    const folder = folderForTest();
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      copyFileSync(path.join(root, file), path.join(folder, file));
    }
    const line = ['ci', '--dry-run', '--no-audit', '--no-fund', `--os=${system}`, `--cpu=${cpu}`];
    const output = execFileSync('npm', libc ? [...line, `--libc=${libc}`] : line, {
      cwd: folder,
      encoding: 'utf8',
    });
    const added = [...output.matchAll(/^add (\S+)/gm)].map(([, name = '']) => name);
    const fits = (name: string) => name.includes(system) && name.includes(cpu);
    const without = families.filter((family) => !added.some((name) => name.startsWith(family) && fits(name)));
    // On Windows, the package of sharp includes libvips.
    expect(without).toEqual(system === 'win32' ? ['@img/sharp-libvips-'] : []);
    const foreign = added.filter((name) => /darwin|win32|linux/.test(name) && !fits(name));
    expect(foreign).toEqual([]);
  });
});
