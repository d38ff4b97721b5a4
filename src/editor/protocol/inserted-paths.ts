import type { FieldPath } from '../../core/field-path.ts';
import type { Change } from '../../yaml/change.ts';

/**
 * Where the records and lines stand now that changes inserted, of those from the one with the index `from` on: what is
 * moved after it came in is followed, what is removed again is gone.
 */
export function insertedPaths(changes: readonly Change[], from = 0): FieldPath[] {
  let found: FieldPath[] = [];
  for (const [at, change] of changes.entries()) {
    if (change.kind === 'insert') {
      const { path, index } = change;
      found = withSteps(found, path, (step) => (step < index ? step : step + 1));
      if (at >= from) found.push([...path, index]);
    } else if (change.kind === 'remove') {
      const { path, index } = change;
      found = withSteps(found, path, (step) => (step === index ? null : step < index ? step : step - 1));
    } else if (change.kind === 'move') {
      found = withSteps(found, change.path, (step) => movedTo(step, change));
    }
  }
  return found;
}

/** Whether `path` is `start` or lies below it. */
export function isWithin(path: FieldPath, start: FieldPath): boolean {
  return start.every((step, at) => path[at] === step);
}

/** Paths that lead through the list at `list`, with another step there; those without one are left out. */
function withSteps(
  paths: readonly FieldPath[],
  list: FieldPath,
  stepOf: (step: number) => number | null,
): FieldPath[] {
  return paths.flatMap((path) => {
    const step = path[list.length];
    if (typeof step !== 'number' || !isWithin(path, list)) return [path];
    const next = stepOf(step);
    return next === null ? [] : [[...path.slice(0, list.length), next, ...path.slice(list.length + 1)]];
  });
}

function movedTo(step: number, { from, to }: { from: number; to: number }): number {
  if (step === from) return to;
  const closed = step > from ? step - 1 : step;
  return closed >= to ? closed + 1 : closed;
}
