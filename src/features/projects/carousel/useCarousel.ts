import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type Drag, pointOf, type Side, useSlider } from '../../../slider/useSlider.ts';
import { useIsInView } from '../../../ui/useIsInView.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';

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
        if (!drag.current || !event.isPrimary) return;
        // The stage gets no event if a mouse leaves it before it drags, and is released there.
        if (event.pointerType === 'mouse' && event.buttons === 0) return release(event);
        if (!slider.drag(drag.current, pointOf(event)) || hasDragged.current) return;
        hasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

export type CarouselState = {
  count: number;
  /** The slide at rest, or the one that is sliding in. */
  shown: number;
  /** Its position on the track. The track has no ends: each step leads to the position beside. */
  position: number;
  /**
   * Position of each requested slide; `null` after another slide took its place. The others are not rendered, so they
   * cost no bytes.
   */
  positions: ReadonlyMap<number, number | null>;
  /** `automatic` yields to pointer and focus; the visitor `started` it, so it does not; `stopped` waits for the button. */
  rotation: 'automatic' | 'started' | 'stopped';
};

export type CarouselAction =
  | { type: 'step'; by: Side; isMoving?: boolean }
  | { type: 'goTo'; index: number }
  /** A drag pulls the slide on that side into view. */
  | { type: 'pull'; towards: Side }
  /** The visitor may soon want the next slide. */
  | { type: 'preload' }
  | { type: 'toggleRotation' }
  /** The keyboard focus has arrived: rotation stops until the visitor starts it again. */
  | { type: 'stopRotation' }
  /** Pointer or focus has left: rotation that the visitor started yields again. */
  | { type: 'leave' };

export function initialState(count: number): CarouselState {
  return { count, shown: 0, position: 0, positions: new Map([[0, 0]]), rotation: 'automatic' };
}

export function carouselReducer(state: CarouselState, action: CarouselAction): CarouselState {
  const { shown, position, positions, rotation } = state;
  switch (action.type) {
    case 'step': {
      const index = neighbor(state, action.by);
      // Of two slides, the one that is sliding out is also the next: it turns back.
      const turnsBack = action.isMoving && positions.get(index) === position - action.by;
      return slideTo(state, index, turnsBack ? -action.by : action.by);
    }
    case 'goTo':
      return action.index === shown ? state : slideTo(state, action.index, action.index > shown ? 1 : -1);
    case 'pull': {
      const index = neighbor(state, action.towards);
      return positions.get(index) === position + action.towards
        ? state
        : place(state, index, position + action.towards);
    }
    case 'preload': {
      const index = neighbor(state, 1);
      return positions.has(index) ? state : place(state, index, position + 1);
    }
    case 'toggleRotation':
      return { ...state, rotation: rotation === 'stopped' ? 'started' : 'stopped' };
    case 'stopRotation':
      return rotation === 'automatic' ? { ...state, rotation: 'stopped' } : state;
    case 'leave':
      return rotation === 'started' ? { ...state, rotation: 'automatic' } : state;
  }
}

/** After the last slide comes the first. */
function neighbor({ count, shown }: CarouselState, by: Side): number {
  return (shown + by + count) % count;
}

function slideTo(state: CarouselState, index: number, by: number): CarouselState {
  const position = state.position + by;
  return { ...place(state, index, position), shown: index, position };
}

function place(state: CarouselState, index: number, position: number): CarouselState {
  const positions = new Map([...state.positions].map(([other, at]) => [other, at === position ? null : at]));
  return { ...state, positions: positions.set(index, position) };
}
