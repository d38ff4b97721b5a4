import { stemOf } from '../../core/text.ts';
import { xmpProperties } from '../../media/gate/xmp-properties.ts';
import type { ArchiveFile } from '../archive.ts';
import { leftOutReasons as reasons } from './left-out-reasons.ts';
import {
  type ArchivedPhoto,
  folderOf,
  inOrderOfTime,
  isMediaName,
  isOtherMedia,
  type PhotoArchive,
  type PhotoArchiveReader,
  photoStems,
  titleOfFolder,
  whyNotBrought,
} from './photo-archive.ts';

/**
 * Folders of photos with the notes of a photo program beside them, in XMP: `IMG_1.xmp` as Lightroom and Bridge call
 * them, `IMG_1.jpg.xmp` as darktable and digiKam do. Properties: IPTC Photo Metadata Standard 2023.2, and XMP part 2.
 */
export const photoFolder: PhotoArchiveReader = {
  source: 'Folders of photos',
  recognise: async (files) => {
    const photos = files.filter(({ path }) => isMediaName(path)).length;
    const others = files.filter(({ path }) => !isMediaName(path) && !isBeside(path)).length;
    return photos > 0 && photos >= others;
  },
  read: readFolder,
};

/** What lies beside photos without being one. */
function isBeside(path: string): boolean {
  return isOtherMedia(path) || /\.(?:xmp|aae|thm|pp3|dop)$/i.test(path);
}

async function readFolder(files: readonly ArchiveFile[], name: string): Promise<PhotoArchive> {
  const archive: PhotoArchive = {
    source: photoFolder.source,
    albums: [],
    leftOut: [],
  };
  const sidecars = new Map(
    files.filter(({ path }) => /\.xmp$/i.test(path)).map((file) => [stemOf(file.path).toLowerCase(), file]),
  );
  const folders = new Map<string, ArchivedPhoto[]>();
  const stems = photoStems(files);
  for (const file of files) {
    if (!isMediaName(file.path) && !isOtherMedia(file.path)) continue;
    const why = whyNotBrought(file.path, stems);
    if (why) {
      archive.leftOut.push({ path: file.path, why });
      continue;
    }
    const path = file.path.toLowerCase();
    const sidecar = sidecars.get(path) ?? sidecars.get(stemOf(path));
    const note = readSidecar(sidecar ? (await sidecar.read()).toString('utf8') : '');
    if (note.isRejected) {
      archive.leftOut.push({ path: file.path, why: reasons.rejected });
      continue;
    }
    const { isRejected: _isRejected, ...said } = note;
    const inFolder = folders.get(folderOf(file.path));
    const photo = { file, ...said };
    if (inFolder) inFolder.push(photo);
    else folders.set(folderOf(file.path), [photo]);
  }
  for (const [folder, photos] of folders)
    archive.albums.push({ title: titleOfFolder(folder || name), photos: inOrderOfTime(photos) });
  return archive;
}

/** What an XMP packet says of its photo. Places and names are counted, never handed on. */
function readSidecar(packet: string): Omit<ArchivedPhoto, 'file'> & { isRejected: boolean } {
  const properties = xmpProperties(packet);
  const first = (...names: string[]) =>
    names
      .map((name) => properties.find((property) => property.name === name)?.value.trim() ?? '')
      .find((value) => value !== '') ?? '';
  const has = (name: RegExp) =>
    properties.some((property) => name.test(property.name) && property.value !== '');
  return {
    caption: first('dc:description', 'photoshop:Headline', 'dc:title'),
    alt: first('Iptc4xmpCore:AltTextAccessibility'),
    takenAt: timeIn(first('exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate')),
    // Lightroom, Bridge and darktable write a rating of -1; Lightroom since 13 a flag of its own too.
    isRejected: first('xmp:Rating') === '-1' || first('xmpDM:pick') === '-1',
    hasPlace: has(/^exif:GPS(?:Latitude|Longitude)$/),
    hasPeople: has(/^(?:Iptc4xmpExt:PersonInImage|mwg-rs:Name|MPReg:PersonDisplayName)$/),
  };
}

/** A day or a moment by the camera's clock, as ISO 8601: `2023-07-04T18:03:11+02:00`. */
function timeIn(text: string): string {
  const found = /^(\d{4})[-:](\d{2})[-:](\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/.exec(text);
  if (!found) return '';
  const [, year, month, day, clock = '00:00:00'] = found;
  return `${year}-${month}-${day}T${clock.padEnd(8, ':00')}.000Z`;
}
