import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type Drag,
  inlineDirection,
  type Point,
  pointOf,
  type Side,
  type Slider,
  swipeDeltaPx,
} from '../slider/useSlider.ts';
import type { ZoomControl } from './useZoom.ts';

/** Height of the browsers' controls of a video, at most. */
const controlsPx = 96;

type Gesture =
  | { kind: 'drag'; drag: Drag }
  | { kind: 'pan'; last: Point }
  | { kind: 'pinch'; distancePx: number; middle: Point; scale: number };

type Options = {
  stage: RefObject<HTMLElement | null>;
  slider: Slider;
  zoom: ZoomControl;
  onStep: (by: Side) => void;
  onClose: () => void;
};

/** Fingers, pens, mice and wheels on the stage: step, zoom, close. Each gesture has a key and a button, too. */
export function useGestures({ stage, slider, zoom, onStep, onClose }: Options) {
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  /** Whether a gesture has used the pointer, so that the click at its end does not count. */
  const isHandled = useRef(false);
  const taps = useDoubleTap(zoom, onClose);
  useWheel({ stage, zoom, onStep });

  const hold = (isHeld: boolean) => stage.current?.toggleAttribute('data-held', isHeld);

  const startPinch = () => {
    const [one, other] = [...fingers.current.values()];
    if (!one || !other) return;
    if (gesture.current?.kind === 'drag') slider.settle();
    gesture.current = { kind: 'pinch', ...span(one, other), scale: zoom.scale() };
    isHandled.current = true;
    hold(true);
  };

  const startMove = (event: PointerEvent) => {
    isHandled.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold(true);
  };

  const move = (current: Gesture, to: Point, event: PointerEvent) => {
    if (current.kind === 'pinch') pinch(current, [...fingers.current.values()], zoom);
    else if (current.kind === 'pan') {
      zoom.moveBy({ x: to.x - current.last.x, y: to.y - current.last.y });
      current.last = to;
    } else if (zoom.isZoomed) {
      const { from } = current.drag;
      if (span(from, to).distancePx < swipeDeltaPx) return;
      gesture.current = { kind: 'pan', last: from };
      startMove(event);
      move(gesture.current, to, event);
    } else {
      const wasDragging = current.drag.axis !== null;
      if (slider.drag(current.drag, to) && !wasDragging) startMove(event);
    }
  };

  const tap = ({ heldPx }: Drag, event: PointerEvent) => {
    // A track that moves by less than a pixel looks at rest: it was tapped, not caught.
    isHandled.current = Math.abs(heldPx) < 1 && event.pointerType !== 'mouse' && isOnPicture(event);
    if (!isHandled.current) return;
    taps.tap(pointOf(event), event.timeStamp);
  };

  const lift = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const isCancelled = event.type === 'pointercancel';
    const [remaining] = fingers.current.values();
    const current = gesture.current;
    if (current?.kind === 'pinch' && remaining) gesture.current = { kind: 'pan', last: remaining };
    if (remaining) return;
    gesture.current = null;
    hold(false);
    if (current?.kind !== 'drag') return;
    slider.release(current.drag, pointOf(event), event.timeStamp, isCancelled);
    if (!current.drag.axis && !isCancelled) tap(current.drag, event);
  };

  return {
    handlers: {
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || isOnControls(event)) return;
        if (fingers.current.size === 0) {
          // The click of a first tap may come after the second press.
          isHandled.current = taps.press(event.timeStamp);
          gesture.current = { kind: 'drag', drag: slider.press(event) };
        }
        fingers.current.set(event.pointerId, pointOf(event));
        if (fingers.current.size === 2) startPinch();
      },
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return;
        // The stage gets no event if a mouse leaves it before it drags, and is released there.
        if (event.pointerType === 'mouse' && event.buttons === 0) return lift(event);
        const to = pointOf(event);
        fingers.current.set(event.pointerId, to);
        if (gesture.current) move(gesture.current, to, event);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
    /** A click on the stage closes, or centers a zoomed picture at the clicked point. */
    click: (event: MouseEvent) => {
      // On a slow device both clicks of two taps come after the taps; neither counts.
      if (isHandled.current) return;
      if (zoom.isZoomed) event.detail > 1 ? zoom.reset() : zoom.lookAt(pointOf(event));
      // Ignores the second click of a double click on the thumbnail.
      else if (event.detail <= 1) onClose();
    },
  };
}

