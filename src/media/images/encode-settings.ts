import type { VariantFormat } from '../../core/picture.ts';
import { sha256 } from '../../files/hash.ts';
import type {
  AvifSettings,
  JpegSettings,
  PictureKind,
  PictureProfile,
  PlannedFile,
  PngSettings,
  WebpSettings,
} from './types.ts';

/** Raise when the steps between decoding and encoding change the result. */
const transformRevision = 4;

/** Background of transparent pictures as JPEG: almost white. */
export const paper = '#f7fbf9';

/**
 * AVIF qualities at 480, 800, 1600 px and beyond; JPEG at 800 and 1600. Photographs: SSIMULACRA2 70 on
 * average at each width, 60 at worst (30 photographs of 9 to 22 megapixels). Drawn: 72 on average, 65 at
 * worst (20 of the sample's pictures); stipple and lettering smear first, and 4:4:4 is worth two points
 * there for 5 % of the bytes.
 */
const qualities = {
  photo: { avif: { small: 54, middle: 52, full: 54 }, jpeg: { small: 70, middle: 70, full: 73 } },
  drawn: { avif: { small: 58, middle: 56, full: 58 }, jpeg: { small: 74, middle: 74, full: 76 } },
} as const satisfies Record<PictureKind, Record<VariantFormat, Record<WidthClass, number>>>;

type WidthClass = 'small' | 'middle' | 'full';

/** Effort 4, the library's default, costs five times the time of 3 for 6 % fewer bytes. */
const avifEffort = {
  dev: { small: 0, middle: 0, full: 0 },
  fast: { small: 1, middle: 1, full: 0 },
  publish: { small: 3, middle: 3, full: 3 },
} as const satisfies Record<Exclude<PictureProfile, 'test'>, Record<WidthClass, number>>;

export function avifSettings(profile: PictureProfile, kind: PictureKind, width: number): AvifSettings {
  const widthClass = classOf(width);
  if (profile === 'test') return { effort: 0, quality: 1, chromaSubsampling: '4:2:0' };
  return {
    effort: avifEffort[profile][widthClass],
    quality: qualities[kind].avif[widthClass],
    chromaSubsampling: kind === 'photo' ? '4:2:0' : '4:4:4',
  };
}

/** mozjpeg saves 14 % of the bytes at four times the (small) time: only for publishing. */
export function jpegSettings(profile: PictureProfile, kind: PictureKind, width: number): JpegSettings {
  return {
    mozjpeg: profile === 'publish',
    progressive: profile === 'fast' || profile === 'publish',
    quality: qualities[kind].jpeg[classOf(width)],
    chromaSubsampling: kind === 'photo' ? '4:2:0' : '4:4:4',
  };
}

/** PNG is used only for a public path that ends with .png; pages show AVIF. */
export function pngSettings(profile: PictureProfile): PngSettings {
  return { palette: true, effort: profile === 'publish' ? 7 : 1 };
}

/** Effort 6 takes seven times as long as 4 for a tenth of the bytes. */
export function webpSettings(profile: PictureProfile): WebpSettings {
  return { quality: 70, effort: profile === 'publish' ? 4 : 1 };
}

/**
 * Twelve hex digits that depend on everything that changes the encoded bytes of an original: settings, encoder
 * versions, sizes. They do not depend on names, captions and order, so a renamed picture is not encoded again.
 */
export function recipeHash(
  files: PlannedFile[],
  rights: { credit: string; licence: string },
  versions: Record<string, string | undefined>,
): string {
  const { sharp, vips, aom, heif, mozjpeg, imagequant, lcms, webp } = versions;
  const all = [transformRevision, paper, files, rights, sharp, vips, aom, heif, mozjpeg, imagequant, lcms];
  if (files.some(({ format }) => format === 'webp')) all.push(webp);
  return sha256(JSON.stringify(all)).slice(0, 12);
}

/** The eight hex digits in a picture's addresses. */
export function fingerprintOf(source: string, recipe: string): string {
  return sha256(`${source}-${recipe}`).slice(0, 8);
}

function classOf(width: number): WidthClass {
  if (width < 640) return 'small';
  return width < 1200 ? 'middle' : 'full';
}
