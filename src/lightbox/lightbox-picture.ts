import { type Picture, srcset } from '../core/picture.ts';
import { pictureBase } from '../router/base.ts';

/** Space around a picture: the bar above it, and the sides on phones. */
const barHeight = '6.5rem';
const sideSpace = '1rem';

/** `sizes` of a picture in the lightbox: the height or the width of the window limits it. */
export function lightboxSizes({ width, height }: { width: number; height: number }): string {
  const ratio = (width / height).toFixed(3);
  return `(min-aspect-ratio: ${width}/${height}) calc((100vh - ${barHeight}) * ${ratio}), calc(100vw - ${sideSpace})`;
}

/**
 * Loads the variant that a picture of these `sizes` would show, by default the one of the lightbox. A `<picture>` outside
 * the document chooses like one inside; a preload link would cause a warning when it stays unused.
 */
export function prefetchPicture(
  picture: Picture,
  sizes = lightboxSizes(picture),
  maxWidthPx = Number.POSITIVE_INFINITY,
): void {
  const parent = document.createElement('picture');
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.sizes = sizes;
  source.srcset = srcset(picture, 'avif', pictureBase, { maxWidthPx });
  const image = document.createElement('img');
  parent.append(source, image);
  image.sizes = sizes;
  image.srcset = srcset(picture, 'jpeg', pictureBase, { maxWidthPx });
}
