import { describe, expect, it } from 'vitest';
import { decideSwipe, dragAxis } from '../../src/slider/useSlider.ts';

const swipe = (distancePx: number, elapsedMs: number) =>
  decideSwipe({ distancePx, elapsedMs, sizePx: 500 }, 30);

describe('a swipe', () => {
  // More than 30 % of the slider, or faster than 0.4 px/ms.
  it.each([
    [-151, 10_000, 1],
    [151, 10_000, -1],
    [-150, 10_000, 0],
    [150, 10_000, 0],
    [-41, 100, 1],
    [41, 100, -1],
    [-40, 100, 0],
    [40, 100, 0],
    [0, 0, 0],
  ])('over %i px of 500 in %i ms leads to %i', (distance, elapsed, side) => {
    expect(swipe(distance, elapsed)).toBe(side);
  });

  it('begins after 10 px, along the axis of the movement', () => {
    expect(dragAxis(9, 0)).toBe(null);
    expect(dragAxis(10, 0)).toBe('x');
    expect(dragAxis(-12, 20)).toBe('y');
  });
});
