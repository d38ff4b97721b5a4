import { type FieldPath, valueAt } from '../core/field-path.ts';
/** One thing the owner did in a form. Paths are those at the moment of the change, after all before it. */
export type Change =
  | { kind: 'set'; path: FieldPath; value: unknown }
  /** Takes a field out of its group. */
  | { kind: 'unset'; path: FieldPath }
  | { kind: 'insert'; path: FieldPath; index: number; value: unknown }
  | { kind: 'remove'; path: FieldPath; index: number }
  | { kind: 'move'; path: FieldPath; from: number; to: number }
  /** Gives those records of a list that have a number the one of their place, counted from 1. */
  | { kind: 'renumber'; path: FieldPath };

/** A value after a change; what the change does not touch stays the same object. */
export function applyChange(value: unknown, change: Change): unknown {
  if (change.kind === 'set') return replaceAt(value, change.path, () => change.value);
  if (change.kind === 'unset') return withoutField(value, change.path);
  return replaceAt(value, change.path, (list) => {
    const entries: unknown[] = Array.isArray(list) ? [...list] : [];
    if (change.kind === 'renumber')
      return entries.map((record, at) =>
        valueAt(record, ['id']) === undefined ? record : replaceAt(record, ['id'], () => at + 1),
      );
    if (change.kind === 'insert') entries.splice(change.index, 0, change.value);
    else if (change.kind === 'remove') entries.splice(change.index, 1);
    else entries.splice(change.to, 0, ...entries.splice(change.from, 1));
    return entries;
  });
}

export function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce(applyChange, value);
}

/**
 * Adds what is done at once to the changes before it. Typing on in one field stays one change, emptying it for a moment
 * included; so does what follows from it in other fields.
 */
export function addChanges(changes: readonly Change[], next: readonly Change[]): Change[] {
  const last = changes.slice(-next.length);
  const isSame = last.length === next.length && next.every((change, at) => isSameField(last[at], change));
  return [...(isSame ? changes.slice(0, -next.length) : changes), ...next];
}

function isSameField(last: Change | undefined, next: Change): boolean {
  return (
    (last?.kind === 'set' || last?.kind === 'unset') &&
    (next.kind === 'set' || next.kind === 'unset') &&
    last.path.join('\0') === next.path.join('\0')
  );
}

function withoutField(value: unknown, path: FieldPath): unknown {
  const field = path.at(-1);
  if (field === undefined || valueAt(value, path) === undefined) return value;
  return replaceAt(value, path.slice(0, -1), (group) => {
    const { [field]: _gone, ...rest } = group as Record<string, unknown>;
    return rest;
  });
}

function replaceAt(value: unknown, path: FieldPath, replace: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replace(value);
  if (typeof step === 'number') {
    const entries: unknown[] = Array.isArray(value) ? [...value] : [];
    entries[step] = replaceAt(entries[step], rest, replace);
    return entries;
  }
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [step]: replaceAt(fields[step], rest, replace) };
}
