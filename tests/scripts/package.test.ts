import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandHint } from '../../src/core/command-hint.ts';
import { needsGit } from '../git.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { name, bin, dependencies } = JSON.parse(read('package.json')) as {
  name: string;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
};
const maxBytes = 6_000_000;

describe('the package', () => {
  let files: string[] = [];
  let bytes = Number.POSITIVE_INFINITY;

  beforeAll(async () => {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const { stdout } = await promisify(execFile)('npm', args, {
      cwd: root,
      shell: process.platform === 'win32',
      maxBuffer: 2 ** 24,
    });
    const [packed] = JSON.parse(stdout) as { size: number; files: { path: string }[] }[];
    files = packed?.files.map((file) => file.path) ?? [];
    bytes = packed?.size ?? bytes;
  });

  it('contains the code and the files of a new site', (context) => {
    needsGit(context);
    // A copy without the git repository.
    if (!existsSync(path.join(root, '.git'))) return context.skip('there is no repository');
    const folders = ['bin', 'src', 'starter', '.vscode/schemas'];
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders];
    const expected = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
    const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' });
    const removed = new Set(deleted.split('\0'));
    expect(expected.filter((file) => !removed.has(file) && !files.includes(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['docs/content.md', 'docs/publish.md', 'THIRD_PARTY.md']));
  });

  it('contains no sample, tests or benchmarks, and is small', () => {
    const unwanted = /^(?:content|tests|bench|scripts|docs\/(?:images|developers)|\.github)\//;
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
    expect(bytes).toBeLessThan(maxBytes);
  });

  it('lists every package that its code imports as a dependency', () => {
    const imported = files
      .filter((file) => /^(?:bin|src)\/.*(?<!\.d)\.(?:m?[jt]sx?)$/.test(file))
      .flatMap((file) => [
        ...read(file).matchAll(
          /(?:^import (?!type\b)[^;'`]*?from |^import |\bimport\()'([a-z@][^'.:]*)['/]/gm,
        ),
      ])
      .map(([, module = '']) =>
        module
          .split('/')
          .slice(0, module.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    const needed = new Set(imported.filter((module) => !builtinModules.includes(module)));
    expect([...needed].filter((module) => !Object.hasOwn(dependencies, module))).toEqual([]);
    expect(needed.size).toBeGreaterThan(10);
  });
});

describe("an owner's folder", () => {
  const theirs = JSON.parse(read('starter/folder/package.json')) as {
    dependencies: Record<string, string>;
    engines: object;
  };

  it('has one dependency, whose command has the documented name', () => {
    expect(Object.keys(theirs.dependencies)).toEqual([name]);
    expect(Object.keys(bin)).toEqual(expect.arrayContaining(['portfolio', name]));
    process.env.npm_command = 'exec';
    expect(commandHint('check')).toBe(`npx ${name} check`);
    process.env.npm_command = 'run-script';
  });

  it('requires the Node versions that the code needs', () => {
    expect(theirs.engines).toEqual(JSON.parse(read('package.json')).engines);
  });
});
