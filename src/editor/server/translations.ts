import { readShippedLocale } from '../../content/read-locale.ts';
import { readYamlRecords } from '../../content/yaml-records.ts';
import { type FieldPath, isGroup, valueAt } from '../../core/field-path.ts';
import { lastName, stemOf } from '../../core/text.ts';
import { translationHeading } from '../../owner/plan-translation.ts';
import type { TextChange } from '../../owner/unused-pictures.ts';
import type { ContentFile } from '../../site/content-files.ts';
import {
  hasTranslatableText,
  isMissing,
  type TranslatedText,
} from '../../site/languages/merge-translation.ts';
import { changeNotes, isStale, noteLine, noteOf, sourcesFile } from '../../site/languages/noted-sources.ts';
import type { Translation } from '../../site/languages/read-translations.ts';
import { type ContentReading, readRawContent } from '../../site/read-content.ts';
import { type FormField, fitsForm } from '../protocol/form-field.ts';
import type { Draft, EditableFile } from '../protocol/protocol.ts';
import {
  type LanguageStatus,
  type TranslatedField,
  type TranslationFile,
  translatedText,
  translationForm,
} from '../protocol/translations.ts';
import { splitTranslation } from './change-yaml.ts';
import { describeForm } from './describe-form.ts';

/** A file in the folder of a further language that the editor may write. */
export type EditableTranslation = {
  /** Null for the file that notes which text each translation was made from. */
  fields: TranslatedField[] | null;
  /** The first line of a new file; "" for none. */
  heading: string;
};

/** The files of the further languages, also those that do not exist yet, by their path in content/. */
export async function listTranslations(read: ContentReading): Promise<Map<string, EditableTranslation>> {
  const all = new Map<string, EditableTranslation>();
  for (const { notes, files } of await describeLanguages(read)) {
    for (const { file, source, fields, programLanguage } of files) {
      const hasHeading = !file.endsWith('.md') && programLanguage === undefined;
      const heading = hasHeading ? `# ${translationHeading(source, read.locale)}\n` : '';
      all.set(file, { fields, heading });
    }
    all.set(notes, { fields: null, heading: '' });
  }
  return all;
}

/** What each further language has and lacks. */
export function describeLanguages({ translations, sources }: ContentReading): Promise<LanguageStatus[]> {
  const formOf = createForms();
  const describe = async ({ language, files, noted, texts }: Translation): Promise<LanguageStatus> => ({
    language,
    notes: `${language}/${sourcesFile}`,
    files: [
      ...files
        .map(({ file, fields }): TranslationFile => {
          const form = formOf(sources.files.get(file));
          const described = fields.map((text) => describeField(file, text, noted, form));
          return { source: file, file: `${language}/${file}`, fields: described };
        })
        .filter(({ fields }) => fields.length > 0),
      await describeWords(language, texts.get(wordsFile) ?? null, formOf(sources.files.get(wordsFile))),
    ],
  });
  return Promise.all(translations.map(describe));
}

const wordsFile = 'words.yaml';

/** The UI translations of a language beside those of the program. */
async function describeWords(
  language: string,
  text: string | null,
  form: FormField | null,
): Promise<TranslationFile> {
  const { data, isShipped } = await readShippedLocale(language);
  const translated = readTranslation(wordsFile, text ?? '');
  const fieldsBelow = (path: FieldPath, source: unknown): TranslatedField[] => {
    if (isGroup(source))
      return Object.entries(source).flatMap(([key, value]) => fieldsBelow([...path, key], value));
    const isMissing = !isShipped && hasTranslatableText(source) && valueAt(translated, path) === undefined;
    const field = path.reduce<FormField | null>(stepInto, form);
    return [
      {
        path,
        label: field?.label || String(path.at(-1)),
        help: field?.help ?? '',
        kind: Array.isArray(source) ? 'textList' : 'text',
        hasMarks: false,
        source,
        state: isMissing ? 'missing' : 'done',
        isOptional: isShipped,
        place: noteLine(wordsFile, path),
        note: '',
      },
    ];
  };
  const { dates, words, documents, lists, quotes, numbers } = data;
  return {
    source: wordsFile,
    file: `${language}/${wordsFile}`,
    fields: fieldsBelow([], { words, documents, dates, lists, quotes, numbers }),
    programLanguage: isShipped ? language : 'en',
  };
}

/** The forms are the same for every language. */
function createForms() {
  const forms = new Map<string, FormField>();
  return (file: ContentFile | undefined): FormField | null => {
    if (!file) return null;
    const form = forms.get(file.name) ?? describeForm(file, stemOf(file.name));
    forms.set(file.name, form);
    return form;
  };
}

