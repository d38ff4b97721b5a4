import exifr from 'exifr';

/**
 * Whether an original's metadata says where it was taken. Only the blocks go in, since the library reads
 * EXIF but not every container it comes in.
 */
export async function carriesLocation(metadata: { exif?: Buffer; xmp?: Buffer }): Promise<boolean> {
  if (
    metadata.xmp &&
    /GPSL(?:atitude|ongitude)|Iptc4xmpCore:Location|photoshop:City/.test(metadata.xmp.toString('utf8'))
  )
    return true;
  const tags = metadata.exif ? await exifTags(metadata.exif) : {};
  return 'GPSLatitude' in tags || 'GPSLongitude' in tags || 'GPSDestLatitude' in tags;
}

/** Every tag of an EXIF block by name; what cannot be parsed counts as a tag of its own. */
export async function exifTags(block: Buffer): Promise<Record<string, unknown>> {
  const start = block.toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
  try {
    const tags: unknown = await exifr.parse(block.subarray(start), {
      tiff: true,
      ifd0: {},
      exif: true,
      gps: true,
      interop: true,
      ifd1: true,
      makerNote: true,
      userComment: true,
      translateValues: false,
      mergeOutput: true,
    });
    return isRecord(tags) ? tags : {};
  } catch {
    return { 'unreadable EXIF': true };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
