import { findHiddenCharacters } from '../content/find-hidden-characters.ts';
import { capitalize, stemOf } from '../core/text.ts';
import { xmpProperties } from '../media/gate/xmp-properties.ts';
import { exifTags } from '../media/images/exif-tags.ts';

/** Texts and time in the metadata of a photo; "" if missing. */
export type PhotoCaptions = {
  /** The description or title that a photo program wrote. */
  caption: string;
  /** The text for people who cannot see it: IPTC's Alt Text (Accessibility), and nothing else. */
  alt: string;
  /** When it was taken, in a form that sorts by time. */
  takenAt: string;
  /** Camera, lens and settings; never a serial number or a place. */
  camera: string;
};

/** Default descriptions that cameras write. */
const cameraNoise =
  /^(?:olympus digital camera|sony dsc|dcim|minolta dsc|konica minolta|digital camera|samsung|exif_jpeg.*|<?(?:untitled|digimax).*|default|jpeg_picture|\d+)$/i;

/** File names from cameras, phones and programs: IMG_1234, DSC01234, PXL_20230704_101112, 20230704-101112, WhatsApp… */
const cameraName =
  /^(?:(?:img|dsc|dscn|dscf|pxl|pict?|mvimg|dji|gopr|gx|gh|sam|cimg|imgp|hpim|kodak|photo|image|scan|screenshot|whatsapp image|signal|fb_img|received|unnamed|untitled|p)?[-_ .]*\(?\d[\d-_ .:apmt()at]*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,})(?:[-_ ](?:edited|copy|hdr|pano|burst\d*|mp|e\d+))*$/i;

export function readPhotoCaptions(metadata: { exif?: Buffer; xmp?: Buffer; iptc?: Buffer }): PhotoCaptions {
  const xmp = metadata.xmp ? xmpProperties(metadata.xmp.toString('utf8')) : [];
  const inXmp = (name: string) => xmp.find((property) => property.name === name)?.value ?? '';
  const exif = metadata.exif ? exifTags(metadata.exif) : {};
  const iptc = metadata.iptc ? readIptc(metadata.iptc) : {};
  const captions = [
    ...[inXmp('dc:description'), iptc[iptcFields.caption], asText(exif.ImageDescription)],
    ...[inXmp('photoshop:Headline'), iptc[iptcFields.headline]],
    ...[inXmp('dc:title'), iptc[iptcFields.title]],
  ];
  return {
    caption: captions.map(cleanText).find((text) => text !== '' && !cameraNoise.test(text)) ?? '',
    alt: cleanText(inXmp('Iptc4xmpCore:AltTextAccessibility')),
    takenAt:
      asTime(exif.DateTimeOriginal) || asTime(exif.DateTimeDigitized) || inXmp('exif:DateTimeOriginal'),
    camera: cameraText(exif),
  };
}

/** `FUJIFILM X-T5 · XF23mmF1.4 R · 23 mm · f/8 · 1/250 s · ISO 200`, as far as the camera wrote these. */
function cameraText(exif: Record<string, unknown>): string {
  const [make, model, lens] = [exif.Make, exif.Model, exif.LensModel].map((tag) => cleanText(asText(tag)));
  // Most models begin with their maker.
  const [firstWord = ''] = make?.split(' ') ?? [];
  const camera = model?.toLowerCase().startsWith(firstWord.toLowerCase()) ? model : `${make} ${model}`.trim();
  const [length, aperture, seconds] = [exif.FocalLength, exif.FNumber, exif.ExposureTime].map(asNumber);
  const iso = asNumber([exif.ISOSpeedRatings ?? exif.PhotographicSensitivity].flat()[0]);
  return [
    camera,
    lens,
    length && `${rounded(length)} mm`,
    aperture && `f/${rounded(aperture)}`,
    seconds && `${seconds < 0.3 ? `1/${Math.round(1 / seconds)}` : rounded(seconds)} s`,
    iso && `ISO ${Math.round(iso)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A number above zero; 0 for anything else, for example for a lens without electronics. */
function asNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

/** Rounds to at most one decimal. */
function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** `fushimi-inari_dawn.JPG` as "Fushimi inari dawn"; "" for a file name from a camera. */
export function captionFromName(fileName: string): string {
  const stem = stemOf(fileName).normalize('NFC');
  if (isCameraName(fileName)) return '';
  const caption = cleanText(stem.replaceAll(/[-_+.]+/g, ' ').replaceAll(/\s*\(\d+\)$/g, ''));
  return capitalize(caption);
}

/** Whether a camera or program named the file, so that its name does not describe the photo. */
export function isCameraName(fileName: string): boolean {
  return cameraName.test(stemOf(fileName));
}

/** On one line, without hidden characters. */
export function cleanText(text: string | undefined): string {
  const visible = [...findHiddenCharacters(text ?? '')].reduceRight(
    (rest, { offset }) => `${rest.slice(0, offset)} ${rest.slice(offset + 1)}`,
    text ?? '',
  );
  return visible.replaceAll(/\s+/g, ' ').trim();
}

function asText(value: unknown): string {
  // EXIF allows only ASCII; other characters are kept as bytes.
  if (value instanceof Buffer) return decodeText(value).replaceAll('\0', '');
  return typeof value === 'string' ? value : '';
}

function asTime(value: unknown): string {
  // A clock that was never set writes zeros, which are read as the end of 1899.
  return value instanceof Date && value.getUTCFullYear() >= 1900 ? value.toISOString() : '';
}

/** Dataset numbers of record 2 of IPTC-IIM 4.2, the older format for descriptions of photos. */
const iptcFields = { title: 5, headline: 105, caption: 120 };

/** The datasets of record 2: a marker (1C 02), the number, the length in two bytes, the text. */
function readIptc(block: Buffer): Record<number, string> {
  const found: Record<number, string> = {};
  let at = block.indexOf(Buffer.from([0x1c, 0x02]));
  while (at >= 0 && at + 5 <= block.length && block[at] === 0x1c) {
    const length = block.readUInt16BE(at + 3);
    // Datasets above 32 kB have a longer length field, but captions are shorter.
    if (length > 0x7fff) break;
    if (block[at + 1] === 2)
      found[block[at + 2] as number] ??= decodeText(block.subarray(at + 5, at + 5 + length));
    at += 5 + length;
  }
  return found;
}

/** Programs write UTF-8 or Latin-1, usually without saying which. */
function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
