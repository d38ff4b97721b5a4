import * as words from 'virtual:words';
import { PauseIcon, PlayIcon } from '../icons.tsx';
import styles from './Carousel.module.css';
import { EnterFullscreenIcon, LeaveFullscreenIcon, NextIcon, PreviousIcon } from './carousel-icons.tsx';
import type { Side } from './carousel-state.ts';

type Props = {
  hasMany: boolean;
  /** Whether the visitor is near. */
  isAwake: boolean;
  isRotationOn: boolean;
  fullscreen: { isFullscreen: boolean; toggle: () => void };
  onToggleRotation: () => void;
  onStep: (by: Side) => void;
};

/**
 * The rotation button comes first in the tab order; on the picture it stands between the arrows. All of them need
 * scripts, so no page carries their markup; they come when the visitor is near, so that a click finds a long list of
 * carousels painted sooner.
 */
export function CarouselControls({
  hasMany,
  isAwake,
  isRotationOn,
  fullscreen,
  onToggleRotation,
  onStep,
}: Props) {
  if (!isAwake) return <div className={styles.controls} />;
  const fullscreenLabel = fullscreen.isFullscreen ? words.leaveFullscreen : words.enterFullscreen;
  return (
    <div className={styles.controls}>
      {hasMany && (
        <>
          <button
            className={styles.control}
            type="button"
            data-control="rotation"
            aria-label={isRotationOn ? words.stopSlides : words.startSlides}
            onClick={onToggleRotation}
          >
            {isRotationOn ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button
            className={styles.control}
            type="button"
            data-control="previous"
            aria-label={words.previousSlide}
            onClick={() => onStep(-1)}
          >
            <PreviousIcon />
          </button>
          <button
            className={styles.control}
            type="button"
            aria-label={words.nextSlide}
            onClick={() => onStep(1)}
          >
            <NextIcon />
          </button>
        </>
      )}
      {/* iPhones have none. */}
      {document.fullscreenEnabled && (
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
