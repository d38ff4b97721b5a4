import path from 'node:path';
import { type Diagnostic, formatDiagnostics } from '../core/diagnostics.ts';
import { isGroup } from '../core/field-path.ts';
import { engineRoot } from '../files/output-paths.ts';
import { readText } from '../files/read-files.ts';
import { pluralRuleOf } from '../i18n/language.ts';
import { type Locale, makeLocale } from '../i18n/locale.ts';
import { type LocaleData, localeSchema, partOf } from '../i18n/schema.ts';
import { explainIssues } from './explain-issues.ts';
import { readYamlRecords } from './yaml-records.ts';

/** Language tags of regions with their own UI translations, and the files of these. */
const overlays: readonly [tags: RegExp, file: string][] = [
  [/^zh-(?!hans)(?:.+-)?(?:hant|tw|hk|mo)\b/, 'zh-Hant'],
  [/^fr-ca\b/, 'fr-CA'],
  [/^pt-(?!.*\bbr\b)/, 'pt-PT'],
  [/^ar-(?:.+-)?(?:iq|jo|lb|ps|sy)\b/, 'ar-JO'],
  [/^ar-(?:.+-)?(?:dz|tn)\b/, 'ar-DZ'],
  [/^ar-(?:.+-)?ma\b/, 'ar-MA'],
  [/^de-at\b/, 'de-AT'],
];

/** Any part of a locale, such as the owner's UI translations. */
type Part = Record<string, unknown>;

type ReadLocale = {
  locale: Locale;
  /** Paths of missing translations (`words.menu`), which are English. Empty for the languages of src/locales/. */
  missing: string[];
};

/** The UI translations of a language, with the owner's changes. `tag` is BCP 47. */
export async function readLocale(tag: string, own: Part = {}): Promise<ReadLocale> {
  const { parts, isShipped } = await readParts(tag);
  const data = [...parts, own].reduce(merge) as LocaleData;
  return { locale: makeLocale(tag, data), missing: isShipped ? [] : missingIn(own, parts[0] ?? {}) };
}

/** The UI translations of a language without the owner's changes; English ones if it has none. */
export async function readShippedLocale(tag: string): Promise<{ data: Part; isShipped: boolean }> {
  const { parts, isShipped } = await readParts(tag);
  return { data: parts.reduce(merge), isShipped };
}

/** The files of a language, from the general one to that of its region. */
async function readParts(tag: string): Promise<{ parts: Part[]; isShipped: boolean }> {
  const lower = tag.toLowerCase();
  const [language = ''] = lower.split('-');
  // The tag is not validated yet and could be anything, such as a path.
  const shipped = /^[a-z]+$/.test(language) ? await readLocaleFile(language) : null;
  const base = shipped ?? (await readLocaleFile('en')) ?? {};
  const parts = [base];
  for (const [tags, file] of overlays) {
    if (tags.test(lower)) parts.push((await readLocaleFile(file)) ?? {});
  }
  return { parts, isShipped: shipped !== null };
}

/** Validated files of src/locales/. Every reading of content/ needs one, and validating it takes longer than all else. */
const validated = new Map<string, { text: string; data: Part }>();

/** Null if there is no such file. */
async function readLocaleFile(name: string): Promise<Part | null> {
  const text = await readText(path.join(engineRoot, `src/locales/${name}.yaml`));
  if (text === null) return null;
  const stored = validated.get(name);
  if (stored?.text === text) return stored.data;
  const { data, diagnostics } = validateLocale(text, name);
  if (!data) throw new Error(`The UI translations are not valid.\n${formatDiagnostics(diagnostics)}`);
  validated.set(name, { text, data });
  return data;
}

/** The content of a file of src/locales/, or its diagnostics. The file of a region contains only what differs. */
export function validateLocale(text: string, name: string): { data: Part | null; diagnostics: Diagnostic[] } {
  const file = `src/locales/${name}.yaml`;
  const read = readYamlRecords(text, 'single');
  const common = { file, severity: 'error' as const, subject: '' };
  const diagnostics: Diagnostic[] = read.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    ...common,
    field: '',
  }));
  const [record] = read.records;
  if (!record) return { data: null, diagnostics };
  const whole = localeSchema(pluralRuleOf(name).categories);
  const schema = overlays.some(([, overlay]) => overlay === name) ? partOf(whole) : whole;
  const result = schema.safeParse(record.value);
  if (!result.success) {
    for (const { path, part, ...diagnosticText } of explainIssues(schema, record, result.error.issues)) {
      diagnostics.push({ ...diagnosticText, ...record.locate(path, part), ...common, field: path.join('.') });
    }
  }
  return { data: diagnostics.length === 0 ? (result.data as Part) : null, diagnostics };
}

/** `one` with the values of `other` merged into it. */
function merge(one: Part, other: Part): Part {
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key];
    return [key, isGroup(before) && isGroup(value) ? merge(before, value) : value];
  });
  return { ...one, ...Object.fromEntries(both) };
}

/** Paths of the translations that are only in `whole`. */
function missingIn(own: Part, whole: Part): string[] {
  const missing = (part: unknown, all: unknown, path: string): string[] => {
    if (!isGroup(all) || isForms(all)) return part === undefined ? [path] : [];
    return Object.entries(all).flatMap(([key, value]) =>
      missing(isGroup(part) ? part[key] : undefined, value, `${path}.${key}`),
    );
  };
  return ['dates', 'words', 'documents'].flatMap((key) => missing(own[key], whole[key], key));
}

/** Whether a translation has plural forms: every language has the form `other` or `many`. */
function isForms(part: Part): boolean {
  return 'other' in part || 'many' in part;
}
