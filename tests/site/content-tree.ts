import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { type ContentReading, readRawContent } from '../../src/site/read-content.ts';
import type { RawContent } from '../../src/site/site-content.ts';

const minimal = path.resolve(import.meta.dirname, '../fixtures/content/minimal');

/** A change of a fixture file: a new text, a function of its text, or null to remove it. */
export type Change = string | Buffer | null | ((text: string) => string);

/** Calls `use` with a temporary copy of the valid fixture with changes. */
export async function withTree<T>(
  changes: Record<string, Change>,
  use: (contentDir: string) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  const contentDir = path.join(root, 'content');
  try {
    await cp(minimal, contentDir, { recursive: true });
    for (const [name, change] of Object.entries(changes)) {
      const file = path.join(contentDir, name);
      if (change === null) {
        await rm(file, { recursive: true });
        continue;
      }
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, typeof change === 'function' ? change(await readFile(file, 'utf8')) : change);
    }
    return await use(contentDir);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Reads the changed fixture: in memory if only texts change, else from a copy on disk. */
export async function readTree(changes: Record<string, Change>): Promise<ContentReading> {
  const texts = new Map<string, string>();
  for (const [name, change] of Object.entries(changes)) {
    const original = await readFile(path.join(minimal, name), 'utf8').catch(() => null);
    if (original === null || change === null || Buffer.isBuffer(change))
      return withTree(changes, readRawContent);
    texts.set(name, typeof change === 'function' ? change(original) : change);
  }
  return readRawContent(minimal, { texts });
}

/** The diagnostics of the changed fixture as text. */
export async function diagnosticsOf(changes: Record<string, Change>): Promise<string> {
  return formatDiagnostics((await readTree(changes)).diagnostics);
}

/** Replaces a part of a text; throws if it is missing, so that a test cannot pass by accident. */
export function swap(before: string, after: string): (text: string) => string {
  return (text) => {
    if (!text.includes(before)) throw new Error(`The fixture does not contain ${JSON.stringify(before)}`);
    return text.replace(before, () => after);
  };
}

export function append(more: string): (text: string) => string {
  return (text) => text + more;
}

/** The photos of a gallery, in the order of its file. */
export function photosOf(entries: RawContent | null, gallery: string) {
  return entries?.galleries.find(({ name }) => name === gallery)?.photos;
}
