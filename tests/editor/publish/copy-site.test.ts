import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { copySite } from '../../../src/editor/publish/publisher.ts';
import { filesBelow } from '../../../src/files/read-files.ts';
import { folderForTest } from '../../temporary-folder.ts';

let folder: string;

beforeEach(() => {
  folder = folderForTest();
});

async function build(...files: string[]) {
  await rm(path.join(folder, 'site/dist'), { recursive: true, force: true });
  await write('site/content/owner.yaml');
  for (const file of files) await write(`site/dist/${file}`);
}

async function write(file: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), file);
}

function copyTo(chosen: string) {
  const root = path.join(folder, 'site');
  const recordFile = path.join(root, '.cache/published-folders.json');
  return copySite({ root, distDir: path.join(root, 'dist'), recordFile }, chosen);
}

const list = async (where: string) => (await filesBelow(path.join(folder, where))).sort();

it('copies a site to a new folder, and updates an earlier copy', async () => {
  await build('index.html', 'assets/old.js', '.nojekyll');
  const web = path.join(folder, 'web');
  expect(await copyTo(web)).toEqual({ isDone: true, message: expect.stringMatching(/^Copied 3 files/) });
  await write('web/CNAME');
  await build('index.html', 'assets/new.js');
  expect((await copyTo(`${web}/`)).isDone).toBe(true);
  expect(await list('web')).toEqual(['CNAME', 'assets/new.js', 'index.html']);
  expect(await readFile(path.join(web, 'assets/new.js'), 'utf8')).toBe('site/dist/assets/new.js');
});

it('never overwrites files that it did not copy', async () => {
  await build('index.html');
  await write('photos/index.html');
  const photos = path.join(folder, 'photos');
  expect(await copyTo(photos)).toEqual({
    isDone: false,
    message: expect.stringContaining('contains other files'),
  });

  const web = path.join(folder, 'web');
  await copyTo(web);
  await build('index.html', 'about.html');
  await symlink(path.join(folder, 'photos/index.html'), path.join(web, 'about.html'));
  expect(await copyTo(web)).toEqual({
    isDone: false,
    message: expect.stringContaining(`${path.join(web, 'about.html')} exists`),
  });
  expect(await readFile(path.join(folder, 'photos/index.html'), 'utf8')).toBe('photos/index.html');
});

it('rejects a folder that overlaps with the site, a relative path and a file', async () => {
  await build('index.html');
  for (const chosen of ['site', 'site/content', '.', '/']) {
    const { message } = await copyTo(chosen === '/' ? chosen : path.join(folder, chosen));
    expect([chosen, message]).toEqual([chosen, expect.stringContaining('contains your site')]);
  }
  expect((await copyTo(path.join(folder, 'site/dist/index.html'))).isDone).toBe(false);
  expect((await copyTo('Sites')).message).toContain('full path');
  await write('note');
  expect((await copyTo(path.join(folder, 'note'))).message).toContain('path of a file');
});
