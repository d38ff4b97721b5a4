import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { type Diagnostic, hasErrors } from '../core/diagnostics.ts';
import { valueAt } from '../core/field-path.ts';
import { renameFile } from '../files/rename.ts';
import { readRawContent } from '../site/read-content.ts';
import { appendTo, setField } from '../yaml/edit-yaml.ts';
import { readGalleries } from './create-gallery.ts';
import { normalizePhoto, type PhotoStorageOptions } from './normalize-photo.ts';
import { type OwnerAnswers, starterPortrait, writeStarterFiles } from './starter-content.ts';
import { writeStarterTranslations } from './starter-translations.ts';

const galleriesOnAbout = { title: 'Pictures', list: [] };

export type NewContent = {
  /** The folder of content/. */
  root: string;
  answers: OwnerAnswers;
  /** Whether existing galleries stay, with their pictures. */
  keepsPictures: boolean;
  /** YYYY-MM-DD; names the backup and gives the year. */
  today: string;
  /** A photo of the owner and its alternative text; null for the placeholder. */
  portrait: { file: string; alt: string } | null;
};

/** Answers whose content has errors; nothing has been changed. */
export class UnusableAnswers extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('The new content has problems.');
    this.diagnostics = diagnostics;
  }
}

/**
 * Writes a new content/ to a temporary folder, validates it, and replaces the old one, which is kept as
 * content-backup-<date> (or -2, -3 …). Resolves with the name of the backup, or null. Rejects with `UnusableAnswers`, or
 * `UnsupportedMediaError` for the portrait; then nothing has changed.
 */
export async function makeNewContent(options: NewContent): Promise<string | null> {
  const { root, answers, keepsPictures, today, portrait } = options;
  const contentDir = path.join(root, 'content');
  const draftDir = path.join(root, `.content-new-${process.pid}-${randomBytes(3).toString('hex')}`);
  try {
    const year = Number(today.slice(0, 4));
    const files = await writeStarterFiles({ ...answers, year });
    for (const [name, bytes] of files) await writeInto(draftDir, name, bytes);
    await writeStarterTranslations(draftDir, { ...answers, year });
    if (portrait) await usePortrait(draftDir, portrait, { largest: 1600, credit: answers.name, licence: '' });
    if (keepsPictures) await keepPictures(contentDir, draftDir);
    const { diagnostics } = await readRawContent(draftDir);
    if (hasErrors(diagnostics)) throw new UnusableAnswers(diagnostics);
    return await replaceFolder(draftDir, contentDir, path.join(root, `content-backup-${today}`));
  } finally {
    await rm(draftDir, { recursive: true, force: true });
  }
}

async function writeInto(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(folder, ...name.split('/'));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function usePortrait(
  draftDir: string,
  { file, alt }: { file: string; alt: string },
  photoStorageOptions: PhotoStorageOptions,
): Promise<void> {
  const { stored, ending } = await normalizePhoto({ file }, photoStorageOptions);
  await rm(path.join(draftDir, `${starterPortrait}.png`));
  await writeInto(draftDir, `${starterPortrait}${ending}`, stored);
  const name = path.join(draftDir, 'about.yaml');
  const text = await readFile(name, 'utf8');
  if (alt) await writeFile(name, setField(text, ['portrait', 'alt'], alt));
}

async function keepPictures(contentDir: string, draftDir: string): Promise<void> {
  const named = (await readGalleries(draftDir)).map(({ name }) => name);
  const { entries } = await readRawContent(contentDir);
  for (const { name, photos } of await readGalleries(contentDir)) {
    const list = await readFile(path.join(contentDir, `${name}.yaml`)).catch(() => null);
    if (!list) continue;
    await writeInto(draftDir, `${name}.yaml`, list);
    for (const { file } of photos) {
      if (file !== '') await writeInto(draftDir, file, await readFile(path.join(contentDir, file)));
    }
    if (named.includes(name)) continue;
    const about = path.join(draftDir, 'about.yaml');
    const title = entries?.galleries.find((gallery) => gallery.name === name)?.title || name;
    const text = await readFile(about, 'utf8');
    const withGalleries = valueAt(parse(text), ['galleries'])
      ? text
      : setField(text, ['galleries'], galleriesOnAbout);
    await writeFile(about, appendTo(withGalleries, { name, title }, ['galleries', 'list']));
  }
}

/** Replaces `current` by `next`. A stop between the two renames leaves both complete, under other names. */
async function replaceFolder(next: string, current: string, backup: string): Promise<string | null> {
  const isThere = await stat(current).catch(() => null);
  if (!isThere) {
    await renameFile(next, current);
    return null;
  }
  let kept = backup;
  for (let number = 2; await stat(kept).catch(() => null); number += 1) kept = `${backup}-${number}`;
  await renameFile(current, kept);
  try {
    await renameFile(next, current);
  } catch (error) {
    await renameFile(kept, current);
    throw error;
  }
  return path.basename(kept);
}

/** The number of records in each file of content/, as phrases for the owner. */
export async function describeContent(contentDir: string): Promise<string[]> {
  const { sources } = await readRawContent(contentDir);
  return [...sources.files.values()]
    .filter(({ shape, kind }) => shape === 'list' && kind !== 'pages')
    .map(({ name }) => ({ name, count: sources.records.get(name)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${count === 1 ? 'record' : 'records'} in ${name}`);
}
