import { expect, it } from 'vitest';
import { readDate } from '../../src/i18n/dates.ts';

it.each([
  ['2025', '2025'],
  ['2025-9', '2025-09'],
  ['2025/09', '2025-09'],
  ['9/2025', '2025-09'],
  ['Sep 2025', '2025-09'],
  ['september 2025', '2025-09'],
  ['14 September 2025', '2025-09-14'],
  ['September 14, 2025', '2025-09-14'],
  ['12.03.2025', '2025-03-12'],
  ['25/03/2025', '2025-03-25'],
  // Ambiguous day and month.
  ['12/03/2025', null],
  ['32.03.2025', null],
  ['next spring', null],
  ['', null],
])('reads the date %s as %s', (written, date) => {
  expect(readDate(written)).toBe(date);
});
