import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../src/commands/terminal.ts';
import { commitTexts } from '../../src/owner/content-change.ts';
import { planGallery } from '../../src/owner/create-gallery.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { runCommand, typing } from '../commands/run-command.ts';
import { append, type Change, photosOf } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { phonePhoto, putFiles } from './camera.ts';

/** Runs `npm run photos` on a small tree, with files in a folder "camera" beside it. */
async function photosForTest(files: Record<string, Buffer | string> = {}) {
  const contentDir = treeForTest();
  const root = path.dirname(contentDir);
  await putFiles(path.join(root, 'camera'), files);
  const run = (args: string[], environment = {}, openPrompt: (() => Prompt) | null = null) =>
    runCommand('photos', [...args, '--content', contentDir], { typedIn: root, environment, openPrompt });
  return { contentDir, run };
}

/** The About page has none. */
const withoutGalleries: Record<string, Change> = {
  'about.yaml': (text) => text.slice(0, text.indexOf('galleries:')),
  ...{ 'travel.yaml': null, 'food.yaml': null, 'cat.yaml': null },
};

/* What it reports and refuses is in tests/golden/skipped-files.txt and refusals.txt. */
describe('npm run photos', () => {
  it('finds the gallery if npm consumes its option', async () => {
    const { contentDir, run } = await photosForTest({ 'pier.jpg': await phonePhoto(1) });
    expect((await run(['add', 'camera', 'food'], { npm_config_gallery: 'true' })).status).toBe(0);
    expect(await readFile(path.join(contentDir, 'food.yaml'), 'utf8')).toContain('name: pier');
  });

  it('creates a gallery with --new', async () => {
    const { contentDir, run } = await photosForTest({ 'Old pier.jpg': await phonePhoto(1) });
    const add = ['add', 'camera', '--gallery', 'summer-weddings'];
    const { status, stdout } = await run([...add, '--new']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Created the gallery summer-weddings')]);
    expect(await readFile(path.join(contentDir, 'about.yaml'), 'utf8')).toContain(
      '    - name: summer-weddings\n      title: Summer weddings\n',
    );
    expect((await run(['list', '--gallery', 'summer-weddings'])).stdout).toMatch(
      /^summer-weddings: 1 photo\n +summer-weddings\/old-pier +\?\? Old pier/,
    );
  });

  it('creates no gallery if every file is skipped, and one that undo removes with its photos', async () => {
    const { contentDir, run } = await photosForTest({ 'notes.txt': 'milk' });
    const before = await readFile(path.join(contentDir, 'about.yaml'), 'utf8');
    const add = ['add', 'camera', '--gallery', 'piers', '--new'];
    const { stdout } = await run(add);
    expect(stdout).toContain('The gallery piers was not created, because no photo was added.');
    expect(stdout).not.toContain('Created');
    expect(await readdir(contentDir)).not.toContain('piers.yaml');
    await putFiles(path.join(contentDir, '../camera'), { 'pier.jpg': await phonePhoto(1) });
    expect((await run(add)).stdout).toContain('Created the gallery piers');
    await runCommand('undo', ['--content', contentDir]);
    expect(await readdir(contentDir)).not.toContain('piers.yaml');
    expect(await readFile(path.join(contentDir, 'about.yaml'), 'utf8')).toBe(before);
  });

  it.each<[what: string, changes: Record<string, Change>, galleries: string[]]>([
    [
      'after a gallery without a heading, which still needs none',
      {
        ...withoutGalleries,
        'pages.yaml': (text) => text.replace(/(- name: art\n(?: .*\n)*? {2}heading: ).*/, '$1Drawings'),
      },
      ['art: ', 'art: Harbour walls'],
    ],
    [
      'of a site without galleries on a page of its own before Contact',
      {
        ...withoutGalleries,
        'pages.yaml': (text) => text.replace(/- name: art\n(?: .*\n)+/, ''),
        'art.yaml': null,
      },
      ['photographs: Harbour walls'],
    ],
    [
      'on a gallery page if there is no page About',
      { 'pages.yaml': (text) => text.replace(/- name: about\n(?: .*\n)+/, '') },
      ['art: ', 'art: Harbour walls'],
    ],
    [
      'on a gallery page that has none yet',
      { 'pages.yaml': append('- name: walks\n  kind: gallery\n  heading: Walks\n  description: Walks.\n') },
      ['about: Travel', 'about: Food', 'about: Cat', 'art: ', 'walks: '],
    ],
  ])('creates a gallery %s', async (_where, changes, galleries) => {
    const contentDir = treeForTest(changes);
    const { file, texts } = await planGallery(contentDir, 'harbour-walls', 'Harbour walls');
    expect(file).toBe('pages.yaml');
    await commitTexts(contentDir, texts);
    const { rawContent, diagnostics } = await readRawContent(contentDir);
    expect(diagnostics).toEqual([]);
    expect(rawContent?.galleries.map(({ page, title }) => `${page}: ${title}`)).toEqual(galleries);
    const places = rawContent?.pages.filter(({ kind }) => ['gallery', 'contact'].includes(kind));
    expect(places?.slice(0, 2).map(({ kind }) => kind)).toEqual(['gallery', 'contact']);
  });

  it('lists and removes photos, renumbers the rest and deletes the image', async () => {
    const { contentDir, run } = await photosForTest();
    expect((await run(['list', '--gallery', 'cat'])).stdout).toMatch(
      /^cat: 2 photos\n +cat\/one +First of cat/,
    );
    const { status, stdout } = await run(['remove', 'cat/one', '--yes']);
    expect(status).toBe(0);
    expect(stdout).toBe('removed cat/one\ndeleted content/images/cat/one.jpg\n');
    const { rawContent, diagnostics } = await readRawContent(contentDir);
    expect(diagnostics).toEqual([]);
    expect(photosOf(rawContent, 'cat')?.map(({ id, name }) => [id, name])).toEqual([[1, 'two']]);
  });

  it('keeps an image that is used elsewhere, or with --keep-file', async () => {
    const contentDir = treeForTest({
      'travel.yaml': (text) => text.replace('/images/travel/two.jpg', '/images/travel/one.jpg'),
    });
    const run = (...args: string[]) => runCommand('photos', [...args, '--content', contentDir, '--yes']);
    await run('remove', 'travel/one');
    await run('remove', 'cat/one', '--keep-file');
    expect(await readdir(path.join(contentDir, 'images/travel'))).toContain('one.jpg');
    expect(await readdir(path.join(contentDir, 'images/cat'))).toContain('one.jpg');
  });

  it('suggests the captions that were typed before Ctrl-C', async () => {
    const { contentDir, run } = await photosForTest({
      'a.jpg': await phonePhoto(1, { day: 1 }),
      'b.jpg': await phonePhoto(2, { day: 2 }),
    });
    const add = ['add', 'camera', '--gallery', 'travel'];
    const stopped = await run(add, {}, typing('Quay', 'A quay.', 'Boats').openPrompt);
    expect([stopped.status, stopped.stdout]).toEqual([130, expect.stringContaining('captions are kept')]);
    // Enter keeps each text.
    expect((await run(add, {}, typing('', '', '', 'Two boats.').openPrompt)).status).toBe(0);
    const { rawContent } = await readRawContent(contentDir);
    expect(photosOf(rawContent, 'travel')?.slice(-2)).toMatchObject([
      { title: 'Quay', alt: 'A quay.' },
      { title: 'Boats', alt: 'Two boats.' },
    ]);
    await run(['remove', 'travel/b', '--yes']);
    expect((await run(add)).stdout).toContain('1 with a caption made from the name of the file');
  });
});
