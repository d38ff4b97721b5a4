import path from 'node:path';
import type { z } from 'zod';
import type { ContentStore } from '../content/content-store.ts';
import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import { explainIssues } from '../content/explain-issues.ts';
import {
  explainHiddenCharacter,
  findHiddenCharacters,
  findHiddenInFile,
} from '../content/find-hidden-characters.ts';
import { pageKinds } from '../content/page-schema.ts';
import { readMarks } from '../content/read-inline.ts';
import { splitFrontMatter } from '../content/read-prose.ts';
import { elementOf, fieldsOf } from '../content/schema-fields.ts';
import { quotedByTypography } from '../content/suggest-value.ts';
import { hasOnlyComments, readYamlRecords, type YamlRecord } from '../content/yaml-records.ts';
import { commandHint } from '../core/command-hint.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile, wholeFile } from '../core/diagnostics.ts';
import { type FieldPath, formatPath, listAt, valueAt } from '../core/field-path.ts';
import { isFileNameCaption, placeholderFor } from '../core/placeholders.ts';
import { titleElements, toPlainText } from '../core/prose.ts';
import { quote } from '../core/quoted-values.ts';
import { pagePath, subpagePath } from '../core/routes.ts';
import { lastName, nearest, stemOf } from '../core/text.ts';
import { projectOfFile } from '../features/case-studies/case-study.ts';
import {
  namesInBibliography,
  readBibliography,
} from '../features/experiences/sections/publications/read-bibliography.build.ts';
import { letterOfFile } from '../features/letters/letter.ts';
import { noteOfFile } from '../features/notes/note.ts';
import type { FormulaReader } from '../math/read-formula.ts';
import { readFormulas } from '../math/text-math.ts';
import { applyChanges, type Change } from '../yaml/change.ts';
import {
  type ContentFile,
  type ContentFiles,
  contentFilesOf,
  type FileKindName,
  structureFiles,
} from './content-files.ts';
import type { SiteMath } from './read-math.ts';
import { namedSections, readStructure } from './read-structure.ts';
import {
  type FieldDiagnostic,
  validateFormerNames,
  validateGalleries,
  validateIdentities,
  validateProfiles,
  validateSkillLists,
  validateSpans,
  visitValues,
} from './validate/validate-records.ts';
import { validateSections } from './validate/validate-sections.ts';

export type RecordFile = {
  file: ContentFile;
  records: YamlRecord[];
  /** The parsed value of each record; undefined for an invalid one. */
  values: unknown[];
  diagnostics: Diagnostic[];
  /** The text of the file if not all of its records could be read; otherwise null. */
  unread: string | null;
};

/** The files whose names do not depend on pages.yaml. */
const fixedFiles = contentFilesOf({ pageKinds: ['about'], sections: [], galleries: [] });

/** Reads the files that name others first, then all files. */
export async function readRecordFiles(
  store: ContentStore,
  present: string[],
  math: SiteMath,
): Promise<{ files: RecordFile[]; pagePaths: string[] }> {
  const readAll = (files: ContentFiles, strays: string[], pagePaths: string[]) =>
    Promise.all([...files.values()].map((file) => readRecordFile(store, file, strays, { pagePaths, math })));
  const first = await readAll(
    new Map([...fixedFiles].filter(([name]) => structureFiles.includes(name))),
    [],
    [],
  );
  const [pages = [], about = []] = first.map(({ records }) => records.map(({ value }) => value));
  const structure = readStructure(pages, about[0]);
  const caseStudies = present.filter((file) => projectOfFile(file) !== null).sort();
  const letters = present.filter((file) => letterOfFile(file) !== null).sort();
  const notes = present.filter((file) => noteOfFile(file) !== null).sort();
  const expected = contentFilesOf({ ...structure, caseStudies, notes, letters });
  const strays = present.filter((other) => !expected.has(other) && !other.endsWith('.md'));
  const pagePaths = [
    ...pathsOf(pages, caseStudies, notes),
    ...(await Promise.all(pages.map((page) => publicationPathsOf(page, store)))).flat(),
  ];
  const all = await readAll(expected, strays, pagePaths);
  const pagesFile = all.find(({ file }) => file.kind === 'pages');
  const others = contentFilesOf({ ...structure, sections: [] }).keys();
  const aboutFile = all.find(({ file }) => file.kind === 'about');
  const notGalleries = contentFilesOf({ ...structure, pageKinds, galleries: [] }).keys();
  pagesFile?.diagnostics.push(
    ...validateSections(pagesFile.records, [...others]),
    ...validateGalleries(pagesFile.records, aboutFile?.records[0], [...notGalleries]),
  );
  return { files: all, pagePaths };
}

