import { type FieldPath, isGroup, valueAt } from '../../core/field-path.ts';
import type { Change } from '../../yaml/change.ts';

/** A form field, derived from the schema of a content file. */
export type FormField = Labels &
  (
    | { kind: 'address' | 'number'; example: string }
    /** With `hasMarks` it may contain emphasis and links, with `hasLines` several lines; `choices` names suggested values. */
    | { kind: 'text'; example: string; hasMarks?: boolean; hasLines?: boolean; choices?: ChoiceSource }
    /** With `mayBeOngoing` it may be empty: there is no end date yet. */
    | { kind: 'date'; example: string; mayBeOngoing?: boolean }
    /** A short name for addresses; `from` is the sibling field that it is derived from. */
    | { kind: 'slug'; example: string; from: string | null }
    | { kind: 'choice'; options: Choice[]; names?: Record<string, string> | undefined }
    /** A public path below /images/; `folder` is a folder in content/images, "" for content/images itself. */
    | { kind: 'picture'; folder: string; takesVideos: boolean }
    /** The name of a Markdown file in content/. */
    | { kind: 'prose'; example: string }
    | { kind: 'textList'; example: string; hasMarks?: boolean }
    | GroupShape
    | RecordsShape
    /** A plain value or a group of fields. */
    | { kind: 'either'; plain: FormField; group: Group }
  );

export type Choice = string | number | boolean;

/** Suggested values: the categories of pages.yaml, known networks, the lenses or the languages of the site. */
export type ChoiceSource = 'categories' | 'networks' | 'lenses' | 'languages';

export type NamedChoice = { value: string; label: string };

type Labels = {
  /** The last step of the field's path; "" for the root of a file. */
  name: string;
  label: string;
  /** "" if the label needs no explanation. */
  help: string;
  isRequired: boolean;
  /** If set, only records of these kinds have the field. */
  kinds?: string[];
};

type GroupShape = { kind: 'group'; fields: FormField[] };
type RecordsShape = { kind: 'records'; element: Group };

export type Group = Labels & GroupShape;
export type Records = Labels & RecordsShape;

/** Whether the records of a list are numbered with `id`, so that reordering renumbers them. */
export function isNumbered({ element }: Records): boolean {
  return element.fields.some((field) => field.name === 'id');
}

/** A record to append to a list, with a number if the others have one. */
export function withNumber(records: readonly unknown[], record: unknown): unknown {
  const isNumbered = records.some((other) => valueAt(other, ['id']) !== undefined);
  return isNumbered ? { id: records.length + 1, ...(record as object) } : record;
}

/** Whether a form can show a value; otherwise its file is edited as text. */
export function fitsForm(field: FormField, value: unknown): boolean {
  if (value === undefined || value === null) return field.name !== '';
  switch (field.kind) {
    case 'group':
      return isGroup(value) && field.fields.every((inner) => fitsForm(inner, value[inner.name]));
    case 'records':
      return (
        Array.isArray(value) && value.every((record) => record !== null && fitsForm(field.element, record))
      );
    case 'textList':
      return Array.isArray(value) && value.every(isPlain);
    case 'either':
      return isPlain(value) || fitsForm(field.group, value);
    default:
      return isPlain(value);
  }
}

/** The value of a new record: its required fields, empty. */
export function emptyValue(field: FormField): unknown {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        field.fields.filter(({ isRequired }) => isRequired).map((inner) => [inner.name, emptyValue(inner)]),
      );
    case 'records':
      // Records of pictures are created by adding pictures.
      return pictureFieldOf(field.element) ? [] : [emptyValue(field.element)];
    case 'textList':
      return [''];
    case 'choice':
      return field.options[0] ?? '';
    default:
      return '';
  }
}

/** The change that clears a field: an optional one is removed, a required one gets an empty value (`github: ""`). */
export function clearField({ kind, isRequired }: FormField, path: FieldPath): Change {
  if (!isRequired) return { kind: 'unset', path };
  return { kind: 'set', path, value: kind === 'textList' || kind === 'records' ? [] : '' };
}

/** The field of a record for a dropped picture. */
export function pictureFieldOf(element: Group): (FormField & { kind: 'picture' }) | undefined {
  return element.fields.find((field) => field.kind === 'picture');
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object';
}

/** A path as a key: `3.images.1.alt`. */
export function pathKey(path: FieldPath): string {
  return path.join('.');
}

/** The longest start of a path that has a control: unknown fields and `id` have none. */
export function nearestFormPath(form: FormField, path: FieldPath): FieldPath {
  let field: FormField = form;
  for (const [depth, step] of path.entries()) {
    const next = stepInto(field, step);
    if (next === 'line') return path.slice(0, depth + 1);
    if (next === null || next.name === 'id') return path.slice(0, depth);
    field = next;
  }
  return path;
}

/** The field at a path, or the nearest known field above it. */
export function fieldAt(form: FormField, path: FieldPath): FormField {
  let field = form;
  for (const step of path) {
    const next = stepInto(field, step);
    if (next === null || next === 'line') break;
    field = next;
  }
  return field;
}

function stepInto(field: FormField, step: string | number): FormField | 'line' | null {
  switch (field.kind) {
    case 'group':
      return field.fields.find(({ name }) => name === step) ?? null;
    case 'either':
      return stepInto(field.group, step);
    case 'records':
      return typeof step === 'number' ? field.element : null;
    case 'textList':
      return typeof step === 'number' ? 'line' : null;
    default:
      return null;
  }
}
