import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../../src/core/diagnostics.ts';
import { isVideoPath, posterPath } from '../../../src/core/picture.ts';
import { findLeaks } from '../../../src/media/find-leaks.ts';
import { indexOriginals } from '../../../src/media/originals/index-originals.ts';
import type { OriginalFile } from '../../../src/media/originals/list-originals.ts';
import { readVideoLayout } from '../../../src/media/videos/read-layout.ts';
import { lintContent } from '../../../src/site/lint/lint-content.ts';
import { readRawContent } from '../../../src/site/read-content.ts';
import { listPictureUses } from '../../../src/site/resolve-content.ts';
import { cpuSeconds } from '../../cpu-seconds.ts';
import { append } from '../../site/content-tree.ts';
import { treeForTest } from '../../site/tree-for-test.ts';
import { folderForAll, folderForTest } from '../../temporary-folder.ts';
import { nestedBoxes } from './nested-boxes.ts';
import { type Beside, prepareVideo } from './prepare-video.ts';

const fixtures = path.join(import.meta.dirname, '../../fixtures/videos');
const folder = folderForAll();

/** Publishes a video of the fixtures, or of these bytes, without ffmpeg. */
async function prepare(name: string, bytes?: Buffer, beside?: Beside) {
  const absolute = bytes ? path.join(folder, name) : path.join(fixtures, name);
  if (bytes) await writeFile(absolute, bytes);
  const { video, diagnostics } = await prepareVideo(absolute, path.join(folder, 'cache'), beside);
  return { video, codes: diagnostics.map(({ code }) => code) };
}

const noCaptions = 'video-without-captions';

describe('a video without ffmpeg', () => {
  it.each([
    ['harbour.mp4', 'mp4', ['the key com.apple.quicktime.location.ISO6709', 'moov/udta/loci', 'a date']],
    ['timecode.mov', 'mp4', ['a track of tmcd', 'moov/udta/©xyz', 'moov/udta/©nam']],
    ['tagged.webm', 'webm', ['attachments', 'the tag LOCATION', 'a title']],
  ])('publishes only picture and sound of %s', async (name, ending, carried) => {
    const original = await readVideoLayout(path.join(fixtures, name));
    expect(original.tags).toEqual(expect.arrayContaining(carried));
    const { video, codes } = await prepare(name);
    expect(codes).toEqual([noCaptions]);
    expect(video?.clip).toMatchObject({
      kind: 'video',
      type: `video/${ending}`,
      hasSound: true,
      captions: null,
    });
    expect(video?.clip.path).toMatch(new RegExp(`^/images/travel/\\w+-[0-9a-f]{8}\\.${ending}$`));
    expect(video?.hasLocation).toBe(true);
    const file = video?.files[0]?.cacheFile ?? '';
    expect(await readVideoLayout(file)).toMatchObject({ tags: [], fault: null });
    expect((await readFile(file, 'latin1')).match(/49\.28|At home|iPhone|Apple|2024|WEBVTT/)).toBe(null);
  });

  it('publishes captions in their language, without other blocks', async () => {
    const captions =
      'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:00.000 --> 00:01.000\n<b>Horn</b> <script>\n';
    const { video, codes } = await prepare('harbour.mp4', undefined, { captions });
    expect(codes).toEqual([]);
    expect(video?.clip.captions).toMatchObject({ language: 'fr' });
    expect(video?.clip.captions?.path).toBe(`/${video?.captions?.path}`);
    expect(video?.captions?.bytes).toBe('WEBVTT\n\n00:00.000 --> 00:01.000\n<b>Horn</b> &lt;script&gt;\n');
  });

  it('publishes nothing that an edit list cuts, except the keyframe before the cut', async () => {
    const cut = await readFile(path.join(fixtures, 'harbour.mp4'));
    // The first edit list belongs to the picture track, which then begins a second later at a keyframe.
    const list = cut.indexOf('elst');
    const ticksPerSecond = cut.readUInt32BE(cut.indexOf('mdhd') + 16);
    cut.writeUInt32BE(1000, list + 12);
    cut.writeUInt32BE(cut.readUInt32BE(list + 16) + ticksPerSecond, list + 16);
    const [whole, part] = [await prepare('harbour.mp4'), await prepare('cut-away.mp4', cut)];
    const count = async (file = '') => {
      const bytes = await readFile(file);
      return bytes.readUInt32BE(bytes.indexOf('stsz') + 12);
    };
    expect(await count(whole.video?.files[0]?.cacheFile)).toBe(10);
    expect(await count(part.video?.files[0]?.cacheFile)).toBe(5);
  });
});

it('identifies a video by its content, not by its extension', async () => {
  const webm = await readFile(path.join(fixtures, 'tagged.webm'));
  expect((await prepare('truly.mov', webm)).codes).toEqual([noCaptions]);
});

