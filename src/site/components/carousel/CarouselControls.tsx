import * as labels from '../../labels.ts';
import {
  EnterFullscreenIcon,
  LeaveFullscreenIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
} from '../icons.tsx';
import styles from './Carousel.module.css';
import type { Side } from './carousel-state.ts';

type Props = {
  hasMany: boolean;
  isRotationOn: boolean;
  fullscreen: { isSupported: boolean; isFullscreen: boolean; toggle: () => void };
  onToggleRotation: () => void;
  onStep: (by: Side) => void;
};

/** The rotation button comes first in the tab order; on the picture it stands between the arrows. */
export function CarouselControls({ hasMany, isRotationOn, fullscreen, onToggleRotation, onStep }: Props) {
  const fullscreenLabel = fullscreen.isFullscreen ? labels.leaveFullscreen : labels.enterFullscreen;
  return (
    <div className={styles.controls}>
      {hasMany && (
        <>
          <button
            className={styles.control}
            type="button"
            data-control="rotation"
            aria-label={isRotationOn ? labels.stopSlides : labels.startSlides}
            onClick={onToggleRotation}
          >
            {isRotationOn ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button
            className={styles.control}
            type="button"
            data-control="previous"
            aria-label={labels.previousSlide}
            onClick={() => onStep(-1)}
          >
            <PreviousIcon />
          </button>
          <button
            className={styles.control}
            type="button"
            aria-label={labels.nextSlide}
            onClick={() => onStep(1)}
          >
            <NextIcon />
          </button>
        </>
      )}
      {fullscreen.isSupported && (
        <button
          className={styles.control}
          type="button"
          aria-label={fullscreenLabel}
          onClick={fullscreen.toggle}
        >
          {fullscreen.isFullscreen ? <LeaveFullscreenIcon /> : <EnterFullscreenIcon />}
        </button>
      )}
    </div>
  );
}
