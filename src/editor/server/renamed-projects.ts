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
import { formerNames } from '../protocol/former-names.ts';
import type { Renaming } from '../protocol/protocol.ts';

type Names = { from: string; to: string };

/** The names that changes of projects.yaml give to projects, as far as no other project has or had them. */
export function findRenamedProjects(before: string, after: string, changes: readonly Change[]): Names[] {
  // Of a text written anew nobody knows which record was which.
  if (changes.some(({ kind, path: at }) => kind === 'set' && at.length === 0)) return [];
  const had = namesIn(before);
  const has = namesIn(after);
  return formerNames(recordsOf(before), changes).flatMap((from, index) => {
    const to = has[index];
    if (typeof from !== 'string' || typeof to !== 'string' || has.includes(from)) return [];
    const isFree = !had.includes(to) && has.filter((name) => name === to).length === 1;
    return isFree && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(to) ? [{ from, to }] : [];
  });
}

type Followed = { drafts: TextChange[]; renamings: Renaming[]; moved: MovedOriginals };

/**
 * What goes along with projects that are renamed: their story, the files of their folder of pictures, and wherever a
 * text of content/ leads to one of them or shows a picture of that folder. An address that was published goes on
 * leading there. Where a story or a picture would take the place of another, all of that project stays where it is. `read` gives
 * what a file of content/ says, null for none, and `files` are those that may be changed.
 */
export async function followRenamedProjects(
  contentDir: string,
  drafts: readonly TextChange[],
  projects: readonly Names[],
  { files, read }: { files: Iterable<string>; read: (file: string) => Promise<string | null> },
): Promise<Followed> {
  const texts = new Map(drafts.map((draft) => [draft.file, draft]));
  const renamings: Renaming[] = [];
  const moved = new Map<string, string>();
  for (const { from, to } of projects) {
    const pictures = await filesIn(contentDir, `images/projects/${from}`);
    const places = new Map(pictures.map((file) => [file, file.replace(`/${from}/`, `/${to}/`)]));
    const taken = [...places.values(), storyFile(to)].map((file) => isThere(path.join(contentDir, file)));
    if (texts.has(storyFile(to)) || (await Promise.all(taken)).includes(true)) continue;
    for (const [old, place] of places) moved.set(old, place);
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
    let after = withNewPaths(draft.after, renamings, page ? pagePath(page) : null);
    if (draft.file === 'home.yaml') after = withNewHighlights(after, renamings);
    if (draft.file === 'projects.yaml') after = withFormerNames(after, renamings, published);
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

/** A text with the new address of each project and of the pictures in its folder; `list` is the path of their page. */
function withNewPaths(text: string, renamings: readonly Names[], list: string | null): string {
  const newNames = new Map(renamings.map(({ from, to }) => [from, to]));
  const names = [...newNames.keys()].join('|');
  const paths = ['/images/projects/', ...(list === null ? [] : [`${list}/`, `${list}#`])].join('|');
  // Within an address of another site the same words mean something else.
  return text.replaceAll(
    new RegExp(`(?<![\\w.~/-])(${paths})(${names})(?![\\w-])`, 'g'),
    (_all, start: string, name: string) => start + newNames.get(name),
  );
}

function withNewHighlights(text: string, renamings: readonly Names[]): string {
  const field: FieldPath = ['highlights', 'projects'];
  const [home] = readYamlRecords(text.replaceAll('\r\n', '\n'), 'single').records;
  const listed = valueAt(home?.value, field);
  if (!Array.isArray(listed)) return text;
  return renamings.reduce((changed, { from, to }) => {
    const index = listed.indexOf(from);
    return index < 0 ? changed : setField(changed, [...field, index], to);
  }, text);
}

function withFormerNames(text: string, renamings: readonly Names[], published: string): string {
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

/** Every file of a folder and those below it, by their paths in content/; none where there is no such folder. */
async function filesIn(contentDir: string, folder: string): Promise<string[]> {
  const files = await filesBelow(path.join(contentDir, folder)).catch(() => []);
  return files.map((file) => `${folder}/${file}`).sort();
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
