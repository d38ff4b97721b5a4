import type { Point } from '../slider/useSlider.ts';

/** Scale of a picture, where 1 fits the stage, and the offset of its center from the center of the stage in px. */
export type Zoom = { scale: number; x: number; y: number };

type Size = { width: number; height: number };

/** Limits of a zoom. `picture` is the size at scale 1. */
export type ZoomLimits = { stage: Size; picture: Size; maxScale: number };

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** Even the smallest file can be zoomed this much. */
const minMaxScale = 3;

/** Up to one pixel of the file per CSS pixel. */
export function maxScale(fileWidthPx: number, renderedWidthPx: number): number {
  return Math.max(minMaxScale, fileWidthPx / Math.max(1, renderedWidthPx));
}

/** Scales around `at` (from the middle of the stage), as far as the edges allow. */
export function scaleTo(zoom: Zoom, scale: number, at: Point, limits: ZoomLimits): Zoom {
  const newScale = Math.min(Math.max(scale, 1), limits.maxScale);
  const ratio = newScale / zoom.scale;
  return within(
    { scale: newScale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio },
    limits,
  );
}

export function moveBy(zoom: Zoom, by: Point, limits: ZoomLimits): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, limits);
}

/** Keeps the picture's edges out of the stage, and a picture narrower than the stage in the middle. */
function within({ scale, x, y }: Zoom, { stage, picture }: ZoomLimits): Zoom {
  if (scale === 1) return unzoomed;
  return {
    scale,
    x: clamp(x, (picture.width * scale - stage.width) / 2),
    y: clamp(y, (picture.height * scale - stage.height) / 2),
  };
}

function clamp(value: number, max: number): number {
  return max <= 0 ? 0 : Math.min(Math.max(value, -max), max);
}
