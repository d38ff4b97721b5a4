import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entriesBelow, filesBelow, pathFrom } from '../../src/files/read-files.ts';
import { folderForTest } from '../temporary-folder.ts';

it('finds every file of a folder without following links', async () => {
  const root = folderForTest();
  mkdirSync(join(root, 'folder/one/two'), { recursive: true });
  mkdirSync(join(root, 'elsewhere'));
  for (const file of ['folder/a.md', 'folder/one/two/b.md', 'elsewhere/private.md'])
    writeFileSync(join(root, file), 'text');
  const folder = join(root, 'folder');
  symlinkSync(join(root, 'elsewhere'), join(folder, 'out'));
  symlinkSync(folder, join(folder, 'one/circle'));
  expect((await filesBelow(folder)).sort()).toEqual(['a.md', 'one/two/b.md']);
  const all = (await entriesBelow(folder)).map((entry) => pathFrom(folder, entry));
  expect(all.sort()).toEqual(['a.md', 'one', 'one/circle', 'one/two', 'one/two/b.md', 'out']);
});
