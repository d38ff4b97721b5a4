import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAll } from '../folder-contents.ts';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';

let project: SmallProject;
beforeAll(async () => {
  project = await makeSmallProject();
  await project.change('site.yaml', (text) => `${text}\nmedia:\n  baseUrl: https://media.owner.example\n`);
});
afterAll(() => project.remove());

const build = () => project.build({ profile: 'publish' });
const writeMedia = () => project.run('media', ['sync']);

/** The files that the commands wrote, in both folders. */
const written = () =>
  Promise.all(['dist', 'dist-media'].map((folder) => readAll(path.join(project.folder, folder))));

it('writes the same files when commands run concurrently', { timeout: 600_000 }, async () => {
  const codes = await Promise.all([writeMedia(), build(), writeMedia(), build()]);
  expect(codes).toEqual([0, 0, 0, 0]);
  const together = await written();
  expect(await project.leftovers()).toEqual([]);
  expect([await build(), await writeMedia()]).toEqual([0, 0]);
  expect(together).toEqual(await written());
});
