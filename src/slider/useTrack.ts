import { type RefObject, useLayoutEffect, useRef } from 'react';
import { inlineDirection } from '../ui/inline-direction.ts';

/** From one picture to the next. */
const slideMs = 260;
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * The row in which the open picture and those beside it lie. Drawn at rest it stands where it is; it is moved here and
 * not through React, so that a moving finger renders nothing. A step draws the next picture at rest and lets the row come
 * from where the last one stood, which is at once where the visitor sees it, so a step may begin in the middle of another.
 */
export function useTrack(row: RefObject<HTMLElement | null>, index: number) {
  const comesFromPx = useRef<number | null>(null);

  /** Back to rest from `x`, `y`: a slide, or nothing under reduced motion. */
  const settle = (x: number, y = 0) => {
    const element = row.current;
    if (!element) return;
    stop(element);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: slideMs,
      easing,
    });
  };

  // `index` is listed too: the row has been drawn at its next rest.
  useLayoutEffect(() => {
    if (comesFromPx.current !== null) settle(comesFromPx.current);
    comesFromPx.current = null;
  }, [index]);

  return {
    /** Holds a moving row; how far it stands from rest, in px to the right. */
    hold: () => {
      const element = row.current;
      if (!element) return 0;
      const px = offsetOf(element);
      stop(element);
      if (px !== 0) element.style.transform = `translate(${px}px, 0)`;
      return px;
    },
    moveTo: (x: number, y: number) => {
      if (row.current) row.current.style.transform = `translate(${x}px, ${y}px)`;
    },
    settle,
    /** Call before `index` changes to the one beside it. */
    startStep: (by: 1 | -1) => {
      const element = row.current;
      if (element) comesFromPx.current = offsetOf(element) + by * inlineDirection() * element.clientWidth;
    },
    widthPx: () => row.current?.clientWidth ?? 0,
    heightPx: () => row.current?.clientHeight ?? 0,
  };
}

export type Row = ReturnType<typeof useTrack>;

function offsetOf(element: HTMLElement): number {
  return new DOMMatrix(getComputedStyle(element).transform).m41;
}

function stop(element: HTMLElement): void {
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.transform = '';
}
