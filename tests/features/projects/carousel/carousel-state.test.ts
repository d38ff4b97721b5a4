import { describe, expect, it } from 'vitest';
import {
  type CarouselAction,
  type CarouselState,
  carouselReducer,
  initialState,
} from '../../../../src/features/projects/carousel/useCarousel.ts';

function after(count: number, actions: CarouselAction[]): CarouselState {
  return actions.reduce(carouselReducer, initialState(count));
}

/** Distance of a slide from the shown one, in slides; `null` for a hidden one. */
function place({ positions, position }: CarouselState, index: number): number | null {
  const own = positions.get(index) ?? null;
  return own === null ? null : own - position;
}

const next: CarouselAction = { type: 'step', by: 1 };
const previous: CarouselAction = { type: 'step', by: -1 };

describe('the carousel', () => {
  it('enters from the side of the chosen thumbnail', () => {
    const forward = after(5, [{ type: 'goTo', index: 3 }]);
    expect([forward.shown, place(forward, 0)]).toEqual([3, -1]);
    const back = carouselReducer(forward, { type: 'goTo', index: 1 });
    expect([back.shown, place(back, 3)]).toEqual([1, 1]);
  });

  it('shows the only other of two pictures on the side to which a finger drags', () => {
    const pulledLeft = after(2, [{ type: 'pull', towards: 1 }]);
    expect(place(pulledLeft, 1)).toBe(1);
    const right = carouselReducer(pulledLeft, { type: 'pull', towards: -1 });
    expect(place(right, 1)).toBe(-1);
    expect(carouselReducer(right, { type: 'pull', towards: -1 })).toBe(right);
  });

  it('wraps around with two pictures, and reverses when pressed during a slide', () => {
    const atRest = after(2, [next, next]);
    expect([atRest.shown, atRest.position, place(atRest, 1)]).toEqual([0, 2, -1]);
    const moving = after(2, [next, { ...next, isMoving: true }]);
    expect([moving.shown, moving.position, place(moving, 1)]).toEqual([0, 0, 1]);
  });

  it('has one slide in each place after any steps', () => {
    const steps: CarouselAction[] = [next, previous, previous, next, { type: 'goTo', index: 3 }, previous];
    const state = after(5, [...steps, { type: 'pull', towards: 1 }, { type: 'preload' }, previous]);
    const places = [...state.positions.values()].filter((position) => position !== null);
    expect(new Set(places).size).toBe(places.length);
    expect(place(state, state.shown)).toBe(0);
  });

  it('does not move a slide that is sliding out in order to preload it', () => {
    const state = after(2, [next]);
    expect(carouselReducer(state, { type: 'preload' })).toBe(state);
  });

  it('rotates under the pointer or focus of a visitor who started it, until they leave', () => {
    const started = after(3, [{ type: 'toggleRotation' }, { type: 'toggleRotation' }]);
    expect(carouselReducer(started, { type: 'stopRotation' }).rotation).toBe('started');
    expect(carouselReducer(started, { type: 'leave' }).rotation).toBe('automatic');
  });
});
