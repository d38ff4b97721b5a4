import * as t from 'virtual:messages';
import type { Picture } from '../../../core/picture.ts';
import type { Side } from '../../../slider/useSlider.ts';
import { lineIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../../../ui/icons.tsx';
import onPicture from '../../../ui/picture-control.module.css';
import styles from './Carousel.module.css';

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
