import path from 'node:path';
import { z } from 'zod';
import type { ContentStore, UnsavedTexts } from '../../content/content-store.ts';
import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import { readMarks } from '../../content/read-inline.ts';
import { splitFrontMatter } from '../../content/read-prose.ts';
import { hasOnlyComments, readYamlRecords, type YamlRecord } from '../../content/yaml-records.ts';
import {
  type Diagnostic,
  type DiagnosticText,
  diagnosticInFile,
  type Position,
  wholeFile,
} from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, isGroup, parsePath, valueAt } from '../../core/field-path.ts';
import { toPlainText } from '../../core/prose.ts';
import { didYouMean, joinAlternatives, quote } from '../../core/quoted-values.ts';
import { nearest } from '../../core/text.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import { ownResumeFile } from '../content-files.ts';
import type { ProseFiles } from '../read-prose-files.ts';
import { type RecordFile, recordsIn } from '../read-record-files.ts';
import { visitValues } from '../validate/validate-records.ts';
import {
  hasTranslatableText,
  mergeTranslation,
  type TranslatedFile,
  type TranslatedText,
} from './merge-translation.ts';
import {
  isGone,
  isStale,
  type NotedSource,
  type NotedSources,
  noteLine,
  readNotedSources,
  sourcesFile,
} from './noted-sources.ts';
import { furtherLanguages, languageFolder } from './site-languages.ts';
import { notesByComments } from './source-comments.ts';
import { entryKey, isTranslated, machineFields } from './translatable.ts';

/** One further language of the site. */
export type Translation = {
  /** BCP 47 tag, as site.yaml has it; the name of its folder in content/. */
  language: string;
  /** What makes the content of the first language that of this one: texts of files, null for none. */
  texts: UnsavedTexts;
  files: TranslatedFile[];
  noted: NotedSources;
  foreign: ForeignTexts;
  /** The place of a diagnostic of the merged content in the translation; null where the first language has it. */
  relocate: (diagnostic: Diagnostic) => Diagnostic | null;
  /** The field at a position in one of its files (`fr/projects.yaml`): [] for the text of a Markdown file, null for none. */
  fieldAt: (file: string, position: Position) => FieldPath | null;
};

/** What a language shows in the first one. */
export type ForeignTexts = {
  /** The texts, and the parts of those with markup. */
  texts: readonly string[];
  /** Where the first language has them, as `noteLine` names it. */
  places: ReadonlySet<string>;
};

export const nothingForeign: ForeignTexts = { texts: [], places: new Set() };

type Input = {
  store: ContentStore;
  files: readonly RecordFile[];
  prose: Pick<ProseFiles, 'texts' | 'trees' | 'stories'>;
  present: readonly string[];
  diagnostics: Diagnostic[];
};

/** Reads the folders of the further languages and lays them over the content of the first one. */
export async function readTranslations(input: Input): Promise<Translation[]> {
  const site = input.files.find(({ file }) => file.kind === 'site')?.records[0];
  const languages = furtherLanguages(site?.value);
  for (const page of recordsIn(input.files, 'pages')) {
    const language = languages.find((each) => languageFolder(each) === valueAt(page.value, ['name']));
    if (language !== undefined)
      input.diagnostics.push(diagnosticInRecord('pages.yaml', page, ['name'], pageInPlace(language)));
  }
  const folders = new Set(languages.map((language) => `${language}/`));
  const ofLanguages = input.present.filter((file) => [...folders].some((folder) => file.startsWith(folder)));
  return Promise.all(languages.map((language) => readTranslation(language, input, site?.value, ofLanguages)));
}

/** Where the fields of a merged file come from. */
type Place = {
  file: string;
  /** The list or group of the first language. */
  value: unknown;
  translation: Pick<YamlRecord, 'value' | 'locate'>;
  isList: boolean;
  /** The file of the translation is read as it is. */
  isWhole?: boolean;
  /** Lines before the text of a Markdown file, in the merged file and in the translation. */
  bodyLines?: { merged: number; own: number } | undefined;
};

const nothingWritten: Place['translation'] = { value: {}, locate: () => wholeFile };

/** A translation while its files are read. */
type Draft = {
  language: string;
  store: ContentStore;
  /** Files in the folder of the language. */
  own: readonly string[];
  noted: Map<string, NotedSource>;
  texts: Map<string, string | null>;
  places: Map<string, Place>;
  files: TranslatedFile[];
  diagnostics: Diagnostic[];
};

