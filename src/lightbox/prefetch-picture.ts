import { type Picture, srcset } from '../core/picture.ts';
import { pictureBase } from '../router/base.ts';

/**
 * Loads the variant that `PictureImage` would show at `sizes`, before it is shown. A `<picture>` outside the
 * document chooses as one inside does; a preload link would be complained about when it stays unused.
 */
export function prefetchPicture(picture: Picture, sizes: string): void {
  const parent = document.createElement('picture');
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.sizes = sizes;
  source.srcset = srcset(picture, 'avif', pictureBase);
  const image = document.createElement('img');
  parent.append(source, image);
  image.sizes = sizes;
  image.srcset = srcset(picture, 'jpeg', pictureBase);
}
