import { describe, expect, it } from 'vitest';
import { carouselDefaults, resolveOptions } from '../../src/features/projects/carousel/carousel-options.ts';
import { decideSwipe, isDrag } from '../../src/slider/swipe-decision.ts';

const swipe = (distancePx: number, elapsedMs: number) =>
  decideSwipe({ distancePx, elapsedMs, stagePx: 500 }, carouselDefaults);

describe('a swipe', () => {
  it.each([
    [-151, 10_000, 1],
    [151, 10_000, -1],
    [-150, 10_000, 0],
    [150, 10_000, 0],
  ])('over %i px of 500 in %i ms leads to %i: more than 30 % of the stage', (distance, elapsed, side) => {
    expect(swipe(distance, elapsed)).toBe(side);
  });

  it.each([
    [-41, 100, 1],
    [41, 100, -1],
    [-40, 100, 0],
    [40, 100, 0],
  ])('of %i px in %i ms leads to %i: faster than 0.4 px/ms', (distance, elapsed, side) => {
    expect(swipe(distance, elapsed)).toBe(side);
  });

  it('that ends where it began leads nowhere', () => {
    expect(swipe(0, 0)).toBe(0);
  });

  it('begins after 10 px, and only across', () => {
    expect(isDrag(9, 0, carouselDefaults.swipeDeltaPx)).toBe(false);
    expect(isDrag(10, 0, carouselDefaults.swipeDeltaPx)).toBe(true);
    expect(isDrag(-12, 20, carouselDefaults.swipeDeltaPx)).toBe(false);
  });
});

describe('the options', () => {
  it('are the specified ones unless given', () => {
    expect(resolveOptions({})).toEqual({
      intervalMs: 3000,
      slideMs: 450,
      swipeThresholdPercent: 30,
      flickThreshold: 0.4,
      swipeDeltaPx: 10,
      thumbnailHoverMs: 300,
      resizeDebounceMs: 50,
      isInfinite: true,
      thumbnailSide: 'bottom',
      fallbackSource: '',
    });
    expect(resolveOptions({ intervalMs: 4000, thumbnailSide: 'start' })).toMatchObject({
      intervalMs: 4000,
      thumbnailSide: 'start',
      slideMs: 450,
    });
  });
});
