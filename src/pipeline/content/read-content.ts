import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { Look } from '../../model/brand.ts';
import { type CaseStudyEntry, projectOfFile } from '../../model/case-study.ts';
import type { Entries, PhotoEntry } from '../../model/content.ts';
import type { DrawingElement } from '../../model/drawing.ts';
import { applyChanges, type Change } from '../../model/editing/change.ts';
import { type FieldPath, formatPath, valueAt } from '../../model/field-path.ts';
import { placeGalleries } from '../../model/gallery.ts';
import { type Letter, letterOfFile } from '../../model/letter.ts';
import type { Locale } from '../../model/locale.ts';
import { completePages, type Page } from '../../model/pages.ts';
import { isVideoPath, posterPath } from '../../model/picture.ts';
import type { Prose } from '../../model/prose.ts';
import { pageBelowPath, pagePath } from '../../model/routes.ts';
import type { brandSchema } from '../../model/schemas/brand.ts';
import { pageKinds } from '../../model/schemas/pages.ts';
import { type aboutSchema, contentFormat } from '../../model/schemas/site.ts';
import { type SectionEntries, sectionFile } from '../../model/sections.ts';
import { standInFor } from '../../model/stand-ins.ts';
import { nearest, stemOf } from '../../model/text.ts';
import { readBrand } from '../brand/read-brand.ts';
import { isMissing } from '../files/is-missing.ts';
import * as messages from '../messages/content-messages.ts';
import * as fileMessages from '../messages/file-messages.ts';
import * as pageMessages from '../messages/page-messages.ts';
import * as proseMessages from '../messages/prose-messages.ts';
import { indexOriginals, type VideoOriginal } from '../originals/index-originals.ts';
import { listAside, listOriginals, type OriginalFile } from '../originals/list-originals.ts';
import {
  hasErrors,
  type Problem,
  problemInFile,
  sortProblems,
  type Wording,
  wholeFile,
} from '../problems.ts';
import { mostBytes } from '../yaml/is-too-long.ts';
import { checkCategories, namesInPages } from './check-categories.ts';
import { checkGalleries } from './check-galleries.ts';
import { checkButtons, checkHighlights, checkLabel, checkLensOrder, checkPages } from './check-pages.ts';
import {
  checkFormerNames,
  checkIdentities,
  checkProfiles,
  checkSkillLists,
  checkSpans,
  type FieldProblem,
  visit,
} from './check-records.ts';
import { checkSections } from './check-sections.ts';
import {
  type ContentFile,
  type ContentFiles,
  contentFilesOf,
  type FileKindName,
  structureFiles,
} from './content-files.ts';
import { explainIssues } from './explain-issues.ts';
import { findConflicts } from './find-conflicts.ts';
import { findHiddenCharacters } from './find-hidden-characters.ts';
import { highlightCode } from './highlight-code.ts';
import { problemInRecord } from './problem-at.ts';
import { readBibliography } from './read-bibliography.ts';
import { readDrawing } from './read-drawing.ts';
import { readLocale } from './read-locale.ts';
import { readProse } from './read-prose.ts';
import { readStory } from './read-story.ts';
import { filePlace, namedSections, readStructure } from './read-structure.ts';
import { readTexts } from './read-texts.ts';
import { splitFrontMatter } from './split-front-matter.ts';
import { readUpgrade } from './upgrade/read-upgrade.ts';
import { readYamlRecords, type YamlRecord } from './yaml-records.ts';

/** The written form behind the entries, for checks that need to say where something stands. */
export type ContentSources = {
  files: ContentFiles;
  /** By the name of their file. */
  records: ReadonlyMap<string, YamlRecord[]>;
  /** Markdown files that a record names, by their path in content/. */
  prose: Map<string, string>;
  /** Every file under content/images. */
  originals: OriginalFile[];
  /** Every other file of content/, by its path in it. */
  otherFiles: string[];
  /** The files whose records could not all be read, with their text; "" where there is none. */
  unread: Map<string, string>;
};

