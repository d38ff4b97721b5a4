import readExif from 'exif-reader';

/**
 * Every tag of an EXIF block by its name, or by its number where nobody gave it one; what cannot be parsed counts as a
 * tag of its own. Times are read as if they were UTC, since few cameras say where they are.
 */
export function exifTags(block: Buffer): Record<string, unknown> {
  try {
    const { Thumbnail, Image, Photo, Iop, GPSInfo } = readExif(block);
    return { ...Thumbnail, ...Image, ...Photo, ...Iop, ...GPSInfo };
  } catch {
    return { 'unreadable EXIF': true };
  }
}

/** Whether the metadata that the image library found in an original says where it was taken. */
export function carriesLocation({ exif, xmp }: { exif?: Buffer; xmp?: Buffer }): boolean {
  const tags = exif ? exifTags(exif) : {};
  return (
    ['GPSLatitude', 'GPSLongitude', 'GPSDestLatitude'].some((tag) => tag in tags) ||
    /GPSL(?:atitude|ongitude)|Iptc4xmpCore:Location|photoshop:City/.test(xmp?.toString('utf8') ?? '')
  );
}
