import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Every folder that packages are installed in; npm reads the `.npmrc` beside the `package.json`, and none above it. */
const folders = ['.', 'bench', 'bench/observatory'];

describe.each(folders)('packages installed in %s', (folder) => {
  const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');

  it('run no program while they are installed', () => {
    expect(existsSync(path.join(root, folder, 'package.json'))).toBe(true);
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  it('are named by the lockfile without an address to download from', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });
});

describe('what is installed for use (npm ci --omit=dev)', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'));

  /** A package that only lends its types is needed by who works on the code. */
  const imported = new Set(
    sources.flatMap((source) =>
      [
        ...source.matchAll(
          /(?:^import (?!type\b)(?:[\w*{},\s]*? from )?|^export [\w*{},\s]*? from |\bimport\()'((?:@[\w-]+\/)?[a-z][\w.-]*)[/']/gm,
        ),
      ].map(([, name = '']) => name),
    ),
  );

  it('is all that src/ imports', () => {
    expect(imported).toContain('react');
    expect([...imported].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });

  it('is nothing that src/ does not name', () => {
    // tsx is what Node reads the sources with.
    const unused = Object.keys(dependencies).filter(
      (name) => name !== 'tsx' && !sources.some((source) => new RegExp(`['\`]${name}['/]`).test(source)),
    );
    expect(unused).toEqual([]);
  });
});
