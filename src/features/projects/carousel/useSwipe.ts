import { type PointerEvent, type RefObject, useRef } from 'react';
import { decideSwipe, isDrag } from '../../../slider/swipe-decision.ts';
import { inlineDirection } from '../../../ui/inline-direction.ts';
import type { CarouselOptions } from './carousel-options.ts';
import type { Side } from './carousel-state.ts';

type Gesture = { pointerId: number; startX: number; startY: number; startedAt: number; isDragging: boolean };

type Options = {
  track: RefObject<HTMLElement | null>;
  stagePx: RefObject<number>;
  options: CarouselOptions;
  onPull: (towards: Side) => void;
  onRelease: (towards: Side | 0) => void;
};

/**
 * Dragging by finger, pen or mouse. The row follows through a custom property set here and not through React,
 * so that a moving finger renders nothing. The browser keeps vertical scrolling (`touch-action: pan-y`).
 */
export function useSwipe({ track, stagePx, options, onPull, onRelease }: Options) {
  const gesture = useRef<Gesture | null>(null);
  const hasDragged = useRef(false);

  const finish = (event: PointerEvent, isCancelled: boolean) => {
    const current = gesture.current;
    if (current?.pointerId !== event.pointerId) return;
    gesture.current = null;
    if (!current.isDragging) return;
    track.current?.style.removeProperty('--pulled');
    const swipe = {
      distancePx: (event.clientX - current.startX) * inlineDirection(),
      elapsedMs: event.timeStamp - current.startedAt,
      stagePx: stagePx.current,
    };
    onRelease(isCancelled ? 0 : decideSwipe(swipe, options));
  };

  return {
    /** Whether the last press became a drag, so that the click at its end is none. */
    hasDragged: () => hasDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return;
        hasDragged.current = false;
        gesture.current = {
          pointerId: event.pointerId,
          startX: event.clientX,
          startY: event.clientY,
          startedAt: event.timeStamp,
          isDragging: false,
        };
      },
      onPointerMove: (event: PointerEvent) => {
        const current = gesture.current;
        if (current?.pointerId !== event.pointerId) return;
        const acrossPx = event.clientX - current.startX;
        if (!current.isDragging) {
          if (!isDrag(acrossPx, event.clientY - current.startY, options.swipeDeltaPx)) return;
          current.isDragging = true;
          hasDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        track.current?.style.setProperty('--pulled', `${acrossPx}px`);
        onPull(acrossPx * inlineDirection() < 0 ? 1 : -1);
      },
      onPointerUp: (event: PointerEvent) => finish(event, false),
      onPointerCancel: (event: PointerEvent) => finish(event, true),
    },
  };
}
