import path from 'node:path';
import type { z } from 'zod';
import { ContentStore } from '../content/content-store.ts';
import { explainIssues } from '../content/explain-issues.ts';
import { elementOf, exampleOf, fieldsOf, sortFields } from '../content/schema-fields.ts';
import { suggestValue } from '../content/suggest-value.ts';
import { commandHint } from '../core/command-hint.ts';
import { type DiagnosticText, Refused } from '../core/diagnostics.ts';
import { valueAt } from '../core/field-path.ts';
import { slugify } from '../core/slugify.ts';
import { asSentence, freeName, nearest } from '../core/text.ts';
import { noteFile, startOfNote } from '../features/notes/note.ts';
import { noteSchema } from '../features/notes/schema.ts';
import type { Locale } from '../i18n/locale.ts';
import { listOriginals } from '../media/originals/list-originals.ts';
import type { ContentFile, FileKindName } from '../site/content-files.ts';
import { readRawContent, recordsOf } from '../site/read-content.ts';
import { namedSections } from '../site/read-structure.ts';
import { namesInPages, validateCategory } from '../site/validate/validate-pages.ts';
import { appendTo } from '../yaml/edit-yaml.ts';
import {
  type ContentChange,
  commitTexts,
  type StagedPicture,
  withContentChange,
  withContentLock,
} from './content-change.ts';
import { normalizePhoto, readLanguage, readPhotoStorageOptions } from './normalize-photo.ts';
import { isEnglish, placeholder, placeholderText } from './starter-content.ts';

/** A list of content/ to which records can be added; notes are a folder with one file each. */
export type RecordList = Pick<ContentFile, 'kind' | 'schema'> & {
  /** Its name in commands: the name of its section, `project` or `lens`. */
  word: string;
  file: string;
  /** The heading that visitors see. */
  title: string;
};

/** The projects and the lists of all sections, except bibliographies, which other programs write. */
export async function recordLists(contentDir: string): Promise<RecordList[]> {
  const { sources } = await readRawContent(contentDir);
  const lists: RecordList[] = [];
  const add = (word: string, file: string | null, title: string) => {
    const found = sources.files.get(file ?? '');
    if (found?.shape === 'list' && !found.name.endsWith('.bib'))
      lists.push({ word, file: found.name, kind: found.kind, schema: found.schema, title });
  };
  add('project', 'projects.yaml', 'Projects');
  for (const { value } of recordsOf(sources, 'pages.yaml')) {
    for (const { name, file, path: at } of namedSections(value)) {
      add(name, file, String(valueAt(value, [...at, 'title']) ?? name));
    }
  }
  add('lens', 'lenses.yaml', 'Lenses');
  if (recordsOf(sources, 'pages.yaml').some(({ value }) => valueAt(value, ['kind']) === 'notes'))
    lists.push({ word: 'note', file: 'notes', kind: 'note', schema: noteSchema, title: 'Notes' });
  return lists;
}

/** The list with this name in commands, or with this file. */
function findList(lists: readonly RecordList[], word: string | undefined): RecordList | undefined {
  return lists.find((list) => list.word === word || list.file === `${word}.yaml`);
}

/** Finds the list in content/. Rejects with `Refused`. */
export async function readRecordList(contentDir: string, word: string): Promise<RecordList> {
  const lists = await recordLists(contentDir);
  const list = findList(lists, word);
  if (list) return list;
  const names = lists.map((each) => each.word);
  const similar = nearest(word, names);
  const hint = /^(?:photo|picture|image|gallery|galleries)s?$/.test(word)
    ? `Add photos to a gallery, or to a new one with --new:   ${commandHint('photos add FOLDER --gallery NAME')}`
    : similar
      ? `Did you mean ${similar}?`
      : 'A list needs its page or section in content/pages.yaml; docs/content.md has an example of each kind.';
  throw new Refused(`There is no list "${word}". Lists: ${names.join(', ')}. ${hint}`);
}

export type NewRecord = {
  contentDir: string;
  list: RecordList;
  /** Values of the owner, by field. */
  fields: Readonly<Record<string, string>>;
  /** The last part of its address; by default made from the title. */
  shortName?: string;
  /** A picture and its alternative text ("" for the one in its metadata); null for none. */
  picture: { file: string; alt: string } | null;
  /** YYYY-MM-DD. */
  today: string;
};

type AddedRecord = {
  id: number;
  name: string;
  file: string;
  line: number;
  isWhole: boolean;
  /** The start of placeholder texts. */
  placeholder: string;
};

/** Values that the check would reject; nothing has been added. */
export class UnusableFields extends Error {
  readonly diagnostics: readonly DiagnosticText[];

  constructor(diagnostics: readonly DiagnosticText[]) {
    super(diagnostics.map(({ summary }) => summary).join('. '));
    this.diagnostics = diagnostics;
  }
}

const commentColumns = 100;

