import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { planGalleries } from '../../../src/import/photos/import-albums.ts';
import { privateTags } from '../../../src/media/gate/privacy-gate.ts';
import { findFfmpeg } from '../../../src/media/videos/ffmpeg.ts';
import { readVideoLayout } from '../../../src/media/videos/read-layout.ts';
import { importPhotos } from '../../../src/owner/import-photos.ts';
import { runCommand } from '../../commands/run-command.ts';
import { phonePhoto } from '../../owner/camera.ts';
import { treeForTest } from '../../site/tree-for-test.ts';
import { isFull } from '../../tier.ts';
import { writeZip } from '../write-zip.ts';

const folder = 'Takeout/Google Photos';
const hasFfmpeg = (await findFfmpeg()) !== null;

function note(taken: number, description: string) {
  return JSON.stringify({
    title: 'x.jpg',
    description,
    photoTakenTime: { timestamp: String(taken) },
    geoData: { latitude: 64.1265, longitude: -21.8174 },
    people: [{ name: 'Somebody Else' }],
  });
}

async function takeout(): Promise<Buffer> {
  const entries: { path: string; bytes: Buffer | string }[] = [
    { path: `${folder}/Iceland/metadata.json`, bytes: JSON.stringify({ title: 'Iceland, at last' }) },
    { path: `${folder}/Iceland/IMG_0.mp4`, bytes: 'its moving part' },
  ];
  for (const [index, album] of ['Iceland', 'Iceland', 'Photos from 2023'].entries()) {
    const name = `${folder}/${album}/IMG_${index}.jpg`;
    entries.push({ path: name, bytes: await phonePhoto(index + 1) });
    entries.push({ path: `${name}.supplemental-me.json`, bytes: note(900 - index, `Number ${index}`) });
  }
  return writeZip(entries);
}

async function writtenIn(contentDir: string): Promise<string> {
  const names = (await readdir(contentDir)).filter((name) => name.endsWith('.yaml'));
  return (await Promise.all(names.map((name) => readFile(path.join(contentDir, name), 'utf8')))).join('\n');
}

