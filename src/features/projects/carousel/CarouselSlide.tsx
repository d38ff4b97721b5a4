import * as t from 'virtual:messages';
import { useState } from 'react';
import type { Picture } from '../../../core/picture.ts';
import { Playable } from '../../../lightbox/Playable.tsx';
import { PictureImage } from '../../../ui/PictureImage.tsx';
import styles from './Carousel.module.css';

export type Slide = { original: Picture; thumbnail?: Picture };

/** The stage is wider than a thumbnail on any screen. */
const narrowestPx = 480;

type Props = {
  slide: Slide;
  /** Its name in the address when it is shown whole. */
  id: string;
  label: string;
  place: 'centre' | 'before' | 'after' | 'hidden';
  isShown: boolean;
  isFirst: boolean;
  sizes: string;
  fallbackSource: string;
};

export function CarouselSlide(props: Props) {
  const { slide, id, label, place, isShown, isFirst, sizes, fallbackSource } = props;
  const [isBroken, setIsBroken] = useState(false);
  const image = (
    <PictureImage
      className={styles.picture}
      picture={slide.original}
      sizes={sizes}
      narrowest={narrowestPx}
      isTinted={false}
      // What slides in is hidden beside the stage at first, where a lazy picture would wait.
      isNeeded={!isFirst}
      alt={import.meta.env.HAS_CLIPS ? slide.original.alt : undefined}
      onError={() => setIsBroken(true)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={`${styles.slide} tint-${slide.original.tint}`}
      role="group"
      aria-roledescription={t.slide}
      aria-label={label}
      data-place={place}
      data-figure={id}
      inert={!isShown}
    >
      {isBroken && fallbackSource ? (
        <img className={styles.picture} src={fallbackSource} alt={slide.original.alt} />
      ) : import.meta.env.HAS_CLIPS ? (
        <Playable picture={slide.original}>{image}</Playable>
      ) : (
        image
      )}
    </div>
  );
}
