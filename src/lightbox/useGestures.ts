import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { decideSwipe, isDrag } from '../slider/swipe-decision.ts';
import type { Row } from '../slider/useTrack.ts';
import { inlineDirection } from '../ui/inline-direction.ts';
import { between, type Point, pointOf } from './point.ts';
import { useTaps } from './useTaps.ts';
import { useWheel } from './useWheel.ts';
import type { ZoomControl } from './useZoom.ts';

/** A finger that has moved less has tapped. */
const dragDeltaPx = 10;
/** How far a picture must be dragged to change or close, in % of the stage; or how fast, in px per ms. */
const thresholds = { swipeThresholdPercent: 25, flickThreshold: 0.4 };
/** Beyond the first and the last picture the row follows a finger reluctantly. */
const endResistance = 0.3;

/** How high the browsers' controls of a video are, at most. */
const controlsPx = 96;

type Start = { from: Point; startedAt: number; heldPx: number };
type Press = { kind: 'press' } & Start;
type Drag = { kind: 'across' | 'down' } & Start;
type Pan = { kind: 'pan'; last: Point };
type Pinch = { kind: 'pinch'; distancePx: number; middle: Point; scale: number };

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
export function useGestures(options: Options) {
  const { stage, row, zoom, onClose } = options;
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Press | Drag | Pan | Pinch | null>(null);
  /** Whether what the pointer did has been answered, so that the click it may end with is none. */
  const isAnswered = useRef(false);
  const tap = useTaps(zoom, onClose);
  useWheel(options);

  const hold = (isHeld: boolean) => stage.current?.toggleAttribute('data-held', isHeld);

  const startPinch = () => {
    const [one, other] = [...fingers.current.values()];
    if (!one || !other) return;
    if (gesture.current?.kind === 'across' || gesture.current?.kind === 'down') row.settle(0);
    gesture.current = { kind: 'pinch', ...between(one, other), scale: zoom.scale() };
    isAnswered.current = true;
    hold(true);
  };

  const follow = (to: Point) => {
    const current = gesture.current;
    if (current?.kind === 'pan') pan(current, to, zoom);
    else if (current?.kind === 'pinch') pinch(current, [...fingers.current.values()], zoom);
    else if (current?.kind === 'across' || current?.kind === 'down') drag(current, to, options);
  };

  const end = (event: PointerEvent, isCancelled: boolean) => {
    const current = gesture.current;
    gesture.current = null;
    if (current?.kind === 'across' || current?.kind === 'down')
      endDrag(current, pointOf(event), event.timeStamp, isCancelled, options);
    if (current?.kind !== 'press') return;
    if (current.heldPx !== 0) row.settle(current.heldPx);
    // What still moves by a part of a px stands for whoever sees it, and was not caught but tapped.
    const isCaught = Math.abs(current.heldPx) >= 1;
    if (isCaught || isCancelled || event.pointerType === 'mouse' || !isOnPicture(event)) return;
    isAnswered.current = true;
    tap(pointOf(event), event.timeStamp);
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
          isAnswered.current = false;
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
          gesture.current = begin(gesture.current, to, zoom.isZoomed);
          if (gesture.current.kind !== 'press') {
            isAnswered.current = true;
            event.currentTarget.setPointerCapture(event.pointerId);
            hold(true);
          }
        }
        follow(to);
      },
      onPointerUp: (event: PointerEvent) => lift(event, false),
      onPointerCancel: (event: PointerEvent) => lift(event, true),
    },
    /** A click on the stage closes; a picture that is seen closer is moved to where it was clicked. */
    click: (event: MouseEvent) => {
      if (isAnswered.current) isAnswered.current = false;
      else if (zoom.isZoomed) event.detail > 1 ? zoom.reset() : zoom.lookAt(pointOf(event));
      // The second click of a double click on the thumbnail is not meant for the viewer.
      else if (event.detail <= 1) onClose();
    },
  };
}

/** What a press becomes when the finger has moved. */
function begin(press: Press, to: Point, isZoomed: boolean): Press | Drag | Pan {
  const [acrossPx, downPx] = [to.x - press.from.x, to.y - press.from.y];
  if (Math.hypot(acrossPx, downPx) < dragDeltaPx) return press;
  if (isZoomed) return { kind: 'pan', last: press.from };
  return { ...press, kind: isDrag(acrossPx, downPx, dragDeltaPx) ? 'across' : 'down' };
}

function pan(gesture: Pan, to: Point, zoom: ZoomControl): void {
  zoom.moveBy({ x: to.x - gesture.last.x, y: to.y - gesture.last.y });
  gesture.last = to;
}

function pinch(gesture: Pinch, [one, other]: Point[], zoom: ZoomControl): void {
  if (!one || !other) return;
  const { distancePx, middle } = between(one, other);
  zoom.moveBy({ x: middle.x - gesture.middle.x, y: middle.y - gesture.middle.y });
  zoom.scaleTo(gesture.scale * (distancePx / gesture.distancePx), middle);
  gesture.middle = middle;
}

function drag({ kind, from, heldPx }: Drag, to: Point, { row, canStep }: Options): void {
  if (kind === 'down') {
    row.moveTo(0, Math.max(0, to.y - from.y));
    return;
  }
  const px = heldPx + to.x - from.x;
  const isEnd = !canStep(px * inlineDirection() < 0 ? 1 : -1);
  row.moveTo(isEnd ? px * endResistance : px, 0);
}

/** Far or fast enough across leads to the picture beside, down closes; any other drag leads back. */
function endDrag(
  { kind, from, startedAt }: Drag,
  at: Point,
  time: number,
  isCancelled: boolean,
  { row, canStep, onStep, onClose }: Options,
): void {
  const isAcross = kind === 'across';
  const distancePx = isAcross ? (at.x - from.x) * inlineDirection() : Math.max(0, at.y - from.y);
  const stagePx = isAcross ? row.widthPx() : row.heightPx();
  const swipe = { distancePx, elapsedMs: time - startedAt, stagePx };
  const by = isCancelled ? 0 : decideSwipe(swipe, thresholds);
  if (by === 0) row.settle(isAcross ? row.hold() : 0, isAcross ? 0 : distancePx);
  else if (!isAcross) onClose();
  else if (canStep(by)) onStep(by);
  else row.settle(row.hold());
}

/** A tap on a video is for its own controls. */
function isOnPicture({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('[data-frame]') !== null && !target.matches('video');
}

function isOnControls({ target, clientY }: PointerEvent): boolean {
  return target instanceof HTMLVideoElement && clientY > target.getBoundingClientRect().bottom - controlsPx;
}
