import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isApplicationLetter } from '../../applications/application-folder.ts';
import { lintSite } from '../../build/lint-site.ts';
import type { MediaValidator } from '../../build/media-validator.ts';
import { ContentStore } from '../../content/content-store.ts';
import { sortDiagnostics } from '../../core/diagnostics.ts';
import { projectOfFile, storyFile } from '../../features/case-studies/case-study.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import { hashText } from '../../files/hash.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import type { MovedOriginals } from '../../media/originals/list-originals.ts';
import { type StagedPicture, withContentChange, withContentLock } from '../../owner/content-change.ts';
import {
  findRemovedProjects,
  findUnusedPictures,
  type TextChange,
  textsOf,
} from '../../owner/unused-pictures.ts';
import { readRawContent, type Unsaved } from '../../site/read-content.ts';
import type {
  CheckAnswer,
  Draft,
  FileDiff,
  PlacedDiagnostic,
  Renaming,
  SaveAnswer,
} from '../protocol/protocol.ts';
import { changeFile, changeYaml } from './change-yaml.ts';
import { diffLines } from './diff-lines.ts';
import { findNamedDrops } from './dropped-pictures.ts';
import { checkApplications, isTranslation, listEditableFiles } from './editable-files.ts';
import { placeDiagnostics } from './place-diagnostics.ts';
import {
  findRenamedNotes,
  findRenamedRecords,
  followRenamedRecords,
  includesRename,
  recordFile,
  takenNameDiagnostic,
} from './renamed-records.ts';
import { describeLanguages, noteTranslations, withoutEmpty } from './translations.ts';

/** The folders of saved content, dropped pictures (see dropped-pictures.ts) and typefaces. */
export type EditedFolders = Pick<
  OutputPaths,
  'contentDir' | 'publicDir' | 'droppedDir' | 'fontCacheDir' | 'typefaceDir'
>;

/** Drafts as changed texts of files; `moved` are files of content/images that move with renamed projects. */
export type AppliedDrafts = {
  drafts: TextChange[];
  conflicts: string[];
  renamings: Renaming[];
  moved: MovedOriginals;
  /** New names of notes that are not possible. */
  refused: PlacedDiagnostic[];
};

/** Drafts as content that is not saved yet. */
export function unsavedOf(
  { drafts, moved }: Pick<AppliedDrafts, 'drafts' | 'moved'>,
  droppedDir: string,
): Unsaved {
  return { texts: textsOf(drafts), picturesDir: droppedDir, moved };
}

/**
 * Applies drafts to the texts of their files, without writing to disk. A draft whose file has changed since it was read
 * is a conflict and is not applied. Rejects with `UnknownFileError` or `YamlEditError`. `changerOf` returns the function
 * that applies the changes of a file.
 */
export async function applyDrafts(
  contentDir: string,
  drafts: readonly Draft[],
  changerOf: (file: string) => typeof changeYaml = () => changeYaml,
): Promise<AppliedDrafts> {
  const known = await listEditableFiles(contentDir);
  const store = new ContentStore(contentDir);
  const applied: AppliedDrafts = { drafts: [], conflicts: [], renamings: [], moved: new Map(), refused: [] };
  const translations = new Map(
    [...known].flatMap(([name, file]) => (isTranslation(file) ? [[name, file]] : [])),
  );
  const languages = new Set([...translations.keys()].map((file) => file.split('/', 1)[0]));
  // The first language may have lost the file since its translation was read.
  const isTranslated = (file: string) =>
    languages.has(file.split('/', 1)[0]) && /^[\w-]+(?:\/[a-z0-9][a-z0-9_-]*)+\.(?:md|yaml)$/.test(file);
  const isKnown = (file: string) => known.has(file) || isTranslated(file);
  for (const { file, fingerprint, changes } of drafts.filter((draft) => isKnown(draft.file))) {
    const text = await store.readEditable(file);
    const before = text ?? '';
    if (hashText(text) !== fingerprint) applied.conflicts.push(file);
    else {
      const heading = text === null ? (translations.get(file)?.heading ?? '') : '';
      const after = changeFile(file, heading + before, changes, changerOf(file));
      applied.drafts.push({
        file,
        before,
        after: isTranslated(file) ? withoutEmpty(file, before, after) : after,
      });
    }
  }
  const newTexts = drafts.filter(({ file }) => !isKnown(file));
  const all = newTexts.length === 0 ? applied : await withNewTexts(contentDir, applied, newTexts);
  const renamed = await withRenamedFiles(contentDir, all, drafts, [...known.keys()]);
  if (!renamed.drafts.some(({ file }) => isTranslated(file))) return renamed;
  const readText = (file: string) => store.readEditable(file);
  return { ...renamed, drafts: await noteTranslations(contentDir, renamed.drafts, drafts, readText) };
}

