import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { explainSystemError } from '../../src/files/system-errors.ts';
import { folderForTest } from '../temporary-folder.ts';

function refusal(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: refused`), { code, ...(path ? { path } : {}) });
}

it.each([
  ['by Node', refusal('ENOSPC')],
  ['by a quota', refusal('EDQUOT')],
  ['by the bundler', new Error('Failed to write file: No space left on device (os error 28)')],
  ['by a process', new Error('Error: ENOSPC: no space left on device, write\n    at FileHandle')],
  ['in the cause of another error', new Error('Build failed', { cause: refusal('ENOSPC') })],
])('explains a full disk reported %s', (_where, error) => {
  expect(explainSystemError(error, '/site')).toMatch(/^The disk is full\./);
});

it('names the file that the system refuses', () => {
  expect(explainSystemError(refusal('EACCES', '/site/content/images'), '/site')).toMatch(
    /^content\/images {2}.*permissions/,
  );
  expect(explainSystemError(refusal('EIO', '/site/content/art.yaml'), '/site')).toMatch(
    /^content\/art\.yaml {2}the disk/,
  );
});

it.each([
  ['a broken link', (place: string) => symlinkSync('/nowhere/pictures', place)],
  ['a file', (place: string) => writeFileSync(place, '')],
])('reports %s where a folder is expected', async (_what, put) => {
  const root = folderForTest();
  mkdirSync(path.join(root, '.cache'));
  put(path.join(root, '.cache/pictures'));
  const error: unknown = await mkdir(path.join(root, '.cache/pictures/1'), { recursive: true }).catch(
    (reason) => reason,
  );
  expect(explainSystemError(error, root)).toMatch(/^\.cache[\\/]pictures\b.* {2}is not a folder, or a link/);
});

it('explains no errors of our own code', () => {
  expect(explainSystemError(new TypeError('x is not a function'), '/site')).toBeNull();
  expect(explainSystemError(refusal('ENOENT', '/site/src/x.ts'), '/site')).toBeNull();
});