describe('an archive of photos', () => {
  // Encoding photos takes too long for `npm test`.
  it.runIf(isFull)('becomes galleries with captions, once, and undo reverts all of it', async () => {
    const contentDir = treeForTest();
    const root = path.dirname(contentDir);
    await writeFile(path.join(root, 'takeout.zip'), await takeout());
    const importPhotos = (...options: string[]) =>
      runCommand('import', ['takeout.zip', ...options], { root });
    const before = await writtenIn(contentDir);
    const preview = await importPhotos('--dry-run');
    expect(preview.stdout).toMatch(/Iceland, at last +content\/iceland-at-last\.yaml +new gallery +2 photos/);
    expect(preview.stdout).toContain('Not in an album, and left out: 1 photo.');
    expect(preview.stdout).toContain('2 had a location and 2 names of people. These are not imported.');
    expect(preview.stdout).toContain('the photo with this name is imported instead');
    expect(await writtenIn(contentDir)).toBe(before);

    const { status, stdout } = await importPhotos('--yes');
    expect([status, stdout]).toEqual([0, expect.stringContaining('content/iceland-at-last.yaml: 2 added')]);
    const records = parse(await readFile(path.join(contentDir, 'iceland-at-last.yaml'), 'utf8'));
    expect(records.map(({ title }: { title: string }) => title)).toEqual(['Number 1', 'Number 0']);
    expect(await writtenIn(contentDir)).not.toMatch(/64\.12|Somebody/);

    expect((await importPhotos('--yes')).stdout).toContain('0 added, 2 already there');
    expect((await importPhotos('--yes', '--without-album')).stdout).toContain('content/photos.yaml: 1 added');
    expect((await importPhotos('--album', 'nowhere')).stderr).toContain('There is no album "nowhere"');
    await runCommand('undo', [], { root });
    expect(await writtenIn(contentDir)).not.toContain('name: photos');
  });

  it.skipIf(!hasFfmpeg)(
    'imports a video with the texts of its metadata file, without location and device',
    async () => {
      const contentDir = treeForTest();
      const root = path.dirname(contentDir);
      const film = await readFile(path.join(import.meta.dirname, '../../fixtures/videos/harbour.mp4'));
      const album = `${folder}/Boats`;
      const entries = [
        { path: `${album}/metadata.json`, bytes: JSON.stringify({ title: 'Boats' }) },
        { path: `${album}/IMG_4711.mp4`, bytes: film },
        {
          path: `${album}/IMG_4711.mp4.supplemental-metadata.json`,
          bytes: note(900, 'Gulls over the pier'),
        },
      ];
      await writeFile(path.join(root, 'takeout.zip'), writeZip(entries));
      const importPhotos = () => runCommand('import', ['takeout.zip', '--yes'], { root });
      const { status, stdout } = await importPhotos();
      expect([status, stdout]).toEqual([0, expect.stringMatching(/new gallery +1 video +1 with a caption/)]);
      const list = await readFile(path.join(contentDir, 'boats.yaml'), 'utf8');
      const [record] = parse(list);
      expect(record).toMatchObject({
        title: 'Gulls over the pier',
        source: '/images/boats/gulls-over-the-pier.mp4',
      });
      expect(list).not.toMatch(/64\.12|Somebody/);
      const video = path.join(contentDir, record.source);
      expect((await readVideoLayout(video)).tags).toEqual([]);
      expect(await readFile(video, 'latin1')).not.toMatch(/49\.28|iPhone|At home|x264/);
      expect(await privateTags(await readFile(video.replace('.mp4', '.jpg')))).toEqual([]);
      expect((await importPhotos()).stdout).toContain('0 added, 1 already there');
      await runCommand('undo', [], { root });
      expect(await writtenIn(contentDir)).not.toContain('Gulls');
    },
  );

  it('keeps imported photos when it stops, continues there, and undo reverts all parts of a run', async () => {
    const contentDir = treeForTest();
    const root = path.dirname(contentDir);
    const before = await writtenIn(contentDir);
    const photos = [await phonePhoto(1), await phonePhoto(2), await phonePhoto(3)];
    const sources = photos.map((bytes, index) => ({
      fileName: `IMG_${index}.jpg`,
      read: () => Promise.resolve(bytes),
      captions: { caption: `Number ${index}` },
    }));
    const stop = new AbortController();
    const options = {
      contentDir,
      cacheDir: path.join(root, 'picture-hashes'),
      gallery: 'iceland',
      newGallery: 'Iceland',
      writtenTogether: 1,
    };
    const stopped = importPhotos(sources, {
      ...options,
      signal: stop.signal,
      onProgress: ({ done }) => done === 2 && stop.abort(new Error('stopped')),
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(parse(await readFile(path.join(contentDir, 'iceland.yaml'), 'utf8'))).toHaveLength(1);
    const { newGallery: _made, ...again } = options;
    const { added, skipped } = await importPhotos(sources, again);
    expect([added.map(({ title }) => title), skipped.length]).toEqual([['Number 1', 'Number 2'], 1]);
    await runCommand('undo', [], { root });
    expect(parse(await readFile(path.join(contentDir, 'iceland.yaml'), 'utf8'))).toHaveLength(1);
    expect(await writtenIn(contentDir)).toContain(before.slice(0, 40));
  });

  it('is imported into galleries named after its albums, and never into another list of content/', () => {
    const album = (title: string) => ({ title, photos: [] });
    const titles = ['Travel', 'Projects', 'Untitled', 'Untitled', '旅行', 'Gärten', 'Möwen'];
    const files = ['travel.yaml', 'mowen.yaml', 'projects.yaml'];
    const planned = planGalleries(titles.map(album), ['travel', 'mowen'], files, 'de-AT');
    expect(planned.map(({ gallery, isNew }) => [gallery, isNew])).toEqual([
      ['travel', false],
      ['projects-2', true],
      ['untitled', true],
      ['untitled-2', true],
      ['album', true],
      ['gaerten', true],
      ['mowen', false],
    ]);
  });
});
