import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { outputPaths } from '../files/output-paths.ts';
import { filesBelow, readText } from '../files/read-files.ts';

/** A change of content/ by a command or a save, stored to be undone or redone. */
export type Step = {
  /** ISO 8601. */
  changedAt: string;
  isUndone: boolean;
  /** By path in content/: the SHA-256 of the text there, and the text that undo or redo writes (null for no file). */
  texts: Record<string, { present: string | null; other: string | null }>;
  /** Pictures in content/ that undo or redo moves to the folder of the step. */
  added: string[];
  /** Pictures in the folder of the step that undo or redo moves back to content/. */
  removed: string[];
};

export type NumberedStep = Step & { number: number };

/** The newest steps always stay, older ones as long as all of them together are smaller than `maxBytes`. */
const minSteps = 50;
const maxBytes = 50 * 1024 * 1024;

export const stepName = 'step.json';

/** Oldest first. Steps that were undone before a newer change cannot be redone and are left out. */
export async function readHistory(contentDir: string): Promise<NumberedStep[]> {
  const steps: NumberedStep[] = [];
  for (const number of await listNumbers(contentDir)) {
    const text = await readText(stepFile(contentDir, number));
    // This program wrote the file, so it is complete.
    if (text !== null) steps.push({ ...(JSON.parse(text) as Step), number });
  }
  const newestDone = steps.findLast(({ isUndone }) => !isUndone)?.number ?? 0;
  return steps.filter(({ number, isUndone }) => !isUndone || number > newestDone);
}

/** The removed pictures that the history stores, as absolute paths. */
export async function listRemovedPictures(contentDir: string): Promise<string[]> {
  const folder = outputPaths(path.dirname(contentDir)).historyDir;
  const files = await filesBelow(folder).catch(() => []);
  return files.filter((file) => path.basename(file) !== stepName).map((file) => path.join(folder, file));
}

/** An unused step number, also not used by a deleted step whose pictures remain. */
export async function nextStepNumber(contentDir: string): Promise<number> {
  return ((await listNumbers(contentDir)).at(-1) ?? 0) + 1;
}

export function stepFile(contentDir: string, number: number): string {
  return removedFile(contentDir, number, stepName);
}

/** Where a step stores a picture that is not in content/, by its path there. */
export function removedFile(contentDir: string, number: number, picture: string): string {
  return path.join(outputPaths(path.dirname(contentDir)).historyDir, String(number), picture);
}

/** Deletes old steps. Their pictures stay, because they may be the only copies. */
export async function pruneHistory(contentDir: string): Promise<void> {
  const steps = new Map((await readHistory(contentDir)).map((step) => [step.number, step]));
  let bytes = 0;
  let count = 0;
  for (const number of (await listNumbers(contentDir)).reverse()) {
    const step = steps.get(number);
    bytes += step ? JSON.stringify(step).length : 0;
    count += step ? 1 : 0;
    if (step && (count <= minSteps || bytes <= maxBytes)) continue;
    await rm(stepFile(contentDir, number), { force: true });
    // Fails if the folder has pictures.
    await rmdir(path.dirname(stepFile(contentDir, number))).catch(() => {});
  }
}

async function listNumbers(contentDir: string): Promise<number[]> {
  const names = await readdir(outputPaths(path.dirname(contentDir)).historyDir).catch(() => []);
  return names
    .map(Number)
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}