describe('a damaged or incomplete video', () => {
  const refused = async (name: string, bytes: Buffer) => {
    let codes: string[] = [];
    const seconds = await cpuSeconds(async () => {
      ({ codes } = await prepare(name, bytes));
    });
    expect(seconds).toBeLessThan(2);
    return codes;
  };

  it.each(['harbour.mp4', 'timecode.mov', 'tagged.webm'])('reports that %s is incomplete', async (name) => {
    const whole = await readFile(path.join(fixtures, name));
    for (const share of [0.4, 0.7, 0.98])
      expect(await refused(name, whole.subarray(0, whole.length * share))).toEqual(['video-incomplete']);
  });

  it('is refused quickly if counts and sizes are absurd', async () => {
    const whole = await readFile(path.join(fixtures, 'timecode.mov'));
    for (const box of ['stts', 'stsz', 'stsc', 'stco', 'elst', 'moov', 'trak', 'mdat', 'stsd'])
      for (const at of [-4, 8, 12]) {
        const hostile = Buffer.from(whole);
        hostile.writeUInt32BE(0xffffffff, hostile.indexOf(box) + at);
        const codes = await refused('hostile.mov', hostile);
        expect(codes.filter((one) => one !== noCaptions).length, `${box} ${at}`).toBeLessThanOrEqual(1);
      }
    expect(await refused('nested.mp4', nestedBoxes())).toHaveLength(1);
  });
});

it.each([
  ['outside the file', (_offset: number) => 0xfffffff0],
  ['over another chunk', (offset: number) => offset + 1],
])('finds bytes that no player reads behind a chunk %s', async (_where, moved) => {
  const bytes = Buffer.from(await readFile(path.join(fixtures, 'harbour.mp4')));
  const at = bytes.indexOf('stco') + 12;
  bytes.writeUInt32BE(moved(bytes.readUInt32BE(at)), at);
  const hidden = folderForTest();
  await writeFile(path.join(hidden, 'hidden.mp4'), bytes);
  const found = (await findLeaks(hidden)).map(({ tag }) => tag);
  expect(found).toContain('bytes that players do not use');
});

it('finds videos with metadata', async () => {
  expect((await findLeaks(fixtures)).map(({ file, tag }) => `${file} ${tag}`)).toEqual(
    expect.arrayContaining(['timecode.mov a date', 'tagged.webm a title', 'harbour.mp4 moov/udta/loci']),
  );
});

it('publishes the poster of a video in a gallery, and reports neither poster nor captions as unused', async () => {
  const [video, poster] = await Promise.all(
    ['harbour.mp4', 'harbour.jpg'].map((name) => readFile(path.join(fixtures, name))),
  );
  const changes = {
    'images/travel/harbour.mov': video ?? null,
    'images/travel/harbour.jpg': poster ?? null,
    'images/travel/harbour.vtt': 'WEBVTT',
    'travel.yaml': append(
      '\n- name: harbour\n  title: Harbour\n  alt: Bars.\n  source: /images/travel/harbour.mp4\n',
    ),
  };
  const contentDir = treeForTest(changes);
  const read = await readRawContent(contentDir);
  expect(formatDiagnostics(read.diagnostics)).toBe('');
  expect([...read.videoFiles.keys()]).toEqual(['/images/travel/harbour.mp4']);
  const { rawContent } = read;
  if (!rawContent) throw new Error('not read');
  const named = listPictureUses(rawContent).map(({ source }) => source);
  expect(named).toContain('/images/travel/harbour.jpg');
  expect(named.some(isVideoPath)).toBe(false);
  const reports = lintContent(read, '2026-11-22').filter(({ file }) => file.includes('images/'));
  expect(formatDiagnostics(reports)).toBe('');
});

it('finds the poster and captions of a video by their name', () => {
  const original = (name: string, kind: OriginalFile['kind']): OriginalFile => ({
    stem: `/images/travel/${name.replace(/\.\w+$/, '')}`,
    relative: `images/travel/${name}`,
    absolute: `/content/images/travel/${name}`,
    kind,
  });
  const index = indexOriginals([
    original('harbour.MOV', 'video'),
    original('harbour.jpg', 'picture'),
    original('harbour.pt-BR.vtt', 'captions'),
    original('harbour-2.vtt', 'captions'),
  ]);
  const source = '/images/travel/harbour.mp4';
  const found = index.resolveVideo(source, 'source');
  expect('video' in found && found.video).toMatchObject({
    file: { relative: 'images/travel/harbour.MOV' },
    poster: { relative: 'images/travel/harbour.jpg' },
    captions: { file: { relative: 'images/travel/harbour.pt-BR.vtt' }, language: 'pt-BR' },
  });
  expect(posterPath(source)).toBe('/images/travel/harbour.jpg');
});
