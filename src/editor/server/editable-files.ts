import { stat } from 'node:fs/promises';
import path from 'node:path';
import { applicationFile, isApplicationLetter } from '../../applications/application-folder.ts';
import { listApplications, readApplication } from '../../applications/read-applications.ts';
import { applicationSchema } from '../../applications/schema.ts';
import { ContentStore, type UnsavedTexts } from '../../content/content-store.ts';
import { readYamlRecords } from '../../content/yaml-records.ts';
import { stemOf } from '../../core/text.ts';
import { letterSchema } from '../../features/letters/schema.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import { hashText } from '../../files/hash.ts';
import { type ContentFile, fileKinds } from '../../site/content-files.ts';
import { readRawContent } from '../../site/read-content.ts';
import type { RawContent } from '../../site/site-content.ts';
import { type FormField, fitsForm, type Group, type Records } from '../protocol/form-field.ts';
import type { EditableFile, Fingerprints, PlacedDiagnostic } from '../protocol/protocol.ts';
import { splitNote } from './change-yaml.ts';
import { describeForm } from './describe-form.ts';
import { placeDiagnostic } from './place-diagnostics.ts';
import { describeTranslation, type EditableTranslation, listTranslations } from './translations.ts';

/**
 * The files of content/ that the editor may read and write, by their path in it: the site's YAML files, their translations
 * and, with the value null, the Markdown and BibTeX files they name; and the texts of applications. A file name in a
 * request is looked up here before use.
 */
export async function listEditableFiles(contentDir: string): Promise<EditableList> {
  const signature = await signatureOf(contentDir);
  const cached = cachedLists.get(contentDir);
  if (cached?.signature === signature) return cached.list;
  const list = await readEditableList(contentDir);
  cachedLists.set(contentDir, { signature, list });
  return list;
}

type EditableList = ReadonlyMap<string, FormKind | EditableTranslation | null>;

/** A kind of YAML file, or of the fields above a text. */
type FormKind = Omit<ContentFile, 'name' | 'kind'> & { kind: string };

export function isTranslation(
  file: FormKind | EditableTranslation | null | undefined,
): file is EditableTranslation {
  return file !== null && file !== undefined && 'heading' in file;
}

/** The page asks every 2 s, and reading 2,000 projects takes half a second. */
const cachedLists = new Map<string, { signature: string; list: EditableList }>();

/** Changes whenever a file that can name other files changes. */
async function signatureOf(contentDir: string): Promise<string> {
  const names = [
    ...((await new ContentStore(contentDir).listFiles()) ?? []),
    ...(await listApplicationFiles(contentDir)),
  ];
  const stamps = names.map(async (name) => {
    const file = await stat(path.join(contentDir, ...name.split('/'))).catch(() => null);
    return `${name} ${file?.mtimeMs} ${file?.size}`;
  });
  return (await Promise.all(stamps)).join('\n');
}

async function readEditableList(contentDir: string): Promise<EditableList> {
  const read = await readRawContent(contentDir);
  const { sources } = read;
  const texts = [...sources.prose.keys()].sort();
  const files = [...sources.files].map(
    ([name, file]) => [name, /\.(?:bib|md)$/.test(name) ? null : file] as const,
  );
  const ofApplications = (await listApplicationFiles(contentDir)).map(
    (name) => [name, name.endsWith('.yaml') ? applicationKind : null] as const,
  );
  return new Map<string, FormKind | EditableTranslation | null>([
    ...files,
    ...texts.map((name) => [name, null] as const),
    ...ofApplications,
    ...(await listTranslations(read)),
  ]);
}

/** Every file with its form and value; a file that does not fit its form has its text as value. */
export async function readEditableFiles(contentDir: string): Promise<EditableFile[]> {
  const files = await listEditableFiles(contentDir);
  const store = new ContentStore(contentDir);
  return Promise.all(
    [...files].map(async ([name, file]) => describeFile(name, file, await store.readText(name))),
  );
}