async function readTranslation(
  language: string,
  { store, files, prose, diagnostics }: Input,
  site: unknown,
  ofLanguages: readonly string[],
): Promise<Translation> {
  const draft: Draft = {
    ...{ language, store, diagnostics, places: new Map(), files: [] },
    own: ofLanguages.filter((file) => file.startsWith(`${language}/`)),
    noted: new Map(await readNotedSources(store, language, diagnostics)),
    texts: new Map<string, string | null>(ofLanguages.map((file) => [file, null])),
  };
  const { noted, texts, places, files: translated } = draft;
  const { languages: _, ...settings } = isGroup(site) ? site : {};
  texts.set('site.yaml', JSON.stringify({ ...settings, language }));
  // Those of the first language are words of another language here.
  texts.set('words.yaml', null);
  await addLetters(draft, files, prose.texts);
  for (const file of files) {
    if (file.file.kind === 'words') await addWords(draft, file.file.name);
    // Its recipient reads one language, and a translator should not see it.
    else if (isPrivateLetter(file) && !draft.own.includes(`${language}/${file.file.name}`))
      texts.set(file.file.name, null);
    else if (isTranslated(file.file.kind))
      await addRecords(draft, file, prose.texts.get(file.file.name) ?? '');
  }
  const isRecordFile = new Set(files.map(({ file }) => file.name));
  for (const [file, text] of prose.texts) if (!isRecordFile.has(file)) await addText(draft, file, text);
  diagnostics.push(...lintTranslations(language, translated, noted, places));
  const missing = translated.flatMap(({ file, texts: all }) =>
    all
      .filter(({ translation }) => translation === undefined)
      .map(({ path: field, source }) => ({
        place: noteLine(file, field),
        shown: field.length > 0 ? source : [prose.trees.get(file), prose.stories.get(file)],
      })),
  );
  return {
    language,
    texts,
    files: translated,
    noted,
    foreign: {
      texts: missing.flatMap(({ shown }) => stringsIn(shown)),
      places: new Set(missing.map(({ place }) => place)),
    },
    relocate: (diagnostic) =>
      // UI translations that the language lacks.
      diagnostic.file === 'content/site.yaml' && diagnostic.field === 'language'
        ? { ...diagnostic, ...wholeFile }
        : relocate(diagnostic, places),
    fieldAt: (file, position) => {
      const place = [...places.values()].find((each) => each.file === file);
      return place ? fieldAt(place, position) : null;
    },
  };
}

function isPrivateLetter({ file, records }: RecordFile): boolean {
  return file.kind === 'letter' && valueAt(records[0]?.value, ['publish']) !== true;
}

/** Letters in this language alone. No other file may be in its folder that the first language lacks. */
async function addLetters(
  { language, store, own, texts, places, diagnostics }: Draft,
  files: readonly RecordFile[],
  prose: ReadonlyMap<string, string>,
) {
  const translatable = files.filter(({ file }) => isTranslated(file.kind) && !file.name.endsWith('.bib'));
  const known = [...translatable.map(({ file }) => file.name), ...prose.keys(), ownResumeFile];
  for (const file of own) {
    const name = file.slice(language.length + 1);
    if (name === sourcesFile || known.includes(name)) continue;
    if (letterOfFile(name) === null) {
      diagnostics.push(diagnosticInFile(file, strayFile(name, known, language)));
      continue;
    }
    texts.set(name, await store.readText(file));
    places.set(name, { file, value: {}, translation: nothingWritten, isList: false, isWhole: true });
  }
}

async function addWords(draft: Draft, name: string) {
  const file = `${draft.language}/${name}`;
  const text = await readSource(draft, file);
  draft.texts.set(name, text);
  draft.places.set(name, {
    file,
    value: {},
    // Its mistakes are reported when it is read.
    translation: readOwn(file, text ?? '', []) ?? nothingWritten,
    isList: false,
    isWhole: true,
  });
}

/** A file of records, or a Markdown file with fields above its `body`. */
async function addRecords(draft: Draft, { file, records, values }: RecordFile, body: string) {
  if (file.name.endsWith('.bib') || values.length === 0) return;
  const { language, diagnostics } = draft;
  const ownName = `${language}/${file.name}`;
  const text = await readSource(draft, ownName);
  const isList = file.shape === 'list';
  const value = isList ? records.map((record) => record.value) : (records[0]?.value ?? {});
  const isProse = file.name.endsWith('.md');
  const parts = isProse && text !== null ? splitFrontMatter(withoutComments(text)) : null;
  const read = readOwn(ownName, parts?.fields ?? text ?? '', diagnostics);
  const schema = isList ? z.array(file.schema) : file.schema;
  const { value: merged, fields, faults } = mergeTranslation(schema, value, read?.value, language);
  for (const { path: at, ...fault } of faults)
    diagnostics.push(inOwn(ownName, at, fault, read?.locate(at, 'key')));
  const ownBody = parts?.text.trim() ? parts.text : null;
  const all = [...fields];
  if (isProse && hasTranslatableText(body))
    all.push({ path: [], source: body.trim(), translation: ownBody?.trim() });
  draft.files.push(translatedFile(file.name, all));
  if (text === null) return;
  noteComments(draft, file.name, all, text, read);
  const above = isProse ? `---\n${JSON.stringify(merged)}\n---` : '';
  draft.texts.set(
    file.name,
    isProse ? `${above}\n${(ownBody ?? body).replace(/^\n+/, '')}` : printValue(merged),
  );
  draft.places.set(file.name, {
    file: ownName,
    value,
    translation: read ?? nothingWritten,
    isList,
    bodyLines: ownBody === null ? undefined : { merged: 3, own: /^\n*/.exec(ownBody)?.[0].length ?? 0 },
  });
}

