import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { slug } from '../../content/fields.ts';
import { type PageKind, pageOfKind } from '../../content/pages.ts';
import { listRecords, readYamlRecords } from '../../content/yaml-records.ts';
import { type FieldPath, listAt, valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { pagePath } from '../../core/routes.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import { exists, filesBelow } from '../../files/read-files.ts';
import type { MovedOriginals } from '../../media/originals/list-originals.ts';
import type { TextChange } from '../../owner/unused-pictures.ts';
import { sourcesFile } from '../../site/languages/noted-sources.ts';
import { publishedFile } from '../../site/published-addresses.ts';
import type { Change } from '../../yaml/change.ts';
import { setField } from '../../yaml/edit-yaml.ts';
import type { Draft, PlacedDiagnostic, Renaming } from '../protocol/protocol.ts';
import { formerNames } from '../protocol/track-records.ts';
import { changeFile, changeYaml, splitNote } from './change-yaml.ts';

/** The folder of the texts and pictures of the records of a list. */
const foldersOfLists: Readonly<Record<string, Renaming['folder']>> = {
  'projects.yaml': 'projects',
  'pages.yaml': 'pages',
};

/** `folder` is the folder of its Markdown file and, below content/images, of its pictures. */
type Rename = Pick<Renaming, 'folder' | 'from' | 'to'>;

export function recordFile(rename: Rename, side: 'from' | 'to'): string {
  return `${rename.folder}/${rename[side]}.md`;
}

export function includesRename(renamings: readonly Rename[], { folder, from }: Rename): boolean {
  return renamings.some((each) => each.folder === folder && each.from === from);
}

/**
 * Projects and pages of kind text that changes of projects.yaml or pages.yaml rename, if no other record has or had the
 * new name.
 */
export function findRenamedRecords(
  { file, before, after }: TextChange,
  changes: readonly Change[],
): Rename[] {
  const folder = foldersOfLists[file];
  // After a replacement of the whole text, records cannot be matched.
  if (!folder || changes.some(({ kind, path: at }) => kind === 'set' && at.length === 0)) return [];
  const oldNames = listRecords(before).map((record) => valueAt(record, ['name']));
  const records = listRecords(after ?? '');
  const newNames = records.map((record) => valueAt(record, ['name']));
  return formerNames(listRecords(before), changes).flatMap((from, index) => {
    const to = newNames[index];
    if (typeof from !== 'string' || typeof to !== 'string' || newNames.includes(from)) return [];
    if (folder === 'pages' && valueAt(records[index], ['kind']) !== 'text') return [];
    const isFree = !oldNames.includes(to) && newNames.filter((name) => name === to).length === 1;
    return isFree && slug.safeParse(to).success ? [{ folder, from, to }] : [];
  });
}

/** Notes with a new name in drafts, and names that cannot be part of an address. */
export function findRenamedNotes(drafts: readonly Pick<Draft, 'file' | 'changes'>[]) {
  const renamed: Rename[] = [];
  const refused: PlacedDiagnostic[] = [];
  for (const { file, changes } of drafts) {
    const from = noteOfFile(file);
    const last = changes.findLast(({ kind, path: at }) => kind === 'set' && at[0] === 'name');
    if (from === null || last?.kind !== 'set' || last.value === from) continue;
    const to = String(last.value);
    if (slug.safeParse(to).success) renamed.push({ folder: 'notes', from, to });
    else
      refused.push(
        wrongName(file, `name is ${quote(to)}`, 'Use lower-case letters, digits and hyphens: quay-in-fog'),
      );
  }
  return { renamed, refused };
}

export function takenNameDiagnostic(note: Rename): PlacedDiagnostic {
  const fix = 'Choose another name, or rename the other note first.';
  return wrongName(recordFile(note, 'from'), `another note is already called ${quote(note.to)}`, fix);
}

function wrongName(file: string, summary: string, fix: string): PlacedDiagnostic {
  const why =
    'The name is the last part of the address of the note. The note keeps its old name until you fix this.';
  return { file, path: ['name'], subject: '', severity: 'error', summary, why, fix, line: 0 };
}

type FollowedDrafts = { drafts: TextChange[]; renamings: Renaming[]; moved: MovedOriginals };

/**
 * Moves the text and the picture folder of renamed projects, pages and notes, updates links and picture paths in
 * content/, and adds `formerly` for published addresses. A record whose files would overwrite others is not moved.
 * `files` are the files that may be changed; `read` returns the text of one, or null.
 */
export async function followRenamedRecords(
  contentDir: string,
  drafts: readonly TextChange[],
  records: readonly Rename[],
  { files, read }: { files: readonly string[]; read: (file: string) => Promise<string | null> },
): Promise<FollowedDrafts> {
  const texts = new Map(drafts.map((draft) => [draft.file, draft]));
  const renamings: Renaming[] = [];
  const moved = new Map<string, string>();
  for (const record of records) {
    const { folder, from, to } = record;
    const [oldFile, newFile] = [recordFile(record, 'from'), recordFile(record, 'to')];
    const pictures = await filesIn(contentDir, `images/${folder}/${from}`);
    const targets = new Map(
      pictures.map((file) => [file, file.replace(`/${folder}/${from}/`, `/${folder}/${to}/`)]),
    );
    const taken = [...targets.values(), newFile].map((file) => exists(path.join(contentDir, file)));
    if (texts.has(newFile) || (await Promise.all(taken)).includes(true)) continue;
    for (const [source, target] of targets) moved.set(source, target);
    const story = texts.get(oldFile)?.after ?? (await read(oldFile));
    const hasStory = story !== null && texts.get(oldFile)?.after !== null;
    renamings.push({ folder, from, to, pictures: pictures.length, hasStory });
  }
  if (renamings.length === 0) return { drafts: [...drafts], renamings, moved };

  for (const file of files) {
    const before = texts.get(file)?.before ?? (await read(file));
    if (before !== null && !texts.has(file)) texts.set(file, { file, before, after: before });
  }
  const published = (await read(publishedFile)) ?? '';
  const pages = listRecords(texts.get('pages.yaml')?.after ?? '') as NamedPage[];
  const ofProjects = renamings.filter(({ folder }) => folder === 'projects');
  for (const draft of [...texts.values()]) {
    if (draft.after === null) continue;
    let after = renamings.reduce((text, rename) => renamePaths(text, rename, pages), draft.after);
    after = renameChosen(draft.file, after, ofProjects);
    const folder = foldersOfLists[draft.file];
    const listed = renamings.filter((renaming) => renaming.folder === folder);
    if (folder) after = addFormerNames(after, listed, published);
    texts.set(draft.file, { ...draft, after });
  }
  for (const rename of renamings) {
    const [oldFile, newFile] = [recordFile(rename, 'from'), recordFile(rename, 'to')];
    const story = texts.get(oldFile);
    if (!rename.hasStory || !story) continue;
    // A file that was never saved leaves nothing behind.
    if (story.before === '') texts.delete(oldFile);
    else texts.set(oldFile, { ...story, after: null });
    const isNote = rename.folder === 'notes' && story.before !== '';
    const after = isNote ? addFormerName(story.after ?? '', rename, published) : story.after;
    texts.set(newFile, { file: newFile, before: '', after });
  }
  for (const language of languagesAmong(files)) followInTranslations(texts, language, renamings);
  const isChanged = ({ file, before, after }: TextChange) =>
    before !== after || drafts.some((draft) => draft.file === file);
  return { drafts: [...texts.values()].filter(isChanged), renamings, moved };
}

function languagesAmong(files: readonly string[]): string[] {
  return files.flatMap((file) => (file.endsWith(`/${sourcesFile}`) ? (file.split('/', 1)[0] ?? []) : []));
}

/** Renames records in the folder of a language: their texts, their names in lists, and both in the notes. */
function followInTranslations(
  texts: Map<string, TextChange>,
  language: string,
  renamings: readonly Rename[],
): void {
  const change = (file: string, replace: (text: string) => string) => {
    const present = texts.get(`${language}/${file}`);
    if (present?.after) texts.set(present.file, { ...present, after: replace(present.after) });
  };
  for (const rename of renamings) {
    const { folder, from, to } = rename;
    change(`${folder}.yaml`, (text) =>
      text.replace(new RegExp(`^(["']?)${from}\\1(?=\\s*:)`, 'm'), `$1${to}$1`),
    );
    change(sourcesFile, (text) =>
      text
        .replaceAll(new RegExp(`^(${folder}\\.yaml )${from}(?=\\.)`, 'gm'), `$1${to}`)
        .replaceAll(new RegExp(`^(${folder}/)${from}(?=\\.md )`, 'gm'), `$1${to}`),
    );
    const [oldFile, newFile] = [recordFile(rename, 'from'), recordFile(rename, 'to')];
    const story = texts.get(`${language}/${oldFile}`);
    if (!story?.after) continue;
    texts.set(story.file, { ...story, after: null });
    const file = `${language}/${newFile}`;
    texts.set(file, { file, before: '', after: story.after });
  }
}

/** Replaces the addresses of a record and of pictures in its folder. */
function renamePaths(text: string, { folder, from, to }: Rename, pages: readonly NamedPage[]): string {
  const page = folder === 'pages' ? undefined : pageOfKind(pages, folder);
  const ofPage = folder === 'pages' ? [`/(?=${from}(?!/))`] : [];
  const addresses = page ? [`${pagePath(page)}/`, `${pagePath(page)}#`] : ofPage;
  const paths = [`/images/${folder}/`, ...addresses].join('|');
  // The lookbehind excludes addresses of other sites.
  return text.replaceAll(new RegExp(`(?<![\\w.~/-])(${paths})${from}(?![\\w-])`, 'g'), `$1${to}`);
}

/** Names of projects that other files choose. */
function renameChosen(file: string, text: string, renamings: readonly Rename[]): string {
  const isHome = file === 'home.yaml';
  if (!isHome && file !== 'pages.yaml' && file !== 'lenses.yaml') return text;
  const { records } = readYamlRecords(text.replaceAll('\r\n', '\n'), isHome ? 'single' : 'list');
  return records.reduce((whole, { value, index: place }) => {
    const field: FieldPath = isHome ? ['highlights', 'projects'] : ['proofs'];
    const listed = listAt(value, field);
    return renamings.reduce((changed, { from, to }) => {
      const index = listed.indexOf(from);
      return index < 0 ? changed : setField(changed, [...(isHome ? [] : [place]), ...field, index], to);
    }, whole);
  }, text);
}

function addFormerNames(text: string, renamings: readonly Rename[], published: string): string {
  const records = listRecords(text);
  const changes = renamings.flatMap((rename) => {
    const index = records.findIndex((record) => valueAt(record, ['name']) === rename.to);
    return index < 0 ? [] : changeFormerNames(records[index], [index], rename, published);
  });
  return changeYaml(text, changes);
}

/** The same for the fields above the text of a note. */
function addFormerName(text: string, rename: Rename, published: string): string {
  const [note] = readYamlRecords(splitNote(text).fields, 'single').records;
  const changes = changeFormerNames(note?.value, [], rename, published);
  return changes.length === 0 ? text : changeFile(recordFile(rename, 'to'), text, changes);
}

/** The change of `formerly` in a record after a renaming; none if it stays the same. */
function changeFormerNames(
  record: unknown,
  at: FieldPath,
  { from, to }: Rename,
  published: string,
): Change[] {
  const known = listAt(record, ['formerly']);
  const isPublished = new RegExp(`[/#]${from}$`, 'm').test(published.replaceAll('\r', ''));
  const former = [...known.filter((name) => name !== to && name !== from), ...(isPublished ? [from] : [])];
  if (isDeepStrictEqual(former, known)) return [];
  const path = [...at, 'formerly'];
  return [former.length > 0 ? { kind: 'set', path, value: former } : { kind: 'unset', path }];
}

type NamedPage = { name: string; kind: PageKind };

/** All files below a folder, by their paths in content/; none if the folder does not exist. */
async function filesIn(contentDir: string, folder: string): Promise<string[]> {
  const files = await filesBelow(path.join(contentDir, folder)).catch(() => []);
  return files.map((file) => `${folder}/${file}`).sort();
}
