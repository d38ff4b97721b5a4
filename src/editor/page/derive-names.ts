import { type FieldPath, valueAt } from '../../core/field-path.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName, lastName, stemOf } from '../../core/text.ts';
import type { Change } from '../../yaml/change.ts';
import { pathKey } from '../protocol/form-field.ts';
import { insertedPaths } from '../protocol/track-records.ts';
import type { FileState } from './drafts-reducer.ts';
import { fieldAt } from './form-path.ts';

/**
 * Derives the short name of a new record from its title, until the owner writes another one. The name of a saved record
 * stays, because it is part of an address.
 */
export function withDerivedNames(
  { name: fileName, form, changes: before, current }: FileState,
  changes: readonly Change[],
): Change[] {
  if (!form) return [...changes];
  const inserted = new Set(insertedPaths(before).map(pathKey));
  return changes.flatMap((change): Change[] => {
    const record = change.path.slice(0, -1);
    if (change.kind !== 'set' || !inserted.has(pathKey(record))) return [change];
    if (change.path.at(-1) !== titleFieldOf(fieldAt(form, record))) return [change];
    const list = valueAt(current, record.slice(0, -1));
    const others = (Array.isArray(list) ? list : []).filter((_other, index) => index !== record.at(-1));
    const taken = others.map((other: unknown) => valueAt(other, ['name']));
    const nameOf = (title: unknown) =>
      title === '' || title === undefined
        ? ''
        : freeName(slugify(String(title)) || defaultName(fileName, record), (name) => taken.includes(name));
    const name = valueAt(current, [...record, 'name']) ?? '';
    if (name !== '' && name !== nameOf(valueAt(current, change.path))) return [change];
    // The typed change comes last, so that further typing continues it.
    return [{ kind: 'set', path: [...record, 'name'], value: nameOf(change.value) }, change];
  });
}

/** The field that the short name is derived from. */
function titleFieldOf(group: ReturnType<typeof fieldAt>): string | null {
  const slug = group.kind === 'group' ? group.fields.find(({ kind }) => kind === 'slug') : undefined;
  return slug?.kind === 'slug' ? slug.from : null;
}

/** The name of a record whose title has no Latin letters: `project` in projects.yaml. */
function defaultName(fileName: string, record: FieldPath): string {
  const list = record.findLast((step) => typeof step === 'string') ?? lastName(stemOf(fileName));
  return String(list).toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
}