export async function readFingerprints(contentDir: string): Promise<Fingerprints> {
  const names = [...(await listEditableFiles(contentDir)).keys()];
  const store = new ContentStore(contentDir);
  const pairs = names.map(async (name) => [name, hashText(await store.readText(name))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

function describeFile(
  name: string,
  file: FormKind | EditableTranslation | null,
  text: string | null,
): EditableFile {
  const fingerprint = hashText(text);
  if (isTranslation(file)) return { name, ...describeTranslation(name, file, text), fingerprint };
  const described = describeFields(name, file, text);
  if (described && described.value !== undefined && fitsForm(described.form, described.value))
    return { name, ...described, fingerprint };
  const { kind, about } = file ?? { kind: 'text', about: '' };
  return { name, kind, about, form: null, value: text ?? '', fingerprint };
}

/** Null for a text without fields. The value is undefined if its fields can only be fixed in the text. */
function describeFields(
  name: string,
  file: FormKind | null,
  text: string | null,
): (Omit<EditableFile, 'name' | 'fingerprint' | 'form'> & { form: Group | Records }) | null {
  const note = noteOfFile(name);
  if (note !== null && text !== null) {
    const value = valueWithText(text, fileKinds.note);
    const { about } = fileKinds.note;
    return { kind: 'note', about, form: noteForm(), value: value && { ...value, name: note } };
  }
  if (isApplicationLetter(name)) {
    const { kind, about } = applicationLetterKind;
    const value = text === null ? { text: '' } : valueWithText(text, applicationLetterKind);
    return { kind, about, form: formWithText(applicationLetterKind), value };
  }
  if (!file) return null;
  const { kind, about } = file;
  const value = text === null ? emptyValueOf(file) : parseValue(text, file);
  return { kind, about, form: describeForm(file, stemOf(name)), value };
}

/** The form of a note: its name, the fields above its text, and the text. */
export function noteForm(): Group {
  const help =
    'Lower-case letters, digits and hyphens. If you change the name, the file, its pictures and links to it are renamed too.';
  const labels = { name: 'name', label: 'Name in the address', help, isRequired: true };
  return formWithText(fileKinds.note, { ...labels, kind: 'slug', from: null, example: 'quay-in-fog' });
}

/** The fields above a text, others, and the text. */
function formWithText(kind: Parameters<typeof describeForm>[0], ...others: FormField[]): Group {
  const form = describeForm(kind);
  if (form.kind !== 'group') throw new Error('the fields above a text are one group');
  const labels = { name: 'text', label: 'Text', help: '', isRequired: true };
  return { ...form, fields: [...form.fields, ...others, { ...labels, kind: 'text', example: '' }] };
}

/** The fields above a text, with the text. */
function valueWithText(source: string, { shape }: Pick<ContentFile, 'shape'>): object | undefined {
  const { fields, body } = splitNote(source);
  const written = fields.trim() === '' ? {} : parseValue(fields, { shape });
  if (written === undefined) return undefined;
  // The text of a YAML block ends with a line break, which is not a line of its own.
  const trimmed = Object.entries(written as object).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trimEnd() : value,
  ]);
  return { ...Object.fromEntries(trimmed), text: body };
}

/** A YAML file as plain data; undefined if parts of it are invalid. */
function parseValue(text: string, { shape }: Pick<ContentFile, 'shape'>): unknown {
  const { records, count, diagnostics } = readYamlRecords(text.replaceAll('\r\n', '\n'), shape);
  if (count === 0) return emptyValueOf({ shape });
  // Duplicate keys, tabs and aliases can only be fixed in the text.
  if (diagnostics.length > 0 || records.length !== count) return undefined;
  return shape === 'list' ? records.map((record) => record.value) : records[0]?.value;
}

function emptyValueOf({ shape }: Pick<ContentFile, 'shape'>): unknown {
  return shape === 'list' ? [] : {};
}

/** The fields of application.yaml. */
const applicationKind = {
  kind: 'application',
  shape: 'single',
  schema: applicationSchema,
  about: 'Applications are not published, except the page for the recipient if you add one.',
} as const;

/** The fields above the text of a letter. A lens is a field of the application. */
const applicationLetterKind = {
  kind: 'application-letter',
  shape: 'single',
  schema: letterSchema.omit({ publish: true, lens: true }).extend({
    to: letterSchema.shape.to.describe('The recipient, as on an envelope.'),
  }),
  about: '',
} as const;

/** The texts of each application, by their path in content/. Some may not exist yet. */
async function listApplicationFiles(contentDir: string): Promise<string[]> {
  const names = await listApplications(contentDir);
  return names.flatMap((name) =>
    ['application.yaml', 'letter.md', 'posting.txt'].map((file) => applicationFile(name, file)),
  );
}

/** What is wrong with applications, at the fields of their forms. */
export async function checkApplications(
  contentDir: string,
  unsaved: UnsavedTexts,
  rawContent: Pick<RawContent, 'lenses' | 'pages'> | null,
): Promise<PlacedDiagnostic[]> {
  const names = await listApplications(contentDir);
  const readings = names.map((name) => readApplication(contentDir, name, rawContent, unsaved));
  return (await Promise.all(readings)).flatMap(({ record, letterRecord, diagnostics }) =>
    diagnostics.map((diagnostic) => {
      const isLetter = isApplicationLetter(diagnostic.file.replace(/^content\//, ''));
      const kind = isLetter ? applicationLetterKind : applicationKind;
      const found = isLetter ? letterRecord : record;
      const placed = placeDiagnostic(diagnostic, kind, found ? [found] : []);
      return isLetter && diagnostic.field === '' ? { ...placed, path: ['text'] } : placed;
    }),
  );
}