/** Fields that can be set by an option, by the name of the option (`active-link`). */
export function optionsOf({ schema }: RecordList): Map<string, string> {
  const plain = Object.entries(fieldsOf(schema) ?? {}).filter(
    ([field, inner]) =>
      !['id', 'image', 'imageAlt', 'cover', 'draft', 'unlisted'].includes(field) &&
      inner.type !== 'array' &&
      // The owner chooses a name that visitors see; a name in addresses is derived from the title.
      (field !== 'name' || inner.safeParse('Two Words').success),
  );
  return new Map(
    plain.map(([field]) => [field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), field]),
  );
}

/** Whether a record of the list shows pictures. */
export function takesPicture({ schema }: RecordList): boolean {
  return pictureFields.some((field) => field in (fieldsOf(schema) ?? {}));
}

const pictureFields = ['image', 'images'];

/**
 * Adds a record to the end of its file, with placeholders for unknown fields and a comment above each field. Rejects with
 * `UnusableFields`, `UnsupportedMediaError` (the picture) or `YamlEditError` (the file); then nothing has been added.
 */
export function addRecord(options: NewRecord): Promise<AddedRecord> {
  return withContentLock(options.contentDir, () =>
    options.list.kind === 'note' ? addNote(options) : appendRecord(options),
  );
}

/** Adds a note as a draft, in a new file. */
async function addNote({ contentDir, list, fields, today }: NewRecord): Promise<AddedRecord> {
  const { locale } = await readRawContent(contentDir);
  const title = fields.title ?? (isEnglish(locale) ? 'New note' : locale.starter.unwritten);
  const files = (await new ContentStore(contentDir).listFiles()) ?? [];
  const name = freeName(slugify(fields.title ?? '', locale.language) || 'note', (taken) =>
    files.includes(noteFile(taken)),
  );
  const record = { title, date: today, draft: true, ...parseTyped(list.schema, fields) };
  validate(list.schema, record);
  const text = startOfNote(record, asSentence(locale.starter.unwritten));
  await commitTexts(contentDir, new Map([[noteFile(name), text]]));
  return {
    id: 0,
    name,
    file: noteFile(name),
    line: text.trimEnd().split('\n').length,
    isWhole: false,
    placeholder: locale.starter.unwritten,
  };
}

async function appendRecord(options: NewRecord): Promise<AddedRecord> {
  const { contentDir, list, fields, today } = options;
  const { file, schema, word } = list;
  // The first record of a new section creates its file.
  const { text, records } = await new ContentStore(contentDir).readList(file, { mayBeMissing: true });
  const taken = new Set(records.map(({ name }) => name));
  const folder = `/images/${folderOf(list)}/`;
  for (const { stem } of await listOriginals(contentDir)) {
    if (stem.startsWith(folder)) taken.add(stem.slice(folder.length).split('/')[0] ?? '');
  }
  const { locale } = await readRawContent(contentDir);
  const newTitle = isEnglish(locale) ? `New ${placeholderTitles[list.kind] ?? word}` : '';
  const title = fields.title ?? fields.school ?? newTitle;
  const name = freeName(slugify(options.shortName ?? '') || slugify(title, locale.language) || word, (each) =>
    taken.has(each),
  );
  const id = Math.max(0, ...records.map((record) => record.id)) + 1;
  const categories = list.kind === 'projects' ? await readCategories(contentDir) : [];
  return withContentChange(contentDir, async (change) => {
    const picture = await stagePicture(change, options, name);
    const written = {
      ...unwrittenFields(list, today, locale),
      ...(records.every((record) => record.id > 0) ? { id } : {}),
      name,
      ...(list.kind in placeholderTitles ? { title: title || locale.starter.unwritten } : {}),
      ...picture?.fields,
      ...(categories[0] ? { category: categories[0] } : {}),
      ...parseTyped(schema, fields),
    };
    const record = sortFields(schema, written);
    const strayed = list.kind === 'projects' ? validateCategory({ value: record }, categories) : [];
    if (strayed.length > 0) throw new UnusableFields(strayed);
    // The check reports a missing alternative text later.
    validate(schema, record, picture && !picture.alt ? replaceAlt(record) : record);
    const longer = appendTo(text, record, [], isEnglish(locale) ? commentsOf(schema) : {});
    const pictures = new Map<string, StagedPicture>(picture ? [[picture.place, picture.staged]] : []);
    await change.commit(pictures, new Map([[file, longer]]));
    const first = Object.keys(record)[0] ?? '';
    const line = longer.slice(0, longer.lastIndexOf(`- ${first}: `)).split('\n').length;
    return {
      id,
      name: String(record.name ?? name),
      file,
      line,
      isWhole: !JSON.stringify(record).includes(locale.starter.unwritten),
      placeholder: locale.starter.unwritten,
    };
  });
}

/** Throws `UnusableFields` about the record; `completed` has values for fields that may be missing. */
function validate(schema: z.ZodType, record: Record<string, unknown>, completed = record): void {
  const { error } = schema.safeParse(completed);
  if (error)
    throw new UnusableFields(explainIssues(schema, { value: record, sourceOf: () => '' }, error.issues));
}

