import { type FieldPath, listAt, valueAt } from '../../core/field-path.ts';
import { applyChanges, type Change } from '../../yaml/change.ts';

/** The current paths of records and lines that changes inserted, considering the changes from index `from` on. */
export function insertedPaths(changes: readonly Change[], from = 0): FieldPath[] {
  let found: FieldPath[] = [];
  for (const [position, change] of changes.entries()) {
    if (change.kind === 'insert') {
      const { path, index } = change;
      found = mapIndexes(found, path, (current) => (current < index ? current : current + 1));
      if (position >= from) found.push([...path, index]);
    } else if (change.kind === 'remove') {
      const { path, index } = change;
      found = mapIndexes(found, path, (current) =>
        current === index ? null : current < index ? current : current - 1,
      );
    } else if (change.kind === 'move') {
      found = mapIndexes(found, change.path, (current) => indexAfterMove(current, change));
    }
  }
  return found;
}

/** Whether `path` is `start` or below it. */
export function isWithin(path: FieldPath, start: FieldPath): boolean {
  return start.every((step, depth) => path[depth] === step);
}

/** Changes the index in the list at `list` of all paths through it; null removes the path. */
function mapIndexes(
  paths: readonly FieldPath[],
  list: FieldPath,
  newIndex: (index: number) => number | null,
): FieldPath[] {
  return paths.flatMap((path) => {
    const index = path[list.length];
    if (typeof index !== 'number' || !isWithin(path, list)) return [path];
    const next = newIndex(index);
    return next === null ? [] : [[...path.slice(0, list.length), next, ...path.slice(list.length + 1)]];
  });
}

function indexAfterMove(index: number, { from, to }: { from: number; to: number }): number {
  if (index === from) return to;
  const withoutMoved = index > from ? index - 1 : index;
  return withoutMoved >= to ? withoutMoved + 1 : withoutMoved;
}

/** Changes copy unknown keys of a record, so this one identifies a record wherever it moves. */
const formerName = Symbol('name before the changes');

/** The names that a list's records had before the changes, in their order after them; undefined for new records. */
export function formerNames(list: unknown, changes: readonly Change[]): unknown[] {
  const marked = listAt(list, []).map((record) => ({
    ...(record as object),
    [formerName]: valueAt(record, ['name']),
  }));
  const changed = listAt(applyChanges(marked, changes), []) as ({ [formerName]?: unknown } | null)[];
  return changed.map((record) => record?.[formerName]);
}