/** The records of all files of a kind. */
export function recordsIn(files: readonly RecordFile[], kind: FileKindName): YamlRecord[] {
  return files.flatMap(({ file, records }) => (file.kind === kind ? records : []));
}

/** Removes line numbers, which do not match the file on disk if it was migrated while being read. */
export function withoutPlaces(file: RecordFile): RecordFile {
  return {
    ...file,
    records: file.records.map((record) => ({ ...record, locate: () => wholeFile })),
    diagnostics: file.diagnostics.map((diagnostic) => ({ ...diagnostic, ...wholeFile })),
  };
}

async function readRecordFile(
  store: ContentStore,
  contentFile: ContentFile,
  stray: string[],
  { pagePaths, math }: { pagePaths: readonly string[]; math: SiteMath },
): Promise<RecordFile> {
  const { name, shape, isOptional } = contentFile;
  const file: RecordFile = { file: contentFile, records: [], values: [], diagnostics: [], unread: null };
  const source = await store.readSource(name);
  if (source === null) {
    if (isOptional) return file;
    file.unread = '';
    // A file of the same name in another folder may be a translation.
    const beside = stray.filter((other) => path.dirname(other) === path.dirname(name));
    const stem = (other: string) => stemOf(other.replace(/\.txt$/i, '')).toLowerCase();
    const similar = beside.find((other) => stem(other) === stem(name)) ?? nearest(name, beside);
    const unread = beside.filter((other) => /\.ya?ml(?:\.txt)?$/i.test(other));
    file.diagnostics.push(diagnosticInFile(name, explainMissingFile(contentFile, similar, unread)));
    return file;
  }
  if (name.endsWith('.md')) return readFrontMatter(file, source.text, { pagePaths, math });
  const { text } = source;
  if (source.diagnostics.length > 0) {
    file.diagnostics.push(...source.diagnostics);
    file.unread = text;
    return file;
  }
  // Every field of it is commented out.
  if (isOptional && hasOnlyComments(text)) return file;
  const formulas = await math();
  const read = name.endsWith('.bib')
    ? await readBibliography(text, formulas !== undefined)
    : readYamlRecords(text, shape);
  file.records = read.records;
  if (read.diagnostics.some(({ severity }) => severity === undefined)) file.unread = text;
  for (const { severity, ...diagnostic } of read.diagnostics)
    file.diagnostics.push(diagnosticInFile(name, diagnostic, diagnostic, severity));
  file.diagnostics.push(...findHiddenInFile(name, text));
  const reading = { pagePaths, formulas };
  for (const record of read.records) {
    const validated = validateRecord(name, record, contentFile.schema, text, reading);
    file.values.push(validated.value);
    file.diagnostics.push(...validated.diagnostics);
  }
  const identities =
    shape === 'list' ? [...validateIdentities(read.records), ...validateFormerNames(read.records)] : [];
  for (const { path: field, line, column, ...diagnosticText } of identities) {
    file.diagnostics.push({
      ...diagnosticInFile(name, diagnosticText, { line, column }),
      field: formatPath(field),
    });
  }
  // The programs are records within a record, so only their position is reported.
  for (const { line, column, ...diagnosticText } of validateIdentities(programRecords(read.records))) {
    file.diagnostics.push(diagnosticInFile(name, diagnosticText, { line, column }));
  }
  return file;
}

function explainMissingFile(
  { name, shape }: ContentFile,
  similar: string | null,
  unread: readonly string[],
): DiagnosticText {
  const fix = () => {
    if (similar?.endsWith('.bib')) return `Use the one you have in pages.yaml:   file: ${similar}`;
    if (similar) return `Rename content/${similar} to content/${name}`;
    if (name.endsWith('.bib')) return `Put the file of your reference manager there:   content/${name}`;
    if (shape === 'list' && !structureFiles.includes(name)) {
      const renamed = unread.map(
        (other) => `If content/${other} is this file, rename it to content/${name}\n`,
      );
      const create = renamed.length > 0 ? 'Otherwise create' : 'Create';
      return `${renamed.join('')}${create} content/${name}. While it has no records, write into it:   []`;
    }
    return `Restore it from a backup. From Git:   git checkout HEAD -- content/${name}\nWithout a backup, copy it from a new site:   ${commandHint('new another-folder')}`;
  };
  return { code: 'file-missing', summary: 'the file is missing', why: 'The site needs it.', fix: fix() };
}