export type ReadContent = {
  /** Everything, validated; null as soon as one problem is an error. */
  entries: Entries | null;
  /** Of the language in site.yaml. */
  locale: Locale;
  /** Those that are English on a site in another language, as paths of words.yaml. */
  missingWords: string[];
  /** Sorted by place. */
  problems: Problem[];
  /** The original of each public path that a record writes (`/images/travel/name.jpg`). */
  pictureFiles: Map<string, OriginalFile>;
  /** The same of videos, by the paths that records write for them; their posters are among the pictures. */
  videoFiles: Map<string, VideoOriginal>;
  sources: ContentSources;
};

/** What is read as if content/ held it already. */
export type Unsaved = {
  /** Texts that stand in for files of content/, by their path in it; null where a file is about to go. */
  texts: ReadonlyMap<string, string | null>;
  /** A folder laid out like content/, with pictures that records may name as if they lay in content/images. */
  picturesDir?: string;
};

/** What stands in a file; nothing in one that is not read. */
export function recordsOf({ records }: ContentSources, file: string): YamlRecord[] {
  return records.get(file) ?? [];
}

/** Absolute paths of all files that records show: pictures, videos and what lies beside them. */
export function shownFiles({ pictureFiles, videoFiles }: ReadContent): Set<string> {
  const videos = [...videoFiles.values()].flatMap(({ file, captions }) =>
    captions ? [file, captions.file] : [file],
  );
  return new Set([...pictureFiles.values(), ...videos].map(({ absolute }) => absolute));
}

/** Every record of the files of some kinds, with the name of its file. */
export function recordsOfKind(
  { files, records }: ContentSources,
  ...kinds: FileKindName[]
): { file: string; record: YamlRecord }[] {
  return [...records].flatMap(([file, all]) => {
    const kind = files.get(file)?.kind;
    return kind && kinds.includes(kind) ? all.map((record) => ({ file, record })) : [];
  });
}

/** Texts in the place of files; null for no file. */
type Drafts = Unsaved['texts'];

const nothingUnsaved: Unsaved = { texts: new Map() };

/** A field that names a picture, with what is needed to report on it. */
type PictureUse = { source: string; field: string; report: (wording: Wording) => void };

/** Keys under which records name a picture by its public path. */
const pictureKeys = ['source', 'original', 'thumbnail', 'image', 'from'];

/**
 * Reads all of content/ and checks it, file by file and then between the lists. Never throws for something
 * the owner wrote: all of it comes back as problems, at once.
 */
