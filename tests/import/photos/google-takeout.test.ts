import { describe, expect, it } from 'vitest';
import { findSidecar, indexSidecars } from '../../../src/import/photos/google-takeout.ts';
import type { PhotoArchive } from '../../../src/import/photos/photo-archive.ts';
import { counts, readPhotos } from './read-photos.ts';

/** A metadata file in Google's format, with the fields that public readers of it name. */
function note(takenAt: number, fields: Record<string, unknown> = {}) {
  return {
    title: 'IMG.jpg',
    description: '',
    imageViews: '3',
    creationTime: { timestamp: '1700000000', formatted: '14.11.2023, 22:13:20 UTC' },
    photoTakenTime: { timestamp: String(takenAt), formatted: 'Jul 4, 2023, 6:00:00 PM UTC' },
    geoData: { latitude: 0.0, longitude: 0.0, altitude: 0.0, latitudeSpan: 0.0, longitudeSpan: 0.0 },
    url: 'https://photos.example.com/photo/AF1',
    ...fields,
  };
}

const place = { geoData: { latitude: 64.1265, longitude: -21.8174, altitude: 3 } };

async function read(contents: Record<string, unknown>): Promise<PhotoArchive> {
  const archive = await readPhotos(contents, 'takeout');
  expect(archive?.source).toBe('Google Takeout');
  return archive as PhotoArchive;
}

function summarize({ albums }: PhotoArchive) {
  return albums.map(({ title, photos, isRest }) => [
    isRest ? `(${title})` : title,
    ...photos.map(({ file, caption }) => `${file.path.split('/').at(-1)}: ${caption}`),
  ]);
}

describe('metadata files in a Takeout', () => {
  const long = 'Original_4f2c9a1e-77aa-41d0-93bb-20230704_180000.jpg';

  it('are found for their photo wherever their name was truncated', () => {
    const whole = 'harbour-at-dusk.jpg.supplemental-metadata';
    for (let length = 'harbour-at-dusk.jpg'.length; length <= whole.length; length += 1) {
      const cut = `${whole.slice(0, length)}.json`;
      expect(findSidecar('harbour-at-dusk.jpg', indexSidecars([cut]))).toBe(cut);
    }
    for (const length of [46, 47, 48, 51]) {
      const cut = `${long.slice(0, length)}.json`;
      expect(findSidecar(long, indexSidecars([cut])), cut).toBe(cut);
    }
  });

  it.each([
    ['IMG_1(1).jpg', 'IMG_1.jpg.supplemental-metadata(1).json'],
    ['IMG_1(1).jpg', 'IMG_1.jpg(1).json'],
    ['IMG_1(12).jpg', 'IMG_1.jpg.supplem(12).json'],
    ['img(18).jpg', 'img(18).jpg.supplemental-metadata.json'],
    ['img(18).jpg', 'img(18).jpg.supple(18).json'],
    ['IMG_1.jpg', 'IMG_1.json'],
    ['IMG_1.jpg', 'IMG_1.jpg..json'],
  ])('knows that %s has the note %s', (photo, sidecar) => {
    expect(findSidecar(photo, indexSidecars([sidecar, 'metadata.json', 'other.jpg.json']))).toBe(sidecar);
  });

  it('are never used for another photo', () => {
    const notes = indexSidecars([
      'IMG_1.jpg.supplemental-metadata(1).json',
      'IMG_12.jpg.json',
      'IMG_1.png.json',
    ]);
    expect(findSidecar('IMG_1.jpg', notes)).toBeUndefined();
    expect(findSidecar('IMG_1(2).jpg', notes)).toBeUndefined();
    const short = indexSidecars(['a.jpg.json']);
    expect(findSidecar('a.jpgx.jpg', short)).toBeUndefined();
  });
});

