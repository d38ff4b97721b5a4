import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type PageKind, pageOfKind } from '../../content/pages.ts';
import { readYamlRecords } from '../../content/yaml-records.ts';
import { type FieldPath, valueAt } from '../../core/field-path.ts';
import { pagePath } from '../../core/routes.ts';
import { storyFile } from '../../features/case-studies/case-study.ts';
import { filesBelow } from '../../files/read-files.ts';
import type { MovedOriginals } from '../../media/originals/list-originals.ts';
import type { TextChange } from '../../owner/unused-pictures.ts';
import { publishedFile } from '../../site/published-addresses.ts';
import type { Change } from '../../yaml/change.ts';
import { removeAt, setField } from '../../yaml/edit-yaml.ts';
import type { Renaming } from '../protocol/protocol.ts';
import { formerNames } from '../protocol/track-records.ts';

type Rename = { from: string; to: string };

/** Projects that changes of projects.yaml rename, if no other project has or had the new name. */
export function findRenamedProjects(before: string, after: string, changes: readonly Change[]): Rename[] {
  // A text that was replaced as a whole has no record identity.
  if (changes.some(({ kind, path: at }) => kind === 'set' && at.length === 0)) return [];
  const oldNames = namesIn(before);
  const newNames = namesIn(after);
  return formerNames(recordsOf(before), changes).flatMap((from, index) => {
    const to = newNames[index];
    if (typeof from !== 'string' || typeof to !== 'string' || newNames.includes(from)) return [];
    const isFree = !oldNames.includes(to) && newNames.filter((name) => name === to).length === 1;
    return isFree && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to) ? [{ from, to }] : [];
  });
}

type FollowedDrafts = { drafts: TextChange[]; renamings: Renaming[]; moved: MovedOriginals };

/**
 * Moves the case study and the picture folder of renamed projects, updates links and picture paths in content/, and
 * adds `formerly` for published addresses. A project whose files would overwrite others is not moved. `files` are the
 * files that may be changed; `read` returns the text of one, or null.
 */
export async function followRenamedProjects(
  contentDir: string,
  drafts: readonly TextChange[],
  projects: readonly Rename[],
  { files, read }: { files: Iterable<string>; read: (file: string) => Promise<string | null> },
): Promise<FollowedDrafts> {
  const texts = new Map(drafts.map((draft) => [draft.file, draft]));
  const renamings: Renaming[] = [];
  const moved = new Map<string, string>();
  for (const { from, to } of projects) {
    const pictures = await filesIn(contentDir, `images/projects/${from}`);
    const targets = new Map(pictures.map((file) => [file, file.replace(`/${from}/`, `/${to}/`)]));
    const taken = [...targets.values(), storyFile(to)].map((file) => exists(path.join(contentDir, file)));
    if (texts.has(storyFile(to)) || (await Promise.all(taken)).includes(true)) continue;
    for (const [source, target] of targets) moved.set(source, target);
    const story = texts.get(storyFile(from))?.after ?? (await read(storyFile(from)));
    const hasStory = story !== null && texts.get(storyFile(from))?.after !== null;
    renamings.push({ from, to, pictures: pictures.length, hasStory });
  }
  if (renamings.length === 0) return { drafts: [...drafts], renamings, moved };

  for (const file of files) {
    const before = texts.get(file)?.before ?? (await read(file));
    if (before !== null && !texts.has(file)) texts.set(file, { file, before, after: before });
  }
  const published = (await read(publishedFile)) ?? '';
  const page = pageOfKind(pagesIn(texts.get('pages.yaml')?.after ?? ''), 'projects');
  for (const draft of [...texts.values()]) {
    if (draft.after === null) continue;
    let after = renamePaths(draft.after, renamings, page ? pagePath(page) : null);
    if (draft.file === 'home.yaml') after = renameHighlights(after, renamings);
    if (draft.file === 'projects.yaml') after = addFormerNames(after, renamings, published);
    texts.set(draft.file, { ...draft, after });
  }
  for (const { from, to, hasStory } of renamings) {
    const story = texts.get(storyFile(from));
    if (!hasStory || !story) continue;
    texts.set(storyFile(from), { ...story, after: null });
    texts.set(storyFile(to), { file: storyFile(to), before: '', after: story.after });
  }
  const isChanged = ({ file, before, after }: TextChange) =>
    before !== after || drafts.some((draft) => draft.file === file);
  return { drafts: [...texts.values()].filter(isChanged), renamings, moved };
}

/** Replaces the addresses of projects and of pictures in their folders; `projectsPath` is the path of their page. */
function renamePaths(text: string, renamings: readonly Rename[], projectsPath: string | null): string {
  const newNames = new Map(renamings.map(({ from, to }) => [from, to]));
  const names = [...newNames.keys()].join('|');
  const paths = [
    '/images/projects/',
    ...(projectsPath === null ? [] : [`${projectsPath}/`, `${projectsPath}#`]),
  ].join('|');
  // The lookbehind excludes addresses of other sites.
  return text.replaceAll(
    new RegExp(`(?<![\\w.~/-])(${paths})(${names})(?![\\w-])`, 'g'),
    (_all, start: string, name: string) => start + newNames.get(name),
  );
}

function renameHighlights(text: string, renamings: readonly Rename[]): string {
  const field: FieldPath = ['highlights', 'projects'];
  const [home] = readYamlRecords(text.replaceAll('\r\n', '\n'), 'single').records;
  const listed = valueAt(home?.value, field);
  if (!Array.isArray(listed)) return text;
  return renamings.reduce((changed, { from, to }) => {
    const index = listed.indexOf(from);
    return index < 0 ? changed : setField(changed, [...field, index], to);
  }, text);
}

function addFormerNames(text: string, renamings: readonly Rename[], published: string): string {
  const records = recordsOf(text);
  return renamings.reduce((changed, { from, to }) => {
    const index = records.findIndex((record) => valueAt(record, ['name']) === to);
    const written = valueAt(records[index], ['formerly']);
    const known: unknown[] = Array.isArray(written) ? written : [];
    const isPublished = new RegExp(`[/#]${from}$`, 'm').test(published.replaceAll('\r', ''));
    const former = [...known.filter((name) => name !== to && name !== from), ...(isPublished ? [from] : [])];
    if (index < 0 || isDeepStrictEqual(former, known)) return changed;
    const field: FieldPath = [index, 'formerly'];
    return former.length > 0 ? setField(changed, field, former) : removeAt(changed, field);
  }, text);
}

function recordsOf(text: string): unknown[] {
  return readYamlRecords(text.replaceAll('\r\n', '\n'), 'list').records.map(({ value }) => value);
}

function namesIn(text: string): unknown[] {
  return recordsOf(text).map((record) => valueAt(record, ['name']));
}

function pagesIn(text: string): { name: string; kind: PageKind }[] {
  return recordsOf(text) as { name: string; kind: PageKind }[];
}

/** All files below a folder, by their paths in content/; none if the folder does not exist. */
async function filesIn(contentDir: string, folder: string): Promise<string[]> {
  const files = await filesBelow(path.join(contentDir, folder)).catch(() => []);
  return files.map((file) => `${folder}/${file}`).sort();
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
