import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { shownMonth } from '../../model/dates.ts';
import { awardSchema, projectSchema, workSchema } from '../../model/schemas/records.ts';
import { freeName, slugify, stemOf } from '../../model/text.ts';
import { checkCategory, namesInPages } from '../content/check-categories.ts';
import { explainIssues } from '../content/explain-issues.ts';
import { unwritten } from '../content/find-leftovers.ts';
import { fieldsOf } from '../content/schema-fields.ts';
import { readYamlRecords } from '../content/yaml-records.ts';
import { listOriginals } from '../originals/list-originals.ts';
import type { Wording } from '../problems.ts';
import { appendTo } from '../yaml/edit-yaml.ts';
import { ContentChange, type StagedPicture, withContentLock } from './content-change.ts';
import { readMasterOptions } from './read-master-options.ts';
import { readRecords } from './read-records.ts';
import { readyPhoto } from './ready-photo.ts';
import { placeholder } from './starter-content.ts';

/** Records that a command adds, by the word for one. */
export const recordKinds = {
  project: { file: 'projects.yaml', schema: projectSchema, untitled: 'New Project' },
  work: { file: 'work.yaml', schema: workSchema, untitled: 'New Position' },
  award: { file: 'awards.yaml', schema: awardSchema, untitled: 'New Award' },
} as const;
export type RecordKind = keyof typeof recordKinds;

export type NewRecord = {
  contentDir: string;
  kind: RecordKind;
  /** Fields the owner has given, by name. */
  fields: Readonly<Record<string, string>>;
  /** A picture of it and what it shows ("" for what the picture says itself); null for a plain one, or none where a record does without. */
  picture: { file: string; alt: string } | null;
  /** YYYY-MM-DD. */
  today: string;
};

export type AddedRecord = { id: number; name: string; file: string; line: number; isWhole: boolean };

/** Fields of a record that would not pass the check; nothing has been added. */
export class UnusableFields extends Error {
  readonly problems: readonly Wording[];

  constructor(problems: readonly Wording[]) {
    super(problems.map(({ summary }) => summary).join('. '));
    this.problems = problems;
  }
}

/** Columns of a comment. */
const commentWidth = 100;

/** Fields that can be given as options, as options write them: `active-link`. */
export function optionsOf(kind: RecordKind): Map<string, string> {
  const shape = fieldsOf(recordKinds[kind].schema) ?? {};
  const plain = Object.entries(shape).filter(
    ([field, schema]) => !['id', 'name', 'image', 'imageAlt'].includes(field) && schema.type !== 'array',
  );
  return new Map(
    plain.map(([field]) => [field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), field]),
  );
}

/**
 * Adds a record to the end of its file: every field, what is not known said to be unwritten, an explanation above
 * each. Resolves with its number, name and line, and whether nothing is left to be written. Rejects with
 * `UnusableFields`, with `UnfitOriginal` for the picture and with `UneditableYaml` for the file; nothing has been
 * added then.
 */
export function addRecord(options: NewRecord): Promise<AddedRecord> {
  return withContentLock(options.contentDir, () => appendRecord(options));
}

async function appendRecord(options: NewRecord): Promise<AddedRecord> {
  const { contentDir, kind, fields } = options;
  const { file, schema, untitled } = recordKinds[kind];
  const { text, records } = await readRecords(contentDir, file);
  const taken = new Set(records.map(({ name }) => name));
  const folder = kind === 'work' ? 'images/work' : `images/${kind}s`;
  for (const { stem } of await listOriginals(contentDir)) {
    const [name = ''] = stem.slice(folder.length + 2).split('/');
    if (stem.startsWith(`/${folder}/`)) taken.add(name);
  }
  const title = fields.title ?? untitled;
  const name = freeName(slugify(title) || kind, (candidate) => taken.has(candidate));
  const id = Math.max(records.length, ...records.map((record) => record.id)) + 1;
  const categories = kind === 'project' ? await readCategories(contentDir) : [];
  const change = await ContentChange.begin(contentDir);
  try {
    const picture = kind === 'work' || options.picture ? await stagePicture(change, options, name) : null;
    const written = {
      id,
      name,
      title,
      ...skeletons[kind](
        options.today,
        picture && { place: `/${stemOf(picture.place)}.jpg`, alt: picture.alt },
      ),
      ...(kind === 'project' && categories[0] ? { category: categories[0] } : {}),
      ...fields,
    };
    const record = inOrderOf(schema, withShownDates(written, fields));
    const strayed = kind === 'project' ? checkCategory({ value: record }, categories) : [];
    if (strayed.length > 0) throw new UnusableFields(strayed);
    // What the owner has not said about their own picture, the check asks for afterwards.
    const result = schema.safeParse(picture?.alt === '' ? replaceAlt(record) : record);
    if (!result.success) {
      throw new UnusableFields(
        explainIssues(schema, { value: record, sourceOf: () => '' }, result.error.issues),
      );
    }
    const grown = appendTo(text, record, [], commentsOf(schema));
    const pictures = new Map<string, StagedPicture>(picture ? [[picture.place, picture.staged]] : []);
    await change.commit(pictures, new Map([[file, grown]]));
    const line = grown.slice(0, grown.lastIndexOf(`id: ${id}`)).split('\n').length;
    return { id, name, file, line, isWhole: !JSON.stringify(record).includes(unwritten) };
  } finally {
    await change.discard();
  }
}

