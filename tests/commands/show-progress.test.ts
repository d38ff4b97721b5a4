import { expect, it } from 'vitest';
import { formatProgress } from '../../src/commands/terminal.ts';

it('shows the remaining time once it is known', () => {
  expect(formatProgress({ done: 0, total: 9, secondsLeft: null })).toBe('0 of 9');
  expect(formatProgress({ done: 3, total: 9, secondsLeft: 11.2 })).toBe('3 of 9, about 12 s left');
  expect(formatProgress({ done: 1, total: 9, secondsLeft: Number.NaN })).toBe('1 of 9');
  expect(formatProgress({ done: 9, total: 9, secondsLeft: 0 })).toBe('9 of 9');
});
