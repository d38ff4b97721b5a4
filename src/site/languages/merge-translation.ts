import type { z } from 'zod';
import { elementOf, groupFieldsOf } from '../../content/schema-fields.ts';
import type { DiagnosticText } from '../../core/diagnostics.ts';
import { type FieldPath, isGroup } from '../../core/field-path.ts';
import { didYouMean, found, quote } from '../../core/quoted-values.ts';
import { nearest } from '../../core/text.ts';
import { entryKey, isReadable, translatabilityOf } from './translatable.ts';

/** A text of the first language that has a translation, or should have one. */
export type TranslatedText = {
  /** Path in the translation: `['harbour-map', 'images', '/images/a.jpg', 'alt']`. */
  path: FieldPath;
  source: unknown;
  /** Undefined where it is missing. */
  translation: unknown;
  /**
   * A name, which is often the same in languages with the same letters: without a translation it does not count as
   * missing.
   */
  isOptional?: boolean;
};

/** The texts of a file in one language. */
export type TranslatedFile = {
  /** Path in content/ of the file in the first language. */
  file: string;
  texts: TranslatedText[];
  /** Every text that can have a translation: `texts`, and names that have none. */
  fields: TranslatedText[];
};

type Fault = DiagnosticText & { path: FieldPath };

type MergeResult = {
  /** The value of the first language with the translations in it. */
  value: unknown;
  fields: TranslatedText[];
  /** Paths are those of the translation. */
  faults: Fault[];
};

/** Puts the translations of a file into its value. Reports what the translation has and may not have. */
export function mergeTranslation(
  schema: z.ZodType,
  value: unknown,
  translation: unknown,
  language: string,
): MergeResult {
  const fields: TranslatedText[] = [];
  const faults: Fault[] = [];
  const merged = mergeField({ schema, key: '', value, translation, language, path: [], fields, faults });
  return { value: merged, fields, faults };
}

type Field = {
  schema: z.ZodType;
  key: string;
  value: unknown;
  translation: unknown;
  /** The language of the translation. */
  language: string;
  path: FieldPath;
  fields: TranslatedText[];
  faults: Fault[];
};

function mergeField({ translation: written, ...rest }: Field): unknown {
  // An empty field is one that is not translated yet.
  const field = { ...rest, translation: written ?? undefined };
  const { schema, value, translation, path, fields, faults } = field;
  const element = elementOf(schema);
  if (element && groupFieldsOf(element)) return mergeList(field, element);
  const ofGroup = groupFieldsOf(schema);
  if (ofGroup && (isGroup(value) || isGroup(translation))) return mergeGroup(field, ofGroup);
  const translatability = translatabilityOf(schema, field.key);
  if (translation !== undefined && translatability === 'shared')
    faults.push({ ...sharedField(field.key, value), path });
  if (translatability === 'shared') return value;
  if (translation !== undefined || hasTranslatableText(value))
    fields.push({
      ...{ path, source: value, translation },
      isOptional: translatability === 'name' && isReadable(value, field.language),
    });
  return translation ?? value;
}

/** Whether it is shown in the first language and should not be. */
export function isMissing({ translation, isOptional }: TranslatedText): boolean {
  return translation === undefined && !isOptional;
}

/** Whether a text has more than placeholders: `{name}` is the same in every language. */
export function hasTranslatableText(value: unknown): boolean {
  return [value]
    .flat()
    .some((text) => typeof text === 'string' && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')));
}

function mergeGroup({ value, translation, path, ...lists }: Field, ofGroup: Record<string, z.ZodType>) {
  const source = isGroup(value) ? value : {};
  if (translation !== undefined && !isGroup(translation)) {
    lists.faults.push({ ...explainNotGroup(translation), path });
    return value;
  }
  for (const key of Object.keys(translation ?? {})) {
    if (!Object.hasOwn(ofGroup, key))
      lists.faults.push({ ...unknownField(key, ofGroup), path: [...path, key] });
  }
  const merged = Object.entries(ofGroup).flatMap(([key, schema]) => {
    const own = mergeField({
      ...lists,
      schema,
      key,
      value: source[key],
      translation: translation?.[key],
      path: [...path, key],
    });
    return own === undefined ? [] : [[key, own]];
  });
  // Fields that the schema rejects stay, and are reported in the file of the first language.
  return { ...source, ...Object.fromEntries(merged) };
}

function mergeList({ value, translation, path, ...lists }: Field, element: z.ZodType): unknown {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  if (translation !== undefined && !isGroup(translation)) {
    lists.faults.push({ ...notByName(entries), path });
    return value;
  }
  const keys = entries.map(entryKey);
  for (const key of Object.keys(translation ?? {})) {
    if (!keys.includes(key)) lists.faults.push({ ...unknownItem(key, keys), path: [...path, key] });
  }
  if (value === undefined) return value;
  return entries.map((entry, index) => {
    const key = keys[index] ?? '';
    return mergeField({
      ...lists,
      schema: element,
      key: lists.key,
      value: entry,
      translation: translation?.[key],
      path: [...path, key],
    });
  });
}

function sharedField(key: string, value: unknown): DiagnosticText {
  return {
    code: 'untranslatable-field',
    summary: `${key} may not be translated`,
    why: 'Dates, addresses, pictures, tags and short names are the same in every language.',
    fix:
      value === undefined
        ? 'Remove the line.'
        : `Remove the line. The pages of this language then show the value of the first language: ${found(value)}.`,
  };
}

function unknownField(key: string, fields: Record<string, z.ZodType>): DiagnosticText {
  const translatable = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field && translatabilityOf(field, name) !== 'shared';
  });
  return {
    code: 'unknown-translated-field',
    summary: `${key} is not a field of this record`,
    why: `You can translate: ${translatable.join(', ')}.`,
    fix: didYouMean(nearest(key, translatable), 'Remove the line, or use one of these fields.'),
  };
}

function unknownItem(key: string, keys: readonly string[]): DiagnosticText {
  return {
    code: 'unknown-translated-entry',
    summary: `${quote(key)} is not the name of an item in the first language`,
    why: 'The key of a translation is the name of the item that it translates.',
    fix: didYouMean(
      nearest(key, keys),
      keys.length > 0 && keys.length <= 12
        ? `Use one of these names, or remove the item: ${keys.join(', ')}.`
        : 'Use the name that the item has in the first language, or remove it.',
    ),
  };
}

function explainNotGroup(translation: unknown): DiagnosticText {
  return {
    code: 'translation-not-fields',
    summary: `this is ${found(translation)}, expected a group of fields`,
    why: 'A translation has the fields of the first language, each on its own line.',
    fix: 'Write each translated field below it, with two spaces before it.',
  };
}

function notByName(entries: readonly unknown[]): DiagnosticText {
  const key = entryKey(entries[0], 0);
  return {
    code: 'translation-not-by-name',
    summary: 'this is a list, expected the names of its items as keys',
    why: 'With names, translations stay with their items when you add items or change the order.',
    fix: `Write the name of an item with a colon, and its translated texts below it:\n  ${key}:\n    …`,
  };
}
