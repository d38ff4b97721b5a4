import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { forward } from '../forward.ts';
import { decideSwipe, isDrag } from '../swipe-decision.ts';
import type { Row } from './useRow.ts';
import type { ZoomControl } from './useZoom.ts';

/** A finger that has moved less has tapped. */
const dragDeltaPx = 10;
/** How far a picture must be dragged to change or close, in % of the stage; or how fast, in px per ms. */
const thresholds = { swipeThresholdPercent: 25, flickThreshold: 0.4 };
/** Beyond the first and the last picture the row follows a finger reluctantly. */
const endResistance = 0.3;
/** A second tap within this time is meant for zooming. */
const doubleTapMs = 280;
export const doubleTapScale = 2.5;
/** How much a px of the wheel, or of two fingers on a trackpad, zooms. */
const wheelRate = 0.002;
const trackpadRate = 0.01;
const wheelLinePx = 16;
/** Two fingers that have gone so far across a trackpad ask for the next picture, once until they have rested. */
const trackpadStepPx = 60;
const trackpadRestMs = 150;

/** How high the browsers' controls of a video are, at most. */
const controlsPx = 96;

type Point = { x: number; y: number };

type Gesture =
  | { kind: 'press'; from: Point; startedAt: number; heldPx: number }
  | { kind: 'across' | 'down'; from: Point; startedAt: number; heldPx: number }
  | { kind: 'pan'; last: Point }
  | { kind: 'pinch'; distancePx: number; middle: Point; scale: number };

