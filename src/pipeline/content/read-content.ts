import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { Entries } from '../../model/content.ts';
import type { Prose } from '../../model/prose.ts';
import { galleryNames } from '../../model/schemas/records.ts';
import { nearest, stemOf } from '../../model/text.ts';
import * as messages from '../messages/content-messages.ts';
import { hasErrors, type Position, type Problem, sortProblems, type Wording } from '../problems.ts';
import { checkPictures, type PictureUse } from './check-pictures.ts';
import {
  checkIdentities,
  checkPhotoNames,
  checkSkillLists,
  checkSpans,
  subjectOf,
  visit,
} from './check-records.ts';
import { type ContentFile, type ContentFileName, contentFileNames, contentFiles } from './content-files.ts';
import { explainIssues } from './explain-issue.ts';
import { formatPath, valueAt } from './field-path.ts';
import { findConflicts } from './find-conflicts.ts';
import { findHiddenCharacters } from './hidden-characters.ts';
import { isMissing, listAside, listOriginals, type Original } from './list-originals.ts';
import { readProse } from './read-prose.ts';
import { type FieldPath, readYamlRecords, type YamlRecord } from './yaml-records.ts';

/** The written form behind the entries, for checks that need to say where something stands. */
export type ContentSources = {
  records: Record<ContentFileName, YamlRecord[]>;
  /** Markdown files that a record names, by their path in content/. */
  prose: Map<string, string>;
  /** Every file under content/images. */
  originals: Original[];
  /** Every other file of content/, by its path in it. */
  otherFiles: string[];
  /** The files whose records could not all be read, with their text; "" where there is none. */
  unread: Map<ContentFileName, string>;
};

export type ReadContent = {
  /** Everything, validated; null as soon as one problem is an error. */
  entries: Entries | null;
  /** Sorted by place. */
  problems: Problem[];
  /** Public path as a record writes it (`/images/travel/name.jpg`) -> absolute path of the original. */
  pictureFiles: Map<string, string>;
  sources: ContentSources;
};

/** What is read as if content/ held it already. */
export type Unsaved = {
  /** Texts that stand in for files of content/, by their path in it. */
  texts: ReadonlyMap<string, string>;
  /** A folder laid out like content/, with pictures that records may name as if they lay in content/images. */
  picturesDir?: string;
};

const nothingUnsaved: Unsaved = { texts: new Map() };

/** Far more than a site's words; the reader holds a file in memory several times over. */
const maxFileBytes = 20_000_000;

/** Keys under which records name a picture by its public path. */
const pictureKeys = ['source', 'original', 'thumbnail', 'image'];

/**
 * Reads all of content/ and checks it, file by file and then between the lists. Never throws for something
 * the owner wrote: all of it comes back as problems, at once.
 */
export async function readEntries(
  contentDir: string,
  { texts: drafts, picturesDir }: Unsaved = nothingUnsaved,
): Promise<ReadContent> {
  const problems: Problem[] = [];
  const tellClosed = (error: unknown) => {
    problems.push(explainClosedFolder(error, contentDir));
    return undefined;
  };
  const [originals, otherFiles = []] = await Promise.all([
    listOriginals(contentDir).catch(tellClosed),
    listOtherFiles(contentDir).catch(tellClosed),
  ]);
  if (otherFiles === null) {
    problems.push({ ...messages.missingFolder(), ...inFile('content', { line: 0, column: 0 }) });
  }
  const files = await Promise.all(
    contentFileNames.map((name) => readRecordFile(contentDir, drafts, name, otherFiles ?? [])),
  );
  const records = Object.fromEntries(files.map((file) => [file.name, file.records]));
  const values = Object.fromEntries(files.map((file) => [file.name, file.values]));
  const pictureUses: PictureUse[] = [];
  for (const file of files) {
    problems.push(...(otherFiles === null ? [] : file.problems));
    pictureUses.push(...findPictureUses(file, problems));
  }
  const about = files.find((file) => file.name === 'about.yaml');
  const prose = await readProseFiles(contentDir, drafts, about, problems);
  const aside = picturesDir === undefined ? [] : await listAside(picturesDir, originals ?? []);
  // Where a folder cannot be looked into, nobody knows which pictures are missing.
  const pictures = checkPictures(originals ? pictureUses : [], [...(originals ?? []), ...aside]);
  problems.push(...pictures.problems);
  for (const name of galleryNames) {
    const gallery = files.find((file) => file.name === `${name}.yaml`);
    const found = checkPhotoNames(gallery?.records ?? [], pictures.files);
    for (const { subject, path: field, line, column, ...wording } of found) {
      const summary = `${subject}: ${wording.summary}`;
      problems.push({
        ...wording,
        ...inFile(`content/${name}.yaml`, { line, column }, formatPath(field)),
        summary,
      });
    }
  }
  return {
    entries: hasErrors(problems) ? null : assemble(values as Values, prose.trees),
    problems: sortProblems(problems),
    pictureFiles: pictures.files,
    sources: {
      records: records as Record<ContentFileName, YamlRecord[]>,
      prose: prose.texts,
      originals: originals ?? [],
      otherFiles: otherFiles ?? [],
      unread: new Map(files.flatMap(({ name, unread }) => (unread === null ? [] : [[name, unread]]))),
    },
  };
}

