import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '../slider/useSlider.ts';
import { maxScale, moveBy, scaleTo, unzoomed, type Zoom, type ZoomLimits } from './zoom.ts';

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