/** A Markdown file without fields. */
async function addText(draft: Draft, file: string, text: string) {
  const ownName = `${draft.language}/${file}`;
  const source = await readSource(draft, ownName);
  const written = withoutComments(source ?? '');
  const isWritten = written.trim() !== '';
  if (isWritten) {
    draft.texts.set(file, written);
    draft.places.set(file, {
      file: ownName,
      value: {},
      translation: nothingWritten,
      isList: false,
      bodyLines: { merged: 0, own: 0 },
    });
  }
  if (!hasTranslatableText(text)) return;
  const body = { path: [], source: text.trim(), translation: isWritten ? written.trim() : undefined };
  draft.files.push(translatedFile(file, [body]));
  noteComments(draft, file, [body], source ?? '');
}

/** The text of a file in the folder of the language; null if there is none or it cannot be read. */
async function readSource({ own, store, diagnostics }: Draft, name: string): Promise<string | null> {
  const source = own.includes(name) ? await store.readSource(name) : null;
  diagnostics.push(...(source?.diagnostics ?? []));
  return source?.diagnostics.length === 0 ? source.text : null;
}

function noteComments(
  { noted }: Draft,
  file: string,
  texts: readonly TranslatedText[],
  text: string,
  read?: YamlRecord,
) {
  const written = { lines: text.split('\n'), locate: read?.locate ?? (() => wholeFile) };
  for (const [place, note] of notesByComments(file, texts, noted, written)) noted.set(place, note);
}

function translatedFile(file: string, fields: TranslatedText[]): TranslatedFile {
  return {
    file,
    texts: fields.filter(({ translation, isOptional }) => translation !== undefined || !isOptional),
    fields,
  };
}

/** The last field of a translation that begins at a position or before; [] for the text of a Markdown file. */
function fieldAt({ translation, bodyLines }: Place, { line, column }: Position): FieldPath | null {
  if (bodyLines && line > bodyLines.own) return [];
  let nearest: FieldPath | null = null;
  visitValues(translation.value, [], (path) => {
    const key = translation.locate(path, 'key');
    if (path.length > 0 && (key.line < line || (key.line === line && key.column <= column))) nearest = path;
  });
  return nearest;
}

/** A Markdown file without the text of the first language above the translation. Lines keep their numbers. */
function withoutComments(text: string): string {
  return text.replaceAll(/<!--.*?-->/gs, (comment) => comment.replaceAll(/[^\n]/g, ''));
}

/** Every string in a value; of those with markup also the text without it, and its parts. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const { text } = readMarks(value, []);
    return typeof text === 'string' ? [value] : [value, toPlainText(text), ...text.flatMap(stringsIn)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (machineFields.includes(key) ? [] : stringsIn(part)));
}

/** One record in each line, so that the line of a diagnostic tells which one. */
function printValue(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.length === 0 ? '[]' : value.map((record) => `- ${JSON.stringify(record)}`).join('\n');
}

/** The fields of a translation; undefined if it has none. */
function readOwn(file: string, text: string, diagnostics: Diagnostic[]): YamlRecord | undefined {
  if (hasOnlyComments(text)) return undefined;
  const read = readYamlRecords(text, 'single');
  for (const { severity, ...diagnostic } of read.diagnostics)
    diagnostics.push(diagnosticInFile(file, diagnostic, diagnostic, severity));
  return read.records[0];
}

function inOwn(
  file: string,
  field: FieldPath,
  diagnosticText: DiagnosticText,
  position: Position = wholeFile,
  severity?: Diagnostic['severity'],
): Diagnostic {
  const subject = field.length > 1 ? String(field[0]) : '';
  const summary = subject ? `${subject}: ${diagnosticText.summary}` : diagnosticText.summary;
  return { ...diagnosticInFile(file, { ...diagnosticText, summary }, position, severity), subject };
}