type RecordFile = {
  name: ContentFileName;
  records: YamlRecord[];
  /** What the schema made of each record; undefined for those it refused. */
  values: unknown[];
  problems: Problem[];
  /** The text of the file when not all of its records could be read, else null. */
  unread: string | null;
};

/** What each file was read as the last time: a watching server reads all of them after a change in one. */
const lastRead = new Map<ContentFileName, { text: string; file: RecordFile }>();

async function readRecordFile(
  contentDir: string,
  drafts: ReadonlyMap<string, string>,
  name: ContentFileName,
  present: string[],
): Promise<RecordFile> {
  const label = `content/${name}`;
  const file: RecordFile = { name, records: [], values: [], problems: [], unread: null };
  const text = drafts.get(name)?.replaceAll('\r\n', '\n') ?? (await readText(path.join(contentDir, name)));
  const { shape, schema, isOptional } = contentFiles[name] as ContentFile;
  if (text === null) {
    if (isOptional) return file;
    file.unread = '';
    const known: string[] = contentFileNames;
    const stray = present.filter((other) => !known.includes(other) && !other.endsWith('.md'));
    const similar =
      stray.find((other) => stemOf(other).toLowerCase() === stemOf(name).toLowerCase()) ??
      nearest(name, stray);
    const wording = messages.missingFile(similar ? `content/${similar}` : null, label);
    file.problems.push({ ...wording, ...inFile(label, { line: 0, column: 0 }) });
    return file;
  }
  if (typeof text !== 'string') {
    file.problems.push({ ...text, ...inFile(label, { line: 0, column: 0 }) });
    file.unread = '';
    return file;
  }
  const last = lastRead.get(name);
  if (last?.text === text) return last.file;
  const conflicts = conflictsIn(label, text);
  if (conflicts.length > 0) {
    file.problems.push(...conflicts);
    file.unread = text;
    return file;
  }
  const read = readYamlRecords(text, shape);
  file.records = read.records;
  if (read.problems.length > 0) file.unread = text;
  for (const { line, column, ...wording } of read.problems) {
    file.problems.push({ ...wording, ...inFile(label, { line, column }) });
  }
  file.problems.push(...hiddenInSource(label, text));
  for (const record of read.records) {
    const checked = checkRecord(name, record, schema, text);
    file.values.push(checked.value);
    file.problems.push(...checked.problems);
  }
  const identities = shape === 'list' ? checkIdentities(read.records) : [];
  const programs = name === 'education.yaml' ? programRecords(read.records) : [];
  for (const { path: field, line, column, ...wording } of identities) {
    file.problems.push({ ...wording, ...inFile(label, { line, column }, formatPath(field)) });
  }
  for (const { path: field, line, column, ...wording } of checkIdentities(programs)) {
    file.problems.push({ ...wording, ...inFile(label, { line, column }, formatPath(field)) });
  }
  lastRead.set(name, { text, file });
  return file;
}

