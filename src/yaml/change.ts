import { type FieldPath, valueAt } from '../core/field-path.ts';

/** One change in a form. Paths are those after all earlier changes. */
export type Change =
  | { kind: 'set'; path: FieldPath; value: unknown }
  /** Removes a field. */
  | { kind: 'unset'; path: FieldPath }
  | { kind: 'insert'; path: FieldPath; index: number; value: unknown }
  | { kind: 'remove'; path: FieldPath; index: number }
  | { kind: 'move'; path: FieldPath; from: number; to: number }
  /** Renumbers the records of a list that have an id, from 1. */
  | { kind: 'renumber'; path: FieldPath };

/** A value after a change. Unchanged parts stay the same objects. */
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
 * Adds changes to earlier ones. Continued typing in one field stays one change, also if the field is empty for a moment, and
 * so do the changes of other fields that follow from it.
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

/** A value with another one at a path; groups that are missing are created. */
export function replacePath(value: unknown, path: FieldPath, next: unknown): unknown {
  return replaceAt(value, path, () => next);
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
