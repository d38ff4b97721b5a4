import type { KeyboardEvent } from 'react';
import { inlineDirection } from '../ui/inline-direction.ts';
import type { ZoomControl } from './useZoom.ts';

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
export function handleKey(event: KeyboardEvent, { zoom, index, last, goTo }: Target): void {
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
