import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Side } from '../../../slider/decide-swipe.ts';
import { type Drag, pointOf, useSlider } from '../../../slider/useSlider.ts';
import { useIsInView } from '../../../ui/useIsInView.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { carouselReducer, initialState } from './carousel-state.ts';

/** Time from one slide to the next while the carousel rotates. */
const intervalMs = 4000;
const slideMs = 450;
const swipeThresholdPercent = 30;

/** How much of the carousel must be in the window for it to rotate. */
const shareInView = 0.5;

/** Within a window's height the visitor may soon see it or reach it with a key. */
const nearWindow = '100% 0px';

type Options = {
  root: RefObject<HTMLElement | null>;
  track: RefObject<HTMLElement | null>;
  /** How many slides there are. */
  count: number;
  /** The slide that is open in the lightbox; -1 for none. */
  openIndex: number;
};

/** The state of a carousel, and what moves it: pointers, time, the window, the lightbox over the page. */
export function useCarousel({ root, track, count, openIndex }: Options) {
  const [state, dispatch] = useReducer(carouselReducer, count, initialState);
  const [isHovered, setIsHovered] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const { shown, rotation } = state;
  const hasMany = count > 1;

  const step = (by: Side) => dispatch({ type: 'step', by, isMoving: slider.isMoving() });
  const slider = useSlider({
    track,
    position: state.position,
    slideMs,
    swipeThresholdPercent,
    canStep: () => true,
    onStep: step,
    onPull: (towards) => dispatch({ type: 'pull', towards }),
  });

  const isNear = useIsInView(root, { rootMargin: nearWindow });
  const [isNearViewport, setIsNearViewport] = useState(false);
  // It stays true, since the focus may be on a control when the visitor scrolls away.
  if (isNear && !isNearViewport) setIsNearViewport(true);
  const isInView = useIsInView(isNearViewport ? root : null, { share: shareInView });
  const reducesMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const mayRotate = rotation === 'started' || (rotation === 'automatic' && !isHovered);
  const isRotating = hasMany && mayRotate && isInView && !reducesMotion && openIndex < 0 && !isHeld;
  const rotate = useEffectEvent(() => {
    // In a hidden tab the interval passes without a step.
    if (document.visibilityState === 'visible') step(1);
  });
  // `shown` is a dependency because each slide starts an interval of its own.
  useEffect(() => {
    if (!isRotating) return;
    const timer = window.setInterval(rotate, intervalMs);
    return () => window.clearInterval(timer);
  }, [isRotating, shown]);

  const preloadsNext = hasMany && (isRotating || isHovered);
  // `shown` is a dependency because each slide has a next one of its own.
  useEffect(() => {
    if (preloadsNext) dispatch({ type: 'preload' });
  }, [preloadsNext, shown]);

  // The carousel follows the lightbox, and shows the last picture when it closes.
  useEffect(() => {
    if (openIndex < 0) return;
    dispatch({ type: 'stopRotation' });
    dispatch({ type: 'goTo', index: openIndex });
  }, [openIndex]);

  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);
  const release = (event: PointerEvent) => {
    if (!drag.current || !event.isPrimary) return;
    slider.release(drag.current, pointOf(event), event.timeStamp, event.type === 'pointercancel');
    drag.current = null;
    setIsHeld(false);
  };
  return {
    state,
    dispatch,
    step,
    hasMany,
    isNearViewport,
    isRotating,
    setIsHovered,
    /** Whether the last press became a drag, so that the click at its end does not count. */
    hasDragged: () => hasDragged.current,
    /** The browser keeps vertical scrolling (`touch-action: pan-y`). */
    pointerHandlers: hasMany && {
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return;
        hasDragged.current = false;
        drag.current = slider.press(event);
        setIsHeld(true);
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drag.current || !event.isPrimary || !slider.drag(drag.current, pointOf(event))) return;
        if (hasDragged.current) return;
        hasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