/** Those of pages.yaml; none where it cannot be read, which the check tells. */
async function readCategories(contentDir: string): Promise<string[]> {
  const text = await readFile(path.join(contentDir, 'pages.yaml'), 'utf8').catch(() => '');
  return namesInPages(readYamlRecords(text, 'list').records, 'categories');
}

async function stagePicture(
  change: ContentChange,
  { contentDir, kind, picture }: NewRecord,
  name: string,
): Promise<{ place: string; alt: string; staged: StagedPicture }> {
  const start = kind === 'work' ? `images/work/${name}` : `images/projects/${name}/1`;
  if (!picture) {
    const place = `${start}${kind === 'work' ? '' : '-start'}.png`;
    return { place, alt: placeholder.alt, staged: await change.stage(await placeholder.read()) };
  }
  const photo = await readyPhoto({ file: picture.file }, await readMasterOptions(contentDir));
  const shown = slugify(path.parse(picture.file).name);
  const place = `${start}${kind === 'work' || shown === '' ? '' : `-${shown}`}${photo.ending}`;
  return { place, alt: picture.alt || photo.words.alt, staged: await change.stage(photo.master) };
}

type Shown = { place: string; alt: string };

/** What a record says before its owner has said anything: only what is known, and that the rest is not. */
const skeletons: Record<RecordKind, (today: string, picture: Shown | null) => Record<string, unknown>> = {
  project: (today, picture) => ({
    description: `${unwritten}: what it does, for whom, what was hard.`,
    date: today.slice(0, 7),
    ...{ languages: '', additionalInfo: '', github: '', activeLink: '' },
    ...(picture ? { images: [{ original: picture.place, thumbnail: '', alt: picture.alt }] } : {}),
  }),
  work: (today, picture) => ({
    organization: unwritten,
    location: unwritten,
    ...{ start: today.slice(0, 7), end: '', languages: '', tools: '' },
    description: [`${unwritten}: what you did, a line each.`],
    ...(picture ? { image: picture.place, imageAlt: picture.alt } : {}),
  }),
  award: (today) => ({
    start: today.slice(0, 7),
    description: `${unwritten}: what it was given for, and how much it was.`,
  }),
};

/** Dates as visitors read them, from those for machines: `Sep 2025 - Present`. */
function withShownDates(
  record: Record<string, unknown>,
  given: Readonly<Record<string, string>>,
): Record<string, unknown> {
  if (typeof record.start !== 'string' || given.dates !== undefined) return record;
  const start = shownMonth(record.start);
  if (typeof record.end !== 'string') return { ...record, dates: start };
  return { ...record, dates: `${start} - ${record.end === '' ? 'Present' : shownMonth(record.end)}` };
}

function inOrderOf(schema: z.ZodType, record: Record<string, unknown>): Record<string, unknown> {
  const order = Object.keys(fieldsOf(schema) ?? {}).filter((field) => record[field] !== undefined);
  return Object.fromEntries(order.map((field) => [field, record[field]]));
}

/** The record as it will pass once the owner has said what the picture shows. */
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

function wrap(words: string): string {
  return words.replaceAll(new RegExp(`(.{1,${commentWidth}})(?: |$)`, 'g'), '$1\n').trimEnd();
}
