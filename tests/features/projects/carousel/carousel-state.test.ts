import { describe, expect, it } from 'vitest';
import {
  type CarouselAction,
  type CarouselState,
  carouselReducer,
  initialState,
  neighbour,
  shownSlide,
} from '../../../../src/features/projects/carousel/carousel-state.ts';

function after(count: number, actions: CarouselAction[], isInfinite = true): CarouselState {
  return actions.reduce(carouselReducer, initialState(count, isInfinite));
}

const next: CarouselAction = { type: 'step', by: 1 };
const previous: CarouselAction = { type: 'step', by: -1 };
const settle: CarouselAction = { type: 'settle' };

describe('the carousel', () => {
  it('slides to the next picture and rests there', () => {
    expect(after(4, [next]).motion).toEqual({ phase: 'sliding', beside: { index: 1, side: 1 } });
    expect(after(4, [next, settle])).toMatchObject({ settled: 1, motion: { phase: 'resting' } });
  });

  it('goes on in the same direction past the last picture and before the first', () => {
    const past = after(3, [next, settle, next, settle, next]);
    expect(past.motion).toEqual({ phase: 'sliding', beside: { index: 0, side: 1 } });
    expect(after(3, [previous]).motion).toEqual({ phase: 'sliding', beside: { index: 2, side: -1 } });
  });

  it('stops at both ends without the loop', () => {
    expect(after(2, [previous], false).motion.phase).toBe('resting');
    expect(shownSlide(after(2, [next, settle, next, settle], false))).toBe(1);
    expect(neighbour({ count: 2, isInfinite: false }, 1, 1)).toBe(1);
  });

  it('counts every press of a button, also while a slide is under way', () => {
    expect(shownSlide(after(6, [next, next, next]))).toBe(3);
    expect(after(6, [next, next, next, settle]).settled).toBe(3);
  });

  it('turns round when the visitor has second thoughts', () => {
    const state = after(4, [next, previous]);
    expect(state.motion).toEqual({ phase: 'returning', beside: { index: 1, side: 1 } });
    expect(carouselReducer(state, settle)).toMatchObject({ settled: 0, motion: { phase: 'resting' } });
  });

  it('comes from the side on which the chosen thumbnail lies', () => {
    expect(after(5, [{ type: 'goTo', index: 3 }]).motion).toMatchObject({ beside: { index: 3, side: 1 } });
    const back = after(5, [{ type: 'goTo', index: 3 }, settle, { type: 'goTo', index: 1 }]);
    expect(back.motion).toMatchObject({ beside: { index: 1, side: -1 } });
  });

  it('does nothing when the chosen thumbnail is the picture shown', () => {
    const state = after(3, [next]);
    expect(carouselReducer(state, { type: 'goTo', index: 1 })).toBe(state);
  });

  it('follows the finger to either side, even with two pictures', () => {
    const left = after(2, [{ type: 'pull', towards: 1 }]);
    expect(left.motion).toEqual({ phase: 'pulled', beside: { index: 1, side: 1 } });
    const right = carouselReducer(left, { type: 'pull', towards: -1 });
    expect(right.motion).toEqual({ phase: 'pulled', beside: { index: 1, side: -1 } });
  });

  it('slides on when a drag went far enough, and back when it did not', () => {
    const pulled = after(3, [{ type: 'pull', towards: -1 }]);
    expect(carouselReducer(pulled, { type: 'release', towards: -1 }).motion).toEqual({
      phase: 'sliding',
      beside: { index: 2, side: -1 },
    });
    expect(carouselReducer(pulled, { type: 'release', towards: 0 }).motion.phase).toBe('returning');
  });

  it('goes back after a drag past an end without the loop', () => {
    const state = after(
      3,
      [
        { type: 'pull', towards: -1 },
        { type: 'release', towards: -1 },
      ],
      false,
    );
    expect(state.motion.phase).toBe('returning');
    expect(carouselReducer(state, settle).settled).toBe(0);
  });

  it('asks for a picture no sooner than it may be wanted', () => {
    expect([...initialState(5, true).requested]).toEqual([0]);
    expect([...after(5, [{ type: 'anticipate' }]).requested]).toEqual([0, 1]);
    expect([...after(5, [{ type: 'goTo', index: 3 }]).requested]).toEqual([0, 3]);
    expect([...after(5, [{ type: 'pull', towards: -1 }]).requested]).toEqual([0, 4]);
  });

  it('stops for the keyboard until it is started again', () => {
    const stopped = after(3, [{ type: 'stopRotation' }]);
    expect(stopped.rotation).toBe('stopped');
    expect(carouselReducer(stopped, { type: 'leave' }).rotation).toBe('stopped');
    expect(carouselReducer(stopped, { type: 'toggleRotation' }).rotation).toBe('started');
  });

  it('goes on for a visitor who started it, and yields again once pointer or focus has left', () => {
    const started = after(3, [{ type: 'toggleRotation' }, { type: 'toggleRotation' }]);
    expect(carouselReducer(started, { type: 'stopRotation' }).rotation).toBe('started');
    expect(carouselReducer(started, { type: 'leave' }).rotation).toBe('automatic');
  });

  it('is never out of range after 200 quick presses', () => {
    const presses = Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? previous : next));
    const state = after(4, presses);
    expect(shownSlide(state)).toBeGreaterThanOrEqual(0);
    expect(shownSlide(state)).toBeLessThan(4);
    expect(carouselReducer(state, settle).motion.phase).toBe('resting');
  });
});