async function withRenamedFiles(
  contentDir: string,
  applied: AppliedDrafts,
  requested: readonly Draft[],
  files: readonly string[],
): Promise<AppliedDrafts> {
  const listed = applied.drafts.flatMap((draft) =>
    findRenamedRecords(draft, requested.find(({ file }) => file === draft.file)?.changes ?? []),
  );
  const drafts = await withDeletedTexts(
    contentDir,
    applied.drafts,
    listed.filter(({ folder }) => folder === 'projects').map(({ from }) => from),
  );
  const ofNotes = findRenamedNotes(requested.filter(({ file }) => drafts.some((each) => each.file === file)));
  const renamed = [...listed, ...ofNotes.renamed];
  const refused = ofNotes.refused;
  if (renamed.length === 0) return { ...applied, drafts, refused };
  const read = (file: string) => new ContentStore(contentDir).readText(file);
  const followed = await followRenamedRecords(contentDir, drafts, renamed, { files, read });
  return {
    ...applied,
    ...followed,
    refused: [
      ...refused,
      ...ofNotes.renamed.filter((note) => !includesRename(followed.renamings, note)).map(takenNameDiagnostic),
    ],
  };
}

/** Deletes the case studies of removed projects, and case studies, letters and notes whose text is empty. */
async function withDeletedTexts(
  contentDir: string,
  drafts: readonly TextChange[],
  renamed: readonly string[],
): Promise<TextChange[]> {
  const projects = drafts.find(({ file }) => file === 'projects.yaml');
  const stories: TextChange[] = [];
  const removed = projects ? findRemovedProjects(projects.before, projects.after ?? '') : [];
  for (const name of removed.filter((each) => !renamed.includes(each))) {
    const file = storyFile(name);
    const before = await new ContentStore(contentDir).readText(file);
    if (before !== null) stories.push({ file, before, after: null });
  }
  const isOptional = (file: string) =>
    isApplicationLetter(file) ||
    [projectOfFile, letterOfFile, noteOfFile].some((nameIn) => nameIn(file) !== null);
  const others = drafts
    .filter(({ file }) => !stories.some((story) => story.file === file))
    .map((draft) =>
      isOptional(draft.file) && draft.after?.trim() === '' ? { ...draft, after: null } : draft,
    );
  return [...others, ...stories];
}

/** A relative path of a Markdown file, without `..`. */
export const textPath = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.md$/;

/** Adds texts whose file does not exist yet; a record must name them once the other drafts are applied. */
async function withNewTexts(
  contentDir: string,
  applied: AppliedDrafts,
  newTexts: readonly Draft[],
): Promise<AppliedDrafts> {
  const added = newTexts.map(({ file, changes }) => ({
    file,
    before: '',
    after: changeFile(file, '', changes),
  }));
  const all = [...applied.drafts, ...added];
  const { sources } = await readRawContent(contentDir, { texts: textsOf(all) });
  const unknown = newTexts.find(({ file }) => !textPath.test(file) || !sources.prose.has(file));
  if (unknown) throw new UnknownFileError(unknown.file);
  return { ...applied, drafts: all };
}

/** A file that the editor may not write; the page never requests one. */
export class UnknownFileError extends Error {}

/** Validates content/ with drafts applied, and describes what they change. `today` is YYYY-MM-DD. */
export async function checkDrafts(
  folders: EditedFolders,
  applied: AppliedDrafts,
  today: string,
  validateMedia: MediaValidator = async () => [],
): Promise<CheckAnswer> {
  const { drafts, conflicts, renamings, moved, refused } = applied;
  const { read, diagnostics: found } = await lintSite(folders, {
    unsaved: unsavedOf(applied, folders.droppedDir),
    today,
    mayFetch: false,
  });
  const diagnostics = [
    ...refused,
    ...placeDiagnostics(sortDiagnostics([...found, ...(await validateMedia(read))]), read),
    ...(await checkApplications(folders.contentDir, textsOf(drafts), read.rawContent)),
  ];
  const drops = await findNamedDrops(folders, drafts, moved);
  const pictures = drops.map(({ relative }) => relative);
  const leftOver = findUnusedPictures(read, drafts);
  const diffs = withRenamedStories(drafts, renamings).flatMap(describeDifference);
  const languages = await describeLanguages(read);
  return { diagnostics, conflicts, diffs, pictures, renamings, leftOver, languages };
}

