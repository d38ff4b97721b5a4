import readExif from 'exif-reader';

/**
 * Every tag of an EXIF block by its name, or by its number if it has none; data that cannot be parsed counts as a
 * separate tag. Times are read as UTC, because few cameras write their time zone.
 */
export function exifTags(block: Buffer): Record<string, unknown> {
  try {
    const { Thumbnail, Image, Photo, Iop, GPSInfo } = readExif(block);
    return { ...Thumbnail, ...Image, ...Photo, ...Iop, ...GPSInfo };
  } catch {
    return { 'unreadable EXIF': true };
  }
}

/** Whether the metadata of an original contains a location. */
export function carriesLocation({ exif, xmp }: { exif?: Buffer; xmp?: Buffer }): boolean {
  const tags = exif ? exifTags(exif) : {};
  return (
    ['GPSLatitude', 'GPSLongitude', 'GPSDestLatitude'].some((tag) => tag in tags) ||
    /GPSL(?:atitude|ongitude)|Iptc4xmpCore:Location|photoshop:City/.test(xmp?.toString('utf8') ?? '')
  );
}
