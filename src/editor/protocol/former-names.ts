import { valueAt } from '../../core/field-path.ts';
import { applyChanges, type Change } from '../../yaml/change.ts';

/** Changes of fields keep what they do not speak of, so it is still there however often its record has moved. */
const formerName = Symbol('name before the changes');

/**
 * What the records of a list were called before changes, in the order they have after them; undefined for those that
 * came in since.
 */
export function formerNames(list: unknown, changes: readonly Change[]): unknown[] {
  const records: unknown[] = Array.isArray(list) ? list : [];
  const marked = records.map((record) => ({
    ...(record as object),
    [formerName]: valueAt(record, ['name']),
  }));
  const changed = applyChanges(marked, changes);
  return Array.isArray(changed)
    ? changed.map((record: { [formerName]?: unknown } | null) => record?.[formerName])
    : [];
}
