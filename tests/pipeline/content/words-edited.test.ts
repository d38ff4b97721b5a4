import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordsEdited } from '../../../src/pipeline/content/words-edited.ts';

let root: string;
let content: string;
let dist: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'words-edited-'));
  content = join(root, 'content');
  dist = join(root, 'dist');
  await mkdir(join(content, 'about'), { recursive: true });
  await mkdir(dist);
  for (const name of ['home.yaml', 'about/hobbies.md', 'contact.jpg']) {
    await writeFile(join(content, name), '');
    await utimes(join(content, name), 1000, 1000);
  }
  await utimes(dist, 2000, 2000);
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('words older than the site are not edited', async () => {
  expect(await wordsEdited(content, dist)).toBe(false);
});

test.each(['home.yaml', 'about/hobbies.md'])('%s saved after the site was built is', async (name) => {
  await utimes(join(content, name), 3000, 3000);
  expect(await wordsEdited(content, dist)).toBe(true);
});

test('a newer picture is no edited word', async () => {
  await utimes(join(content, 'contact.jpg'), 3000, 3000);
  expect(await wordsEdited(content, dist)).toBe(false);
});

test('without a site all words are new', async () => {
  await rm(dist, { recursive: true });
  expect(await wordsEdited(content, dist)).toBe(true);
});
