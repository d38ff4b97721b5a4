import type { Side } from '../../../slider/decide-swipe.ts';

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