export async function readEntries(
  contentDir: string,
  { texts, picturesDir }: Unsaved = nothingUnsaved,
): Promise<ReadContent> {
  const problems: Problem[] = [];
  const written = [...texts].flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  const upgrade = await readUpgrade(contentDir, new Map(written));
  if (upgrade.isNewer) return laterForm(upgrade.format);
  const drafts: Drafts = new Map([...texts, ...upgrade.upgraded]);
  if (upgrade.isOlder) problems.push(problemInFile('', fileMessages.olderForm(), wholeFile, 'warning'));
  const tellClosed = (error: unknown) => {
    problems.push(explainClosedFolder(error, contentDir));
    return undefined;
  };
  const [originals, otherFiles = []] = await Promise.all([
    listOriginals(contentDir).catch(tellClosed),
    listOtherFiles(contentDir).catch(tellClosed),
  ]);
  if (otherFiles === null) {
    problems.push(problemInFile('', fileMessages.missingFolder()));
  }
  const read = await readRecordFiles(contentDir, drafts, otherFiles ?? []);
  const { pagePaths } = read;
  const files = read.files.map((file) => (upgrade.upgraded.has(file.file.name) ? withoutPlaces(file) : file));
  const pictureUses: PictureUse[] = [];
  for (const file of files) {
    problems.push(...(otherFiles === null ? [] : file.problems));
    pictureUses.push(...findPictureUses(file, problems));
  }
  const recordsIn = (kind: FileKindName) =>
    files.flatMap(({ file, records }) => (file.kind === kind ? records : []));
  const pages = recordsIn('pages');
  problems.push(...checkPages(pages));
  const galleries = files.flatMap(({ file }) => (file.kind === 'gallery' ? stemOf(file.name) : []));
  const sections = namesInPages(pages, 'sections');
  // Where no page can be read, nobody knows what a name could stand for.
  if (pages.length > 0) {
    problems.push(...checkButtons(recordsIn('home'), pages));
    problems.push(...checkLabel(recordsIn('home'), [...sections, ...galleries]));
    problems.push(...checkLensOrder(recordsIn('lenses'), sections));
    const namesIn = (records: readonly YamlRecord[]) =>
      records.map(({ value }) => String(valueAt(value, ['name'])));
    problems.push(
      ...checkHighlights(recordsIn('home'), {
        projects: namesIn(recordsIn('projects')),
        photos: files.flatMap(({ file, records }) =>
          file.kind === 'gallery' ? namesIn(records).map((name) => `${stemOf(file.name)}/${name}`) : [],
        ),
      }),
    );
  }
  problems.push(...checkCategories(recordsIn('projects'), pages));
  problems.push(...checkCaseStudies(files));
  const language = valueAt(recordsIn('site')[0]?.value, ['language']);
  const own = files.find(({ file }) => file.kind === 'words')?.values[0] as
    | Record<string, unknown>
    | undefined;
  const { locale, missing } = await readLocale(typeof language === 'string' ? language : 'en', own);
  const drawing = await readDrawingFile(contentDir, pages, originals ?? [], problems);
  const proseUses = findProseUses(files, problems);
  const prose = await readProseFiles(contentDir, drafts, proseUses, pagePaths, problems);
  pictureUses.push(...prose.pictures);
  const aside = picturesDir === undefined ? [] : await listAside(picturesDir, originals ?? []);
  const index = indexOriginals([...(originals ?? []), ...aside]);
  const pictureFiles = new Map<string, OriginalFile>();
  const videoFiles = new Map<string, VideoOriginal>();
  // Where a folder cannot be looked into, nobody knows which pictures are missing.
  for (const { source, field, report } of originals ? pictureUses : []) {
    const found = isVideoPath(source) ? index.resolveVideo(source, field) : index.resolve(source, field);
    if ('video' in found) {
      videoFiles.set(source, found.video);
      if (found.video.poster) pictureFiles.set(posterPath(source), found.video.poster);
    } else if ('original' in found) pictureFiles.set(source, found.original);
    else report(found.refusal);
  }
  problems.push(...index.findDoubled(pictureUses.map(({ source }) => source)));
  const look = await readLook(files, pictureFiles, problems);
  return {
    entries: hasErrors(problems) ? null : assemble(files, prose, drawing, look, locale),
    locale,
    missingWords: missing,
    problems: sortProblems(problems),
    pictureFiles,
    videoFiles,
    sources: {
      files: new Map(files.map(({ file }) => [file.name, file])),
      records: new Map(files.map(({ file, records }) => [file.name, records])),
      prose: prose.texts,
      originals: originals ?? [],
      otherFiles: (otherFiles ?? []).filter((file) => texts.get(file) !== null),
      unread: new Map(files.flatMap(({ file, unread }) => (unread === null ? [] : [[file.name, unread]]))),
    },
  };
}

/** What a later form asks for, and what its files mean, nobody knows here: one sentence says so, and nothing is read. */
async function laterForm(format: number): Promise<ReadContent> {
  return {
    entries: null,
    locale: (await readLocale('en')).locale,
    missingWords: [],
    problems: [problemInFile('site.yaml', fileMessages.newerForm(format, contentFormat))],
    pictureFiles: new Map(),
    videoFiles: new Map(),
    sources: {
      files: new Map(),
      records: new Map(),
      prose: new Map(),
      originals: [],
      otherFiles: [],
      unread: new Map(),
    },
  };
}

/** Where something stands in a file that was upgraded while it was read, its owner would not find it. */
function withoutPlaces(file: RecordFile): RecordFile {
  return {
    ...file,
    records: file.records.map((record) => ({ ...record, locate: () => wholeFile })),
    problems: file.problems.map((problem) => ({ ...problem, ...wholeFile })),
  };
}

