import { ContentStore } from '../content/content-store.ts';
import { storyFile } from '../features/case-studies/case-study.ts';
import { noteFile, noteOfFile } from '../features/notes/note.ts';
import { type ContentReading, readRawContent } from '../site/read-content.ts';
import { numberRecords, removeAt } from '../yaml/edit-yaml.ts';
import type { RecordList } from './add-record.ts';
import { commitTexts, withContentLock } from './content-change.ts';
import { findRemovedProjects, findUnusedPictures, type TextChange, textsOf } from './unused-pictures.ts';

/** The files changed and deleted with a record, by path in content/; `names` lists the records if the name is unknown. */
type RecordRemoval =
  | { names: string[] }
  | { changes: TextChange[]; story: string | null; pictures: string[] };

/**
 * Plans the removal of a record: the others are renumbered, the case study of a project and pictures that nothing else
 * shows are removed too. Changes nothing. Rejects with `YamlEditError`.
 */
export async function planRemoval(
  contentDir: string,
  { file, kind }: Pick<RecordList, 'file' | 'kind'>,
  name: string,
): Promise<RecordRemoval> {
  const store = new ContentStore(contentDir);
  const changes: TextChange[] = [];
  const story = kind === 'note' ? noteFile(name) : storyFile(name);
  let isGone = kind === 'note';
  if (kind !== 'note') {
    const { text: before, records } = await store.readList(file);
    const index = records.findIndex((record) => record.name === name);
    if (index < 0) return { names: records.map((record) => record.name) };
    const after = numberRecords(removeAt(before, [index]), []);
    changes.push({ file, before, after });
    isGone = file === 'projects.yaml' && findRemovedProjects(before, after).includes(name);
  }
  // A name such as `../projects/harbour-map` would be the path of another file.
  const isInPlace = kind !== 'note' || noteOfFile(story) !== null;
  const text = isGone && isInPlace ? await store.readText(story) : null;
  if (text !== null) changes.push({ file: story, before: text, after: null });
  if (changes.length === 0)
    return { names: ((await store.listFiles()) ?? []).flatMap((each) => noteOfFile(each) ?? []) };
  const read = await readRawContent(contentDir, { texts: textsOf(changes) });
  return {
    changes: [...changes, ...(await removeTranslations(store, read, changes, name))],
    story: text === null ? null : story,
    pictures: findUnusedPictures(read, changes),
  };
}

/** The removal in the other languages: the entry of the record, and translations of deleted files. */
async function removeTranslations(
  store: ContentStore,
  { translations }: ContentReading,
  changes: readonly TextChange[],
  name: string,
): Promise<TextChange[]> {
  const found = translations.flatMap(({ language }) =>
    changes.map(async (change): Promise<TextChange[]> => {
      const file = `${language}/${change.file}`;
      const before = await store.readEditable(file);
      if (before === null) return [];
      return [{ file, before, after: change.after === null ? null : removeAt(before, [name]) }];
    }),
  );
  return (await Promise.all(found)).flat();
}

/** Carries out `planRemoval`; with `keepsFiles` the pictures stay. Resolves with the removed files. */
export function removeRecord(
  contentDir: string,
  list: Pick<RecordList, 'file' | 'kind'>,
  name: string,
  { keepsFiles = false } = {},
): Promise<RecordRemoval> {
  return withContentLock(contentDir, async () => {
    const plan = await planRemoval(contentDir, list, name);
    if ('names' in plan) return plan;
    const removed = keepsFiles ? [] : plan.pictures;
    await commitTexts(contentDir, textsOf(plan.changes), { removed });
    return { ...plan, pictures: removed };
  });
}
