import * as t from 'virtual:messages';
import { type CSSProperties, useEffect, useState } from 'react';
import { MovementControl } from '../ui/clips/MovementControl.tsx';
import { movementOf, PlayContext } from '../ui/clips/PlayContext.ts';
import { Video } from '../ui/clips/Video.tsx';
import { PictureImage } from '../ui/PictureImage.tsx';
import styles from './Lightbox.module.css';
import { lightboxSizes } from './lightbox-sizes.ts';
import type { SlideFigure } from './useCurrentSlide.ts';

type Props = {
  figure: SlideFigure;
  /** Address of a small picture that stands in until the large one has arrived, or when it never does; "" for none. */
  thumbnail: string;
  /** Whether it is the open one. */
  isOpen: boolean;
  /** Whether it is to be played as soon as it is drawn, if it is a video. */
  playsAtOnce: boolean;
  /** Whether it may be loaded ahead. */
  isWanted: boolean;
  /** Whether it is seen closer, for which the largest file is wanted. */
  isZoomed: boolean;
  /** It is here, or never will be. */
  onReady: () => void;
};

/** Draws one figure as large as fits. What it draws is moved and zoomed by the element with `data-frame`. */
export function LightboxFigure({
  figure,
  thumbnail,
  isOpen,
  playsAtOnce,
  isWanted,
  isZoomed,
  onReady,
}: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const [hasRendered, setHasRendered] = useState(isOpen || isWanted);
  const [isLarge, setIsLarge] = useState(isZoomed);
  const [lacksLarge, setLacksLarge] = useState(false);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // What failed is asked for again when the visitor comes back to it, and when there is a connection again.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setIsBroken(false);
  }
  useEffect(() => {
    if (!isBroken) return;
    const askAgain = () => setIsBroken(false);
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [isBroken]);
  // For good: what is here need not be asked for again.
  if ((isOpen || isWanted) && !hasRendered) setHasRendered(true);
  if (isZoomed && !isLarge) setIsLarge(true);
  if (figure === 'failed') return <p className={styles.failure}>{t.pictureFailed}</p>;
  if (!figure) return null;
  const { picture } = figure.figure;
  const { clip } = picture;
  const isVideo = clip?.kind === 'video';
  const moves = isOpen && clip?.kind === 'animation';
  const alt = isVideo ? '' : picture.alt;
  const standsIn = isBroken && thumbnail !== '';
  if (isBroken && !standsIn && !isVideo)
    return (
      <div className={styles.failure} role="alert">
        <p>{t.pictureFailed}</p>
        <p>{picture.alt}</p>
      </div>
    );
  const ratio = { '--ratio': picture.width / picture.height } as CSSProperties;
  const frame = (
    <div className={`${styles.frame} tint-${picture.tint}`} style={ratio} data-frame="">
      {thumbnail && <img className={styles.layer} src={thumbnail} alt={standsIn ? alt : ''} />}
      {hasRendered && !isBroken && (
        <PictureImage
          className={styles.layer}
          picture={picture}
          sizes={isLarge && !lacksLarge ? `${picture.width}px` : lightboxSizes(picture)}
          widest={picture.width}
          isTinted={false}
          isEager={isOpen}
          isNeeded
          alt={alt}
          onLoad={onReady}
          onError={() => {
            // What was seen before is still to be had.
            if (isLarge && !lacksLarge) setLacksLarge(true);
            else setIsBroken(true);
            onReady();
          }}
        />
      )}
      {import.meta.env.HAS_CLIPS && isVideo && isOpen && (
        <Video picture={{ ...picture, clip }} playsAtOnce={playsAtOnce} />
      )}
    </div>
  );
  // Where nothing of this owner's plays, no page carries the code for it.
  if (!import.meta.env.HAS_CLIPS) return frame;
  return (
    <PlayContext value={moves && movementOf(choice)}>
      {frame}
      {moves && <MovementControl alt={picture.alt} choice={choice} onChoose={setChoice} />}
    </PlayContext>
  );
}
