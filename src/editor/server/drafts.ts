import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { lintSite } from '../../build/lint-site.ts';
import { ContentStore } from '../../content/content-store.ts';
import { sortDiagnostics } from '../../core/diagnostics.ts';
import { projectOfFile, storyFile } from '../../features/case-studies/case-study.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import type { MovedOriginals } from '../../media/originals/list-originals.ts';
import { ContentChange, type StagedPicture, withContentLock } from '../../owner/content-change.ts';
import { deleteWithUndo } from '../../owner/last-change.ts';
import { findRemovedProjects, findUnusedPictures, type TextChange } from '../../owner/unused-pictures.ts';
import { readRawContent } from '../../site/read-content.ts';
import type { CheckAnswer, Draft, FileDiff, Renaming, SaveAnswer } from '../protocol/protocol.ts';
import { changeProse, changeYaml } from './change-yaml.ts';
import { diffLines } from './diff-lines.ts';
import { findNamedDrops } from './dropped-pictures.ts';
import { fingerprintOf, listEditableFiles } from './editable-files.ts';
import { placeDiagnostics } from './place-diagnostic.ts';
import { findRenamedProjects, followRenamedProjects } from './renamed-projects.ts';
import type { MediaValidator } from './validate-media.ts';

/**
 * Where saved words and pictures lie, where dropped pictures wait (see dropped-pictures.ts), and what is known of the
 * typefaces.
 */
export type EditedFolders = Pick<
  OutputPaths,
  'contentDir' | 'publicDir' | 'droppedDir' | 'fontCacheDir' | 'typefaceDir'
>;

/** A draft as text: what its file says on the disk, and what it would say; null where the file would go. */
export type WrittenDraft = TextChange;

/** `moved` are files of content/images that go along with projects that are renamed. */
export type Written = {
  drafts: WrittenDraft[];
  conflicts: string[];
  renamings: Renaming[];
  moved: MovedOriginals;
};

/**
 * Carries out the changes of drafts on the text of their files, without writing anything. A draft whose file has
 * changed since it was read is a conflict and is not carried out. Rejects with `UnknownFile` and
 * `YamlEditError`. `changeOf` gives what carries out the changes of a file.
 */
export async function writeDrafts(
  contentDir: string,
  drafts: readonly Draft[],
  changeOf: (file: string) => typeof changeYaml = () => changeYaml,
): Promise<Written> {
  const known = await listEditableFiles(contentDir);
  const store = new ContentStore(contentDir);
  const written: Written = { drafts: [], conflicts: [], renamings: [], moved: new Map() };
  for (const { file, fingerprint, changes } of drafts.filter((draft) => known.has(draft.file))) {
    const text = await store.readEditable(file);
    const before = text ?? '';
    if (fingerprintOf(text) !== fingerprint) written.conflicts.push(file);
    // A file without a form is changed as a whole, and so is one whose YAML could not be read.
    else if (changes.some(({ kind, path }) => kind === 'set' && path.length === 0)) {
      written.drafts.push({ file, before, after: changeProse(before, changes) });
    } else written.drafts.push({ file, before, after: changeOf(file)(before, changes) });
  }
  const begun = drafts.filter(({ file }) => !known.has(file));
  const all = begun.length === 0 ? written : await withBegunTexts(contentDir, written, begun);
  return withProjects(contentDir, all, drafts, [...known.keys()]);
}

/** The story and the pictures of a project go where it goes: away with it, or along to its new name. */
async function withProjects(
  contentDir: string,
  written: Written,
  asked: readonly Draft[],
  files: readonly string[],
): Promise<Written> {
  const projects = written.drafts.find(({ file }) => file === 'projects.yaml');
  const changes = asked.find(({ file }) => file === 'projects.yaml')?.changes ?? [];
  const renamed = projects ? findRenamedProjects(projects.before, projects.after ?? '', changes) : [];
  const drafts = await withoutGoneTexts(
    contentDir,
    written.drafts,
    renamed.map(({ from }) => from),
  );
  if (renamed.length === 0) return { ...written, drafts };
  const read = (file: string) => new ContentStore(contentDir).readText(file);
  return { ...written, ...(await followRenamedProjects(contentDir, drafts, renamed, { files, read })) };
}

/**
 * The story of a project goes with its project, whatever else was to be written in it; and a story or a letter of which
 * nothing is left is none.
 */
async function withoutGoneTexts(
  contentDir: string,
  drafts: readonly WrittenDraft[],
  renamed: readonly string[],
): Promise<WrittenDraft[]> {
  const projects = drafts.find(({ file }) => file === 'projects.yaml');
  const stories: WrittenDraft[] = [];
  const gone = projects ? findRemovedProjects(projects.before, projects.after ?? '') : [];
  for (const name of gone.filter((each) => !renamed.includes(each))) {
    const file = storyFile(name);
    const before = await new ContentStore(contentDir).readText(file);
    if (before !== null) stories.push({ file, before, after: null });
  }
  const isLoose = (file: string) => projectOfFile(file) !== null || letterOfFile(file) !== null;
  const others = drafts
    .filter(({ file }) => !stories.some((story) => story.file === file))
    .map((draft) => (isLoose(draft.file) && draft.after?.trim() === '' ? { ...draft, after: null } : draft));
  return [...others, ...stories];
}

/** A path in content/ of which no part leads out of it. */
const textName = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.md$/;