function pinch(gesture: Extract<Gesture, { kind: 'pinch' }>, [one, other]: Point[], zoom: ZoomControl): void {
  if (!one || !other) return;
  const { distancePx, middle } = span(one, other);
  zoom.moveBy({ x: middle.x - gesture.middle.x, y: middle.y - gesture.middle.y });
  zoom.scaleTo(gesture.scale * (distancePx / gesture.distancePx), middle);
  gesture.middle = middle;
}

function span(one: Point, other: Point) {
  return {
    distancePx: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** A tap on a video is for its own controls. */
function isOnPicture({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('[data-frame]') !== null && !target.matches('video');
}

function isOnControls({ target, clientY }: PointerEvent): boolean {
  return target instanceof HTMLVideoElement && clientY > target.getBoundingClientRect().bottom - controlsPx;
}

/** A second tap that begins within this time zooms. */
const doubleTapMs = 280;
export const doubleTapScale = 2.5;

/**
 * Distinguishes one tap on the picture, which closes, from two, which zoom. One tap closes after a delay, since a second
 * may follow. Uses the times of the events in ms, because a slow device delivers events late.
 */
function useDoubleTap(zoom: ZoomControl, onClose: () => void) {
  const openedAt = useRef(0);
  const closeTimer = useRef(0);
  const lastTapAt = useRef(Number.NEGATIVE_INFINITY);
  const isSecond = useRef(false);
  useEffect(() => {
    openedAt.current = performance.now();
    return () => window.clearTimeout(closeTimer.current);
  }, []);

  return {
    /** Call when a finger comes down. Returns whether this begins a second tap, which keeps the first from closing. */
    press: (time: number): boolean => {
      isSecond.current = time - lastTapAt.current < doubleTapMs;
      if (isSecond.current) window.clearTimeout(closeTimer.current);
      return isSecond.current;
    },
    tap: (at: Point, time: number) => {
      // Ignores the second tap of a double tap on the thumbnail.
      if (time - openedAt.current < doubleTapMs) return;
      lastTapAt.current = isSecond.current ? Number.NEGATIVE_INFINITY : time;
      if (zoom.isZoomed) isSecond.current ? zoom.reset() : zoom.lookAt(at);
      else if (isSecond.current) zoom.scaleTo(doubleTapScale, at);
      else closeTimer.current = window.setTimeout(onClose, doubleTapMs);
    },
  };
}

/** Zoom per px of the wheel, and of a pinch on a trackpad. */
const wheelRate = 0.002;
const trackpadRate = 0.01;
const wheelLinePx = 16;
/** Two fingers that go this far across a trackpad step once, until they have rested. */
const trackpadStepPx = 60;
const trackpadRestMs = 150;

type UseWheelOptions = {
  stage: RefObject<HTMLElement | null>;
  zoom: ZoomControl;
  onStep: (by: Side) => void;
};

/** A wheel, or two fingers on a trackpad: zoom, move a zoomed picture, step. */
function useWheel({ stage, zoom, onStep }: UseWheelOptions) {
  const trackpad = useRef({ at: 0, px: 0, hasStepped: false });
  const swipeTrackpad = (px: number, at: number) => {
    const isNew = at - trackpad.current.at > trackpadRestMs;
    const { px: before, hasStepped } = isNew ? { px: 0, hasStepped: false } : trackpad.current;
    const isFar = !hasStepped && Math.abs(before + px) > trackpadStepPx;
    trackpad.current = { at, px: before + px, hasStepped: hasStepped || isFar };
    if (isFar) onStep((before + px) * inlineDirection() > 0 ? 1 : -1);
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
  // React adds passive wheel listeners, which cannot prevent the browser from zooming the page.
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => turnWheel(event);
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);
}
