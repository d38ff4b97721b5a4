import * as t from 'virtual:messages';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigation } from '../router/useNavigation.ts';
import type { Side } from '../slider/decide-swipe.ts';
import { useSlider } from '../slider/useSlider.ts';
import { pictureOnPage } from './figure-on-page.ts';
import type { FoundFigure } from './figure-sequence.ts';
import styles from './Lightbox.module.css';
import { LightboxBar } from './LightboxBar.tsx';
import { LightboxFigure } from './LightboxFigure.tsx';
import { handleKey } from './lightbox-keys.ts';
import { StepButtons } from './StepButtons.tsx';
import { useCurrentSlide } from './useCurrentSlide.ts';
import { doubleTapScale } from './useDoubleTap.ts';
import { useGestures } from './useGestures.ts';
import { useModal } from './useModal.ts';
import { useZoom } from './useZoom.ts';

/** Delay of the address after a step, in ms: browsers limit how often it may change. */
const restMs = 200;

const slideMs = 260;
const swipeThresholdPercent = 25;

type Props = {
  found: FoundFigure;
  /** Whether the first figure, if it is a video, plays at once. */
  playsAtOnce: boolean;
  /** Parameter of the address that names the figure. */
  photoParam: string;
  /** Another figure is shown. */
  onStep: (id: string) => void;
  /** The visitor has stayed on this figure. */
  onRest: (id: string) => void;
  onClose: () => void;
};

/** Shows one picture over the page, as large as the window allows, with buttons for the next and previous ones. */
export function Lightbox({ found, playsAtOnce, photoParam, onStep, onRest, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // The placeholder of the first figure is its small picture on the page.
  const [thumbnail] = useState(() => pictureOnPage(found.shown.id)?.currentSrc ?? '');
  const titleId = useId();
  const countId = useId();
  const navigation = useNavigation();
  const { length } = found.sequence;
  const slides = useCurrentSlide(found);
  const { index } = slides;
  const entry = slides.figures.get(index);
  const slide = entry && entry !== 'failed' ? entry : null;
  const id = slide?.id ?? found.shown.id;
  const title = slide?.figure.title ?? '';
  const failure = entry === 'failed' ? t.pictureFailed : '';
  const count = length > 1 ? t.slideOf({ index: index + 1, count: length }) : '';

  useModal(dialog, id);
  const isVideo = slide?.figure.picture.clip?.kind === 'video';
  const zoom = useZoom(stage, isVideo ? null : (slide?.figure.picture.width ?? 0));

  const goTo = (place: number) => {
    zoom.reset();
    slides.goTo(place);
  };
  const onStepBy = (by: Side) => goTo(index + by);
  const slider = useSlider({
    track,
    position: index,
    slideMs,
    swipeThresholdPercent,
    canStep: (by) => index + by >= 0 && index + by < length,
    onStep: onStepBy,
    onSwipeDown: onClose,
  });
  const gestures = useGestures({ stage, slider, zoom, onStep: onStepBy, onClose });

  useArrival(id, slide !== null, onStep, onRest);

  return (
    // Escape is the keyboard's way to close it, and the close button is inside.
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-labelledby={failure ? undefined : titleId}
      aria-label={failure || undefined}
      aria-describedby={count ? countId : undefined}
      onKeyDown={(event) => handleKey(event, { zoom, index, last: length - 1, goTo })}
      onClick={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('a, button, video')) return;
        if (stage.current?.contains(event.target)) gestures.click(event);
        else if (event.detail <= 1) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser closes it without asking on a second Escape.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <LightboxBar
        titleId={titleId}
        title={title}
        camera={slide?.figure.camera ?? ''}
        countId={countId}
        count={count}
        address={slide ? navigation.addressWith(photoParam, id) : ''}
        isZoomed={zoom.isZoomed}
        onZoom={isVideo ? null : () => (zoom.isZoomed ? zoom.reset() : zoom.scaleTo(doubleTapScale))}
        onClose={onClose}
      />
      {length > 1 && (
        <StepButtons
          index={index}
          count={length}
          announcement={
            slides.hasStepped && entry
              ? t.walkedTo({ index: index + 1, count: length, title: failure || title })
              : ''
          }
          onGoTo={goTo}
        />
      )}
      <div
        className={styles.stage}
        ref={stage}
        data-zoomed={zoom.isZoomed ? '' : undefined}
        {...gestures.handlers}
      >
        <div className={styles.track} ref={track}>
          {[index - 1, index, index + 1].map(
            (place) =>
              place >= 0 &&
              place < length && (
                <div key={place} className={styles.slide} data-place={place - index} inert={place !== index}>
                  <LightboxFigure
                    figure={slides.figures.get(place)}
                    thumbnail={place === found.index ? thumbnail : ''}
                    isOpen={place === index}
                    mayLoad={slides.loadsAhead}
                    playsAtOnce={playsAtOnce && !slides.hasStepped}
                    isZoomed={place === index && zoom.isZoomed}
                    onReady={() => slides.markReady(place)}
                  />
                </div>
              ),
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Reports each figure that is shown, and again when the visitor stays on it. */
function useArrival(id: string, isHere: boolean, onStep: Props['onStep'], onRest: Props['onRest']) {
  const arrive = useEffectEvent(onStep);
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (!isHere) return;
    arrive(id);
    const timer = window.setTimeout(() => rest(id), restMs);
    return () => window.clearTimeout(timer);
  }, [id, isHere]);
}
