import { type FieldPath, isGroup, valueAt } from '../../core/field-path.ts';
import type { Change } from '../../yaml/change.ts';

/** A field of a form, made from the schema of a content file: what the owner may write there, and how. */
export type FormField = Labels &
  (
    | { kind: 'address' | 'number'; example: string }
    /** With `hasMarks` it may hold emphasis and links; `of` names what the values to choose from are. */
    | { kind: 'text'; example: string; hasMarks?: boolean; of?: ChoiceSource }
    /** With `mayGoOn` it may be empty, for what has no end yet. */
    | { kind: 'date'; example: string; mayGoOn?: boolean }
    /** A short name for addresses; `from` names the field beside it whose words it is made of. */
    | { kind: 'slug'; example: string; from: string | null }
    | { kind: 'choice'; options: Choice[]; names?: Record<string, string> | undefined }
    /** A public path below /images/; `folder` is the one under content/images, "" for itself. */
    | { kind: 'picture'; folder: string; takesVideos: boolean }
    /** The name of a Markdown file in content/, whose text is edited on its own. */
    | { kind: 'prose'; example: string }
    | { kind: 'textList'; example: string; hasMarks?: boolean }
    | GroupShape
    | RecordsShape
    /** A plain value, or a group of fields in its place. */
    | { kind: 'either'; plain: FormField; group: Group }
  );

export type Choice = string | number | boolean;

/** Lists of values that stand elsewhere: the categories of pages.yaml, the networks whose pages are known. */
export type ChoiceSource = 'categories' | 'networks';

export type NamedChoice = { value: string; label: string };

type Labels = {
  /** The last step of the field's path; "" for the root of a file. */
  name: string;
  label: string;
  /** What it is for; "" where the label says it all. */
  help: string;
  isRequired: boolean;
  /** Only records of one of these kinds have it. */
  kinds?: string[];
};

type GroupShape = { kind: 'group'; fields: FormField[] };
type RecordsShape = { kind: 'records'; element: Group };

export type Group = Labels & GroupShape;
export type Records = Labels & RecordsShape;

/** Whether the records of a list carry their number, so that a change of their order changes the numbers too. */
export function isNumbered({ element }: Records): boolean {
  return element.fields.some((field) => field.name === 'id');
}

/** A record that joins others at the end: with a number where they have theirs. */
export function numberedLike(records: readonly unknown[], record: unknown): unknown {
  const isNumbered = records.some((other) => valueAt(other, ['id']) !== undefined);
  return isNumbered ? { id: records.length + 1, ...(record as object) } : record;
}

/** Whether a value can be shown in the form; one that cannot is edited as the text of its file. */
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

/** What a new record begins with: every field that may not be left out, empty. */
export function emptyValue(field: FormField): unknown {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        field.fields.filter(({ isRequired }) => isRequired).map((inner) => [inner.name, emptyValue(inner)]),
      );
    case 'records':
      // A list of pictures begins with none: each comes with its record.
      return pictureFieldOf(field.element) ? [] : [emptyValue(field.element)];
    case 'textList':
      return [''];
    case 'choice':
      return field.options[0] ?? '';
    default:
      return '';
  }
}

/**
 * What emptying a field does to its file: one that may be left out goes, any other says that it is empty, as the
 * files do where there is nothing to say (`github: ""`).
 */
export function emptying({ kind, isRequired }: FormField, path: FieldPath): Change {
  if (!isRequired) return { kind: 'unset', path };
  return { kind: 'set', path, value: kind === 'textList' || kind === 'records' ? [] : '' };
}

/** The field of a record that a dropped picture belongs in. */
export function pictureFieldOf(element: Group): (FormField & { kind: 'picture' }) | undefined {
  return element.fields.find((field) => field.kind === 'picture');
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object';
}

/** The key a field's message and control find each other by: `3.images.1.alt`. */
export function pathKey(path: FieldPath): string {
  return path.join('.');
}
