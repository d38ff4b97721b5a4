import { type FieldPath, isGroup, valueAt } from '../../core/field-path.ts';
import { applyChange, type Change } from '../../yaml/change.ts';
import {
  emptyValue,
  type FormField,
  type Group,
  isNumbered,
  numberedLike,
  pictureFieldOf,
  type Records,
} from '../protocol/form-field.ts';
import * as labels from './labels.ts';
import type { PictureHome, TakenPicture } from './pictures.ts';

/** How a record is spoken of in a list: by its label or title, else its name. */
export function titleOf(record: unknown): string {
  if (!isGroup(record)) return labels.untitled;
  const words = [record.nav, record.title, record.name, record.alt, record.label, record.network].find(
    (word) => typeof word === 'string' && word !== '',
  );
  return words === undefined ? labels.untitled : String(words);
}

/** What stands beside the title: dates or the short name, whichever the record has. */
export function detailOf(record: unknown): string {
  if (!isGroup(record)) return '';
  if (Array.isArray(record.skills)) return record.skills.join(', ');
  const words = [record.dates, record.type, record.name].find(
    (word) => typeof word === 'string' && word !== '',
  );
  return words === undefined || words === titleOf(record) ? '' : String(words);
}

/** The first picture of a record, its own or one of a list inside it; undefined when its schema has none. */
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

/** Whether one of the records shows this picture in its field for pictures. */
export function hasPicture(records: readonly unknown[], { name }: FormField, source: string): boolean {
  return records.some((record) => isGroup(record) && record[name] === source);
}

/** Brings pictures into a list of records: into those that have none yet, then each into a new one at the end. */
export function takePictures(
  list: Records,
  path: FieldPath,
  records: readonly unknown[],
  pictures: readonly TakenPicture[],
): Change[] {
  const field = pictureFieldOf(list.element)?.name ?? '';
  const waiting = [...records.keys()].filter((index) => valueAt(records[index], [field]) === '');
  const filled = pictures
    .slice(0, waiting.length)
    .flatMap((picture, nth) =>
      fillPicture([...path, waiting[nth] ?? 0], records[waiting[nth] ?? 0], field, picture),
    );
  const added = pictures.slice(waiting.length).map((picture, nth): Change => {
    const record = emptyValue(list.element) as object;
    const value = numberedLike(records, { ...record, ...wordsFor(record, picture), [field]: picture.source });
    return { kind: 'insert', path, index: records.length + nth, value };
  });
  return [...filled, ...added, ...(isNumbered(list) ? [{ kind: 'renumber', path } as const] : [])];
}

/** Gives a record a picture, and those of its words that are still empty from it. */
export function fillPicture(
  path: FieldPath,
  record: unknown,
  field: string | number,
  picture: TakenPicture,
): Change[] {
  const values = { ...wordsFor(record, picture), [field]: picture.source };
  return Object.entries(values).map(([name, value]) => ({ kind: 'set', path: [...path, name], value }));
}

/** The words of a picture for the fields of a record that are there and empty. */
function wordsFor(record: unknown, { name, caption, alt }: TakenPicture): Record<string, string> {
  const words = Object.entries({ name, title: caption, alt });
  return Object.fromEntries(
    words.filter(([field, value]) => valueAt(record, [field]) === '' && value !== ''),
  );
}

/** The records of a list that changes took out and did not bring back, each with the place it had. */
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

/** Where the pictures of a field lie: `{name}` stands for the short name of the record they belong to. */
export function homeOf(
  { folder, takesVideos }: { folder: string; takesVideos: boolean },
  record: unknown,
): PictureHome {
  const name = isGroup(record) && typeof record.name === 'string' ? record.name : '';
  const own = folder.replace('{name}', /^[a-z0-9-]+$/.test(name) ? name : '');
  return { folder: publicFolder(own), root: publicFolder(folder.replace('{name}', '')), takesVideos };
}

function publicFolder(folder: string): string {
  return `/images/${folder}/`.replaceAll(/\/{2,}/g, '/');
}
