import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { swipeDeltaPx } from '../slider/decide-swipe.ts';
import { type Drag, type Point, pointOf, type Slider } from '../slider/useSlider.ts';
import { useDoubleTap } from './useDoubleTap.ts';
import { useWheel } from './useWheel.ts';
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
  onStep: (by: 1 | -1) => void;
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