/** Texts whose file is not there yet: those that a record names, as the other drafts make it. */
async function withBegunTexts(
  contentDir: string,
  written: Written,
  begun: readonly Draft[],
): Promise<Written> {
  const made = begun.map(({ file, changes }) => ({ file, before: '', after: changeProse('', changes) }));
  const all = [...written.drafts, ...made];
  const texts = new Map(all.map(({ file, after }) => [file, after]));
  const { sources } = await readRawContent(contentDir, { texts });
  const unknown = begun.find(({ file }) => !textName.test(file) || !sources.prose.has(file));
  if (unknown) throw new UnknownFile(unknown.file);
  // One that has come in from elsewhere since would have been known.
  return { ...written, drafts: all };
}

/** The name of a file that is none of the editor's; only a request made by hand holds one. */
export class UnknownFile extends Error {}

/** What is wrong with content/ as the drafts would make it, and what they would change. `today` is YYYY-MM-DD. */
export async function checkDrafts(
  folders: EditedFolders,
  { drafts, conflicts, renamings, moved }: Written,
  today: string,
  validateMedia: MediaValidator = async () => [],
): Promise<CheckAnswer> {
  const texts = new Map(drafts.map(({ file, after }) => [file, after]));
  const { contentDir, droppedDir } = folders;
  const { read, diagnostics: found } = await lintSite(folders, {
    unsaved: { texts, picturesDir: droppedDir, moved },
    today,
    mayFetch: false,
  });
  const diagnostics = placeDiagnostics(sortDiagnostics([...found, ...(await validateMedia(read))]), read);
  const drops = await findNamedDrops(contentDir, droppedDir, textsOf(drafts), moved);
  const pictures = drops.map(({ relative }) => relative);
  const leftOver = findUnusedPictures(read, drafts);
  const diffs = withFollowedStories(drafts, renamings).flatMap(describeDifference);
  return { diagnostics, conflicts, diffs, pictures, renamings, leftOver };
}

/** A story that goes along is compared with what it said under its old name. */
function withFollowedStories(
  drafts: readonly WrittenDraft[],
  renamings: readonly Renaming[],
): WrittenDraft[] {
  const stories = renamings.filter(({ hasStory }) => hasStory);
  const before = (file: string) => drafts.find((draft) => draft.file === storyFile(file))?.before ?? '';
  return drafts
    .filter(({ file }) => !stories.some(({ from }) => file === storyFile(from)))
    .map((draft) => {
      const story = stories.find(({ to }) => draft.file === storyFile(to));
      return story ? { ...draft, before: before(story.from) } : draft;
    });
}

/** The lines that a draft would change; [] when it changes none. */
export function describeDifference({ file, before, after }: WrittenDraft): FileDiff[] {
  const hunks = diffLines(before, after ?? '');
  const count = (kind: string) => hunks.flat().filter((line) => line.kind === kind).length;
  if (hunks.length === 0) return [];
  const goes = after === null ? { goes: true as const } : {};
  return [{ file, ...goes, added: count('added'), removed: count('removed'), hunks }];
}

/**
 * Writes drafts to their files and brings in the dropped pictures that they name: all of it or, where one file has
 * another text than its draft was made from, nothing. A stop at any moment leaves all of the old or all of the new,
 * at the latest when the next command has begun.
 */
export function saveDrafts(
  folders: EditedFolders,
  written: Written,
  { removesPictures = false } = {},
): Promise<SaveAnswer> {
  return withContentLock(folders.contentDir, async () => {
    const conflicts = [...written.conflicts];
    const store = new ContentStore(folders.contentDir);
    for (const { file, before } of written.drafts) {
      if (((await store.readText(file)) ?? '') !== before) conflicts.push(file);
    }
    if (conflicts.length > 0) return { conflicts };
    const changed = written.drafts.filter(({ before, after }) => before !== after);
    const saved = await saveTexts(folders, changed, written.moved);
    if (!removesPictures) return saved;
    const removed = findUnusedPictures(await readRawContent(folders.contentDir), changed);
    for (const picture of removed) await deleteWithUndo(folders.contentDir, picture);
    return { ...saved, removed: [...saved.removed, ...removed] };
  });
}

async function saveTexts(
  { contentDir, droppedDir }: EditedFolders,
  changed: readonly WrittenDraft[],
  moved: MovedOriginals,
) {
  const drops = await findNamedDrops(contentDir, droppedDir, textsOf(changed), moved);
  const change = await ContentChange.begin(contentDir);
  try {
    const pictures = new Map<string, StagedPicture>();
    for (const { relative, absolute } of drops) {
      pictures.set(relative, await change.stage(await readFile(absolute)));
    }
    for (const [from, to] of moved) pictures.set(to, await change.stageCopy(path.join(contentDir, from)));
    await change.commit(pictures, new Map(changed.map(({ file, after }) => [file, after])));
  } finally {
    await change.discard();
  }
  for (const { absolute } of drops) await rm(absolute, { force: true });
  for (const from of moved.keys()) await deleteWithUndo(contentDir, from);
  await removeEmptyFolders(contentDir, moved);
  const namesOf = (drafts: readonly WrittenDraft[]) => drafts.map(({ file }) => file);
  return {
    saved: namesOf(changed.filter(({ after }) => after !== null)),
    pictures: drops.map(({ relative }) => relative),
    removed: namesOf(changed.filter(({ after }) => after === null)),
  };
}

/** Folders that moved pictures have left. */
async function removeEmptyFolders(contentDir: string, moved: MovedOriginals): Promise<void> {
  const folders = new Set([...moved.keys()].map((file) => path.dirname(file)));
  // The deepest first; one that still holds something stays.
  for (const folder of [...folders].sort().reverse())
    await rmdir(path.join(contentDir, folder)).catch(() => {});
}

function textsOf(drafts: readonly WrittenDraft[]): string[] {
  return drafts.flatMap(({ after }) => after ?? []);
}
