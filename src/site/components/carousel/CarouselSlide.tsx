import { useState } from 'react';
import type { Picture } from '../../../model/picture.ts';
import * as labels from '../../labels.ts';
import { PictureImage } from '../PictureImage.tsx';
import styles from './Carousel.module.css';

export type Slide = { original: Picture; thumbnail: Picture };

type Props = {
  slide: Slide;
  label: string;
  place: 'centre' | 'before' | 'after' | 'hidden';
  isShown: boolean;
  /** Until then the slide is an empty, coloured place. */
  isRequested: boolean;
  isEager: boolean;
  isFirst: boolean;
  sizes: string;
  fallbackSource: string;
};

export function CarouselSlide(props: Props) {
  const { slide, label, place, isShown, isRequested, isEager, isFirst, sizes, fallbackSource } = props;
  const [isBroken, setIsBroken] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={`${styles.slide} tint-${slide.original.tint}`}
      role="group"
      aria-roledescription={labels.slide}
      aria-label={label}
      data-place={place}
      inert={!isShown}
    >
      {isRequested &&
        (isBroken && fallbackSource ? (
          <img className={styles.picture} src={fallbackSource} alt={slide.original.alt} />
        ) : (
          <PictureImage
            className={styles.picture}
            picture={slide.original}
            role="slide"
            sizes={sizes}
            isEager={isEager}
            // What slides in is hidden beside the stage at first, where a lazy picture would wait.
            isNeeded={isEager || !isFirst}
            onError={() => setIsBroken(true)}
          />
        ))}
    </div>
  );
}
