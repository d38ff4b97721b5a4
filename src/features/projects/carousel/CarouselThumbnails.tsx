import * as t from 'virtual:messages';
import { type PointerEvent, useEffect, useRef } from 'react';
import { fullSource } from '../../../core/picture.ts';
import { pictureBase } from '../../../router/base.ts';
import { isPlainClick } from '../../../router/Link.tsx';
import { PictureImage } from '../../../ui/PictureImage.tsx';
import styles from './Carousel.module.css';
import type { Slide } from './CarouselSlide.tsx';

/** A pointer that rests this long on a thumbnail shows its slide. */
const hoverMs = 300;

type Props = {
  slides: Slide[];
  shown: number;
  onShow: (index: number) => void;
};

/** Links to the full pictures, which a plain click or a resting pointer shows on the stage instead. */
export function CarouselThumbnails({ slides, shown, onShow }: Props) {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const showSoon = (event: PointerEvent, index: number) => {
    if (event.pointerType === 'mouse') timer.current = window.setTimeout(() => onShow(index), hoverMs);
  };
  return (
    <div className={styles.thumbnails}>
      {slides.map(({ original, thumbnail }, index) => (
        <a
          key={original.path}
          className={styles.thumbnail}
          href={fullSource(original, pictureBase)}
          aria-label={t.showSlide({ index: index + 1 })}
          aria-current={index === shown || undefined}
          onPointerEnter={(event) => showSoon(event, index)}
          onPointerLeave={() => window.clearTimeout(timer.current)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            window.clearTimeout(timer.current);
            onShow(index);
          }}
        >
          <PictureImage
            className={styles.preview}
            picture={thumbnail ?? original}
            sizes="72px"
            widest={160}
            isTinted={false}
            alt=""
          />
        </a>
      ))}
    </div>
  );
}