type RecordFile = {
  file: ContentFile;
  records: YamlRecord[];
  /** What the schema made of each record; undefined for those it refused. */
  values: unknown[];
  problems: Problem[];
  /** The text of the file when not all of its records could be read, else null. */
  unread: string | null;
};

/** First what names the others, then all that is named. */
async function readRecordFiles(
  contentDir: string,
  drafts: Drafts,
  present: string[],
): Promise<{ files: RecordFile[]; pagePaths: string[] }> {
  const fixed = contentFilesOf({ pageKinds: ['about'], sections: [], galleries: [] });
  const readAll = (files: ContentFiles, strays: string[], pagePaths: string[]) =>
    Promise.all(
      [...files.values()].map((file) => readRecordFile(contentDir, drafts, file, strays, pagePaths)),
    );
  const first = await readAll(new Map([...fixed].filter(([name]) => structureFiles.includes(name))), [], []);
  const [pages = [], about = []] = first.map(({ records }) => records.map(({ value }) => value));
  const structure = readStructure(pages, about[0]);
  const named = [...new Set([...present, ...drafts.keys()])].filter((file) => drafts.get(file) !== null);
  const caseStudies = named.filter((file) => projectOfFile(file) !== null).sort();
  const letters = named.filter((file) => letterOfFile(file) !== null).sort();
  const known = contentFilesOf({ ...structure, caseStudies, letters });
  const strays = present.filter((other) => !known.has(other) && !other.endsWith('.md'));
  const pagePaths = pathsOf(pages, caseStudies);
  const all = await readAll(known, strays, pagePaths);
  const pagesFile = all.find(({ file }) => file.kind === 'pages');
  const others = contentFilesOf({ ...structure, sections: [] }).keys();
  for (const { record, path: at, ...wording } of checkSections(pagesFile?.records ?? [], [...others])) {
    pagesFile?.problems.push(problemInRecord('pages.yaml', record, at, wording));
  }
  const aboutFile = all.find(({ file }) => file.kind === 'about');
  const notGalleries = contentFilesOf({ ...structure, pageKinds, galleries: [] }).keys();
  const found = checkGalleries(pagesFile?.records ?? [], aboutFile?.records[0], [...notGalleries]);
  pagesFile?.problems.push(...found);
  return { files: all, pagePaths };
}

async function readRecordFile(
  contentDir: string,
  drafts: Drafts,
  contentFile: ContentFile,
  stray: string[],
  pagePaths: readonly string[],
): Promise<RecordFile> {
  const { name, shape, schema, isOptional } = contentFile;
  const file: RecordFile = { file: contentFile, records: [], values: [], problems: [], unread: null };
  const source = await readSource(contentDir, drafts, name);
  if (source === null) {
    if (isOptional) return file;
    file.unread = '';
    const similar =
      stray.find((other) => stemOf(other).toLowerCase() === stemOf(name).toLowerCase()) ??
      nearest(name, stray);
    const wording = fileMessages.missingFile(
      similar ? `content/${similar}` : null,
      `content/${name}`,
      shape === 'list' && !structureFiles.includes(name),
    );
    file.problems.push(problemInFile(name, wording));
    return file;
  }
  if (name.endsWith('.md')) return readFrontMatter(file, source.text, pagePaths);
  const { text } = source;
  if (source.problems.length > 0) {
    file.problems.push(...source.problems);
    file.unread = text;
    return file;
  }
  // Every field of it is commented out.
  if (isOptional && text.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line))) return file;
  const read = name.endsWith('.bib') ? await readBibliography(text) : readYamlRecords(text, shape);
  file.records = read.records;
  if (read.problems.length > 0) file.unread = text;
  for (const problem of read.problems) file.problems.push(problemInFile(name, problem, problem));
  file.problems.push(...hiddenInSource(name, text));
  for (const record of read.records) {
    const checked = checkRecord(name, record, schema, text, pagePaths);
    file.values.push(checked.value);
    file.problems.push(...checked.problems);
  }
  const identities =
    shape === 'list' ? [...checkIdentities(read.records), ...checkFormerNames(read.records)] : [];
  for (const { path: field, line, column, ...wording } of identities) {
    file.problems.push({ ...problemInFile(name, wording, { line, column }), field: formatPath(field) });
  }
  // Their fields are those of a record within a record; the place alone leads there.
  for (const { line, column, ...wording } of checkIdentities(programRecords(read.records))) {
    file.problems.push(problemInFile(name, wording, { line, column }));
  }
  return file;
}

