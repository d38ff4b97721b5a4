import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { type ContentReading, readRawContent } from '../../src/site/read-content.ts';
import type { RawContent } from '../../src/site/site-content.ts';

const minimal = path.resolve(import.meta.dirname, '../fixtures/content/minimal');

/** Typefaces reduced to the characters of a site, which are the same for most tests. */
const sharedFonts = path.resolve(import.meta.dirname, '../../.cache/small-project/fonts');
mkdirSync(sharedFonts, { recursive: true });

/** A change of a fixture file: a new text, a function of its text, a symbolic link, or null to remove it. */
export type Change = string | Buffer | null | ((text: string) => string) | { linkTo: string };

/** The valid fixture by its paths: in memory, because hundreds of tests copy it. */
const minimalFiles = new Map(
  readdirSync(minimal, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(minimal, file), readFileSync(file)]),
);

/** Writes a copy of the valid fixture with changes below a folder; returns the path of its content/. */
export function writeTree(root: string, changes: Record<string, Change>): string {
  const contentDir = path.join(root, 'content');
  const write = (name: string, content: string | Buffer | { linkTo: string }) => {
    const file = path.join(contentDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    rmSync(file, { force: true });
    if (typeof content === 'object' && 'linkTo' in content) symlinkSync(content.linkTo, file);
    else writeFileSync(file, content);
  };
  mkdirSync(path.join(root, '.cache'));
  symlinkSync(sharedFonts, path.join(root, '.cache/fonts'));
  for (const [name, bytes] of minimalFiles) write(name, bytes);
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(contentDir, name);
    if (change === null) rmSync(file, { recursive: true });
    else write(name, typeof change === 'function' ? change(readFileSync(file, 'utf8')) : change);
  }
  return contentDir;
}

/** Calls `use` with a temporary copy of the valid fixture with changes. Tests that need one use `treeForTest`. */
export async function withTree<T>(
  changes: Record<string, Change>,
  use: (contentDir: string) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  try {
    return await use(writeTree(root, changes));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Reads the changed fixture: in memory if only texts change, else from a copy on disk. */
export async function readTree(changes: Record<string, Change>): Promise<ContentReading> {
  const texts = new Map<string, string | null>();
  for (const [name, change] of Object.entries(changes)) {
    const isText = /\.(?:yaml|md|bib|css)$/.test(name) && !/^(?:images|applications)\//.test(name);
    if (!isText || (change !== null && typeof change === 'object')) return withTree(changes, readRawContent);
    texts.set(
      name,
      typeof change === 'function' ? change(await readFile(path.join(minimal, name), 'utf8')) : change,
    );
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
export function photosOf(rawContent: RawContent | null, gallery: string) {
  return rawContent?.galleries.find(({ name }) => name === gallery)?.photos;
}
