import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentStore } from '../../content/content-store.ts';
import { hashText } from '../../files/hash.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import { readText } from '../../files/read-files.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import { YamlEditError } from '../../yaml/edit-yaml.ts';
import type { Draft, KeptDraft } from '../protocol/protocol.ts';
import { changeFile } from './change-yaml.ts';
import { describeDifference, textPath } from './drafts.ts';
import { listEditableFiles } from './editable-files.ts';

/* Unsaved changes of the page, one file for each file of content/, so that they outlive its tab and the server. */

type Folders = Pick<OutputPaths, 'contentDir' | 'unsavedDir'>;

/** Stores drafts in place of earlier ones of the same files, and deletes those of the files `withoutDraft`. */
export async function keepDrafts(
  { unsavedDir }: Pick<Folders, 'unsavedDir'>,
  drafts: readonly Draft[],
  withoutDraft: readonly string[],
): Promise<void> {
  for (const draft of drafts) await writeAtomically(fileOf(unsavedDir, draft.file), JSON.stringify(draft));
  for (const file of withoutDraft) await rm(fileOf(unsavedDir, file), { force: true });
}

/** The kept drafts that differ from content/, as changes of its present files. */
export async function readKeptDrafts({ contentDir, unsavedDir }: Folders): Promise<KeptDraft[]> {
  const known = await listEditableFiles(contentDir);
  const kept: KeptDraft[] = [];
  for (const text of await readKeptTexts(unsavedDir)) {
    // Our own file, renamed into place whole.
    const { file, fingerprint, changes } = JSON.parse(text) as Draft;
    if (!known.has(file) && !textPath.test(file)) continue;
    const present = await new ContentStore(contentDir).readText(file);
    const before = present ?? '';
    const isOutdated = hashText(present) !== fingerprint;
    try {
      const after = changeFile(file, before, changes);
      const [diff] = describeDifference({ file, before, after });
      if (diff) kept.push({ file, changes, isOutdated, diff });
    } catch (error) {
      if (!(error instanceof YamlEditError)) throw error;
      kept.push({ file, changes, isOutdated, diff: null });
    }
  }
  return kept;
}

export async function readKeptTexts(unsavedDir: string): Promise<string[]> {
  const names = (await readdir(unsavedDir).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readText(path.join(unsavedDir, name))));
  return texts.filter((text) => text !== null);
}

function fileOf(unsavedDir: string, file: string): string {
  return path.join(unsavedDir, `${encodeURIComponent(file)}.json`);
}