/** The fields above a text; what is to be said of the text itself is found by its own reader. */
function readFrontMatter(file: RecordFile, source: string, pagePaths: readonly string[]): RecordFile {
  const { fields, isOpen } = splitFrontMatter(source);
  const { name, schema } = file.file;
  if (isOpen)
    file.problems.push(problemInFile(name, proseMessages.openFrontMatter(), { line: 1, column: 1 }));
  if (fields.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line))) return { ...file, values: [{}] };
  const { records, problems } = readYamlRecords(fields, 'single');
  for (const problem of problems) file.problems.push(problemInFile(name, problem, problem));
  const checked = records.map((record) => checkRecord(name, record, schema, fields, pagePaths));
  return {
    ...file,
    records,
    values: checked.map(({ value }) => value),
    problems: [...file.problems, ...checked.flatMap((one) => one.problems)],
  };
}

/** One record against its schema and against itself. */
function checkRecord(
  name: string,
  record: YamlRecord,
  schema: z.ZodType,
  text: string,
  pagePaths: readonly string[],
): { value: unknown; problems: Problem[] } {
  const result = schema.safeParse(record.value);
  const issues = result.success ? [] : explainIssues(schema, record, result.error.issues);
  const unfinished = issues.filter(({ path: field }) => isUnwritten(record.value, field));
  const value =
    issues.length > 0 && unfinished.length === issues.length
      ? schema.safeParse(applyChanges(record.value, unfinished.map(standingIn(record.value)))).data
      : result.data;
  const texts = readTexts(schema, value, pagePaths);
  const found = [
    ...checkSpans(record),
    ...checkSkillLists(record),
    ...checkProfiles(record),
    ...hiddenInValues(record, text),
    ...texts.problems,
  ];
  const problems = [
    ...issues.map(({ path: field, part, ...wording }) => {
      const severity = isUnwritten(record.value, field) ? 'unfinished' : 'error';
      return problemInRecord(name, record, field, wording, { part, severity });
    }),
    ...found.map(({ path: field, ...wording }) => problemInRecord(name, record, field, wording)),
  ];
  return { value: texts.value, problems };
}

/** Whether a picture is to be looked at although words of it are not written yet. */
function isUnwritten(value: unknown, field: FieldPath): boolean {
  const written = valueAt(value, field) ?? '';
  return standInFor(value, field) !== null && typeof written === 'string' && written.trim() === '';
}

function standingIn(value: unknown) {
  return ({ path: field }: { path: FieldPath }): Change => ({
    kind: 'set',
    path: field,
    value: standInFor(value, field),
  });
}

/** The programs of schools as records of their own, so that lists are checked alike wherever they stand. */
function programRecords(records: YamlRecord[]): YamlRecord[] {
  return records.flatMap((record) => {
    const programs = valueAt(record.value, ['programs']);
    if (!Array.isArray(programs)) return [];
    return programs.map((value: unknown, index) => ({
      index,
      isListed: record.isListed,
      value,
      locate: (field: FieldPath, part?: 'key' | 'value') =>
        record.locate(['programs', index, ...field], part),
      sourceOf: (field: FieldPath) => record.sourceOf(['programs', index, ...field]),
    }));
  });
}

function findPictureUses(file: RecordFile, problems: Problem[]): PictureUse[] {
  const uses: PictureUse[] = [];
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
        problems.push(problemInRecord(file.file.name, record, fieldPath, wording));
      };
      uses.push({ source: value, field, report });
    });
  }
  return uses;
}

/** A field that names a Markdown file of content/. */
type ProseUse = {
  file: string;
  field: string;
  /** Whether it is the text of a case study. */
  isStory?: true;
  report: (wording: Wording) => void;
};

