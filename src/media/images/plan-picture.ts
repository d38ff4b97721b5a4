import {
  type Clip,
  fallbackWidth,
  intrinsicSize,
  type PictureFiles,
  planMovement,
  planVariants,
} from '../../core/picture.ts';
import {
  avifSettings,
  fingerprintOf,
  jpegSettings,
  pngSettings,
  recipeHash,
  webpSettings,
} from './encode-settings.ts';
import type { PictureKind, PictureOptions, PicturePlan, PlannedFile } from './types.ts';
import type { Original } from './validate-original.ts';

export type PlanInput = {
  source: string;
  kind: PictureKind;
  original: Pick<Original, 'width' | 'height' | 'source'> & Partial<Pick<Original, 'animation'>>;
};

/** Plans all files of one original from its size and the settings, without reading pixels. */
export function planPicture(
  input: PlanInput,
  options: Pick<PictureOptions, 'profile' | 'largest' | 'credit' | 'licence'>,
  versions: Record<string, string | undefined>,
): PicturePlan {
  const { profile } = options;
  const { kind, original, source } = input;
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
  const animation = original.animation && original.animation !== 'unread' ? original.animation : null;
  if (animation) {
    const { width, height } = planMovement(unnamed);
    const settings = webpSettings(profile);
    encode.push({ name: movingFile, width, height, carriesRights: false, format: 'webp', settings });
  }
  const rights = { credit: options.credit ?? '', licence: options.licence ?? '' };
  const recipe = recipeHash(encode, rights, versions);
  const picture = { ...unnamed, fingerprint: fingerprintOf(original.source, recipe) };
  const addresses = planVariants(picture).map(({ path: publicPath }, index) => ({
    publicPath,
    name: encode[index]?.name ?? '',
  }));
  const whole = { publicPath: source, name: source.endsWith('.png') ? png : fallback.name };
  const plan = { picture, key: `${original.source}-${recipe}`, encode, publish: [...addresses, whole] };
  if (!animation) return plan;
  const clip: Clip = {
    kind: 'animation',
    path: planMovement(picture).path,
    type: 'image/webp',
    bytes: 0,
    seconds: animation.seconds,
    hasSound: false,
    captions: null,
  };
  return { ...plan, clip, publish: [...addresses, { publicPath: clip.path, name: movingFile }, whole] };
}

/** File of a cache entry with all frames. */
export const movingFile = 'moving.webp';

/** Whether the JPEG of this width is served at the public path. */
function isFallback(width: number, size: { width: number }): boolean {
  return width === Math.min(size.width, fallbackWidth);
}
