import {
  fallbackWidth,
  intrinsicSize,
  type Picture,
  type PictureRole,
  planVariants,
} from '../../model/picture.ts';
import { fingerprintOf, recipeHash } from './encode-settings.ts';
import type { PictureKind, PictureOptions, PicturePlan, PlannedFile, Recipe } from './types.ts';

export type PlanInput = {
  source: string;
  role: PictureRole;
  alt: string;
  kind: PictureKind;
  /** Upright size of the original in px, and its hash. */
  original: { width: number; height: number; source: string };
};

/** Everything that will be made of one original, decided from sizes and settings alone. */
export function planPicture(
  wanted: PlanInput,
  options: Pick<PictureOptions, 'profile' | 'largest' | 'credit' | 'licence'>,
  versions: Record<string, string | undefined>,
): PicturePlan {
  const size = intrinsicSize(wanted.original, options.largest);
  const path = wanted.source.replace(/\.[^./]+$/, '');
  const unnamed: Picture = { path, fingerprint: '', ...size, alt: wanted.alt, tint: 0 };
  const variants = planVariants(unnamed, wanted.role);
  const fallback = variants.findLast((variant) => variant.format === 'jpeg') ?? {
    ...size,
    width: fallbackWidth,
  };
  const encode: PlannedFile[] = variants.map((variant) => ({
    name: `${variant.width}.${variant.format === 'avif' ? 'avif' : 'jpg'}`,
    width: variant.width,
    height: variant.height,
    format: variant.format,
    carriesRights: variant.width === (variant.format === 'avif' ? size.width : fallback.width),
  }));
  if (wanted.source.endsWith('.png')) {
    const { width, height } = fallback;
    encode.push({ name: `${width}.png`, width, height, format: 'png', carriesRights: true });
  }
  const recipe: Recipe = {
    profile: options.profile,
    kind: wanted.kind,
    files: encode.map(({ name, height }) => `${height}/${name}`),
    credit: options.credit ?? '',
    licence: options.licence ?? '',
  };
  const hash = recipeHash(recipe, versions);
  const picture = { ...unnamed, fingerprint: fingerprintOf(wanted.original.source, hash) };
  return {
    picture,
    recipe,
    key: `${wanted.original.source}-${hash}`,
    encode,
    publish: [
      ...planVariants(picture, wanted.role).map(({ path: publicPath }, index) => ({
        publicPath,
        name: (encode[index] as PlannedFile).name,
      })),
      {
        publicPath: wanted.source,
        name: wanted.source.endsWith('.png') ? `${fallback.width}.png` : `${fallback.width}.jpg`,
      },
    ],
  };
}
