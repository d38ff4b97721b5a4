import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createMediaValidator, validateChangedMedia } from '../../src/build/media-validator.ts';
import { validateMedia } from '../../src/build/validate-media.ts';
import { applyDrafts, checkDrafts } from '../../src/editor/server/drafts.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { swap } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';

vi.mock('../../src/build/validate-media.ts', { spy: true });

const videos = path.resolve(import.meta.dirname, '../fixtures/videos');

it('reports an invalid video and picture until their files are fixed', async () => {
  const film = await readFile(path.join(videos, 'harbour.mp4'));
  const changes = {
    'travel.yaml': swap('/images/travel/one.jpg', '/images/travel/film.mp4'),
    'images/travel/one.jpg': null,
    'images/travel/film.mp4': film.subarray(0, 2000),
    'images/travel/film.jpg': await readFile(path.join(videos, 'harbour.jpg')),
    'images/art/fog.png': Buffer.from('no picture at all'),
  };
  const contentDir = treeForTest(changes);
  const paths = outputPaths(path.dirname(contentDir));
  const validator = createMediaValidator(paths);
  const check = async () => {
    const written = await applyDrafts(contentDir, []);
    const { diagnostics } = await checkDrafts(paths, written, '2026-01-15', validator);
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  };
  expect(await check()).toEqual(['images/art/fog.png', 'images/travel/film.mp4']);
  const readings = vi.mocked(validateMedia).mock.calls.length;
  expect(await check()).toEqual(['images/art/fog.png', 'images/travel/film.mp4']);
  // Unchanged files are not validated again.
  expect(vi.mocked(validateMedia).mock.calls).toHaveLength(readings);

  await writeFile(path.join(contentDir, 'images/travel/film.mp4'), film);
  await copyFile(path.join(videos, 'harbour.jpg'), path.join(contentDir, 'images/art/fog.png'));
  expect((await readRawContent(contentDir)).rawContent).not.toBeNull();
  expect(await check()).not.toContain('images/travel/film.mp4');
});

it('reads only changed pictures and videos in the next check, and reports all problems again', async () => {
  const changes = {
    'images/art/fog.png': Buffer.from('no picture at all'),
  };
  const contentDir = treeForTest(changes);
  const { validatedMediaFile } = outputPaths(path.dirname(contentDir));
  const check = async () => {
    const diagnostics = await validateChangedMedia(await readRawContent(contentDir), validatedMediaFile);
    const [reading] = vi.mocked(validateMedia).mock.lastCall ?? [];
    return [
      diagnostics.map(({ file }) => path.relative('content', file)),
      [...(reading?.pictureFiles.keys() ?? [])],
    ];
  };
  const [problems, all] = await check();
  expect(problems).toEqual(['images/art/fog.png']);
  expect(all?.length).toBeGreaterThan(2);
  expect(await check()).toEqual([['images/art/fog.png'], ['/images/art/fog.jpg']]);

  await copyFile(path.join(videos, 'harbour.jpg'), path.join(contentDir, 'images/art/fog.png'));
  await writeFile(path.join(contentDir, 'images/travel/one.jpg'), 'no picture either');
  const [found, changed] = await check();
  expect(found).toEqual(['images/travel/one.jpg']);
  expect(changed?.toSorted()).toEqual(['/images/art/fog.jpg', '/images/travel/one.jpg']);
});