/** The fields above a text; `readProseFiles` validates the text. */
async function readFrontMatter(
  file: RecordFile,
  source: string,
  { pagePaths, math }: { pagePaths: readonly string[]; math: SiteMath },
): Promise<RecordFile> {
  const { fields, isOpen } = splitFrontMatter(source);
  const { name, schema } = file.file;
  if (isOpen)
    file.diagnostics.push(
      diagnosticInFile(
        name,
        {
          code: 'open-front-matter',
          summary: 'the fields above the text begin with --- but do not end',
          why: 'It is unclear where the text begins.',
          fix: 'Write a line of --- below the last field, or remove the first one.',
        },
        { line: 1, column: 1 },
      ),
    );
  if (hasOnlyComments(fields)) {
    const required = schema.safeParse({}).error?.issues.map(({ path: [field] }) => String(field)) ?? [];
    if (required.length > 0 && !isOpen) file.diagnostics.push(explainNoFrontMatter(name, required));
    return { ...file, values: [{}] };
  }
  const { records, diagnostics } = readYamlRecords(fields, 'single');
  for (const diagnostic of diagnostics) file.diagnostics.push(diagnosticInFile(name, diagnostic, diagnostic));
  const reading = { pagePaths, formulas: await math(valueAt(records[0]?.value, ['math'])) };
  const validated = records.map((record) => validateRecord(name, record, schema, fields, reading));
  return {
    ...file,
    records,
    values: validated.map(({ value }) => value),
    diagnostics: [...file.diagnostics, ...validated.flatMap((one) => one.diagnostics)],
  };
}

function explainNoFrontMatter(name: string, required: readonly string[]): Diagnostic {
  const lines = ['---', ...required.map((field) => `${field}: …`), '---'];
  const diagnosticText = {
    code: 'no-front-matter',
    summary: `the text has no ${required.join(' and no ')} above it`,
    why: 'The site needs them to show and to sort this text.',
    fix: `Write at the top of the file:\n${lines.map((line) => `    ${line}`).join('\n')}`,
  };
  return diagnosticInFile(name, diagnosticText, { line: 1, column: 1 });
}

/** Validates one record with its schema and the rules between its fields. */
function validateRecord(
  name: string,
  record: YamlRecord,
  schema: z.ZodType,
  text: string,
  reading: TextReading,
): { value: unknown; diagnostics: Diagnostic[] } {
  const result = schema.safeParse(record.value);
  const issues = result.success ? [] : explainIssues(schema, record, result.error.issues);
  const unfinished = issues.filter(({ path: field }) => isUnwritten(record.value, field));
  const value =
    issues.length > 0 && unfinished.length === issues.length
      ? schema.safeParse(applyChanges(record.value, unfinished.map(placeholderChange(record.value)))).data
      : result.data;
  const texts = readTexts(schema, value, reading);
  const found: FieldDiagnostic[] = [
    ...validateSpans(record),
    ...validateSkillLists(record),
    ...validateProfiles(record),
    ...hiddenInValues(record, text),
    ...typographicQuotes(record),
    ...texts.diagnostics,
  ];
  const diagnostics = [
    ...issues.map(({ path: field, part, ...explained }) => {
      const fix = explained.code === 'unknown-field' ? moveToItsFile(field) : null;
      const diagnosticText = fix ? { ...explained, fix } : explained;
      const severity = isUnwritten(record.value, field) ? 'unfinished' : 'error';
      return diagnosticInRecord(name, record, field, diagnosticText, { part, severity });
    }),
    ...found.map(({ path: field, severity, ...diagnosticText }) =>
      diagnosticInRecord(name, record, field, diagnosticText, { severity }),
    ),
  ];
  diagnostics.push(...reportFileNameCaption(name, record));
  return { value: texts.value, diagnostics };
}

