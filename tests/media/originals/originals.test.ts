import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexOriginals } from '../../../src/media/originals/index-originals.ts';
import { listFurtherOriginals, listOriginals } from '../../../src/media/originals/list-originals.ts';
import { folderForTest } from '../../temporary-folder.ts';

function makeFolder() {
  const root = folderForTest();
  const contentDir = join(root, 'content');
  const travel = join(contentDir, 'images', 'travel');
  mkdirSync(travel, { recursive: true });
  const put = (name: string) => {
    mkdirSync(dirname(join(travel, name)), { recursive: true });
    writeFileSync(join(travel, name), 'pixels');
  };
  const resolve = async (source: string) =>
    indexOriginals(await listOriginals(contentDir)).resolve(source, 'source');
  return { root, contentDir, travel, put, resolve };
}

describe('an original', () => {
  it.each(['pier.jpg', 'pier.JPEG', 'pier.png', 'pier.avif', '2024/winter/pier.tif'])(
    'is found as %s by its path without extension',
    async (name) => {
      const { put, resolve } = makeFolder();
      put(name);
      for (const ending of ['jpg', 'png']) {
        const source = `/images/travel/${name.replace(/\.\w+$/, '')}.${ending}`;
        expect(await resolve(source)).toMatchObject({ original: { relative: `images/travel/${name}` } });
      }
    },
  );

  // Links out of content/ and to nothing are in tests/golden/diagnostics.txt.
  it('is refused for a link to a folder', async () => {
    const { travel, resolve } = makeFolder();
    mkdirSync(join(travel, 'album'));
    symlinkSync('album', join(travel, 'book.jpg'));
    expect(await resolve('/images/travel/book.jpg')).toMatchObject({
      refusal: { code: 'picture-is-folder' },
    });
  });

  it('is found through a link inside content/', async () => {
    const { put, travel, resolve } = makeFolder();
    put('pier.jpg');
    symlinkSync('pier.jpg', join(travel, 'again.jpg'));
    expect(await resolve('/images/travel/again.jpg')).toHaveProperty('original');
  });

  it('is refused in a folder that links out of content/', async () => {
    const { root, contentDir, resolve } = makeFolder();
    const album = join(root, 'album');
    mkdirSync(join(album, 'travel'), { recursive: true });
    writeFileSync(join(album, 'photo.jpg'), 'pixels');
    writeFileSync(join(album, 'travel', 'photo.jpg'), 'pixels');
    symlinkSync(album, join(contentDir, 'images', 'album'));
    expect(await resolve('/images/album/photo.jpg')).toHaveProperty('refusal');
    rmSync(join(contentDir, 'images'), { recursive: true });
    symlinkSync(album, join(contentDir, 'images'));
    expect(await resolve('/images/travel/photo.jpg')).toHaveProperty('refusal');
  });

  it('may be staged outside content/ while its path is free', async () => {
    const { root, contentDir, put } = makeFolder();
    put('pier.jpg');
    const aside = join(root, 'aside');
    mkdirSync(join(aside, 'images', 'travel'), { recursive: true });
    for (const name of ['pier.png', 'mole.png'])
      writeFileSync(join(aside, 'images', 'travel', name), 'pixels');
    const waiting = await listFurtherOriginals(aside, await listOriginals(contentDir));
    expect(waiting.map(({ relative }) => relative)).toEqual(['images/travel/mole.png']);
  });
});
