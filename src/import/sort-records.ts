import { compareText } from '../core/text.ts';
import type { RecordFields } from './record-identity.ts';

function dateOf(record: RecordFields): string {
  const first = (record.programs as RecordFields[] | undefined)?.[0]?.start;
  return String(record.start ?? record.date ?? first ?? '');
}

/** Oldest first, as in content/; records without dates keep their order. */
export function sortByDate(records: readonly RecordFields[]): RecordFields[] {
  return records.toSorted((a, b) => compareText(dateOf(a), dateOf(b)));
}

/** The index before the first newer record, or at the end. */
export function placesIn(
  present: readonly RecordFields[],
  records: readonly RecordFields[],
): { at: number; record: RecordFields }[] {
  return records.map((record) => {
    const date = dateOf(record);
    const newer = date === '' ? -1 : present.findIndex((other) => dateOf(other ?? {}) > date);
    return { at: newer < 0 ? present.length : newer, record };
  });
}