/** Names the file of a field that is in another file. */
function moveToItsFile([field, ...inner]: FieldPath): string | null {
  const file = [...fixedFiles.values()].find(
    ({ shape, schema }) => shape === 'single' && Object.hasOwn(fieldsOf(schema) ?? {}, String(field)),
  );
  return inner.length === 0 && file ? `Move it to content/${file.name}, where this field belongs.` : null;
}

/** A photo's caption derived from its file name, which a draft shows with its mark. */
function reportFileNameCaption(name: string, record: YamlRecord): Diagnostic[] {
  const title = valueAt(record.value, ['title']);
  if (valueAt(record.value, ['source']) === undefined || typeof title !== 'string') return [];
  if (!isFileNameCaption(title)) return [];
  const diagnosticText = {
    code: 'caption-from-file-name',
    summary: 'title begins with ??',
    why: 'This caption is the name of a file, which is rarely a good caption.',
    fix: 'Write a caption. If this one is right, remove the ?? before it.',
  };
  return [diagnosticInRecord(name, record, ['title'], diagnosticText, { severity: 'unfinished' })];
}

/** Whether only a text of a picture is missing, so that a draft can show it. */
function isUnwritten(value: unknown, field: FieldPath): boolean {
  const written = valueAt(value, field) ?? '';
  return placeholderFor(value, field) !== null && typeof written === 'string' && written.trim() === '';
}

function placeholderChange(value: unknown) {
  return ({ path: field }: { path: FieldPath }): Change => ({
    kind: 'set',
    path: field,
    value: placeholderFor(value, field),
  });
}

/** The programs of schools as separate records, so that nested lists are validated like others. */
function programRecords(records: YamlRecord[]): YamlRecord[] {
  return records.flatMap((record) => {
    return listAt(record.value, ['programs']).map((value, index) => ({
      index,
      isListed: record.isListed,
      value,
      locate: (field: FieldPath, part?: 'key' | 'value') =>
        record.locate(['programs', index, ...field], part),
      sourceOf: (field: FieldPath) => record.sourceOf(['programs', index, ...field]),
    }));
  });
}

/** Hidden characters from escapes such as "\u202E", which are not visible in the file, and tabs in values. */
function hiddenInValues(record: YamlRecord, text: string) {
  const diagnostics: FieldDiagnostic[] = [];
  visitValues(record.value, [], (fieldPath, value) => {
    if (typeof value !== 'string') return;
    const [hidden] = findHiddenCharacters(value);
    if (!hidden) return;
    const character = String.fromCodePoint(Number.parseInt(hidden.code.slice(2), 16));
    if (character !== '\t' && text.includes(character)) return;
    diagnostics.push({
      ...explainHiddenCharacter(formatPath(fieldPath), hidden),
      path: fieldPath,
    });
  });
  return diagnostics;
}