function findProseUses(files: RecordFile[], problems: Problem[]): ProseUse[] {
  return files.flatMap(({ file: { name, kind }, records, problems: told }) => {
    if (kind === 'caseStudy') return [{ file: name, field: '', isStory: true, report: () => {} }];
    if (kind === 'letter') return [{ file: name, field: '', report: () => {} }];
    return records.flatMap((record) => {
      const useAt = (path: FieldPath, file: unknown): ProseUse[] => {
        const field = formatPath(path);
        // A path that the schema refused has been told already.
        if (typeof file !== 'string' || file === '' || told.some((problem) => problem.field === field))
          return [];
        const report = (wording: Wording) => problems.push(problemInRecord(name, record, path, wording));
        return [{ file, field, report }];
      };
      if (kind === 'about') {
        const listed = valueAt(record.value, ['texts']);
        const places = (Array.isArray(listed) ? [...listed.keys()] : []).map((index) => [
          'texts',
          index,
          'file',
        ]);
        return places.flatMap((place) => useAt(place, valueAt(record.value, place)));
      }
      if (kind !== 'pages') return [];
      const texts = namedSections(record.value).filter((section) => section.kind === 'text');
      return texts.flatMap(({ path, file }) => useAt(filePlace(record.value, path), file));
    });
  });
}

async function readProseFiles(
  contentDir: string,
  drafts: Drafts,
  uses: readonly ProseUse[],
  pagePaths: readonly string[],
  problems: Problem[],
): Promise<ProseFiles> {
  const trees = new Map<string, Prose>();
  const stories: ProseFiles['stories'] = new Map();
  const pictures: PictureUse[] = [];
  const texts = new Map<string, string>();
  for (const { file, field, isStory, report } of uses) {
    if (texts.has(file)) continue;
    const source = await readSource(contentDir, drafts, file);
    if (source === null) {
      const present = await listOtherFiles(contentDir);
      const similar = nearest(
        file,
        (present ?? []).filter((other) => other.endsWith('.md')),
      );
      report(proseMessages.missingProse(field, file, similar));
      continue;
    }
    problems.push(...source.problems);
    if (source.problems.length > 0) continue;
    const { text } = source;
    problems.push(...hiddenInSource(file, text));
    // The fields above it stand among the records.
    const body = splitFrontMatter(text).text;
    const project = isStory ? projectOfFile(file) : null;
    const read =
      project === null ? readProse(body, pagePaths) : await readStoryFile(file, project, body, pagePaths);
    problems.push(...('warnings' in read ? read.warnings : []));
    for (const problem of read.problems) problems.push(problemInFile(file, problem, problem));
    if ('story' in read) {
      stories.set(file, read.story);
      for (const { source: picture, ...place } of read.pictures) {
        const reportPicture = (wording: Wording) => problems.push(problemInFile(file, wording, place));
        pictures.push({ source: picture, field: 'a picture', report: reportPicture });
      }
    } else trees.set(file, read.prose);
    texts.set(file, body);
  }
  return { trees, stories, texts, pictures };
}

type ProseFiles = {
  trees: Map<string, Prose>;
  /** Texts of case studies. */
  stories: Map<string, CaseStudyEntry['story']>;
  texts: Map<string, string>;
  pictures: PictureUse[];
};

/** The text of a case study with its programs in colours. */
async function readStoryFile(file: string, project: string, text: string, pagePaths: readonly string[]) {
  const read = readStory(text, pagePaths, `/images/projects/${project}/`);
  const places = read.programs.values();
  const warnings: Problem[] = [];
  const story: CaseStudyEntry['story'] = [];
  for (const block of read.story) {
    if (block.kind !== 'code') {
      story.push(block);
      continue;
    }
    const { runs, isKnown, similar } = await highlightCode(block.runs.join(''), block.language);
    const place = places.next().value;
    if (!isKnown) {
      const wording = proseMessages.unknownCodeLanguage(block.language, similar);
      warnings.push(problemInFile(file, wording, place, 'warning'));
    }
    story.push({ ...block, runs });
  }
  return { ...read, story, warnings };
}