function describeField(
  file: string,
  text: TranslatedText,
  noted: Translation['noted'],
  form: FormField | null,
): TranslatedField {
  const { path, source, translation, isOptional = false } = text;
  const place = noteLine(file, path);
  const state = isMissing(text) ? 'missing' : isStale(noted.get(place), text) ? 'stale' : 'done';
  const common = { source, state, isOptional, place, note: noteOf(text) } as const;
  if (path.length === 0)
    return { ...common, path: [translatedText], label: 'Text', kind: 'prose', hasMarks: false };
  const field = form ? path.reduce<FormField | null>(stepInto, form) : null;
  const isList = Array.isArray(source ?? translation) || field?.kind === 'textList';
  return {
    ...common,
    path,
    label: field?.label || lastName(String(path.at(-1))),
    kind: isList ? 'textList' : 'text',
    hasMarks: (field?.kind === 'text' || field?.kind === 'textList') && field.hasMarks === true,
  };
}

/** Translations name the records of a list. */
function stepInto(field: FormField | null, step: string | number): FormField | null {
  if (field?.kind === 'records') return field.element;
  const group = field?.kind === 'either' ? field.group : field;
  return (group?.kind === 'group' && group.fields.find(({ name }) => name === step)) || null;
}

/** The translation in a file as the value of its form, or its text if it does not fit. */
export function describeTranslation(
  name: string,
  { fields }: EditableTranslation,
  text: string | null,
): Pick<EditableFile, 'kind' | 'about' | 'form' | 'value'> {
  const common = { kind: 'translation', about: 'A translation.' };
  const form = translationForm(fields ?? []);
  if (!fields) return { ...common, form, value: {} };
  const value = readTranslation(name, text?.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n') ?? '');
  return fitsForm(form, value) ? { ...common, form, value } : { ...common, form: null, value: text ?? '' };
}

function readTranslation(name: string, text: string): unknown {
  const isProse = name.endsWith('.md');
  const { fields, body } = isProse ? splitTranslation(text) : { fields: text, body: '' };
  const { records, count, diagnostics } = readYamlRecords(fields, 'single');
  if (count > 0 && (diagnostics.length > 0 || records.length !== count)) return undefined;
  const value = records[0]?.value ?? {};
  return isProse && body !== '' && typeof value === 'object' ? { ...value, [translatedText]: body } : value;
}

/**
 * The files that note which text each translation was made from, with the translations that drafts change. Fields of a file
 * that is edited as text are left to `npm run translate`.
 */
export async function noteTranslations(
  contentDir: string,
  changed: readonly TextChange[],
  drafts: readonly Draft[],
  readText: (file: string) => Promise<string | null>,
): Promise<TextChange[]> {
  const all = new Map(changed.map((change) => [change.file, change]));
  const texts = new Map(changed.map(({ file, after }) => [file, after]));
  const read = await readRawContent(contentDir, { texts });
  for (const { language, files } of read.translations) {
    const notes = new Map<string, string | null>();
    for (const { file, fields } of files) {
      const name = `${language}/${file}`;
      const change = all.get(name);
      if (!change || change.before === change.after) continue;
      const edited = drafts.find((draft) => draft.file === name)?.changes.map(({ path }) => path) ?? [];
      for (const text of fields) {
        const at = text.path.length === 0 ? [translatedText] : text.path;
        const isEdited = edited.some(
          (path) =>
            path.length > 0 && at.every((step, depth) => path[depth] === undefined || path[depth] === step),
        );
        // A text of this language alone has no source that could change.
        const isPair = text.translation !== undefined && text.source !== undefined;
        if (isEdited) notes.set(noteLine(file, text.path), isPair ? noteOf(text) : null);
      }
    }
    const file = `${language}/${sourcesFile}`;
    const before = all.get(file)?.before ?? (await readText(file)) ?? '';
    const present = all.get(file)?.after ?? before;
    const after = notes.size > 0 ? changeNotes(present, notes) : present;
    if (after !== present) all.set(file, { file, before, after });
  }
  return [...all.values()];
}

/** The text of a translation after a change: null to delete a file without text, "" for a new one in which nothing is left. */
export function withoutEmpty(name: string, before: string, after: string): string | null {
  if (before !== '') return /^\s*(?:\{\})?\s*$/.test(after) ? null : after;
  return hasNothing(readTranslation(name, after.replaceAll('\r\n', '\n'))) ? '' : after;
}

function hasNothing(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(hasNothing);
}