/** Values without straight quotes in typographic ones, which an editor or a word processor wrote instead. */
function typographicQuotes(record: YamlRecord) {
  const diagnostics: FieldDiagnostic[] = [];
  visitValues(record.value, [], (path, value) => {
    // Names of works are often in quotes.
    if (typeof value !== 'string' || path.at(-1) === 'title') return;
    const [, inner] = quotedByTypography.exec(value) ?? [];
    const source = record.sourceOf(path);
    if (inner === undefined || /["']/.test(source.charAt(source.indexOf(value.charAt(0)) - 1))) return;
    diagnostics.push({
      path,
      code: 'typographic-quotes',
      summary: `${formatPath(path)} is in typographic quotes, which visitors see`,
      why: 'YAML needs no quotes here, and reads only straight ones (" and \').',
      fix: `Remove them. If visitors should see them, write:   ${quote(value)}`,
      severity: 'warning',
    });
  });
  return diagnostics;
}

/** Addresses of all readable pages, so that a mistake in one page does not make links to others wrong. */
function pathsOf(
  pages: readonly unknown[],
  caseStudies: readonly string[],
  notes: readonly string[],
): string[] {
  return pages.flatMap((page) => {
    const kind = String(valueAt(page, ['kind']));
    const path = pagePath({ name: String(valueAt(page, ['name'])), kind });
    const below = kind === 'projects' ? caseStudies : kind === 'notes' ? notes : [];
    return [path, ...below.map((file) => subpagePath(path, lastName(stemOf(file))))];
  });
}

/** Addresses of the pages of publications, whose files are not read yet. */
async function publicationPathsOf(page: unknown, store: ContentStore): Promise<string[]> {
  const parent = pagePath({ name: String(valueAt(page, ['name'])), kind: String(valueAt(page, ['kind'])) });
  const withPages = namedSections(page).filter(
    ({ kind, path }) => kind === 'publications' && valueAt(page, [...path, 'pages']) === true,
  );
  const names = withPages.map(async ({ file }) => {
    const source = file ? await store.readSource(file) : null;
    if (!file || !source || source.diagnostics.length > 0) return [];
    if (file.endsWith('.bib')) return namesInBibliography(source.text);
    return readYamlRecords(source.text, 'list').records.map(({ value }) => String(valueAt(value, ['name'])));
  });
  return (await Promise.all(names)).flat().map((name) => subpagePath(parent, name));
}

/** The context for reading the texts of a record. */
type TextReading = { pagePaths: readonly string[]; formulas: FormulaReader | undefined };

/** Plain texts that can contain formulas: pages, lists, cards and search show them in plain characters. */
const titleFields = ['title', 'subtitle', 'summary', 'caption'];

/**
 * Parses the marks of all texts in a validated value. A title with formulas becomes plain text, and the formulas are beside
 * it, in `formulas`.
 */
function readTexts(
  schema: z.ZodType,
  value: unknown,
  reading: TextReading,
  path: (string | number)[] = [],
): { value: unknown; diagnostics: FieldDiagnostic[] } {
  const { pagePaths, formulas } = reading;
  const placed = (found: readonly (DiagnosticText & { severity?: 'warning' })[], at = path) =>
    found.map((diagnosticText) => ({ ...diagnosticText, path: at }));
  if (typeof value === 'string') {
    if (schema.meta()?.control !== 'marks') return { value, diagnostics: [] };
    const { text, diagnostics } = readMarks(value, pagePaths, formulas);
    return { value: text, diagnostics: placed(diagnostics) };
  }
  const diagnostics: FieldDiagnostic[] = [];
  const read = (part: unknown, inner: z.ZodType | null | undefined, step: string | number) => {
    if (!inner) return part;
    const result = readTexts(inner, part, reading, [...path, step]);
    diagnostics.push(...result.diagnostics);
    return result.value;
  };
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    return { value: value.map((part: unknown, index) => read(part, element, index)), diagnostics };
  }
  const fields = fieldsOf(schema);
  if (!fields || typeof value !== 'object' || value === null) return { value, diagnostics };
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const isMarked = fields[key]?.meta()?.control === 'marks';
    if (!formulas || isMarked || typeof part !== 'string' || !titleFields.includes(key))
      return [[key, read(part, fields[key], key)]];
    const { text, diagnostics: found } = readFormulas(part, formulas);
    diagnostics.push(...placed(found, [...path, key]));
    const shown: [string, unknown] = [key, toPlainText(text)];
    const elements = key === 'title' && titleElements(text);
    return elements ? [shown, ['formulas', elements]] : [shown];
  });
  return { value: Object.fromEntries(entries), diagnostics };
}

/** A field that names a picture, with what is needed to report on it. */
export type PictureUse = { source: string; field: string; report: (diagnosticText: DiagnosticText) => void };

/** Keys under which records name a picture by its public path. */
const pictureKeys = ['source', 'original', 'thumbnail', 'image', 'from'];

export function findPictureUses(file: RecordFile, diagnostics: Diagnostic[]): PictureUse[] {
  const uses: PictureUse[] = [];
  const refused = new Set(file.diagnostics.map((diagnostic) => `${diagnostic.line} ${diagnostic.field}`));
  for (const record of file.records) {
    visitValues(record.value, [], (fieldPath, value) => {
      if (typeof value !== 'string' || !pictureKeys.includes(String(fieldPath.at(-1)))) return;
      const field = formatPath(fieldPath);
      const position = record.locate(fieldPath);
      // The schema has already reported an invalid path.
      const isRefused = refused.has(`${position.line} ${field}`);
      if (value === '' || isRefused || !value.startsWith('/images/')) return;
      const report = (diagnosticText: DiagnosticText) => {
        diagnostics.push(diagnosticInRecord(file.file.name, record, fieldPath, diagnosticText));
      };
      uses.push({ source: value, field, report });
    });
  }
  return uses;
}