/** One record against its schema and against itself. */
function checkRecord(
  name: ContentFileName,
  record: YamlRecord,
  schema: z.ZodType,
  text: string,
): { value: unknown; problems: Problem[] } {
  const label = `content/${name}`;
  const isList = contentFiles[name].shape === 'list';
  const result = schema.safeParse(record.value);
  const issues = result.success ? [] : explainIssues(schema, record, result.error.issues);
  const found = [
    ...issues.map(({ part, ...issue }) => ({ ...issue, ...record.locate(issue.path, part) })),
    ...checkSpans(record),
    ...(name === 'skills.yaml' ? checkSkillLists(record) : []),
    ...hiddenInValues(record, text),
  ];
  const problems = found.map(({ path: field, line, column, ...wording }) => {
    const summary = isList ? `${subjectOf(record)}: ${wording.summary}` : wording.summary;
    return { ...wording, ...inFile(label, { line, column }, formatPath(field)), summary };
  });
  return { value: result.success ? result.data : undefined, problems };
}

/** The programs of a university as records of their own, so that lists are checked alike wherever they stand. */
function programRecords(records: YamlRecord[]): YamlRecord[] {
  return records.flatMap((record) => {
    const programs = valueAt(record.value, ['programs']);
    if (!Array.isArray(programs)) return [];
    return programs.map((value: unknown, index) => ({
      index,
      value,
      locate: (field: FieldPath, part?: 'key' | 'value') =>
        record.locate(['programs', index, ...field], part),
      sourceOf: (field: FieldPath) => record.sourceOf(['programs', index, ...field]),
    }));
  });
}

function findPictureUses(file: RecordFile, problems: Problem[]): PictureUse[] {
  const uses: PictureUse[] = [];
  const label = `content/${file.name}`;
  const isList = contentFiles[file.name].shape === 'list';
  const refused = new Set(file.problems.map((problem) => `${problem.line} ${problem.field}`));
  for (const record of file.records) {
    visit(record.value, [], (fieldPath, value) => {
      if (typeof value !== 'string' || !pictureKeys.includes(String(fieldPath.at(-1)))) return;
      const field = formatPath(fieldPath);
      const position = record.locate(fieldPath);
      // A path that the schema refused has been told already.
      const isRefused = refused.has(`${position.line} ${field}`);
      if (value === '' || isRefused || !value.startsWith('/images/')) return;
      const report = (wording: Wording) => {
        const summary = isList ? `${subjectOf(record)}: ${wording.summary}` : wording.summary;
        problems.push({ ...wording, ...inFile(label, position, field), summary });
      };
      uses.push({ source: value, field, report });
    });
  }
  return uses;
}

async function readProseFiles(
  contentDir: string,
  drafts: ReadonlyMap<string, string>,
  about: RecordFile | undefined,
  problems: Problem[],
): Promise<{ trees: Map<string, Prose>; texts: Map<string, string> }> {
  const trees = new Map<string, Prose>();
  const texts = new Map<string, string>();
  const record = about?.records[0];
  for (const field of ['biography', 'healthcare', 'hobbies']) {
    const file = valueAt(record?.value, [field]);
    if (!record || typeof file !== 'string' || file === '' || texts.has(file)) continue;
    const position = record.locate([field]);
    if (about.problems.some((problem) => problem.field === field)) continue;
    const draft = drafts.get(file)?.replaceAll('\r\n', '\n');
    const text = draft ?? (await readText(path.join(contentDir, ...file.split('/'))));
    if (text === null) {
      const present = await listOtherFiles(contentDir);
      const similar = nearest(
        file,
        (present ?? []).filter((other) => other.endsWith('.md')),
      );
      problems.push({
        ...messages.missingProse(field, file, similar),
        ...inFile('content/about.yaml', position, field),
      });
      continue;
    }
    const label = `content/${file}`;
    if (typeof text !== 'string') {
      problems.push({ ...text, ...inFile(label, { line: 0, column: 0 }) });
      continue;
    }
    const conflicts = conflictsIn(label, text);
    if (conflicts.length > 0) {
      problems.push(...conflicts);
      continue;
    }
    const read = readProse(text);
    problems.push(...hiddenInSource(label, text));
    for (const { line, column, ...wording } of read.problems) {
      problems.push({ ...wording, ...inFile(label, { line, column }) });
    }
    trees.set(file, read.prose);
    texts.set(file, text);
  }
  return { trees, texts };
}

type Values = Record<ContentFileName, unknown[]>;

