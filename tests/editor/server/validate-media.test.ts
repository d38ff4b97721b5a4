import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { validateMedia } from '../../../src/build/lint-site.ts';
import { applyDrafts, checkDrafts } from '../../../src/editor/server/drafts.ts';
import { createMediaValidator } from '../../../src/editor/server/validate-media.ts';
import { outputPaths } from '../../../src/files/output-paths.ts';
import { readRawContent } from '../../../src/site/read-content.ts';
import { swap, withTree } from '../../site/content-tree.ts';

vi.mock('../../../src/build/lint-site.ts', { spy: true });

const videos = path.resolve(import.meta.dirname, '../../fixtures/videos');

it('reports an invalid video and picture until their files are fixed', async () => {
  const film = await readFile(path.join(videos, 'harbour.mp4'));
  const changes = {
    'travel.yaml': swap('/images/travel/one.jpg', '/images/travel/film.mp4'),
    'images/travel/one.jpg': null,
    'images/travel/film.mp4': film.subarray(0, 2000),
    'images/travel/film.jpg': await readFile(path.join(videos, 'harbour.jpg')),
    'images/art/fog.png': Buffer.from('no picture at all'),
  };
  await withTree(changes, async (contentDir) => {
    const paths = outputPaths(path.dirname(contentDir));
    const validator = createMediaValidator(paths);
    const check = async () => {
      const written = await applyDrafts(contentDir, []);
      const { diagnostics } = await checkDrafts(paths, written, '2026-01-15', validator);
      return diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file);
    };
    expect(await check()).toEqual(['images/art/fog.png', 'images/travel/film.mp4']);
    expect(await check()).toEqual(['images/art/fog.png', 'images/travel/film.mp4']);
    // Unchanged files are not validated again.
    const [again] = vi.mocked(validateMedia).mock.lastCall ?? [];
    expect([again?.pictureFiles.size, again?.videoFiles.size]).toEqual([0, 0]);

    await writeFile(path.join(contentDir, 'images/travel/film.mp4'), film);
    await copyFile(path.join(videos, 'harbour.jpg'), path.join(contentDir, 'images/art/fog.png'));
    expect((await readRawContent(contentDir)).entries).not.toBeNull();
    expect(await check()).not.toContain('images/travel/film.mp4');
  });
});
