import * as t from 'virtual:messages';
import type { Picture } from '../../../core/picture.ts';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../../../ui/icons.tsx';
import onPicture from '../../../ui/picture-control.module.css';
import styles from './Carousel.module.css';
import { EnterFullscreenIcon } from './carousel-icons.tsx';
import type { Side } from './carousel-state.ts';

const control = `${onPicture.control} ${styles.control}`;

type Props = {
  hasMany: boolean;
  /** Whether the visitor is near. */
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
 * The rotation button comes first in the tab order; on the picture it stands between the arrows. All of them need
 * scripts, so no page carries their markup; they come when the visitor is near, so that a click finds a long list of
 * carousels painted sooner.
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
