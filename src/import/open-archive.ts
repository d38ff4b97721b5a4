import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareText } from '../core/text.ts';
import { filesBelow } from '../files/read-files.ts';
import {
  type Archive,
  type ArchiveFile,
  pathInArchive,
  refuseTooLarge,
  UnreadableArchive,
} from './archive.ts';
import { archiveMessages } from './archive-messages.ts';
import { readTgz } from './read-tgz.ts';
import { readZip } from './read-zip.ts';

/**
 * What several .zip or .tgz archives, folders or single files hold, as one: the parts of a large download belong
 * together. What a file is, its first bytes say and not its name. A folder that holds nothing but archives stands for
 * them. Links are not followed. Nothing is unpacked to the disk, and no more than one file at a time to memory.
 * Rejects with `UnreadableArchive`.
 */
export async function openArchive(places: readonly string[]): Promise<Archive> {
  const opened: Archive[] = [];
  try {
    for (const place of places) opened.push(await openPlace(place).catch(atPlace(place)));
  } catch (error) {
    for (const archive of opened) await archive.close();
    throw error;
  }
  return {
    files: opened.flatMap(({ files }) => files),
    refused: opened.flatMap(({ refused }) => refused),
    readsForward: opened.some(({ readsForward }) => readsForward),
    close: async () => {
      for (const archive of opened) await archive.close();
    },
  };
}

function atPlace(place: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof UnreadableArchive) || error.place !== '') throw error;
    throw new UnreadableArchive(error.diagnosticText, { cause: error, place });
  };
}

async function openPlace(place: string): Promise<Archive> {
  const found = await stat(place).catch(() => null);
  if (!found) throw new UnreadableArchive(archiveMessages.missing);
  if (found.isDirectory()) return openFolder(place);
  const packed = await packingOf(place);
  if (packed === 'gzip') return readTgz(place);
  if (packed === 'other') throw new UnreadableArchive(archiveMessages.notAnArchive);
  const zip = packed === 'zip' ? await readZip(place) : null;
  if (zip && !zip.files.some(isPartOfDocument)) return zip;
  await zip?.close();
  return {
    files: [onDisk(path.basename(place), place, found.size)],
    refused: [],
    readsForward: false,
    close: async () => {},
  };
}

/** A document of Word or of LibreOffice is a .zip too, and one file to its owner. */
function isPartOfDocument(file: ArchiveFile): boolean {
  return file.path === '[Content_Types].xml' || file.path === 'mimetype';
}

async function openFolder(folder: string): Promise<Archive> {
  const files: ArchiveFile[] = [];
  for (const file of await filesBelow(folder)) {
    const absolute = path.join(folder, file);
    const inside = pathInArchive(file);
    if (inside) files.push(onDisk(inside, absolute, (await stat(absolute)).size));
  }
  files.sort((a, b) => compareText(a.path, b.path));
  const isParts = files.length > 0 && files.every((file) => /^[^/]+\.(?:zip|tgz|tar\.gz)$/i.test(file.path));
  if (isParts) return openArchive(files.map((file) => file.onDisk ?? ''));
  return { files, refused: [], readsForward: false, close: async () => {} };
}

function onDisk(inside: string, absolute: string, sizeBytes: number): ArchiveFile {
  const read = async () => {
    refuseTooLarge(sizeBytes);
    return readFile(absolute);
  };
  return { path: inside, sizeBytes, read, onDisk: absolute };
}

/** How packed files begin: https://en.wikipedia.org/wiki/List_of_file_signatures */
const beginnings = [
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['gzip', '\x1f\x8b'],
  ['other', 'PK\x07\x08'],
  ['other', 'Rar!'],
  ['other', '7z\xbc\xaf'],
  ['other', '\xfd7zXZ'],
  ['other', 'BZh'],
] as const;

/** Undefined when it is not packed. */
async function packingOf(file: string): Promise<'zip' | 'gzip' | 'other' | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return beginnings.find(([, beginning]) => head.startsWith(beginning))?.[0];
  } finally {
    await handle.close();
  }
}
