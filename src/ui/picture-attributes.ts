import { focusClass, jpegSource, type Picture, srcset } from '../core/picture.ts';

export type PictureLook = {
  /** The `sizes` attribute. */
  sizes: string;
  /** Maximum width of the variants: thumbnails never need those of the lightbox. */
  maxWidthPx?: number;
  minWidthPx?: number;
  /** `false` if the background already has the placeholder color, or the picture is too small to need one. */
  isTinted?: boolean;
  className?: string | undefined;
  /** `true` on the first screen. */
  isEager?: boolean;
  /** `true` to load a picture that the layout still hides: a lazy one would never load. */
  isNeeded?: boolean;
};

/** `sizes` of a picture with the page's width on phones: between gutters of 0.6rem + 3vw each (tokens.css). */
export const pageWidthOnPhones = 'calc(94vw - 19px)';

/** Attributes of a picture as AVIF with a JPEG fallback; its size is reserved before it loads. */
export function pictureAttributes(
  picture: Picture,
  base: string,
  {
    sizes,
    maxWidthPx = 1600,
    minWidthPx = 0,
    isTinted = true,
    className,
    isEager = false,
    isNeeded = isEager,
  }: PictureLook,
) {
  const jpegs = srcset(picture, 'jpeg', base, { minWidthPx, maxWidthPx });
  // A set of one adds nothing to `src`; Projects has 62 of them.
  const hasChoice = jpegs.includes(', ');
  return {
    avif: { type: 'image/avif', srcSet: srcset(picture, 'avif', base, { minWidthPx, maxWidthPx }), sizes },
    image: {
      className: [
        className,
        isTinted && `tint-${picture.tint}`,
        picture.focus !== undefined && focusClass(picture.focus),
      ]
        .filter(Boolean)
        .join(' '),
      // Before `src` and `srcset`: some browsers start loading as soon as they parse those.
      sizes: hasChoice ? sizes : undefined,
      loading: isNeeded ? 'eager' : 'lazy',
      fetchPriority: isEager ? 'high' : undefined,
      decoding: 'async',
      width: picture.width,
      height: picture.height,
      srcSet: hasChoice ? jpegs : undefined,
      src: jpegSource(picture, base, Math.min(maxWidthPx, 800)),
    },
  } as const;
}

/** The media query for the file of an animation: no reduced motion, or any screen if the visitor asked for it. */
export function movementMedia(isAsked: boolean): string {
  return isAsked ? 'screen' : 'screen and (prefers-reduced-motion: no-preference)';
}
