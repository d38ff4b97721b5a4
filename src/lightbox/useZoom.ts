import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from './point.ts';
import { largestScale, moveBy, scaleTo, unzoomed, type Zoom } from './zoom.ts';

/**
 * The open picture seen closer. The frame is moved here and not through React, so that moving fingers render nothing;
 * `isZoomed` tells of the change alone. Points are the window's.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, fileWidthPx: number | null) {
  const zoom = useRef(unzoomed);
  const [isZoomed, setIsZoomed] = useState(false);

  const change = (decide: (room: Parameters<typeof moveBy>[2], middle: Point) => Zoom) => {
    const frame = stage.current?.querySelector<HTMLElement>('[data-place="0"] [data-frame]');
    const box = stage.current?.getBoundingClientRect();
    if (!frame || !box || fileWidthPx === null) return;
    const picture = { width: frame.offsetWidth, height: frame.offsetHeight };
    const room = { stage: box, picture, largestScale: largestScale(fileWidthPx, picture.width) };
    const { scale, x, y } = decide(room, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    zoom.current = { scale, x, y };
    frame.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setIsZoomed(scale > 1);
  };

  // A phone that is turned has other edges.
  const fitAgain = useEffectEvent(() => {
    if (isZoomed) change((room) => scaleTo(zoom.current, zoom.current.scale, { x: 0, y: 0 }, room));
  });
  useEffect(() => {
    window.addEventListener('resize', fitAgain);
    return () => window.removeEventListener('resize', fitAgain);
  }, []);

  return {
    isZoomed,
    scale: () => zoom.current.scale,
    /** `at` stays where it is, or else the middle. */
    scaleTo: (scale: number, at?: Point) =>
      change((room, middle) => {
        const { x, y } = at ?? middle;
        return scaleTo(zoom.current, scale, { x: x - middle.x, y: y - middle.y }, room);
      }),
    moveBy: (by: Point) => change((room) => moveBy(zoom.current, by, room)),
    /** Brings a point to the middle. */
    lookAt: ({ x, y }: Point) =>
      change((room, middle) => moveBy(zoom.current, { x: middle.x - x, y: middle.y - y }, room)),
    /** The whole picture again. */
    reset: () => change(() => unzoomed),
  };
}

export type ZoomControl = ReturnType<typeof useZoom>;
