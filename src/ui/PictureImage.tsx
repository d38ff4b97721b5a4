import { playVideo } from 'virtual:messages';
import { jpegSource, type Picture, srcset } from '../core/picture.ts';
import { withBase } from '../core/routes.ts';
import { pictureBase } from '../router/base.ts';
import { usePlay } from './clips/PlayContext.ts';
import { PlayMark } from './clips/PlayMark.tsx';

type Props = {
  picture: Picture;
  /** How wide the layout draws it, as the `sizes` attribute says it. */
  sizes: string;
  /** Widest variant offered, in px: a thumbnail never needs the overlay's. */
  widest?: number;
  /** Narrowest variant offered, in px: a stage is never as narrow as a thumbnail. */
  narrowest?: number;
  /** `false` where what lies behind the picture has its colour already, or is too small to need one. */
  isTinted?: boolean;
  className?: string | undefined;
  /** `true` for a picture of the first screen. */
  isEager?: boolean;
  /** `true` for a picture wanted now though the layout still hides it, where a lazy one would never load. */
  isNeeded?: boolean;
  alt?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** `sizes` of a picture as wide as the page on phones: between its gutters of 0.6rem + 3vw each (tokens.css). */
export const pageWidthOnPhones = 'calc(94vw - 19px)';

/** One picture as AVIF with JPEG behind it, sized so that nothing moves when it arrives. */
export function PictureImage({
  picture,
  sizes,
  widest = 1600,
  narrowest = 0,
  isTinted = true,
  className,
  isEager = false,
  isNeeded = isEager,
  alt,
  onLoad,
  onError,
}: Props) {
  const jpegs = srcset(picture, 'jpeg', pictureBase, { narrowest, widest });
  // A set of one says nothing that `src` does not; Projects has 62 of them.
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
      <source
        type="image/avif"
        srcSet={srcset(picture, 'avif', pictureBase, { narrowest, widest })}
        sizes={sizes}
      />
      <img
        className={[className, isTinted && `tint-${picture.tint}`].filter(Boolean).join(' ')}
        // Before `src` and `srcset`: some browsers ask for the picture as soon as they see those.
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