describe('a Google Takeout', () => {
  it('becomes albums with captions, oldest photo first, and each photo once', async () => {
    const pier = note(300, { description: 'Pier at dusk', ...place, people: [{ name: 'Somebody' }] });
    const archive = await read({
      'Takeout/archive_browser.html': '<html></html>',
      'Takeout/Google Photos/Iceland/metadata.json': { title: 'Iceland, at last', access: 'protected' },
      'Takeout/Google Photos/Iceland/b.jpg': 'pier',
      'Takeout/Google Photos/Iceland/b.jpg.supplemental-metadata.json': pier,
      'Takeout/Google Photos/Iceland/a.jpg': 'boats',
      'Takeout/Google Photos/Iceland/a.jpg.suppl.json': note(900, { description: 'Boats\nin May' }),
      'Takeout/Google Photos/Photos from 2023/b.jpg': 'pier',
      'Takeout/Google Photos/Photos from 2023/b.jpg.supplemental-metadata.json': pier,
      'Takeout/Google Photos/Photos from 2023/alone.jpg': 'cat',
      'Takeout/Google Photos/Photos from 2023/alone.jpg.supplemental-metadata.json': note(100),
    });
    expect(summarize(archive)).toEqual([
      ['Iceland, at last', 'b.jpg: Pier at dusk', 'a.jpg: Boats\nin May'],
      ['(Photos)', 'alone.jpg: '],
    ]);
    expect(archive.albums[0]?.photos[0]?.takenAt).toBe('1970-01-01T00:05:00.000Z');
    expect(counts(archive)).toEqual([1, 1]);
    expect(JSON.stringify(archive)).not.toMatch(/64\.12|Somebody/);
  });

  it('recognizes year folders and album metadata in other languages', async () => {
    const inYears = ['Fotos von 2021', 'Photos de 2021', 'Foto del 2021', '2021-07-14 #2'].map((folder) => [
      [`Takeout/Google Fotos/${folder}/x.jpg`, folder],
      [`Takeout/Google Fotos/${folder}/x.jpg.json`, note(folder.length)],
      ...(folder.startsWith('2021')
        ? [[`Takeout/Google Fotos/${folder}/metadata.json`, { title: folder }]]
        : []),
    ]);
    const archive = await read({
      ...Object.fromEntries(inYears.flat()),
      'Takeout/Google Fotos/Wanderung/Metadaten.json': { title: 'Wanderung 2021' },
      'Takeout/Google Fotos/Wanderung/y.jpg': 'y',
      'Takeout/Google Fotos/Wanderung/y.jpg.json': note(5, { description: 'Über den Wolken' }),
    });
    expect(archive.albums.map(({ title, photos }) => [title, photos.length])).toEqual([
      ['Wanderung 2021', 1],
      ['Photos', 4],
    ]);
  });

  it('imports the edited version instead of the original, also if its suffix is truncated', async () => {
    const folder = 'Takeout/Google Photos/Boats';
    const archive = await read({
      [`${folder}/metadata.json`]: { title: 'Boats' },
      [`${folder}/IMG_1.jpg`]: '1',
      [`${folder}/IMG_1-edited.jpg`]: '1 e',
      [`${folder}/IMG_1.jpg.supplemental-metadata.json`]: note(10, { description: 'One' }),
      [`${folder}/IMG_1(1).jpg`]: '1 (1)',
      [`${folder}/IMG_1-bearbeitet(1).jpg`]: '1 e (1)',
      [`${folder}/IMG_1.jpg.supplemental-metadata(1).json`]: note(20, { description: 'One more' }),
      [`${folder}/IMG_2.HEIC`]: '2',
      [`${folder}/IMG_2-ha edita.jpg`]: '2 e',
      [`${folder}/IMG_2.HEIC.supplemental-metadata.json`]: note(30, { description: 'Two' }),
      [`${folder}/boat-red.jpg`]: 'red',
      [`${folder}/boat-red.jpg.json`]: note(40, { description: 'Red' }),
      [`${folder}/boat.jpg`]: 'boat',
      [`${folder}/boat.jpg.json`]: note(50, { description: 'Any' }),
    });
    expect(summarize(archive)).toEqual([
      [
        'Boats',
        'IMG_1-edited.jpg: One',
        'IMG_1-bearbeitet(1).jpg: One more',
        'IMG_2-ha edita.jpg: Two',
        'boat-red.jpg: Red',
        'boat.jpg: Any',
      ],
    ]);
    expect(archive.leftOut.map(({ path }) => path.split('/').at(-1))).toEqual([
      'IMG_1.jpg',
      'IMG_1(1).jpg',
      'IMG_2.HEIC',
    ]);
  });

  it('imports videos with their metadata, and lists videos of Live Photos, raw files, deleted, archived and damaged files', async () => {
    const folder = 'Takeout/Google Photos/Boats';
    const archive = await read({
      [`${folder}/metadata.json`]: { title: 'Boats' },
      [`${folder}/a.jpg`]: 'a',
      [`${folder}/a.jpg.supplemental-metadata.json`]: note(1),
      [`${folder}/a.MP4`]: 'moving part',
      [`${folder}/PXL_1.MP`]: 'moving part',
      [`${folder}/film.mov`]: 'film',
      [`${folder}/film.mov.supplemental-metadata.json`]: note(4, { description: 'Gulls' }),
      [`${folder}/f.mov`]: 'film',
      [`${folder}/f.mov.json`]: note(5, { trashed: true }),
      [`${folder}/old.avi`]: 'film',
      [`${folder}/b.dng`]: 'raw',
      [`${folder}/c.jpg`]: 'c',
      [`${folder}/c.jpg.supplemental-metadata.json`]: note(2, { trashed: true }),
      [`${folder}/d.jpg`]: 'd',
      [`${folder}/d.jpg.supplemental-metadata.json`]: note(3, { archived: true }),
      [`${folder}/e.jpg.supplemental-metadata.json`]: '{"title": "e',
      'Takeout/Drive/scan.jpg': 's',
    });
    expect(archive.leftOut.map(({ path, why }) => `${path.split('/').at(-1)}: ${why}`)).toEqual([
      'e.jpg.supplemental-metadata.json: this metadata file is damaged',
      'a.MP4: the photo with this name is imported instead; to have both, use photos add',
      'PXL_1.MP: the photo with this name is imported instead; to have both, use photos add',
      'f.mov: in the trash',
      'old.avi: unsupported video format: export it as MP4',
      'b.dng: raw camera file: export it as JPEG from your photo program',
      'c.jpg: in the trash',
      'd.jpg: archived in Google Photos',
      'scan.jpg: its folder has no metadata of Google Photos',
    ]);
    expect(summarize(archive)).toEqual([['Boats', 'a.jpg: ', 'film.mov: Gulls']]);
  });
});
