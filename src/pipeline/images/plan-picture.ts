import { fallbackWidth, intrinsicSize, type PictureFiles, planVariants } from '../../model/picture.ts';
import { avifSettings, fingerprintOf, jpegSettings, pngSettings, recipeHash } from './encode-settings.ts';
import type { PictureKind, PictureOptions, PicturePlan, PlannedFile } from './types.ts';

export type PlanInput = {
  source: string;
  kind: PictureKind;
  /** Upright size of the original in px, and its hash. */
  original: { width: number; height: number; source: string };
};

/** How one original becomes files; the site's way is `planPicture`. */
export type PicturePlanner = (
  wanted: PlanInput,
  options: Pick<PictureOptions, 'profile' | 'largest' | 'credit' | 'licence'>,
  versions: Record<string, string | undefined>,
) => PicturePlan;

/** Everything that will be made of one original, decided from sizes and settings alone. */
export const planPicture: PicturePlanner = (wanted, options, versions) => {
  const { profile } = options;
  const { kind, original, source } = wanted;
  const size = intrinsicSize(original, options.largest);
  const unnamed: PictureFiles = { path: source, fingerprint: '', ...size, tint: 0 };
  const encode = planVariants(unnamed).map(
    ({ width, height, format }): PlannedFile =>
      format === 'avif'
        ? {
            ...{ name: `${width}.avif`, width, height, carriesRights: width === size.width },
            format,
            settings: avifSettings(profile, kind, width),
          }
        : {
            ...{ name: `${width}.jpg`, width, height, carriesRights: isFallback(width, size) },
            format,
            settings: jpegSettings(profile, kind, width),
          },
  );
  const fallback = encode.find(({ format, width }) => format === 'jpeg' && isFallback(width, size));
  if (!fallback) throw new Error('A picture was planned without a JPEG.');
  const { width, height } = fallback;
  const png = `${width}.png`;
  if (source.endsWith('.png'))
    encode.push({
      ...{ name: png, width, height, carriesRights: true },
      format: 'png',
      settings: pngSettings(profile),
    });
  const rights = { credit: options.credit ?? '', licence: options.licence ?? '' };
  const recipe = recipeHash(encode, rights, versions);
  const picture = { ...unnamed, fingerprint: fingerprintOf(original.source, recipe) };
  const addresses = planVariants(picture).map(({ path: publicPath }, index) => ({
    publicPath,
    name: encode[index]?.name ?? '',
  }));
  return {
    picture,
    key: `${original.source}-${recipe}`,
    encode,
    publish: [...addresses, { publicPath: source, name: source.endsWith('.png') ? png : fallback.name }],
  };
};

/** Whether a JPEG of this width is the one that answers the public path. */
function isFallback(width: number, size: { width: number }): boolean {
  return width === Math.min(size.width, fallbackWidth);
}
