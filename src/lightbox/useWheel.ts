import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { pointOf } from '../slider/useSlider.ts';
import { inlineDirection } from '../ui/inline-direction.ts';
import type { ZoomControl } from './useZoom.ts';

/** Zoom per px of the wheel, and of a pinch on a trackpad. */
const wheelRate = 0.002;
const trackpadRate = 0.01;
const wheelLinePx = 16;
/** Two fingers that go this far across a trackpad step once, until they have rested. */
const trackpadStepPx = 60;
const trackpadRestMs = 150;

type Options = {
  stage: RefObject<HTMLElement | null>;
  zoom: ZoomControl;
  onStep: (by: 1 | -1) => void;
};

/** A wheel, or two fingers on a trackpad: zoom, move a zoomed picture, step. */
export function useWheel({ stage, zoom, onStep }: Options) {
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
