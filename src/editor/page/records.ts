import { type FieldPath, isGroup, listAt, valueAt } from '../../core/field-path.ts';
import { confirmCaption } from '../../core/placeholders.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName } from '../../core/text.ts';
import { localDate } from '../../i18n/dates.ts';
import { applyChange, type Change } from '../../yaml/change.ts';
import {
  emptyValue,
  type FormField,
  fieldAt,
  type Group,
  isNumbered,
  pathKey,
  pictureFieldOf,
  type Records,
  withNumber,
} from '../protocol/form-field.ts';
import { insertedPaths } from '../protocol/track-records.ts';
import type { FileState } from './drafts-reducer.ts';
import type { PictureFolders, PictureWithTexts } from './pictures.ts';

export function titleOf(record: unknown): string {
  if (!isGroup(record)) return 'Untitled';
  const title = [record.nav, record.title, record.name, record.alt, record.label, record.network].find(
    isText,
  );
  return title === undefined ? 'Untitled' : confirmCaption(title);
}

/** A detail to show with the title: skills, dates, type or short name. */
export function detailOf(record: unknown): string {
  if (!isGroup(record)) return '';
  if (Array.isArray(record.skills)) return record.skills.join(', ');
  const detail = [record.dates, record.type, record.name].find(isText);
  return detail === undefined || detail === titleOf(record) ? '' : detail;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The first picture of a record, also in a list inside it; undefined if its schema has no pictures. */
export function coverOf(element: Group, record: unknown): string | undefined {
  for (const field of element.fields) {
    const value = isGroup(record) ? record[field.name] : undefined;
    if (field.kind === 'picture') return typeof value === 'string' ? value : '';
    if (field.kind === 'records' && pictureFieldOf(field.element)) {
      return Array.isArray(value) ? (coverOf(field.element, value[0]) ?? '') : '';
    }
  }
  return undefined;
}

export function hasPicture(records: readonly unknown[], { name }: FormField, source: string): boolean {
  return records.some((record) => isGroup(record) && record[name] === source);
}

/** Adds pictures to a list: first to records without a picture, then as new records. */
export function addPictures(
  list: Records,
  path: FieldPath,
  records: readonly unknown[],
  pictures: readonly PictureWithTexts[],
): Change[] {
  const field = pictureFieldOf(list.element)?.name ?? '';
  const empty = [...records.keys()].filter((index) => valueAt(records[index], [field]) === '');
  const filled = pictures
    .slice(0, empty.length)
    .flatMap((picture, nth) =>
      fillPicture([...path, empty[nth] ?? 0], records[empty[nth] ?? 0], field, picture),
    );
  const added = pictures.slice(empty.length).map((picture, nth): Change => {
    const record = emptyValue(list.element) as object;
    const value = withNumber(records, {
      ...record,
      ...missingTexts(record, field, picture),
      [field]: picture.source,
      // Photos of a gallery, which the feed lists by day.
      ...(list.element.fields.some(({ name }) => name === 'added') && { added: localDate() }),
    });
    return { kind: 'insert', path, index: records.length + nth, value };
  });
  return [...filled, ...added, ...(isNumbered(list) ? [{ kind: 'renumber', path } as const] : [])];
}

/** Sets the picture of a record, and its empty text fields from the picture. */
export function fillPicture(
  path: FieldPath,
  record: unknown,
  field: string | number,
  picture: PictureWithTexts,
): Change[] {
  const values = { ...missingTexts(record, field, picture), [field]: picture.source };
  return Object.entries(values).map(([name, value]) => ({ kind: 'set', path: [...path, name], value }));
}

/** The texts of a picture for the empty fields of a record. */
function missingTexts(
  record: unknown,
  pictureField: string | number,
  { name, caption, alt }: PictureWithTexts,
): Record<string, string> {
  // The title of a photo is its caption; that of a job is not.
  const texts = Object.entries({ name, title: pictureField === 'source' ? caption : '', alt });
  return Object.fromEntries(
    texts.filter(([field, value]) => valueAt(record, [field]) === '' && value !== ''),
  );
}

/** The records that changes removed and did not restore, each with its former index. */
export function removedRecords(
  before: unknown,
  changes: readonly Change[],
): { record: unknown; index: number }[] {
  if (!changes.some(({ kind }) => kind === 'remove')) return [];
  let value = before;
  let removed: { record: unknown; index: number }[] = [];
  for (const change of changes) {
    if (change.path.length === 0 && change.kind === 'remove') {
      removed.push({ record: valueAt(value, [change.index]), index: change.index });
    } else if (change.kind === 'insert') {
      removed = removed.filter(({ record }) => record !== change.value);
    }
    value = applyChange(value, change);
  }
  return removed;
}

/** The folders for the pictures of a field. `{name}` in `folder` is the short name of the record. */
export function pictureFoldersOf(
  { folder, takesVideos }: { folder: string; takesVideos: boolean },
  record: unknown,
): PictureFolders {
  const name = isGroup(record) && typeof record.name === 'string' ? record.name : '';
  const ownFolder = folder.replace('{name}', /^[a-z0-9-]+$/.test(name) ? name : '');
  return { folder: publicFolder(ownFolder), root: publicFolder(folder.replace('{name}', '')), takesVideos };
}

function publicFolder(folder: string): string {
  return `/images/${folder}/`.replaceAll(/\/{2,}/g, '/');
}

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
    const others = listAt(current, record.slice(0, -1)).filter((_other, index) => index !== record.at(-1));
    const taken = others.map((other) => valueAt(other, ['name']));
    // A title in a script without a romanization gives no name: the field stays empty, and the owner fills it in.
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

function titleFieldOf(group: ReturnType<typeof fieldAt>): string | null {
  const slug = group.kind === 'group' ? group.fields.find(({ kind }) => kind === 'slug') : undefined;
  return slug?.kind === 'slug' ? slug.from : null;
}