type Options = {
  stage: RefObject<HTMLElement | null>;
  row: Row;
  zoom: ZoomControl;
  /** Whether there is a picture on that side. */
  canStep: (by: 1 | -1) => boolean;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Fingers, pens, mice and wheels on the stage: walking, zooming, closing. Each of them has a key and a button, too. */
export function useGestures({ stage, row, zoom, canStep, onStep, onClose }: Options) {
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  /** Whether what the pointer did has been answered, so that the click it may end with is none. */
  const pointer = useRef({ isDone: false });
  const openedAt = useRef(0);
  const lastTap = useRef({ at: 0, timer: 0 });
  useEffect(() => {
    openedAt.current = performance.now();
    return () => window.clearTimeout(lastTap.current.timer);
  }, []);

  const trackpad = useRef({ at: 0, px: 0, hasStepped: false });
  const swipeTrackpad = (px: number, at: number) => {
    const isNew = at - trackpad.current.at > trackpadRestMs;
    const { px: before, hasStepped } = isNew ? { px: 0, hasStepped: false } : trackpad.current;
    const isFar = !hasStepped && Math.abs(before + px) > trackpadStepPx;
    trackpad.current = { at, px: before + px, hasStepped: hasStepped || isFar };
    if (isFar) onStep((before + px) * forward() > 0 ? 1 : -1);
  };

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      if (zoom.isZoomed) zoom.moveBy({ x: -event.deltaX, y: 0 });
      else swipeTrackpad(event.deltaX, event.timeStamp);
      return;
    }
    const px = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelLinePx : 1);
    const factor = Math.exp(-px * (event.ctrlKey ? trackpadRate : wheelRate));
    zoom.scaleTo(zoom.scale() * factor, pointOf(event));
  });
  // React listens to wheels passively, and so could not keep the browser from zooming the page.
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => turnWheel(event);
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);

  const hold = (isHeld: boolean) => stage.current?.toggleAttribute('data-held', isHeld);

  const startPinch = () => {
    const [one, other] = [...fingers.current.values()];
    if (!one || !other) return;
    if (gesture.current?.kind === 'across' || gesture.current?.kind === 'down') row.settle(0);
    const { distancePx, middle } = between(one, other);
    gesture.current = { kind: 'pinch', distancePx, middle, scale: zoom.scale() };
    pointer.current.isDone = true;
    hold(true);
  };

  const begin = (pressed: Extract<Gesture, { kind: 'press' }>, to: Point): Gesture => {
    const [acrossPx, downPx] = [to.x - pressed.from.x, to.y - pressed.from.y];
    if (Math.hypot(acrossPx, downPx) < dragDeltaPx) return pressed;
    if (zoom.isZoomed) return { kind: 'pan', last: pressed.from };
    if (isDrag(acrossPx, downPx, dragDeltaPx)) return { ...pressed, kind: 'across' };
    return { ...pressed, kind: 'down' };
  };

  const follow = (to: Point) => {
    const current = gesture.current;
    if (current?.kind === 'pan') {
      zoom.moveBy({ x: to.x - current.last.x, y: to.y - current.last.y });
      current.last = to;
    } else if (current?.kind === 'across') {
      const px = current.heldPx + to.x - current.from.x;
      const isEnd = !canStep(px * forward() < 0 ? 1 : -1);
      row.moveTo(isEnd ? px * endResistance : px, 0);
    } else if (current?.kind === 'down') {
      row.moveTo(0, Math.max(0, to.y - current.from.y));
    }
  };

  const pinch = () => {
    const current = gesture.current;
    const [one, other] = [...fingers.current.values()];
    if (current?.kind !== 'pinch' || !one || !other) return;
    const { distancePx, middle } = between(one, other);
    zoom.moveBy({ x: middle.x - current.middle.x, y: middle.y - current.middle.y });
    zoom.scaleTo(current.scale * (distancePx / current.distancePx), middle);
    current.middle = middle;
  };

  /** A finger or pen on the picture may be about to tap twice, so one tap closes a moment later. */
  const tap = (at: Point, time: number) => {
    // The second tap of two on the thumbnail is not meant for the viewer.
    if (time - openedAt.current < doubleTapMs) return;
    const isSecond = time - lastTap.current.at < doubleTapMs;
    window.clearTimeout(lastTap.current.timer);
    const closes = !isSecond && !zoom.isZoomed;
    lastTap.current = {
      at: isSecond ? 0 : time,
      timer: closes ? window.setTimeout(onClose, doubleTapMs) : 0,
    };
    if (zoom.isZoomed) isSecond ? zoom.reset() : zoom.lookAt(at);
    else if (isSecond) zoom.scaleTo(doubleTapScale, at);
  };

  const end = (event: PointerEvent, isCancelled: boolean) => {
    const [at, time] = [pointOf(event), event.timeStamp];
    const current = gesture.current;
    gesture.current = null;
    if (current?.kind === 'press') {
      if (current.heldPx !== 0) row.settle(current.heldPx);
      // What still moves by a part of a px stands for whoever sees it, and was not caught but tapped.
      const isCaught = Math.abs(current.heldPx) >= 1;
      if (!isCaught && !isCancelled && event.pointerType !== 'mouse' && isOnPicture(event)) {
        pointer.current.isDone = true;
        tap(at, time);
      }
    }
    if (current?.kind !== 'across' && current?.kind !== 'down') return;
    const isAcross = current.kind === 'across';
    const distancePx = isAcross ? (at.x - current.from.x) * forward() : Math.max(0, at.y - current.from.y);
    const stagePx = isAcross ? row.widthPx() : row.heightPx();
    const swipe = { distancePx, elapsedMs: time - current.startedAt, stagePx };
    const by = isCancelled ? 0 : decideSwipe(swipe, thresholds);
    if (by === 0) row.settle(isAcross ? row.hold() : 0, isAcross ? 0 : distancePx);
    else if (!isAcross) onClose();
    else if (canStep(by)) onStep(by);
    else row.settle(row.hold());
  };

  const lift = (event: PointerEvent, isCancelled: boolean) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const [remaining] = fingers.current.values();
    if (gesture.current?.kind === 'pinch') {
      gesture.current = remaining ? { kind: 'pan', last: remaining } : null;
    } else if (!remaining) {
      end(event, isCancelled);
    }
    if (!remaining) hold(false);
  };

  return {
    handlers: {
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || isOnControls(event)) return;
        const at = pointOf(event);
        if (fingers.current.size === 0) {
          pointer.current.isDone = false;
          gesture.current = { kind: 'press', from: at, startedAt: event.timeStamp, heldPx: row.hold() };
        }
        fingers.current.set(event.pointerId, at);
        if (fingers.current.size === 2) startPinch();
      },
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return;
        const to = pointOf(event);
        fingers.current.set(event.pointerId, to);
        if (gesture.current?.kind === 'press') {
          gesture.current = begin(gesture.current, to);
          if (gesture.current.kind !== 'press') {
            pointer.current.isDone = true;
            event.currentTarget.setPointerCapture(event.pointerId);
            hold(true);
          }
        }
        if (gesture.current?.kind === 'pinch') pinch();
        else follow(to);
      },
      onPointerUp: (event: PointerEvent) => lift(event, false),
      onPointerCancel: (event: PointerEvent) => lift(event, true),
    },
    /** A click on the stage closes; a picture that is seen closer is moved to where it was clicked. */
    click: (event: MouseEvent) => {
      if (pointer.current.isDone) pointer.current.isDone = false;
      else if (zoom.isZoomed) event.detail > 1 ? zoom.reset() : zoom.lookAt(pointOf(event));
      // The second click of a double click on the thumbnail is not meant for the viewer.
      else if (event.detail <= 1) onClose();
    },
  };
}

/** A tap on a video is for its own controls. */
function isOnPicture({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('[data-frame]') !== null && !target.matches('video');
}

function isOnControls({ target, clientY }: PointerEvent): boolean {
  return target instanceof HTMLVideoElement && clientY > target.getBoundingClientRect().bottom - controlsPx;
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

function between(one: Point, other: Point) {
  return {
    distancePx: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