/** Moves a diagnostic of merged content to where the owner wrote it. */
function relocate(diagnostic: Diagnostic, places: ReadonlyMap<string, Place>): Diagnostic | null {
  const place = places.get(diagnostic.file.replace(/^content\//, ''));
  const stops = diagnostic.severity === 'error';
  if (!place) return stops ? { ...diagnostic, ...wholeFile } : null;
  const file = `content/${place.file}`;
  const { bodyLines, isList, isWhole, value, translation } = place;
  if (isWhole) return { ...diagnostic, file };
  if (bodyLines && diagnostic.field === '' && diagnostic.line > bodyLines.merged)
    return { ...diagnostic, file, line: diagnostic.line - bodyLines.merged + bodyLines.own };
  const index = isList ? diagnostic.line - 1 : 0;
  const inValue = [...(isList ? [index] : []), ...parsePath(diagnostic.field)];
  const field = translatedPath(value, inValue);
  const written = valueAt(translation.value, field);
  if (diagnostic.field !== '' && written !== undefined && written !== null)
    return { ...diagnostic, file, ...translation.locate(field) };
  return stops ? { ...diagnostic, file, ...wholeFile } : null;
}

/** The path in a translation of a path in the first language. */
function translatedPath(value: unknown, field: FieldPath): FieldPath {
  let current = value;
  return field.flatMap((step) => {
    const next = valueAt(current, [step]);
    current = next;
    return [typeof step === 'number' && (isGroup(next) || next === undefined) ? entryKey(next, step) : step];
  });
}

/** Warns of translations whose text in the first language has changed since, and of placeholders that it does not have. */
function lintTranslations(
  language: string,
  files: readonly TranslatedFile[],
  noted: NotedSources,
  places: ReadonlyMap<string, Place>,
): Diagnostic[] {
  return files.flatMap(({ file, texts }) =>
    texts.flatMap((text) => {
      const { path: field } = text;
      const note = noted.get(noteLine(file, field));
      const name = formatPath(field.slice(-1)) || 'the text';
      const expected = placeholdersIn(text.source);
      const position = places.get(file)?.translation.locate(field);
      const warn = (diagnosticText: DiagnosticText) =>
        inOwn(`${language}/${file}`, field, diagnosticText, position, 'warning');
      if (isGone(note, text))
        return warn({
          code: 'translation-of-removed-text',
          summary: `${name} translates a text that the first language no longer has`,
          why: 'Pages in this language still show it.',
          fix: `Remove the translation. If only this language should have the text, remove line ${note?.line} of content/${language}/${sourcesFile}.`,
        });
      const [unknown] = placeholdersIn(text.translation).filter((each) => !expected.includes(each));
      if (expected.length > 0 && unknown !== undefined)
        return warn({
          code: 'translated-placeholder',
          summary: `${name} has ${unknown}, which the first language does not have`,
          why: 'Placeholders are replaced by their name; others appear on the page as they are.',
          fix: `Write ${joinAlternatives(expected)}.`,
        });
      if (!note || !isStale(note, text)) return [];
      return warn({
        code: 'stale-translation',
        summary: `${name} was translated from an earlier text`,
        why: 'The text of the first language has changed since.',
        fix: `Change the translation. If it is still right, remove line ${note.line} of content/${language}/${sourcesFile}.`,
      });
    }),
  );
}

function placeholdersIn(text: unknown): string[] {
  return [text].flat().flatMap((each) => (typeof each === 'string' ? (each.match(/\{\w+\}/g) ?? []) : []));
}

function pageInPlace(language: string): DiagnosticText {
  return {
    code: 'page-name-is-language',
    summary: `name is ${quote(languageFolder(language))}, the folder of a language of the site`,
    why: 'The pages in that language are at this address.',
    fix: 'Choose another name.',
  };
}

function strayFile(name: string, known: readonly string[], language: string): DiagnosticText {
  const isPicture = !/\.(?:ya?ml|md|bib|txt)$/i.test(name);
  const base = known.find((file) => path.posix.basename(file) === path.posix.basename(name));
  const similar = base ?? nearest(name, known);
  if (isPicture)
    return {
      code: 'picture-in-translations',
      summary: 'a folder with translations contains a picture or video',
      why: 'Pictures and videos are the same in every language.',
      fix: 'Move the file to content/images.',
    };
  return {
    code: 'unknown-translated-file',
    summary: 'this file does not match a file of the first language',
    why: `A translation has the same name as its original, and there is no content/${name} with texts.`,
    fix: didYouMean(
      similar && `content/${language}/${similar}`,
      `Remove it, or give it the name of a file such as ${joinAlternatives(known.slice(0, 3).map(quote))}.`,
    ),
  };
}
