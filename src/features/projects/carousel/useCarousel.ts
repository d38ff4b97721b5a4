import { type RefObject, useEffect, useReducer, useState } from 'react';
import { useIsInView } from '../../../ui/useIsInView.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import type { CarouselOptions } from './carousel-options.ts';
import { carouselReducer, initialState, shownSlide } from './carousel-state.ts';
import { useRotation } from './useRotation.ts';

/** How much of the carousel must be in the window for it to rotate. */
const shareInView = 0.5;

/** Within a window's height it may soon be seen, or reached by a key. */
const nearWindow = '100% 0px';

type Options = {
  root: RefObject<HTMLElement | null>;
  /** How many slides there are. */
  count: number;
  /** The slide that is shown whole, over the page; -1 for none. */
  openIndex: number;
  settings: CarouselOptions;
};

/** Where the carousel is, and what moves it without the visitor: time, the window, the viewer over the page. */
export function useCarousel({ root, count, openIndex, settings }: Options) {
  const [state, dispatch] = useReducer(carouselReducer, undefined, () =>
    initialState(count, settings.isInfinite),
  );
  const [isHovered, setIsHovered] = useState(false);
  const { motion } = state;
  const shown = shownSlide(state);
  const hasMany = count > 1;

  const isNear = useIsInView(root, { rootMargin: nearWindow });
  const [isNearViewport, setIsAwake] = useState(false);
  // For good: the focus may be on a control when the visitor scrolls away.
  if (isNear && !isNearViewport) setIsAwake(true);
  const isInView = useIsInView(isNearViewport ? root : null, { share: shareInView });
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isWanted = state.rotation === 'started' || (state.rotation === 'automatic' && !isHovered);
  const isRotating =
    hasMany && isWanted && isInView && !isStill && openIndex < 0 && motion.phase !== 'pulled';

  useRotation({
    isRotating,
    shown,
    intervalMs: settings.intervalMs,
    onTurn: () => dispatch({ type: 'step', by: 1 }),
  });
  const shouldPreloadNext = hasMany && (isRotating || isHovered);
  // `shown` is listed too: each slide has a next one of its own.
  useEffect(() => {
    if (shouldPreloadNext) dispatch({ type: 'anticipate' });
  }, [shouldPreloadNext, shown]);

  // The end of a slide is a matter of time and not of `transitionend`, which never comes when the transition is
  // cut short or the carousel is hidden meanwhile.
  useEffect(() => {
    if (motion.phase !== 'sliding' && motion.phase !== 'returning') return;
    const timer = window.setTimeout(() => dispatch({ type: 'settle' }), settings.slideMs);
    return () => window.clearTimeout(timer);
  }, [motion, settings.slideMs]);

  // It follows a walk through the open pictures, and is where the visitor leaves them.
  useEffect(() => {
    if (openIndex < 0) return;
    dispatch({ type: 'stopRotation' });
    dispatch({ type: 'goTo', index: openIndex });
  }, [openIndex]);

  return { state, dispatch, shown, hasMany, isNearViewport, isInView, isRotating, setIsHovered };
}