/** The drawing that a page of pages.yaml names. */
async function readDrawingFile(
  contentDir: string,
  pages: readonly YamlRecord[],
  originals: readonly OriginalFile[],
  problems: Problem[],
): Promise<DrawingElement | null> {
  const page = pages.find(({ value }) => typeof valueAt(value, ['drawing']) === 'string');
  if (!page) return null;
  const file = `images/${String(valueAt(page.value, ['drawing']))}`;
  const source = await readSource(contentDir, nothingUnsaved.texts, file);
  if (source === null) {
    const drawings = originals.map(({ relative }) => relative).filter((other) => other.endsWith('.svg'));
    const wording = pageMessages.missingDrawing(file, nearest(file, drawings));
    problems.push(problemInRecord('pages.yaml', page, ['drawing'], wording));
    return null;
  }
  problems.push(...source.problems);
  if (source.problems.length > 0) return null;
  const read = readDrawing(source.text);
  for (const problem of read.problems) problems.push(problemInFile(file, problem, problem));
  return read.drawing;
}

/** The look that brand.yaml asks for; that of the house where there is none, or none that can be read. */
async function readLook(
  files: RecordFile[],
  pictureFiles: ReadonlyMap<string, OriginalFile>,
  problems: Problem[],
): Promise<Look> {
  const file = files.find(({ file: { kind } }) => kind === 'brand');
  const [record] = file?.records ?? [];
  const brand = (file?.problems.length === 0 ? file.values[0] : undefined) as
    | z.infer<typeof brandSchema>
    | undefined;
  const { look, faults } = await readBrand(brand ?? {}, pictureFiles.get(brand?.from ?? '')?.absolute);
  for (const { path: at, severity, ...wording } of record ? faults : [])
    problems.push(problemInRecord('brand.yaml', record as YamlRecord, at, wording, { severity }));
  return look;
}

/** Addresses of the pages as far as they can be read, so that a mistake in one of them makes no link wrong. */
function pathsOf(pages: readonly unknown[], caseStudies: readonly string[]): string[] {
  return pages.flatMap((page) => {
    const kind = String(valueAt(page, ['kind']));
    const path = pagePath({ name: String(valueAt(page, ['name'])), kind });
    const below = kind === 'projects' ? caseStudies : [];
    return [path, ...below.map((file) => pageBelowPath(path, projectOfFile(file) ?? ''))];
  });
}

/** Case studies of no project. */
function checkCaseStudies(files: readonly RecordFile[]): Problem[] {
  const projects = files.find(({ file }) => file.kind === 'projects');
  // Where not all of them can be read, nobody knows which there are.
  if (!projects || projects.unread !== null) return [];
  const names = projects.records.map(({ value }) => String(valueAt(value, ['name'])));
  return files.flatMap(({ file: { name, kind } }) => {
    const project = projectOfFile(name) ?? '';
    if (kind !== 'caseStudy' || names.includes(project)) return [];
    return problemInFile(name, proseMessages.caseStudyOfNothing(project, nearest(project, names)));
  });
}

