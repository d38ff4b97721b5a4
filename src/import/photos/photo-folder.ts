import { groupBy } from '../../core/group-by.ts';
import { stemOf } from '../../core/text.ts';
import { xmpProperties } from '../../media/gate/xmp-properties.ts';
import type { ArchiveFile } from '../archive.ts';
import {
  type ArchivedPhoto,
  folderOf,
  isMediaName,
  isOtherMedia,
  type PhotoArchive,
  type PhotoArchiveReader,
  photoStems,
  sortByTime,
  titleOfFolder,
  whyUnsupported,
} from './photo-archive.ts';

/**
 * Folders of photos with XMP sidecars: `IMG_1.xmp` (Lightroom, Bridge) or `IMG_1.jpg.xmp` (darktable, digiKam). Properties:
 * IPTC Photo Metadata Standard 2023.2 and XMP part 2.
 */
export const photoFolder: PhotoArchiveReader = {
  source: 'Folders of photos',
  recognize: async (files) => {
    const photos = files.filter(({ path }) => isMediaName(path)).length;
    const others = files.filter(({ path }) => !isMediaName(path) && !isSidecarOrOther(path)).length;
    return photos > 0 && photos >= others;
  },
  read: readFolder,
};

function isSidecarOrOther(path: string): boolean {
  return isOtherMedia(path) || /\.(?:xmp|aae|thm|pp3|dop)$/i.test(path);
}

async function readFolder(files: readonly ArchiveFile[], name: string): Promise<PhotoArchive> {
  const archive: PhotoArchive = { source: photoFolder.source, albums: [], leftOut: [] };
  const sidecars = new Map(
    files.filter(({ path }) => /\.xmp$/i.test(path)).map((file) => [stemOf(file.path).toLowerCase(), file]),
  );
  const all: ArchivedPhoto[] = [];
  const stems = photoStems(files);
  for (const file of files) {
    if (!isMediaName(file.path) && !isOtherMedia(file.path)) continue;
    const why = whyUnsupported(file.path, stems);
    if (why) {
      archive.leftOut.push({ path: file.path, why });
      continue;
    }
    const path = file.path.toLowerCase();
    const sidecar = sidecars.get(path) ?? sidecars.get(stemOf(path));
    const { isRejected, ...note } = readSidecar(sidecar ? (await sidecar.read()).toString('utf8') : '');
    if (isRejected) archive.leftOut.push({ path: file.path, why: 'rejected in your photo program' });
    else all.push({ file, ...note });
  }
  for (const [folder, photos] of groupBy(all, ({ file }) => folderOf(file.path)))
    archive.albums.push({ title: titleOfFolder(folder || name), photos: sortByTime(photos) });
  return archive;
}

/** The metadata of a photo in an XMP packet. Only the presence of a location or names is stored, not their values. */
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
    // Lightroom, Bridge and darktable write a rating of -1; Lightroom since 13 also this flag.
    isRejected: first('xmp:Rating') === '-1' || first('xmpDM:pick') === '-1',
    hasPlace: has(/^exif:GPS(?:Latitude|Longitude)$/),
    hasPeople: has(/^(?:Iptc4xmpExt:PersonInImage|mwg-rs:Name|MPReg:PersonDisplayName)$/),
  };
}

/** A date or time by the camera's clock in ISO 8601; the zone of `2023-07-04T18:03:11+02:00` is ignored. */
function timeIn(text: string): string {
  const found = /^(\d{4})[-:](\d{2})[-:](\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/.exec(text);
  if (!found) return '';
  const [, year, month, day, clock = '00:00:00'] = found;
  return `${year}-${month}-${day}T${clock.padEnd(8, ':00')}.000Z`;
}
