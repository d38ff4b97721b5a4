import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Factor by which the track follows a finger beyond the first or last slide. */
const endResistance = 0.3;

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** A point of the window, in CSS px. */
export type Point = { x: number; y: number };

export function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

/** A pointer on the slider. It has no axis until it has moved far enough to drag. */
export type Drag = {
  axis: 'x' | 'y' | null;
  from: Point;
  startedAt: number;
  /** How far the track was from rest when the pointer caught it, in px to the right. */
  heldPx: number;
};

type Options = {
  /** Contains the slides, each placed by its distance from the current position. */
  track: RefObject<HTMLElement | null>;
  /** Position of the slide at rest. A change by 1 slides there, any other change jumps. */
  position: number;
  slideMs: number;
  /** How far a drag must go to change the slide, in % of the slider. */
  swipeThresholdPercent: number;
  canStep: (by: Side) => boolean;
  onStep: (by: Side) => void;
  /** A drag shows part of the slide on that side. */
  onPull?: (towards: Side) => void;
  /** A drag down went far enough. Without it, drags down are ignored. */
  onSwipeDown?: () => void;
};

/**
 * Moves a track of slides by steps and drags. React renders the track at rest; the Web Animations API and the style
 * attribute move it, so that a moving finger renders nothing. A step renders the next slide at rest and animates the
 * track from its previous position, so a step may begin during another one.
 */
export function useSlider(options: Options) {
  const { track, position, slideMs, swipeThresholdPercent, canStep, onStep, onPull, onSwipeDown } = options;
  const lastPosition = useRef(position);

  const moveTo = (x: number, y = 0) => {
    if (track.current) track.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  const settleFrom = (x: number, y = 0) => {
    const element = track.current;
    if (!element) return;
    stop(element);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: slideMs,
      easing,
    });
  };

  useLayoutEffect(() => {
    const by = position - lastPosition.current;
    lastPosition.current = position;
    const element = track.current;
    if (element && Math.abs(by) === 1)
      settleFrom(offsetPx(element) + by * inlineDirection() * element.clientWidth);
  }, [position]);

  return {
    isMoving: () => track.current !== null && offsetPx(track.current) !== 0,
    /** Stops a moving track under a pointer. */
    press: (event: { clientX: number; clientY: number; timeStamp: number }): Drag => {
      const heldPx = track.current ? offsetPx(track.current) : 0;
      if (track.current) stop(track.current);
      if (heldPx !== 0) moveTo(heldPx);
      return { axis: null, from: pointOf(event), startedAt: event.timeStamp, heldPx };
    },
    /** Follows the pointer; returns whether it drags the track. */
    drag: (drag: Drag, to: Point): boolean => {
      const [acrossPx, downPx] = [to.x - drag.from.x, to.y - drag.from.y];
      if (!drag.axis) {
        const axis = dragAxis(acrossPx, downPx);
        if (axis === 'x' || onSwipeDown) drag.axis = axis;
      }
      if (drag.axis === 'x') {
        const px = drag.heldPx + acrossPx;
        const towards = px * inlineDirection() < 0 ? 1 : -1;
        onPull?.(towards);
        moveTo(canStep(towards) ? px : px * endResistance);
      } else if (drag.axis === 'y') moveTo(0, Math.max(0, downPx));
      return drag.axis !== null;
    },
    /** Ends a drag with a step, a swipe down, or the way back to rest. */
    release: (
      { axis, from, startedAt, heldPx }: Drag,
      to: Point,
      timeStamp: number,
      isCancelled: boolean,
    ) => {
      const element = track.current;
      if (!element) return;
      if (!axis) {
        if (heldPx !== 0) settleFrom(heldPx);
        return;
      }
      const isAcross = axis === 'x';
      const swipe = {
        distancePx: isAcross ? (to.x - from.x) * inlineDirection() : Math.max(0, to.y - from.y),
        elapsedMs: timeStamp - startedAt,
        sizePx: isAcross ? element.clientWidth : element.clientHeight,
      };
      const by = isCancelled ? 0 : decideSwipe(swipe, swipeThresholdPercent);
      if (by !== 0 && !isAcross) onSwipeDown?.();
      else if (by !== 0 && canStep(by)) onStep(by);
      else if (isAcross) settleFrom(offsetPx(element));
      else settleFrom(0, swipe.distancePx);
    },
    settle: () => settleFrom(0),
  };
}

export type Slider = ReturnType<typeof useSlider>;

function offsetPx(element: HTMLElement): number {
  return new DOMMatrix(getComputedStyle(element).transform).m41;
}

function stop(element: HTMLElement): void {
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.transform = '';
}

/** 1 is the side of the next slide, -1 that of the previous one. */
export type Side = 1 | -1;

/** `distancePx` is positive in the direction of the text, so in Arabic to the left. */
type Swipe = { distancePx: number; elapsedMs: number; sizePx: number };

/** A drag of at least this speed changes the slide at any length, in px per ms. */
const flickThreshold = 0.4;

/** A pointer that has moved less has not begun to drag. */
export const swipeDeltaPx = 10;

/**
 * The step after a finished drag: 1 or -1 if it was longer than `thresholdPercent` of the slider or fast enough,
 * otherwise 0. Dragging against the direction of the text (negative distance) pulls the next slide in.
 */
export function decideSwipe({ distancePx, elapsedMs, sizePx }: Swipe, thresholdPercent: number): Side | 0 {
  const isFar = Math.abs(distancePx) * 100 > sizePx * thresholdPercent;
  const isFlick = elapsedMs > 0 && Math.abs(distancePx) / elapsedMs > flickThreshold;
  if (distancePx === 0 || !(isFar || isFlick)) return 0;
  return distancePx < 0 ? 1 : -1;
}

/** The axis of a drag; `null` while the pointer has hardly moved. */
export function dragAxis(acrossPx: number, downPx: number): 'x' | 'y' | null {
  if (Math.hypot(acrossPx, downPx) < swipeDeltaPx) return null;
  return Math.abs(acrossPx) >= swipeDeltaPx && Math.abs(acrossPx) > Math.abs(downPx) ? 'x' : 'y';
}

/** 1 in left-to-right text, -1 in right-to-left text: a factor for horizontal distances. */
export function inlineDirection(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1;
}
