import * as t from 'virtual:messages';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigation } from '../router/useNavigation.ts';
import { inlineDirection, type Side, useSlider } from '../slider/useSlider.ts';
import { figureOnPage, pictureOnPage } from './figure-on-page.ts';
import { type FoundFigure, photoParam } from './figure-sequence.ts';
import styles from './Lightbox.module.css';
import { LightboxBar, StepButtons } from './LightboxBar.tsx';
import { LightboxFigure, useCurrentSlide } from './LightboxFigure.tsx';
import { doubleTapScale, useGestures } from './useGestures.ts';
import { useZoom, type ZoomControl } from './useZoom.ts';

/** Delay of the address after a step, in ms: browsers limit how often it may change. */
const restMs = 200;

const slideMs = 260;
const swipeThresholdPercent = 25;

type Props = {
  found: FoundFigure;
  /** Whether the first figure, if it is a video, plays at once. */
  playsAtOnce: boolean;
  /** Another figure is shown. */
  onStep: (id: string) => void;
  /** The visitor has stayed on this figure. */
  onRest: (id: string) => void;
  onClose: () => void;
};

/** Shows one picture over the page, as large as the window allows, with buttons for the next and previous ones. */
export function Lightbox({ found, playsAtOnce, onStep, onRest, onClose }: Props) {
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

const zoomStep = 1.5;

/** How far an arrow key moves a zoomed picture. */
const panStepPx = 80;

const arrows: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

type Target = { zoom: ZoomControl; index: number; last: number; goTo: (index: number) => void };

/** Keys of the lightbox. Those with a modifier belong to the browser, those on a video to its controls. */
function handleKey(event: KeyboardEvent, { zoom, index, last, goTo }: Target): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || target instanceof HTMLVideoElement) return;
  const arrow = arrows[key];
  if (arrow) {
    if (zoom.isZoomed) zoom.moveBy({ x: -arrow.across * panStepPx, y: -arrow.down * panStepPx });
    else if (arrow.across !== 0) goTo(index + arrow.across * inlineDirection());
  } else if (key === 'Home') goTo(0);
  else if (key === 'End') goTo(last);
  // `=` is the key of `+` without Shift.
  else if (key === '+' || key === '=') zoom.scaleTo(zoom.scale() * zoomStep);
  else if (key === '-') zoom.scaleTo(zoom.scale() / zoomStep);
  else if (key === '0') zoom.reset();
  else return;
  event.preventDefault();
}

/**
 * Keeps the dialog modal while it is rendered. Closing returns the focus to the link of the last shown figure, or,
 * if the page does not have it, of the first one.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, shownId: string) {
  const [firstId] = useState(shownId);
  const lastId = useRef(shownId);
  useLayoutEffect(() => {
    lastId.current = shownId;
  }, [shownId]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Videos of the page would continue behind the dialog.
    for (const video of document.querySelectorAll('video')) video.pause();
    element.showModal();
    element.querySelector<HTMLElement>('[data-close]')?.focus();
    return () => {
      element.close();
      const last = figureOnPage(lastId.current);
      if (lastId.current !== firstId) last?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // Safari does not focus a clicked link, and after a link into the lightbox nothing had the focus.
      const opener = last ?? figureOnPage(firstId) ?? document.querySelector('h1');
      opener?.focus({ preventScroll: true });
    };
  }, [dialog, firstId]);
}
