/** Which way a slide lies from the one at rest: 1 is the next one's side. */
export type Side = 1 | -1;

/** The one other slide in sight. Of all slides never more than two are seen, so the row has no ends to jump over. */
export type Beside = { index: number; side: Side };

type CarouselMotion =
  | { phase: 'resting' }
  /** Under the visitor's finger. */
  | { phase: 'pulled'; beside: Beside }
  /** On the way to the slide beside. */
  | { phase: 'sliding'; beside: Beside }
  /** On the way back to the slide it came from. */
  | { phase: 'returning'; beside: Beside };

export type CarouselState = {
  count: number;
  isInfinite: boolean;
  /** The slide the last motion ended at. */
  settled: number;
  motion: CarouselMotion;
  /** Slides that have been asked for; the others are not drawn and have not cost a byte. */
  requested: ReadonlySet<number>;
  /** `automatic` yields to pointer and focus; `started` was asked for, so it doesn't; `stopped` waits for the button. */
  rotation: 'automatic' | 'started' | 'stopped';
};

export type CarouselAction =
  | { type: 'step'; by: Side }
  | { type: 'goTo'; index: number }
  | { type: 'pull'; towards: Side }
  | { type: 'release'; towards: Side | 0 }
  | { type: 'settle' }
  /** The visitor may soon want the next slide. */
  | { type: 'anticipate' }
  | { type: 'toggleRotation' }
  /** The keyboard has come in: rotation stops until the visitor starts it again. */
  | { type: 'stopRotation' }
  /** Pointer or focus has gone: what was started now yields again. */
  | { type: 'leave' };

export function initialState(count: number, isInfinite: boolean): CarouselState {
  return {
    count,
    isInfinite,
    settled: 0,
    motion: { phase: 'resting' },
    requested: new Set([0]),
    rotation: 'automatic',
  };
}

/** The slide the visitor sees, or will when the motion ends. */
export function shownSlide({ settled, motion }: CarouselState): number {
  return motion.phase === 'sliding' ? motion.beside.index : settled;
}

/** The slide `by` steps from `index`; without a loop the first and last have none beyond them. */
export function neighbour(
  { count, isInfinite }: Pick<CarouselState, 'count' | 'isInfinite'>,
  index: number,
  by: Side,
): number {
  const wanted = index + by;
  return isInfinite ? (wanted + count) % count : Math.min(Math.max(wanted, 0), count - 1);
}

export function carouselReducer(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'step':
      return slideTo(state, neighbour(state, shownSlide(state), action.by), action.by);
    case 'goTo':
      if (action.index === shownSlide(state)) return state;
      return slideTo(state, action.index, action.index > shownSlide(state) ? 1 : -1);
    case 'pull':
      return pull(state, action.towards);
    case 'release':
      return release(state, action.towards);
    case 'settle':
      return { ...state, settled: shownSlide(state), motion: { phase: 'resting' } };
    case 'anticipate':
      return request(state, neighbour(state, shownSlide(state), 1));
    case 'toggleRotation':
      return { ...state, rotation: state.rotation === 'stopped' ? 'started' : 'stopped' };
    case 'stopRotation':
      return state.rotation === 'automatic' ? { ...state, rotation: 'stopped' } : state;
    case 'leave':
      return state.rotation === 'started' ? { ...state, rotation: 'automatic' } : state;
  }
}

function slideTo(state: CarouselState, index: number, side: Side): CarouselState {
  if (index === state.settled) {
    // A second thought while under way: turn round.
    const { motion } = state;
    return motion.phase === 'resting'
      ? state
      : { ...state, motion: { phase: 'returning', beside: motion.beside } };
  }
  return request({ ...state, motion: { phase: 'sliding', beside: { index, side } } }, index);
}

function pull(state: CarouselState, towards: Side): CarouselState {
  const { motion } = state;
  if (motion.phase === 'pulled' && motion.beside.side === towards) return state;
  // A drag that begins while a slide is under way takes hold of where that one leads.
  const settled = shownSlide(state);
  const index = neighbour(state, settled, towards);
  return request({ ...state, settled, motion: { phase: 'pulled', beside: { index, side: towards } } }, index);
}

function release(state: CarouselState, towards: Side | 0): CarouselState {
  const { motion, settled } = state;
  if (motion.phase !== 'pulled') return state;
  const { beside } = motion;
  const isChange = towards === beside.side && beside.index !== settled;
  return { ...state, motion: { phase: isChange ? 'sliding' : 'returning', beside } };
}

function request(state: CarouselState, index: number): CarouselState {
  if (state.requested.has(index)) return state;
  return { ...state, requested: new Set([...state.requested, index]) };
}