/** All files into one value. Only called when every record has passed its schema. */
function assemble(values: Values, prose: Map<string, Prose>): Entries {
  // Every value here came out of its file's schema, and the types of `Entries` are inferred from the same ones.
  const one = <T>(name: ContentFileName) => values[name][0] as T;
  const all = <T>(name: ContentFileName) => values[name] as T[];
  const about = one<Record<string, unknown>>('about.yaml');
  const proseOf = (field: string) => prose.get(String(about[field])) ?? [];
  return {
    site: one('site.yaml'),
    owner: one('owner.yaml'),
    pages: one('pages.yaml'),
    home: one('home.yaml'),
    about: {
      ...(about as unknown as Entries['about']),
      biography: proseOf('biography'),
      healthcare: proseOf('healthcare'),
      hobbies: proseOf('hobbies'),
    },
    galleries: { travel: all('travel.yaml'), food: all('food.yaml'), cat: all('cat.yaml') },
    projects: all('projects.yaml'),
    work: all('work.yaml'),
    education: one('education.yaml'),
    awards: all('awards.yaml'),
    healthcare: all('healthcare.yaml'),
    research: all('research.yaml'),
    skills: all('skills.yaml'),
    art: all('art.yaml'),
    lenses: all('lenses.yaml'),
    contact: one('contact.yaml'),
  };
}

/** The text of a file with plain newlines; null when it does not exist, a sentence when it cannot be read. */
async function readText(file: string): Promise<string | Wording | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return error.code === 'EISDIR' ? messages.notAFile() : messages.unreadableFile();
  }
  if (bytes.length > maxFileBytes) return messages.tooLarge(bytes.length, maxFileBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return messages.notUtf8();
  }
}

/** Files of content/ that are no pictures, by their path in it; null when there is no such folder. */
export async function listOtherFiles(contentDir: string): Promise<string[] | null> {
  try {
    const entries = await readdir(contentDir, { withFileTypes: true });
    const nested = await Promise.all(
      entries.map(async (entry) => {
        if (entry.name.startsWith('.') || entry.name === 'images') return [];
        if (!entry.isDirectory()) return [entry.name];
        const names = await readdir(path.join(contentDir, entry.name), { recursive: true });
        return names
          .map((name) => `${entry.name}/${name.split(path.sep).join('/')}`)
          .filter((name) => path.posix.extname(name) !== '' && !path.posix.basename(name).startsWith('.'));
      }),
    );
    return nested.flat().sort();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Hidden characters as they stand in a file. A tab between words of YAML or Markdown is judged by its reader. */
function hiddenInSource(label: string, text: string): Problem[] {
  const found = findHiddenCharacters(text).filter((hidden) => hidden.code !== 'U+0009');
  const seenLines = new Set<number>();
  return found.flatMap(({ offset, code, name }) => {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    // One line, one problem: the mend is to type it again.
    if (seenLines.has(line)) return [];
    seenLines.add(line);
    const column = offset - before.lastIndexOf('\n');
    return [
      { ...messages.hiddenCharacter(messages.theText, name, code), ...inFile(label, { line, column }) },
    ];
  });
}

/** Hidden characters that only appear once the file is read, from escapes such as "\u202E", and tabs in values. */
function hiddenInValues(record: YamlRecord, text: string) {
  const problems: (Wording & Position & { path: FieldPath })[] = [];
  visit(record.value, [], (fieldPath, value) => {
    if (typeof value !== 'string') return;
    const [hidden] = findHiddenCharacters(value);
    if (!hidden) return;
    const character = String.fromCodePoint(Number.parseInt(hidden.code.slice(2), 16));
    if (character !== '\t' && text.includes(character)) return;
    problems.push({
      ...messages.hiddenCharacter(formatPath(fieldPath), hidden.name, hidden.code),
      ...record.locate(fieldPath),
      path: fieldPath,
    });
  });
  return problems;
}

/** A folder that the system does not let its owner open. Any other error is thrown again. */
function explainClosedFolder(error: unknown, contentDir: string): Problem {
  const { code, path: folder } = error as NodeJS.ErrnoException;
  if ((code !== 'EACCES' && code !== 'EPERM') || !folder) throw error;
  const label = path.posix.join('content', ...path.relative(contentDir, folder).split(path.sep));
  return { ...messages.closedFolder(), ...inFile(label, { line: 0, column: 0 }) };
}

function conflictsIn(label: string, text: string): Problem[] {
  return findConflicts(text).map((position) => ({ ...messages.mergeConflict(), ...inFile(label, position) }));
}

function inFile(
  file: string,
  position: Position,
  field = '',
): Position & Pick<Problem, 'file' | 'severity' | 'field'> {
  return { file, ...position, severity: 'error', field };
}
