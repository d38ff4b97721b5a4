import { ContentStore, parseYaml } from '../content/content-store.ts';
import { splitFrontMatter } from '../content/read-prose.ts';
import { readYamlRecords, type YamlRecord } from '../content/yaml-records.ts';
import { wholeFile } from '../core/diagnostics.ts';
import { type FieldPath, isGroup, listAt, valueAt } from '../core/field-path.ts';
import type { Locale } from '../i18n/locale.ts';
import type { TranslatedFile, TranslatedText } from '../site/languages/merge-translation.ts';
import { noteLine, noteSources, sourcesFile } from '../site/languages/noted-sources.ts';
import type { Translation } from '../site/languages/read-translations.ts';
import { proseComment, renewComments, sourceComment } from '../site/languages/source-comments.ts';
import { readRawContent, valueOfFile } from '../site/read-content.ts';
import { replacePath } from '../yaml/change.ts';
import { setField } from '../yaml/edit-yaml.ts';
import { printFile } from '../yaml/print-yaml.ts';

type TranslationPlan = {
  /** Texts of files by path in content/. */
  texts: Map<string, string>;
  /** Number of texts that are new in them. */
  added: number;
  /** Number of texts that are already translated. */
  known: number;
  /** Number of comments updated to a newer text of the first language. */
  renewed: number;
};

/** Translations of headings and other texts of the program. */
type KnownTexts = ReadonlyMap<unknown, string>;

/** The texts of a new site in one language, with the same texts in another language. */
export function knownTexts(from: Pick<Locale, 'starter'>, to: Pick<Locale, 'starter'>): KnownTexts {
  const known = new Map<unknown, string>();
  const ambiguous = new Set<unknown>();
  const inOther: Record<string, unknown> = to.starter;
  for (const [key, text] of Object.entries(from.starter)) {
    const translation = inOther[key];
    if (key.startsWith('unwritten') || typeof translation !== 'string') continue;
    if (known.has(text) && known.get(text) !== translation) ambiguous.add(text);
    known.set(text, translation);
  }
  for (const text of ambiguous) known.delete(text);
  return known;
}

/**
 * The files of a language with an empty field for every missing text, below the original as a comment. Known
 * translations are filled in. `locale` is the locale of the first language, the language of the comments.
 */
export async function planTranslation(
  contentDir: string,
  { language, files, noted }: Pick<Translation, 'language' | 'files' | 'noted'>,
  locale: Pick<Locale, 'starter'>,
  known: KnownTexts = new Map(),
): Promise<TranslationPlan> {
  const store = new ContentStore(contentDir);
  const texts = new Map<string, string>();
  const notes = new Map(noted);
  let [added, filled, renewed] = [0, 0, 0];
  for (const file of files) {
    const name = `${language}/${file.file}`;
    const before = await store.readEditable(name);
    const renewal = before === null ? null : renewFile(file, before, noted);
    const present = renewal?.text ?? before;
    if (renewal) texts.set(name, renewal.text);
    for (const { path } of renewal?.renewed ?? []) notes.delete(noteLine(file.file, path));
    renewed += renewal?.renewed.length ?? 0;
    const missing = file.texts
      .filter(({ translation }) => translation === undefined)
      .map((text) => ({ ...text, translation: translate(text.source, known) }));
    const isProse = file.file.endsWith('.md');
    const written = isProse
      ? completeProse(present, missing)
      : completeYaml(present, missing, translationHeading(file.file, locale));
    if (written === null) continue;
    texts.set(name, written.text);
    added += written.added.length;
    filled += written.added.filter(({ translation }) => translation !== undefined).length;
  }
  texts.set(`${language}/${sourcesFile}`, noteSources(files, notes));
  return { texts, added, known: filled, renewed };
}

/** An existing file, with the current texts of the first language in the comments above empty fields. */
function renewFile({ file, texts }: TranslatedFile, present: string, noted: Translation['noted']) {
  const isProse = file.endsWith('.md');
  const fields = isProse ? splitFrontMatter(present).fields : present;
  const [record] = readYamlRecords(fields, 'single').records;
  const locate: YamlRecord['locate'] = (...place) => record?.locate(...place) ?? wholeFile;
  const missing = texts.filter(({ translation }) => translation === undefined);
  return renewComments(file, missing, noted, { lines: present.split('\n'), locate });
}

