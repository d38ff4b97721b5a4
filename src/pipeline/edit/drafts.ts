import type { CheckAnswer, Draft, FileDiff, SaveAnswer } from '../../model/editing/protocol.ts';
import { readEntries } from '../content/read-content.ts';
import { reviewContent } from '../content/review-content.ts';
import { UneditableYaml } from '../owner/edit-yaml.ts';
import { sortProblems } from '../problems.ts';
import { changeProse, changeYaml } from './apply-draft.ts';
import { diffLines } from './diff-lines.ts';
import { fingerprintOf, isContentFileName, listEditableFiles, readText } from './editable-files.ts';
import { placeProblem } from './place-problem.ts';

/** A draft as text: what its file says on the disk, and what it would say. */
export type WrittenDraft = { file: string; before: string; after: string };

type Written = { drafts: WrittenDraft[]; conflicts: string[] };

/**
 * Carries out the changes of drafts on the text of their files, without writing anything. A draft whose file has
 * changed since it was read is a conflict and is not carried out. Rejects with `UnknownFile` and
 * `UneditableYaml`. `changeOf` gives what
 * carries out the changes of a file.
 */
export async function writeDrafts(
  contentDir: string,
  drafts: readonly Draft[],
  changeOf: (file: string) => typeof changeYaml = () => changeYaml,
): Promise<Written> {
  const known = await listEditableFiles(contentDir);
  const written: Written = { drafts: [], conflicts: [] };
  for (const { file, fingerprint, changes } of drafts) {
    if (!known.includes(file)) throw new UnknownFile(file);
    const text = await readText(contentDir, file);
    const before = text ?? '';
    // What stands for bytes that are no UTF-8: they would be lost with the first save.
    if (before.includes('\uFFFD')) throw new UneditableYaml(`content/${file} is not written in UTF-8`);
    if (fingerprintOf(text) !== fingerprint) written.conflicts.push(file);
    // A file without a form is changed as a whole, and so is one whose YAML could not be read.
    else if (changes.some(({ kind, path }) => kind === 'set' && path.length === 0)) {
      written.drafts.push({ file, before, after: changeProse(before, changes) });
    } else written.drafts.push({ file, before, after: changeOf(file)(before, changes) });
  }
  return written;
}

/** The name of a file that is none of the editor's; only a request made by hand holds one. */
export class UnknownFile extends Error {}

/** What is wrong with content/ as the drafts would make it, and what they would change. `today` is YYYY-MM-DD. */
export async function checkDrafts(
  contentDir: string,
  { drafts, conflicts }: Written,
  today: string,
): Promise<CheckAnswer> {
  const texts = new Map(drafts.map(({ file, after }) => [file, after]));
  const read = await readEntries(contentDir, texts);
  const problems = sortProblems([...read.problems, ...reviewContent(read, today)]).map((problem) => {
    const file = problem.file.replace(/^content\//, '');
    return placeProblem(problem, isContentFileName(file) ? read.sources.records[file] : []);
  });
  return { problems, conflicts, diffs: drafts.flatMap(describeDifference) };
}

function describeDifference({ file, before, after }: WrittenDraft): FileDiff[] {
  const hunks = diffLines(before, after);
  const count = (kind: string) => hunks.flat().filter((line) => line.kind === kind).length;
  if (hunks.length === 0) return [];
  return [{ file, added: count('added'), removed: count('removed'), hunks }];
}

/**
 * Writes drafts to their files, all of them or, where one file has another text than it was made from, none. Each
 * file is replaced whole, so that a stop at any moment leaves the old text or the new one.
 */
export async function saveDrafts(
  contentDir: string,
  written: Written,
  write: (file: string, text: string) => Promise<void>,
): Promise<SaveAnswer> {
  const conflicts = [...written.conflicts];
  for (const { file, before } of written.drafts) {
    if (((await readText(contentDir, file)) ?? '') !== before) conflicts.push(file);
  }
  if (conflicts.length > 0) return { conflicts };
  const saved = written.drafts.filter(({ before, after }) => before !== after);
  for (const { file, after } of saved) await write(file, after);
  return { saved: saved.map(({ file }) => file) };
}
