import { expect, it } from 'vitest';
import { explainSystemError } from '../../src/core/explain-system-error.ts';

function refusal(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: refused`), { code, ...(path ? { path } : {}) });
}

it.each([
  ['by Node', refusal('ENOSPC')],
  ['by a quota', refusal('EDQUOT')],
  ['by the bundler', new Error('Failed to write file: No space left on device (os error 28)')],
  [
    'by a process that encodes',
    new Error('Error: ENOSPC: no space left on device, write\n    at FileHandle'),
  ],
  ['deep inside another error', new Error('Build failed', { cause: refusal('ENOSPC') })],
])('tells the owner that the disk is full when that is said %s', (_where, error) => {
  expect(explainSystemError(error, '/site')).toBe(
    'The disk is full. Make some room, a few hundred MB for a large site, and build again. Nothing was built; dist/ is as it was.',
  );
});

it('names the file that the system does not give', () => {
  expect(explainSystemError(refusal('EACCES', '/site/content/images'), '/site')).toBe(
    'content/images  the system does not let the build use it. Give yourself the right to. Nothing was built; dist/ is as it was.',
  );
  expect(explainSystemError(refusal('EIO', '/site/content/art.yaml'), '/site')).toContain(
    'content/art.yaml  the disk cannot read or write it.',
  );
});

it('leaves faults of ours their stack', () => {
  expect(explainSystemError(new TypeError('x is not a function'), '/site')).toBeNull();
  expect(explainSystemError(refusal('ENOENT', '/site/src/x.ts'), '/site')).toBeNull();
});