/** All files into one value. Only called when every record has passed its schema. */
function assemble(
  files: RecordFile[],
  { trees: prose, stories }: ProseFiles,
  drawing: DrawingElement | null,
  look: Look,
  locale: Locale,
): Entries {
  // Every value here came out of its file's schema, and the types of `Entries` are inferred from the same ones.
  const all = <T>(kind: FileKindName) => (files.find(({ file }) => file.kind === kind)?.values ?? []) as T[];
  const one = <T>(kind: FileKindName) => all<T>(kind)[0] as T;
  const about = one<z.infer<typeof aboutSchema> | undefined>('about') ?? {};
  const pages = completePages(all('pages'), locale);
  const sectionsOf = ({ name: page, path: address, sections = [] }: Page) =>
    sections.map((section) => {
      const file = sectionFile(section.name, section.kind, section.file);
      const records =
        section.kind === 'text'
          ? prose.get(String(file))
          : files.find(({ file: { name } }) => name === file)?.values;
      return { ...section, page, path: address, records: records ?? [] } as SectionEntries;
    });
  return {
    site: one('site'),
    look,
    owner: one('owner'),
    pages,
    drawing,
    sections: pages.flatMap(sectionsOf),
    home: one('home'),
    about: {
      ...about,
      texts: (about.texts ?? []).map(({ file, ...text }) => ({ ...text, prose: prose.get(file) ?? [] })),
      galleries: about.galleries ?? { title: '' },
    },
    galleries: placeGalleries(pages, about.galleries?.list ?? []).map((gallery) => ({
      ...gallery,
      photos: files.find(({ file }) => file.name === `${gallery.name}.yaml`)?.values as PhotoEntry[],
    })),
    projects: all('projects'),
    caseStudies: files.flatMap(({ file: { kind, name }, values }) =>
      kind === 'caseStudy'
        ? {
            ...(values[0] as Omit<CaseStudyEntry, 'project' | 'story'>),
            project: projectOfFile(name) ?? '',
            story: stories.get(name) ?? [],
          }
        : [],
    ),
    letters: files.flatMap(({ file: { kind, name }, values }) =>
      kind === 'letter'
        ? {
            ...(values[0] as Omit<Letter, 'name' | 'prose'>),
            name: letterOfFile(name) ?? '',
            prose: prose.get(name) ?? [],
          }
        : [],
    ),
    lenses: all('lenses'),
    contact: one<Entries['contact'] | undefined>('contact') ?? { intro: '', formTitle: '' },
  };
}

/**
 * The text of a file of content/, or of what stands in for it, with plain newlines; null when there is none. With
 * problems it is not to be read on: it is no text, or two versions of one.
 */
async function readSource(
  contentDir: string,
  drafts: Drafts,
  name: string,
): Promise<{ text: string; problems: Problem[] } | null> {
  const draft = drafts.get(name);
  if (draft === null) return null;
  const text = draft?.replaceAll('\r\n', '\n') ?? (await readText(path.join(contentDir, ...name.split('/'))));
  if (text === null) return null;
  if (typeof text !== 'string') return { text: '', problems: [problemInFile(name, text)] };
  const conflicts = findConflicts(text);
  return {
    text,
    problems: conflicts.map((place) => problemInFile(name, fileMessages.mergeConflict(), place)),
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
    return error.code === 'EISDIR' ? fileMessages.notAFile() : fileMessages.unreadableFile();
  }
  if (bytes.length > mostBytes) return fileMessages.tooLarge(bytes.length, mostBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return fileMessages.notUtf8();
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
function hiddenInSource(file: string, text: string): Problem[] {
  const found = findHiddenCharacters(text).filter((hidden) => hidden.code !== 'U+0009');
  const seenLines = new Set<number>();
  return found.flatMap(({ offset, code, name }) => {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    // One line, one problem: the mend is to type it again.
    if (seenLines.has(line)) return [];
    seenLines.add(line);
    const column = offset - before.lastIndexOf('\n');
    return [problemInFile(file, messages.hiddenCharacter(messages.theText, name, code), { line, column })];
  });
}

/** Hidden characters that only appear once the file is read, from escapes such as "\u202E", and tabs in values. */
function hiddenInValues(record: YamlRecord, text: string) {
  const problems: FieldProblem[] = [];
  visit(record.value, [], (fieldPath, value) => {
    if (typeof value !== 'string') return;
    const [hidden] = findHiddenCharacters(value);
    if (!hidden) return;
    const character = String.fromCodePoint(Number.parseInt(hidden.code.slice(2), 16));
    if (character !== '\t' && text.includes(character)) return;
    problems.push({
      ...messages.hiddenCharacter(formatPath(fieldPath), hidden.name, hidden.code),
      path: fieldPath,
    });
  });
  return problems;
}

/** A folder that the system does not let its owner open. Any other error is thrown again. */
function explainClosedFolder(error: unknown, contentDir: string): Problem {
  const { code, path: folder } = error as NodeJS.ErrnoException;
  if ((code !== 'EACCES' && code !== 'EPERM') || !folder) throw error;
  const label = path.relative(contentDir, folder).split(path.sep).join('/');
  return problemInFile(label, fileMessages.closedFolder());
}
