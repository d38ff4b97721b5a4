import { playVideo } from 'virtual:messages';
import { preload } from 'react-dom';
import { focusClass, jpegSource, type Picture, srcset } from '../core/picture.ts';
import { withBase } from '../core/routes.ts';
import { pictureBase } from '../router/base.ts';
import { usePart } from '../router/useNavigation.ts';
import { usePlay } from './clips/PlayContext.ts';
import { PlayMark } from './clips/PlayMark.tsx';

type Props = {
  picture: Picture;
  /** The `sizes` attribute. */
  sizes: string;
  /** Widest variant offered, in px: thumbnails never need those of the lightbox. */
  widest?: number;
  /** Narrowest variant offered, in px. */
  narrowest?: number;
  /** `false` if the background already has the placeholder color, or the picture is too small to need one. */
  isTinted?: boolean;
  className?: string | undefined;
  /** `true` on the first screen. */
  isEager?: boolean;
  /** `true` to load a picture that the layout still hides: a lazy one would never load. */
  isNeeded?: boolean;
  alt?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** `sizes` of a picture with the page's width on phones: between gutters of 0.6rem + 3vw each (tokens.css). */
export const pageWidthOnPhones = 'calc(94vw - 19px)';

/** A picture as AVIF with a JPEG fallback; its size is reserved before it loads. */
export function PictureImage({
  picture,
  sizes,
  widest = 1600,
  narrowest = 0,
  isTinted = true,
  className,
  isEager: isFirst = false,
  isNeeded: isWanted,
  alt,
  onLoad,
  onError,
}: Props) {
  // A part of the homepage is below its first screen.
  const isEager = import.meta.env.HAS_PARTS && usePart() ? false : isFirst;
  const isNeeded = isWanted ?? isEager;
  const jpegs = srcset(picture, 'jpeg', pictureBase, { narrowest, widest });
  const avifs = srcset(picture, 'avif', pictureBase, { narrowest, widest });
  // The browser paints before it has parsed as far as the picture. In the HTML only: a click renders at once.
  if (import.meta.env.SSR && isEager && !picture.clip)
    preload(jpegSource(picture, pictureBase, 800), {
      as: 'image',
      imageSrcSet: avifs,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    });
  // A set of one adds nothing to `src`; Projects has 62 of them.
  const hasChoice = jpegs.includes(', ');
  const play = usePlay();
  const image = (
    <picture>
      {import.meta.env.HAS_CLIPS && picture.clip && play && play !== 'video' && (
        <source
          media={play === 'asked' ? 'screen' : 'screen and (prefers-reduced-motion: no-preference)'}
          type={picture.clip.type}
          srcSet={withBase(pictureBase, picture.clip.path)}
        />
      )}
      <source type="image/avif" srcSet={avifs} sizes={sizes} />
      <img
        className={[
          className,
          isTinted && `tint-${picture.tint}`,
          picture.focus !== undefined && focusClass(picture.focus),
        ]
          .filter(Boolean)
          .join(' ')}
        // Before `src` and `srcset`: some browsers start loading as soon as they parse those.
        sizes={hasChoice ? sizes : undefined}
        loading={isNeeded ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        width={picture.width}
        height={picture.height}
        alt={
          import.meta.env.HAS_CLIPS && play === 'video'
            ? (alt ?? playVideo({ alt: picture.alt }))
            : (alt ?? picture.alt)
        }
        srcSet={hasChoice ? jpegs : undefined}
        src={jpegSource(picture, pictureBase, Math.min(widest, 800))}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
  if (!import.meta.env.HAS_CLIPS || play !== 'video') return image;
  return (
    <>
      {image}
      <PlayMark />
    </>
  );
}
