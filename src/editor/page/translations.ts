import { type FieldPath, isGroup, valueAt } from '../../core/field-path.ts';
import { directionOf, ownNamesOf } from '../../i18n/language.ts';
import type { Change } from '../../yaml/change.ts';
import type { LanguageStatus, TranslatedField, TranslationFile } from '../protocol/translations.ts';
import type { FileState } from './drafts-reducer.ts';
import type { TextLanguage } from './FormContext.tsx';

export function findLanguageOf(
  languages: readonly LanguageStatus[],
  file: string,
): LanguageStatus | undefined {
  return languages.find(({ language }) => file.startsWith(`${language}/`));
}

/** A language with its name in itself. */
export type NamedLanguage = TextLanguage & { name: string };

export function nameLanguages(tags: readonly string[]): NamedLanguage[] {
  const names = ownNamesOf(tags);
  return tags.map((lang, index) => ({ lang, dir: directionOf(lang), name: names[index] ?? lang }));
}

/** The texts of the program, as the language whose UI strings are replaced. */
export function programText({ programLanguage: lang }: TranslationFile): NamedLanguage | undefined {
  return lang === undefined ? undefined : { lang, dir: directionOf(lang), name: 'The program' };
}

type Progress = { missing: number; stale: number };

export function progressOf(fields: readonly TranslatedField[]): Progress {
  const count = (state: TranslatedField['state']) => fields.filter((field) => field.state === state).length;
  return { missing: count('missing'), stale: count('stale') };
}

/** "3 missing, 1 changed", or "complete". */
export function describeProgress({ missing, stale }: Progress): string {
  const parts = [missing > 0 && `${missing} missing`, stale > 0 && `${stale} changed`].filter(Boolean);
  return parts.join(', ') || 'complete';
}

/** The texts of one record, or of one field or group in a file without records. */
export type TranslatedRecord = { key: string; fields: TranslatedField[] };

export function recordsIn({ fields }: TranslationFile): TranslatedRecord[] {
  const keys = [...new Set(fields.map(({ path }) => String(path[0])))];
  return keys.map((key) => ({ key, fields: fields.filter(({ path }) => path[0] === key) }));
}

/**
 * The change that clears a translation. A field of the file keeps its line and comments. An added field is removed,
 * with its groups if they are then empty.
 */
export function clearTranslation({ value, current }: FileState, path: FieldPath): Change {
  if (valueAt(value, path) !== undefined) return { kind: 'set', path, value: null };
  return removeTranslation(current, path);
}

/** The change that removes a field, and the groups that are then empty. */
export function removeTranslation(current: unknown, path: FieldPath): Change {
  const parent = path.slice(0, -1);
  const group = valueAt(current, parent);
  const isAlone = parent.length > 0 && isGroup(group) && Object.keys(group).length === 1;
  return isAlone ? removeTranslation(current, parent) : { kind: 'unset', path };
}
