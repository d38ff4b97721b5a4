import { readFile } from 'node:fs/promises';
import { type Diagnostic, formatDiagnostics } from '../core/diagnostics.ts';
import { isMissing } from '../files/system-errors.ts';
import { pluralRuleOf } from '../i18n/language.ts';
import { type Locale, makeLocale } from '../i18n/locale.ts';
import { type LocaleData, localeSchema, partOf } from '../i18n/schema.ts';
import { explainIssues } from './explain-issues.ts';
import { readYamlRecords } from './yaml-records.ts';

/** Of which regions the words differ from those of their language, and in which file they stand. */
const overlays: readonly [tags: RegExp, file: string][] = [
  [/^zh-(?!hans)(?:.+-)?(?:hant|tw|hk|mo)\b/, 'zh-Hant'],
  [/^fr-ca\b/, 'fr-CA'],
  [/^pt-(?!.*\bbr\b)/, 'pt-PT'],
];

/** Any part of a locale, such as the owner's own words. */
type Part = Record<string, unknown>;

type ReadLocale = {
  locale: Locale;
  /** Of a language that is not shipped, the words that are English because nobody has written them: `words.menu`. */
  missing: string[];
};

/** The words of a language, with those of the owner in their places. `tag` is BCP 47. */
export async function readLocale(tag: string, own: Part = {}): Promise<ReadLocale> {
  const known = tag.toLowerCase();
  const [language = ''] = known.split('-');
  // Before its schema has judged it, a tag may be anything, such as a path.
  const shipped = /^[a-z]+$/.test(language) ? await readLocaleFile(language) : null;
  const base = shipped ?? (await readLocaleFile('en')) ?? {};
  const parts = [base];
  for (const [tags, file] of overlays) {
    if (tags.test(known)) parts.push((await readLocaleFile(file)) ?? {});
  }
  const data = [...parts, own].reduce(merge) as LocaleData;
  return { locale: makeLocale(tag, data), missing: shipped ? [] : missingIn(own, base) };
}

/**
 * Files of src/locales/ that were found sound: every reading of content/ asks for one, and checking it costs more than
 * all else.
 */
const sound = new Map<string, { text: string; data: Part }>();

/** Null where there is no such file. */
async function readLocaleFile(name: string): Promise<Part | null> {
  let text: string;
  try {
    text = await readFile(new URL(`../locales/${name}.yaml`, import.meta.url), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  const known = sound.get(name);
  if (known?.text === text) return known.data;
  const { data, diagnostics } = validateLocale(text, name);
  // Whoever changed one of the shipped files is told like an owner of a mistake in content/.
  if (!data)
    throw new Error(`The words of the interface are not complete.\n${formatDiagnostics(diagnostics)}`);
  sound.set(name, { text, data });
  return data;
}

/** What stands in a file of src/locales/, or a sentence for each mistake in it. That of a region is a part of a whole. */
export function validateLocale(text: string, name: string): { data: Part | null; diagnostics: Diagnostic[] } {
  const file = `src/locales/${name}.yaml`;
  const read = readYamlRecords(text, 'single');
  const told = { file, severity: 'error' as const, subject: '' };
  const diagnostics: Diagnostic[] = read.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    ...told,
    field: '',
  }));
  const [record] = read.records;
  if (!record) return { data: null, diagnostics };
  const whole = localeSchema(pluralRuleOf(name).categories);
  const schema = overlays.some(([, overlay]) => overlay === name) ? partOf(whole) : whole;
  const result = schema.safeParse(record.value);
  if (!result.success) {
    for (const { path, part, ...diagnosticText } of explainIssues(schema, record, result.error.issues)) {
      diagnostics.push({ ...diagnosticText, ...record.locate(path, part), ...told, field: path.join('.') });
    }
  }
  return { data: diagnostics.length === 0 ? (result.data as Part) : null, diagnostics };
}

/** The one with what the other says in its place. */
function merge(one: Part, other: Part): Part {
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key];
    return [key, isPart(before) && isPart(value) ? merge(before, value) : value];
  });
  return { ...one, ...Object.fromEntries(both) };
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What of the words that visitors read stands in `whole` alone. */
function missingIn(own: Part, whole: Part): string[] {
  const missing = (part: unknown, all: unknown, path: string): string[] => {
    if (!isPart(all) || isForms(all)) return part === undefined ? [path] : [];
    return Object.entries(all).flatMap(([key, value]) =>
      missing(isPart(part) ? part[key] : undefined, value, `${path}.${key}`),
    );
  };
  return ['dates', 'words', 'documents'].flatMap((key) => missing(own[key], whole[key], key));
}

/** Whether a word has plural forms: every language has the last of them, or that of many. */
function isForms(part: Part): boolean {
  return 'other' in part || 'many' in part;
}
