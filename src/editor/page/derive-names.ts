import { valueAt } from '../../core/field-path.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName } from '../../core/text.ts';
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
  { form, changes: before, current }: FileState,
  changes: readonly Change[],
  language = '',
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
    // Of a title in a script without a romanization, the owner is asked for a name: the field stays empty.
    const nameOf = (title: unknown) => {
      const slug = slugify(String(title ?? ''), language);
      return slug === '' ? '' : freeName(slug, (name) => taken.includes(name));
    };
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
