import type { z } from 'zod';
import { elementOf, fieldsOf, optionsOf } from '../../content/schema-fields.ts';
import { isGroup } from '../../core/field-path.ts';
import { scriptOf } from '../../i18n/language.ts';
import type { FileKindName } from '../content-files.ts';

/** Files with nothing to translate: settings and colors are those of the whole site. */
const wholeSite: readonly FileKindName[] = ['site', 'brand'];

/** Texts that are the same in every language: tags are part of addresses, the others are names that are matched. */
const sharedTexts = [
  'tags',
  'authors',
  'alsoPublishedAs',
  'address',
  'links',
  'network',
  'number',
  'release',
  // References are in English.
  ...['editors', 'edition', 'series', 'genre', 'city'],
];

/** Texts that are often the same in every language: names of people, places, organizations and tools. */
const names = [
  ...['name', 'familyName', 'reading', 'credentials', 'location', 'places', 'organization', 'school'],
  ...['venue', 'issuer', 'event', 'by', 'skills', 'languages', 'tools', 'additionalInfo', 'sign', 'to'],
];

/** Fields of parsed texts and of page props whose value is not a text. */
export const machineFields = [
  ...['id', 'kind', 'name', 'path', 'href', 'source', 'parent', 'icon', 'runs', 'hidden', 'drawing'],
  ...['language', 'direction', 'fingerprint', 'tree'],
];

/** What a translation may say of a field: `text` should be translated, `name` may be. */
type Translatability = 'text' | 'name' | 'shared' | 'group';

/** Whether files of this kind have a translation. */
export function isTranslated(kind: FileKindName): boolean {
  return !wholeSite.includes(kind);
}

export function translatabilityOf(field: z.ZodType, key: string): Translatability {
  const isShared = sharedTexts.includes(key);
  const element = elementOf(field);
  if (element) {
    if (fieldsOf(element)) return 'group';
    return isShared ? 'shared' : translatabilityOf(element, key);
  }
  if (fieldsOf(field)) return 'group';
  const plain = [field, ...optionsOf(field)].some(isPlainText);
  if (!plain || isShared) return 'shared';
  return names.includes(key) ? 'name' : 'text';
}

/** ISO 15924 has codes for scripts that are written together, which Unicode does not have. */
const scriptsOf: Record<string, readonly string[]> = {
  ...{ Hans: ['Hani'], Hant: ['Hani'], Jpan: ['Hani', 'Hira', 'Kana'], Kore: ['Hang', 'Hani'] },
};

/**
 * Whether readers of a language can read a name: its letters are Latin, or of the script of the language. A single letter,
 * such as the µ of a unit, is a symbol.
 */
export function isReadable(name: unknown, language: string): boolean {
  const script = scriptOf(language);
  const scripts = ['Zyyy', 'Latn', ...(scriptsOf[script] ?? [script])]
    .map((each) => `\\p{Script=${each}}`)
    .join('');
  const unreadable = new RegExp(`(?:(?![${scripts}])\\p{L}){2}`, 'u');
  return ![name].flat().some((text) => typeof text === 'string' && unreadable.test(text));
}

/** Whether a field takes any text, and no date, address, path or short name. */
function isPlainText(field: z.ZodType): boolean {
  const { type, checks = [] } = field._zod.def as { type: string; checks?: z.core.$ZodCheck[] };
  const { control } = field.meta() ?? {};
  const isFree = control === undefined || control === 'marks' || control === 'lines';
  return type === 'string' && isFree && checks.every((check) => check._zod.def.check !== 'string_format');
}

/** Fields by which translations name an entry of a list, the first one that it has. */
const keyFields = ['name', 'file', 'original', 'source', 'page', 'address', 'by', 'label'];

/** How translations name an entry of a list: `harbour-map`, or its number, counted from 1. */
export function entryKey(entry: unknown, index: number): string {
  const key = isGroup(entry) ? keyFields.map((field) => entry[field]).find((value) => value) : undefined;
  return typeof key === 'string' ? key : String(index + 1);
}
