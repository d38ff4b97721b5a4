import { playVideo } from 'virtual:messages';
import { preload } from 'react-dom';
import { jpegSource, type Picture } from '../core/picture.ts';
import { withBase } from '../core/routes.ts';
import { pictureBase } from '../router/base.ts';
import { usePart } from '../router/useNavigation.ts';
import { usePlay } from './clips/PlayContext.ts';
import { PlayMark } from './clips/PlayMark.tsx';
import { movementMedia, type PictureLook, pictureAttributes } from './picture-attributes.ts';

type Props = PictureLook & {
  picture: Picture;
  alt?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** A picture as AVIF with a JPEG fallback. */
export function PictureImage({ picture, alt, onLoad, onError, ...look }: Props) {
  // A part of the homepage is below its first screen.
  const isPart = import.meta.env.HAS_PARTS && usePart();
  const isEager = look.isEager === true && !isPart;
  const { avif, image } = pictureAttributes(picture, pictureBase, { ...look, isEager });
  // The browser paints before it has parsed as far as the picture. In the HTML only: a click renders at once.
  if (import.meta.env.SSR && isEager && !picture.clip)
    preload(jpegSource(picture, pictureBase, 800), {
      as: 'image',
      imageSrcSet: avif.srcSet,
      imageSizes: avif.sizes,
      type: avif.type,
      fetchPriority: 'high',
    });
  const play = usePlay();
  const isVideo = import.meta.env.HAS_CLIPS && play === 'video';
  const element = (
    <picture>
      {import.meta.env.HAS_CLIPS && picture.clip && play && play !== 'video' && (
        <source
          media={movementMedia(play === 'asked')}
          type={picture.clip.type}
          srcSet={withBase(pictureBase, picture.clip.path)}
        />
      )}
      <source {...avif} />
      <img
        {...image}
        alt={alt ?? (isVideo ? playVideo({ alt: picture.alt }) : picture.alt)}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
  if (!isVideo) return element;
  return (
    <>
      {element}
      <PlayMark />
    </>
  );
}
