import {
  emptyValue,
  type FormField,
  type Group,
  isGroup,
  pictureFieldOf,
} from '../model/editing/form-field.ts';
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

/** A new record around a picture. */
export function recordOf(element: Group, picture: TakenPicture): Record<string, unknown> {
  const record = emptyValue(element) as Record<string, unknown>;
  const field = pictureFieldOf(element);
  if (field) record[field.name] = picture.source;
  if ('name' in record) record.name = picture.name;
  if ('title' in record) record.title = picture.caption;
  if ('alt' in record) record.alt = picture.alt;
  return record;
}

/** Where the pictures of a field lie: `{name}` stands for the short name of the record they belong to. */
export function homeOf({ folder }: { folder: string }, record: unknown): PictureHome {
  const name = isGroup(record) && typeof record.name === 'string' ? record.name : '';
  const own = folder.replace('{name}', /^[a-z0-9-]+$/.test(name) ? name : '');
  return { folder: publicFolder(own), root: publicFolder(folder.replace('{name}', '')) };
}

function publicFolder(folder: string): string {
  return `/images/${folder}/`.replaceAll(/\/{2,}/g, '/');
}
