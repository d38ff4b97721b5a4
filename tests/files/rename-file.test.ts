import { expect, it } from 'vitest';
import { renameFile } from '../../src/files/rename-file.ts';

/** A rename that fails so, one answer for each call, and works from then on. */
function failing(...codes: string[]) {
  let calls = 0;
  const move = async () => {
    const code = codes[calls];
    calls += 1;
    if (code) throw Object.assign(new Error(code), { code });
  };
  return { move, calls: () => calls };
}

it('renames once another program lets go of the file', async () => {
  const { move, calls } = failing('EPERM', 'EBUSY');
  await renameFile('a', 'b', move, [1, 1, 1]);
  expect(calls()).toBe(3);
});

it.each([
  ['is held for ever', ['EPERM', 'EPERM', 'EPERM'], 'EPERM', 3],
  ['is not there', ['ENOENT'], 'ENOENT', 1],
])('tells the system’s own error of a file that %s', async (_what, codes, code, tries) => {
  const { move, calls } = failing(...codes);
  await expect(renameFile('a', 'b', move, [1, 1])).rejects.toMatchObject({ code });
  expect(calls()).toBe(tries);
});