/** Compares the text of a renamed record with the one under its old name. */
function withRenamedStories(drafts: readonly TextChange[], renamings: readonly Renaming[]): TextChange[] {
  const stories = renamings.filter(({ hasStory }) => hasStory);
  const before = (file: string) => drafts.find((draft) => draft.file === file)?.before ?? '';
  return drafts
    .filter(({ file }) => !stories.some((story) => file === recordFile(story, 'from')))
    .map((draft) => {
      const story = stories.find((each) => draft.file === recordFile(each, 'to'));
      return story ? { ...draft, before: before(recordFile(story, 'from')) } : draft;
    });
}

/** The lines that a draft changes; [] if none. */
export function describeDifference({ file, before, after }: TextChange): FileDiff[] {
  const hunks = diffLines(before, after ?? '');
  const count = (kind: string) => hunks.flat().filter((line) => line.kind === kind).length;
  if (hunks.length === 0) return [];
  const deleted = after === null ? { isDeleted: true as const } : {};
  return [{ file, ...deleted, added: count('added'), removed: count('removed'), hunks }];
}

/**
 * Writes drafts and the dropped pictures that they name; if one file has changed since it was read, nothing is written.
 * A crash leaves all of the old or all of the new content, at the latest after the next command starts.
 */
export function saveDrafts(
  folders: EditedFolders,
  applied: AppliedDrafts,
  { removesPictures = false } = {},
): Promise<SaveAnswer> {
  return withContentLock(folders.contentDir, async () => {
    const conflicts = [...applied.conflicts];
    const store = new ContentStore(folders.contentDir);
    for (const { file, before } of applied.drafts) {
      if (((await store.readText(file)) ?? '') !== before) conflicts.push(file);
    }
    if (conflicts.length > 0) return { conflicts };
    const changed = applied.drafts.filter(({ before, after }) => before !== after);
    return saveTexts(folders, changed, applied.moved, removesPictures);
  });
}

async function saveTexts(
  folders: EditedFolders,
  changed: readonly TextChange[],
  moved: MovedOriginals,
  removesPictures: boolean,
) {
  const { contentDir } = folders;
  const drops = await findNamedDrops(folders, changed, moved);
  const texts = textsOf(changed);
  const unused = removesPictures
    ? findUnusedPictures(await readRawContent(contentDir, { texts, moved }), changed)
    : [];
  await withContentChange(contentDir, async (change) => {
    const pictures = new Map<string, StagedPicture>();
    for (const { relative, absolute } of drops) {
      pictures.set(relative, await change.stage(await readFile(absolute)));
    }
    for (const [from, to] of moved) {
      if (!unused.includes(to)) pictures.set(to, await change.stageCopy(path.join(contentDir, from)));
    }
    const places = new Set(moved.values());
    const removed = [...moved.keys(), ...unused.filter((picture) => !places.has(picture))];
    await change.commit(pictures, texts, { removed });
  });
  for (const { absolute } of drops) await rm(absolute, { force: true });
  await removeEmptyFolders(contentDir, moved);
  const namesOf = (drafts: readonly TextChange[]) => drafts.map(({ file }) => file);
  return {
    saved: namesOf(changed.filter(({ after }) => after !== null)),
    pictures: drops.map(({ relative }) => relative),
    removed: [...namesOf(changed.filter(({ after }) => after === null)), ...unused],
  };
}

async function removeEmptyFolders(contentDir: string, moved: MovedOriginals): Promise<void> {
  const folders = new Set([...moved.keys()].map((file) => path.dirname(file)));
  // Deepest first; `rmdir` fails for a folder that is not empty.
  for (const folder of [...folders].sort().reverse())
    await rmdir(path.join(contentDir, folder)).catch(() => {});
}