/** Typed values in the form of their fields: `github.com/ada` becomes an address, `present` an empty end, and `true` true. */
function parseTyped(schema: z.ZodType, typed: NewRecord['fields']): Record<string, unknown> {
  const values = Object.entries(typed).map(([field, value]) => {
    const inner = fieldsOf(schema)?.[field];
    // Among a few fixed values, the nearest may not be the intended one.
    const isRight = !inner || inner.type === 'enum' || inner.safeParse(value).success;
    if (!isRight && value === 'true' && inner.safeParse(true).success) return [field, true];
    const meant = isRight ? value : suggestValue(value, inner);
    return [field, typeof meant === 'string' ? meant : value];
  });
  return Object.fromEntries(values);
}

/** The categories in pages.yaml; none if it cannot be read, which the check reports. */
async function readCategories(contentDir: string): Promise<string[]> {
  return namesInPages(recordsOf((await readRawContent(contentDir)).sources, 'pages.yaml'), 'categories');
}

/** Placeholder titles, after `New`, of records whose other fields show that they are placeholders. */
const placeholderTitles: Partial<Record<FileKindName, string>> = {
  projects: 'Project',
  jobs: 'Position',
  awards: 'Award',
};

/** The folder of a list's pictures in content/images. */
function folderOf({ kind, file }: RecordList): string {
  return kind === 'projects' ? 'projects' : file.replace(/\.yaml$/, '');
}

async function stagePicture(
  change: ContentChange,
  { contentDir, list, picture }: NewRecord,
  name: string,
): Promise<{ place: string; alt: string; fields: Record<string, unknown>; staged: StagedPicture } | null> {
  if (!picture) return null;
  const photo = await normalizePhoto({ file: picture.file }, await readPhotoStorageOptions(contentDir));
  const alt = picture.alt || photo.captions.alt;
  const isProject = list.kind === 'projects';
  const subject = isProject ? slugify(path.parse(picture.file).name, await readLanguage(contentDir)) : '';
  const stem = `images/${folderOf(list)}/${name}${isProject ? '/1' : ''}${subject && `-${subject}`}`;
  const source = `/${stem}.jpg`;
  const fields = isProject
    ? { images: [{ original: source, thumbnail: '', alt }] }
    : { image: source, imageAlt: alt };
  return { place: `${stem}${photo.ending}`, alt, fields, staged: await change.stage(photo.stored) };
}

/** The initial values of a record: what is known, and placeholders for the rest. */
function unwrittenFields(
  list: Pick<RecordList, 'kind' | 'schema'>,
  today: string,
  locale: Locale,
): Record<string, unknown> {
  if (list.kind === 'projects') {
    return {
      description: placeholderText('What it does, for whom, what was hard', locale),
      date: today.slice(0, 7),
      ...{ languages: '', additionalInfo: '', github: '', activeLink: '' },
    };
  }
  const included = Object.entries(fieldsOf(list.schema) ?? {}).filter(
    ([field]) => usualFields.includes(field) || isRequired(list.schema, field),
  );
  return Object.fromEntries(
    included.map(([field, schema]) => [
      field,
      unwrittenValue(schema, today, usualFields.includes(field), locale),
    ]),
  );
}

/** Optional fields that most records have. */
const usualFields = ['organization', 'school', 'location', 'description'];

function unwrittenValue(schema: z.ZodType, today: string, isUsual: boolean, locale: Locale): unknown {
  if (schema.meta()?.control === 'date') return today.slice(0, 7);
  if (!isUsual && schema.safeParse('').success) return '';
  const element = elementOf(schema);
  const placeholder = placeholderText(schema.description ?? '', locale);
  if (element && fieldsOf(element)) return [];
  const value = element ? [placeholder] : placeholder;
  return schema.safeParse(value).success ? value : exampleOf(schema);
}

function isRequired(schema: z.ZodType, field: string): boolean {
  const shape = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
  return !shape[field]?.isOptional();
}

/** The record with an alternative text, to validate everything else. */
function replaceAlt(record: Record<string, unknown>): Record<string, unknown> {
  const images = record.images as { alt: string }[] | undefined;
  return images
    ? { ...record, images: images.map((image) => ({ ...image, alt: placeholder.alt })) }
    : { ...record, imageAlt: placeholder.alt };
}

function commentsOf(schema: z.ZodType): Record<string, string> {
  const explained = Object.entries(fieldsOf(schema) ?? {}).filter(([field]) => field !== 'id');
  return Object.fromEntries(
    explained.flatMap(([field, { description }]) => (description ? [[field, wrap(description)]] : [])),
  );
}

function wrap(text: string): string {
  return text.replaceAll(new RegExp(`(.{1,${commentColumns}})(?: |$)`, 'g'), '$1\n').trimEnd();
}