type Written = { text: string; added: readonly TranslatedText[] } | null;

function translate(source: unknown, known: KnownTexts): unknown {
  if (Array.isArray(source)) {
    const all = source.map((each) => translate(each, known));
    return all.includes(undefined) ? undefined : all;
  }
  // Titles of pages are made of their headings.
  const [, heading = source, end = ''] = /^(.+)( · \{name\})$/.exec(String(source)) ?? [];
  const translation = known.get(heading);
  return translation === undefined ? undefined : translation + end;
}

/** Markdown is translated as a whole file. An existing file is never changed. */
function completeProse(present: string | null, missing: readonly TranslatedText[]): Written {
  if (missing.length === 0 || present !== null) return null;
  const body = missing.find(({ path }) => path.length === 0);
  const fields = missing.filter(({ path }) => path.length > 0);
  const above = fields.length > 0 ? `---\n${printMissing(fields)}---\n` : '';
  const comment = body ? `${proseComment(body.source)}\n` : '';
  return { text: above + comment, added: missing };
}

function completeYaml(present: string | null, missing: readonly TranslatedText[], heading: string): Written {
  const value = present === null ? null : parseYaml(present);
  // An earlier run has already added the field, which is still empty.
  const added = missing.filter(({ path }) => !hasField(value, path));
  if (added.length === 0) return null;
  const fields = added.map(({ path, translation }, index) => ({
    path,
    value: translation ?? placeholder(index),
  }));
  return { text: withSources(writeFields(present, heading, fields), added), added };
}

/** A file of translations with these fields; `heading` is the comment of a new file. */
export function writeFields(
  present: string | null,
  heading: string,
  fields: readonly { path: FieldPath; value: unknown }[],
): string {
  if (present !== null && isGroup(parseYaml(present)))
    return fields.reduce((text, { path, value }) => setField(text, path, value), present);
  const value = fields.reduce<unknown>((group, each) => replacePath(group, each.path, each.value), {});
  const comments = present?.trim() ? `${present.trimEnd()}\n` : `# ${heading}\n`;
  return comments + printFile('', value);
}

/** The comment above the translations of a file. */
export function translationHeading(file: string, { starter }: Pick<Locale, 'starter'>): string {
  return starter.translationOf.replace('{file}', `content/${file}`);
}

function hasField(value: unknown, path: FieldPath): boolean {
  const group = valueAt(value, path.slice(0, -1));
  return isGroup(group) && Object.hasOwn(group, String(path.at(-1)));
}

function printMissing(missing: readonly TranslatedText[]): string {
  const value = missing.reduce<unknown>(
    (group, { path, translation }, index) => replacePath(group, path, translation ?? placeholder(index)),
    {},
  );
  return withSources(printFile('', value), missing);
}

function placeholder(index: number): string {
  return `Untranslated${index}Untranslated`;
}

/** Empties the placeholders, and adds a comment with the original above each placeholder on its own line. */
function withSources(text: string, missing: readonly TranslatedText[]): string {
  const comment = (index: string, indent: string) => {
    const lines = sourceComment(missing[Number(index)]?.source);
    return lines.map((line) => `${`${indent}# ${line}`.trimEnd()}\n`).join('');
  };
  return text
    .replaceAll(
      /^( *)(.+:) Untranslated(\d+)Untranslated$/gm,
      (_line, indent: string, key: string, index: string) => `${comment(index, indent)}${indent}${key}`,
    )
    .replaceAll(/ ?Untranslated\d+Untranslated/g, '');
}

/** site.yaml with the language added to its languages, by its path; empty if the language is already there. */
export async function addLanguage(contentDir: string, language: string): Promise<Map<string, string>> {
  const { sources } = await readRawContent(contentDir);
  const site = valueOfFile(sources, 'site.yaml');
  const languages = listAt(site, ['languages']);
  const first = valueAt(site, ['language']);
  if (language === first || languages.includes(language)) return new Map();
  const text = (await new ContentStore(contentDir).readEditable('site.yaml')) ?? '';
  const all = [...(languages.length > 0 ? languages : [first]), language];
  return new Map([['site.yaml', setField(text, ['languages'], all)]]);
}
