import * as t from 'virtual:messages';
import { type PointerEvent, useEffect, useRef } from 'react';
import { fullSource, type Picture } from '../../../core/picture.ts';
import { pictureBase } from '../../../router/base.ts';
import { isPlainClick } from '../../../router/Link.tsx';
import type { Side } from '../../../slider/useSlider.ts';
import { lineIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../../../ui/icons.tsx';
import { PictureImage } from '../../../ui/PictureImage.tsx';
import onPicture from '../../../ui/picture-control.module.css';
import styles from './Carousel.module.css';
import type { Slide } from './CarouselSlide.tsx';

const EnterFullscreenIcon = lineIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');

const control = `${onPicture.control} ${styles.control}`;

type Props = {
  hasMany: boolean;
  isNearViewport: boolean;
  isRotationOn: boolean;
  /** Name of the figure on the stage. */
  shownId: string;
  shown: Picture | undefined;
  onToggleRotation: () => void;
  onStep: (by: Side) => void;
  onOpen: () => void;
};

/**
 * The rotation button is first in the tab order and between the arrows on the screen. The controls need scripts, so the
 * HTML has none; they are rendered when the carousel is near the window, so that a page with many carousels paints sooner.
 */
export function CarouselControls({
  hasMany,
  isNearViewport,
  isRotationOn,
  shownId,
  shown,
  onToggleRotation,
  onStep,
  onOpen,
}: Props) {
  if (!isNearViewport) return <div className={styles.controls} />;
  return (
    <div className={styles.controls}>
      {hasMany && (
        <>
          <button
            className={control}
            type="button"
            data-control="rotation"
            aria-label={isRotationOn ? t.stopSlides : t.startSlides}
            onClick={onToggleRotation}
          >
            {isRotationOn ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button
            className={control}
            type="button"
            data-control="previous"
            aria-label={t.previousSlide}
            onClick={() => onStep(-1)}
          >
            <PreviousIcon />
          </button>
          <button className={control} type="button" aria-label={t.nextSlide} onClick={() => onStep(1)}>
            <NextIcon />
          </button>
        </>
      )}
      <button
        className={control}
        type="button"
        aria-label={
          import.meta.env.HAS_CLIPS && shown?.clip?.kind === 'video'
            ? t.playVideo({ alt: shown.alt })
            : t.enterFullscreen
        }
        aria-haspopup="dialog"
        data-figure={shownId}
        onClick={onOpen}
      >
        {import.meta.env.HAS_CLIPS && shown?.clip?.kind === 'video' ? <PlayIcon /> : <EnterFullscreenIcon />}
      </button>
    </div>
  );
}

/** A pointer that rests this long on a thumbnail shows its slide. */
const hoverMs = 300;

type CarouselThumbnailsProps = {
  slides: Slide[];
  shown: number;
  onShow: (index: number) => void;
};

/** Links to the full pictures, which a plain click or a resting pointer shows on the stage instead. */
export function CarouselThumbnails({ slides, shown, onShow }: CarouselThumbnailsProps) {
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
            maxWidthPx={160}
            isTinted={false}
            alt=""
          />
        </a>
      ))}
    </div>
  );
}
