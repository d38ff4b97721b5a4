import { describe, expect, it } from 'vitest';
import type { PhotoArchive } from '../../../src/import/photos/photo-archive.ts';
import { counts, readPhotos } from './read-photos.ts';

async function read(source: string, contents: Record<string, unknown>): Promise<PhotoArchive> {
  const archive = await readPhotos(contents, 'Trip to the coast');
  expect(archive?.source).toBe(source);
  return archive as PhotoArchive;
}

function summarize({ albums }: PhotoArchive) {
  return albums.map(({ title, photos }) => [
    title,
    ...photos.map(({ file, caption }) => `${file.path.split('/').at(-1)}: ${caption}`),
  ]);
}

function reasons({ leftOut }: PhotoArchive) {
  return leftOut.map(({ path, why }) => `${path.split('/').at(-1)}: ${why}`);
}

/** The encoding of Instagram: each UTF-8 byte as a character. */
function asInstagram(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

describe('an Instagram download', () => {
  const placed = {
    photo_metadata: { exif_data: [{ latitude: 49.2827, longitude: -123.1207 }, { iso: 100 }] },
  };
  const medium = (uri: string, title: string, more = {}) => ({
    uri,
    creation_timestamp: 1_600_000_000,
    media_metadata: placed,
    title: asInstagram(title),
    cross_post_source: { source_app: 'FB' },
    ...more,
  });
  const posts = [
    { media: [medium('media/posts/202009/one.jpg', 'Дорогой друг ☕ #tea #чай')] },
    {
      media: [
        medium('media/posts/202108/two.jpg', '', { creation_timestamp: 1_500_000_000 }),
        medium('media/posts/202108/three.heic', '', { creation_timestamp: 1_500_000_000 }),
        medium('media/posts/202108/four.mp4', '', { creation_timestamp: 1_500_000_000 }),
      ],
      title: asInstagram('Café am Meer'),
      creation_timestamp: 1_500_000_000,
    },
    { media: [medium('media/posts/201901/lost.jpg', 'Lost')] },
  ];

  it.each(['', 'instagram-ada-2026-11-01/'])(
    'contains posts with their texts, in any folder (%s)',
    async (root) => {
      const archive = await read('Instagram', {
        [`${root}your_instagram_activity/content/posts_1.json`]: posts,
        [`${root}your_instagram_activity/content/stories.json`]: { ig_stories: [] },
        [`${root}media/posts/202009/one.jpg`]: '1',
        [`${root}media/posts/202108/two.jpg`]: '2',
        [`${root}media/posts/202108/three.heic`]: '3',
        [`${root}media/posts/202108/four.mp4`]: '4',
        [`${root}media/stories/202108/five.jpg`]: '5',
      });
      expect(summarize(archive)).toEqual([
        [
          'Instagram',
          'two.jpg: Café am Meer',
          'three.heic: Café am Meer',
          'four.mp4: Café am Meer',
          'one.jpg: Дорогой друг ☕',
        ],
      ]);
      expect(reasons(archive)).toEqual([
        'lost.jpg: its picture is not in this part of the archive',
        'five.jpg: not in a post: stories, profile pictures and archived or deleted posts are not imported',
      ]);
      expect(counts(archive)).toEqual([4, 0]);
      expect(JSON.stringify(archive)).not.toContain('49.28');
    },
  );

  it('reads a download of one post, and correctly encoded texts', async () => {
    const archive = await read('Instagram', {
      'content/posts_1.json': { ...posts[0], media: [{ ...posts[0]?.media[0], title: 'Дом' }] },
      'media/posts/202009/one.jpg': '1',
    });
    expect(summarize(archive)).toEqual([['Instagram', 'one.jpg: Дом']]);
  });
});

describe('Flickr data', () => {
  const note = (id: string, more = {}) => ({
    id,
    name: 'IMG_4711',
    description: '',
    date_taken: '2019-07-14 18:03:11',
    geo: [],
    people: [],
    privacy: 'public',
    albums: [],
    ...more,
  });

  it('creates galleries from albums, without private photos', async () => {
    const archive = await read('Flickr', {
      'data/albums.json': {
        albums: [{ id: '721', title: 'Harbour &amp; sea', photos: ['1001', '1002', '1004', '9999'] }],
      },
      'data/photo_1001.json': note('1001', {
        name: 'Dawn &quot;early&quot;',
        description: 'Five <b>in</b> the morning',
      }),
      'data/photo_1002.json': note('1002', {
        date_taken: '2018-01-01 00:00:00',
        description: 'Fog',
        geo: [{ latitude: '49123456', longitude: '-123456789' }],
        people: [{ nsid: '1@N00' }],
      }),
      'data/photo_1003.json': note('1003', { date_taken: '0000-00-00 00:00:00' }),
      'data/photo_1004.json': note('1004', { privacy: 'friend & family' }),
      'data/photo_1005.json': note('1005', { date_taken: '0000-00-00 00:00:00' }),
      'data/photo_1006.json': note('1006'),
      'part1/dawn-early_1001_o.jpg': '1',
      'part1/img_4711_1002_o.jpg': '2',
      'part2/1003_0a1b2c_o.png': '3',
      'part2/secret_1004_o.jpg': '4',
      'part2/film_1005_o.mov': 'f',
      'part2/avatar.jpg': 'a',
    });
    expect(summarize(archive)).toEqual([
      [
        'Harbour & sea',
        'img_4711_1002_o.jpg: Fog',
        'dawn-early_1001_o.jpg: Dawn "early". Five in the morning',
      ],
      ['Flickr', '1003_0a1b2c_o.png: ', 'film_1005_o.mov: '],
    ]);
    expect(reasons(archive)).toEqual([
      'secret_1004_o.jpg: not public on Flickr',
      'avatar.jpg: it has no metadata, so it may not be yours',
      'photo_1006.json: its picture is not in this part of the archive',
    ]);
    expect(counts(archive)).toEqual([1, 1]);
  });
});

describe('folders of photos', () => {
  const xmp = (properties: string, attributes = '') =>
    `<?xpacket begin="\uFEFF"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description rdf:about="" ${attributes}>${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const inLanguage = (name: string, text: string) =>
    `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;

  it('become one gallery each, with the texts of Lightroom and darktable sidecar files', async () => {
    const archive = await read('Folders of photos', {
      'IMG_1.JPG': '1',
      'IMG_1.CR2': 'raw',
      'IMG_1.xmp': xmp(
        inLanguage('dc:title', 'Pier') +
          inLanguage('dc:description', 'The pier &amp; its lamp') +
          inLanguage('Iptc4xmpCore:AltTextAccessibility', 'A lamp at the end of a pier.'),
        'exif:DateTimeOriginal="2023-07-04T18:03:11+02:00" exif:GPSLatitude="49,16.5N" xmp:Rating="4"',
      ),
      'winter_walk-2/b.jpg': 'b',
      'winter_walk-2/b.jpg.xmp': xmp(
        `${inLanguage('dc:title', 'Snow')}<Iptc4xmpExt:PersonInImage><rdf:Bag><rdf:li>Somebody</rdf:li></rdf:Bag></Iptc4xmpExt:PersonInImage>`,
        'exif:DateTimeOriginal="2022:01:02 10:00:00"',
      ),
      'winter_walk-2/a.jpg': 'a',
      'winter_walk-2/c.jpg': 'c',
      'winter_walk-2/c.jpg.xmp': xmp('', 'xmp:Rating="-1"'),
      'winter_walk-2/d.mov': 'film',
    });
    expect(summarize(archive)).toEqual([
      ['Trip to the coast', 'IMG_1.JPG: The pier & its lamp'],
      ['Winter walk 2', 'b.jpg: Snow', 'a.jpg: ', 'd.mov: '],
    ]);
    expect(archive.albums[0]?.photos[0]).toMatchObject({
      alt: 'A lamp at the end of a pier.',
      takenAt: '2023-07-04T18:03:11.000Z',
    });
    expect(reasons(archive)).toEqual([
      'IMG_1.CR2: raw camera file: export it as JPEG from your photo program',
      'c.jpg: rejected in your photo program',
    ]);
    expect(counts(archive)).toEqual([1, 1]);
  });

  it('are distinguished from archives that only contain a picture', async () => {
    const files = { 'Positions.csv': 'x', 'Profile.csv': 'x', 'Rich_Media.csv': 'x', 'portrait.jpg': 'p' };
    expect(await readPhotos(files, 'export')).toBeNull();
  });
});
