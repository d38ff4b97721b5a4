import { compareText } from '../core/text.ts';
import type { Plain } from './known-records.ts';

function dateOf(record: Plain): string {
  const first = (record.programs as Plain[] | undefined)?.[0]?.start;
  return String(record.start ?? record.date ?? first ?? '');
}

/** Oldest first, as content/ has its lists; what has no date keeps its order. */
export function sortByDate(records: readonly Plain[]): Plain[] {
  return records.toSorted((a, b) => compareText(dateOf(a), dateOf(b)));
}

/** Before the first that is newer; at the end where there is none, or where nothing has a date. */
export function placesIn(
  present: readonly Plain[],
  records: readonly Plain[],
): { at: number; record: Plain }[] {
  return records.map((record) => {
    const date = dateOf(record);
    const newer = date === '' ? -1 : present.findIndex((other) => dateOf(other ?? {}) > date);
    return { at: newer < 0 ? present.length : newer, record };
  });
}
