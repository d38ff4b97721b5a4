import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '../slider/useSlider.ts';

/**
 * The zoom of the open picture. The style attribute moves the frame, so that a moving finger renders nothing; only
 * `isZoomed` is React state. Points are in window coordinates.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, fileWidthPx: number | null) {
  const zoom = useRef(unzoomed);
  const [isZoomed, setIsZoomed] = useState(false);

  const change = (decide: (limits: ZoomLimits, middle: Point) => Zoom) => {
    const frame = stage.current?.querySelector<HTMLElement>('[data-place="0"] [data-frame]');
    const box = stage.current?.getBoundingClientRect();
    if (!frame || !box || fileWidthPx === null) return;
    const picture = { width: frame.offsetWidth, height: frame.offsetHeight };
    const limits = { stage: box, picture, maxScale: maxScale(fileWidthPx, picture.width) };
    const { scale, x, y } = decide(limits, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    zoom.current = { scale, x, y };
    frame.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setIsZoomed(scale > 1);
  };

  // Turning a phone changes the edges.
  const fitAgain = useEffectEvent(() => {
    if (isZoomed) change((limits) => scaleTo(zoom.current, zoom.current.scale, { x: 0, y: 0 }, limits));
  });
  useEffect(() => {
    window.addEventListener('resize', fitAgain);
    return () => window.removeEventListener('resize', fitAgain);
  }, []);

  return {
    isZoomed,
    scale: () => zoom.current.scale,
    /** Scales around `at`, or around the middle. */
    scaleTo: (scale: number, at?: Point) =>
      change((limits, middle) => {
        const { x, y } = at ?? middle;
        return scaleTo(zoom.current, scale, { x: x - middle.x, y: y - middle.y }, limits);
      }),
    moveBy: (by: Point) => change((limits) => moveBy(zoom.current, by, limits)),
    /** Moves a point to the middle. */
    lookAt: ({ x, y }: Point) =>
      change((limits, middle) => moveBy(zoom.current, { x: middle.x - x, y: middle.y - y }, limits)),
    reset: () => change(() => unzoomed),
  };
}

export type ZoomControl = ReturnType<typeof useZoom>;

/** Scale of a picture, where 1 fits the stage, and the offset of its center from the center of the stage in px. */
type Zoom = { scale: number; x: number; y: number };

type Size = { width: number; height: number };

/** Limits of a zoom. `picture` is the size at scale 1. */
type ZoomLimits = { stage: Size; picture: Size; maxScale: number };

const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** Even the smallest file can be zoomed this much. */
const minMaxScale = 3;

/** Up to one pixel of the file per CSS pixel. */
function maxScale(fileWidthPx: number, renderedWidthPx: number): number {
  return Math.max(minMaxScale, fileWidthPx / Math.max(1, renderedWidthPx));
}

/** Scales around `at` (from the middle of the stage), as far as the edges allow. */
function scaleTo(zoom: Zoom, scale: number, at: Point, limits: ZoomLimits): Zoom {
  const newScale = Math.min(Math.max(scale, 1), limits.maxScale);
  const ratio = newScale / zoom.scale;
  return within(
    { scale: newScale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio },
    limits,
  );
}

function moveBy(zoom: Zoom, by: Point, limits: ZoomLimits): Zoom {
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
