import type { FieldPath } from '../../core/field-path.ts';
import type { FormField, Group } from './form-field.ts';

/** A text of the first language, and its translation in one file of another language. */
export type TranslatedField = {
  /** In the file of the other language; the text of a Markdown file is at `translatedText`. */
  path: FieldPath;
  label: string;
  kind: 'text' | 'textList' | 'prose';
  hasMarks: boolean;
  help?: string;
  /** A text or a list of texts; undefined where the first language has none. */
  source: unknown;
  /** stale: the text of the first language has changed since. */
  state: 'missing' | 'stale' | 'done';
  /** A name, which is often the same in every language. */
  isOptional: boolean;
  /** The line in translated-from.txt that marks the translation as up to date: its place and its text. */
  place: string;
  note: string;
};

export type TranslationFile = {
  /** The file in the first language. */
  source: string;
  /** The file in the other language, by its path in content/. */
  file: string;
  fields: TranslatedField[];
  /** For UI translations: the language of the UI strings that these texts replace. */
  programLanguage?: string;
};

/** Another language of the site, with the unsaved changes. */
export type LanguageStatus = {
  /** BCP 47 tag. */
  language: string;
  /** The file that records the source text of each translation. */
  notes: string;
  files: TranslationFile[];
};

/** The step of a path to the text of a translated Markdown file, below the comments at its top. */
export const translatedText = 'translatedText';

/** The form of a file with translations: a group for each record or group in it, and its fields. */
export function translationForm(fields: readonly TranslatedField[]): Group {
  return groupBelow('', [], fields);
}

function groupBelow(name: string, path: FieldPath, fields: readonly TranslatedField[]): Group {
  const steps = new Set(fields.map((field) => String(field.path[path.length])));
  const inner = [...steps].map((step): FormField => {
    const inside = fields.filter((field) => field.path[path.length] === step);
    const [first] = inside;
    if (!first || first.path.length > path.length + 1) return groupBelow(step, [...path, step], inside);
    const { label, hasMarks, help = '' } = first;
    const kind = first.kind === 'textList' ? 'textList' : 'text';
    return { kind, name: step, label, help, isRequired: false, example: '', hasMarks };
  });
  return { kind: 'group', name, label: name, help: '', isRequired: false, fields: inner };
}
