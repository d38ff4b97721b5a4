import { existsSync, readFileSync } from 'node:fs';
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
