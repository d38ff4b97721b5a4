import * as t from 'virtual:messages';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigation } from '../router/useNavigation.ts';
import { useTrack } from '../slider/useTrack.ts';
import { inlineDirection } from '../ui/inline-direction.ts';
import { pictureOnPage } from './figure-on-page.ts';
import type { FoundFigure } from './figure-sequence.ts';
import styles from './Lightbox.module.css';
import { LightboxBar } from './LightboxBar.tsx';
import { LightboxFigure } from './LightboxFigure.tsx';
import { keyIntent } from './lightbox-keys.ts';
import { StepButtons } from './StepButtons.tsx';
import { useCurrentSlide } from './useCurrentSlide.ts';
import { useGestures } from './useGestures.ts';
import { useModal } from './useModal.ts';
import { doubleTapScale } from './useTaps.ts';
import { useZoom, type ZoomControl } from './useZoom.ts';

/** The address follows when the visitor has been with a picture this long: browsers refuse to have it changed often. */
const restMs = 200;

/** How far an arrow key moves a picture that is seen closer, in px. */
const panStepPx = 80;

type Props = {
  /** `isAskedFor`: the visitor clicked on it, by which a video is played. */
  found: FoundFigure & { isAskedFor: boolean };
  /** Parameter of the address that names what is shown. */
  photoParam: string;
  /** Another figure is shown now. */
  onStep: (id: string) => void;
  /** The visitor has stayed with it. */
  onRest: (id: string) => void;
  onClose: () => void;
};

/** One picture over the page, as large as the window allows, and the way to those beside it. */
export function Lightbox({ found, photoParam, onStep, onRest, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // The page's own small picture of the first figure stands in for it.
  const [thumbnail] = useState(() => pictureOnPage(found.shown.id)?.currentSrc ?? '');
  const titleId = useId();
  const countId = useId();
  const navigation = useNavigation();
  const { length } = found.sequence;
  const walk = useCurrentSlide(found);
  const { index } = walk;
  const entry = walk.figures.get(index);
  const shown = entry && entry !== 'failed' ? entry : null;
  const id = shown?.id ?? found.shown.id;
  const title = shown?.figure.title ?? '';
  const failure = entry === 'failed' ? t.pictureFailed : '';
  const count = length > 1 ? t.slideOf({ index: index + 1, count: length }) : '';

  useModal(dialog, id);
  const row = useTrack(track, index);
  const isVideo = shown?.figure.picture.clip?.kind === 'video';
  const zoom = useZoom(stage, isVideo ? null : (shown?.figure.picture.width ?? 0));

  const goTo = (place: number) => {
    zoom.reset();
    if (Math.abs(place - index) === 1 && place >= 0 && place < length) row.startStep(place > index ? 1 : -1);
    walk.goTo(place);
  };
  const gestures = useGestures({
    stage,
    row,
    zoom,
    canStep: (by) => index + by >= 0 && index + by < length,
    onStep: (by) => goTo(index + by),
    onClose,
  });

  useArrival(id, shown !== null, onStep, onRest);

  return (
    // Escape is the keyboard's way to close it, and the close button is inside.
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-labelledby={failure ? undefined : titleId}
      aria-label={failure || undefined}
      aria-describedby={count ? countId : undefined}
      onKeyDown={(event) => answerKey(event, { zoom, index, last: length - 1, goTo })}
      onClick={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('a, button, video')) return;
        if (stage.current?.contains(event.target)) gestures.click(event);
        else if (event.detail <= 1) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it without asking, as on a second Escape.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <LightboxBar
        titleId={titleId}
        title={title}
        countId={countId}
        count={count}
        address={shown ? navigation.addressWith(photoParam, id) : ''}
        isZoomed={zoom.isZoomed}
        onZoom={isVideo ? null : () => (zoom.isZoomed ? zoom.reset() : zoom.scaleTo(doubleTapScale))}
        onClose={onClose}
      />
      {length > 1 && (
        <StepButtons
          index={index}
          count={length}
          announcement={
            walk.hasStepped && entry
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
                    figure={walk.figures.get(place)}
                    thumbnail={place === found.index ? thumbnail : ''}
                    isOpen={place === index}
                    isWanted={walk.loadsAhead}
                    playsAtOnce={found.isAskedFor && !walk.hasStepped}
                    isZoomed={place === index && zoom.isZoomed}
                    onReady={() => walk.markReady(place)}
                  />
                </div>
              ),
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Tells of the figure the visitor comes to, and again when they have stayed with it. */
function useArrival(id: string, isHere: boolean, onStep: Props['onStep'], onRest: Props['onRest']) {
  const tell = useEffectEvent(onStep);
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (!isHere) return;
    tell(id);
    const timer = window.setTimeout(() => rest(id), restMs);
    return () => window.clearTimeout(timer);
  }, [id, isHere]);
}

type Keyed = { zoom: ZoomControl; index: number; last: number; goTo: (place: number) => void };

function answerKey(event: KeyboardEvent, { zoom, index, last, goTo }: Keyed): void {
  // A video's own controls have keys of their own.
  const intent = event.target instanceof HTMLVideoElement ? null : keyIntent(event);
  if (!intent) return;
  event.preventDefault();
  if (intent.kind === 'end') goTo(intent.isLast ? last : 0);
  else if (intent.kind === 'zoom')
    intent.factor === 0 ? zoom.reset() : zoom.scaleTo(zoom.scale() * intent.factor);
  else if (zoom.isZoomed) zoom.moveBy({ x: -intent.across * panStepPx, y: -intent.down * panStepPx });
  else if (intent.across !== 0) goTo(index + intent.across * inlineDirection());
}
