import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';

let project: SmallProject;
beforeAll(async () => {
  project = await makeSmallProject();
  await project.change('site.yaml', (text) => `${text}\nmedia:\n  baseUrl: https://media.owner.example\n`);
});
afterAll(() => project.remove());

const build = () => project.build({ profile: 'publish' });
const writeMedia = () => project.run('media', ['sync']);

/** The files that the commands wrote, by path. */
async function written(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const folder of ['dist', 'dist-media']) {
    const place = path.join(project.folder, folder);
    for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) texts.set(path.relative(project.folder, file), await readFile(file, 'latin1'));
    }
  }
  return texts;
}

it('writes the same files when commands run concurrently', { timeout: 600_000 }, async () => {
  const codes = await Promise.all([writeMedia(), build(), writeMedia(), build()]);
  expect(codes).toEqual([0, 0, 0, 0]);
  const together = await written();
  expect(await project.leftovers()).toEqual([]);
  expect([await build(), await writeMedia()]).toEqual([0, 0]);
  expect(together).toEqual(await written());
});
