import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';
import { compareText } from '../../model/text.ts';
import { importMessages } from '../messages/import-messages.ts';

/** A file that somebody brings, on the disk or within an archive. Its bytes are read when they are asked for. */
export type SourceFile = {
  /** Within what was given, with forward slashes; of a file that was given by itself, its name. */
  path: string;
  sizeBytes: number;
  /** Rejects with `UnreadableSource`. */
  read: () => Promise<Uint8Array>;
};

export type OpenSource = {
  /** In order of their paths. */
  files: SourceFile[];
  close: () => void;
};

/** What was given cannot be read; the message is a sentence for whoever gave it. */
export class UnreadableSource extends Error {}

/** Of one file. A photo of today has 30 MB; tables and texts have a limit of their own in `readText`. */
const mostBytes = 500_000_000;
const mostFiles = 300_000;
/** What words take: the largest export known has tables of some megabytes. */
const mostTextBytes = 50_000_000;
/** The best of archives make a hundredth of a text; a file of one letter, a thousandth. */
const mostInflation = 200;
const inflationMatters = 5_000_000;

/** `PK` and what follows: of an archive with files, and of an empty one. */
const zipBeginnings = ['504b0304', '504b0506'];

/** Files that systems leave beside others. */
const strays = /(?:^|\/)(?:\.[^/]*|__MACOSX(?:\/.*)?|thumbs\.db|desktop\.ini)$/i;

/**
 * The files that `places` lead to: files themselves, all below a folder, all in a zip archive (which is told by its
 * first bytes). Nothing is unpacked to the disk. Rejects with `UnreadableSource`.
 */
export async function openSource(places: readonly string[]): Promise<OpenSource> {
  const opened: OpenSource[] = [];
  const close = () => {
    for (const source of opened) source.close();
  };
  try {
    for (const place of places) opened.push(await openPlace(place));
  } catch (error) {
    close();
    throw error;
  }
  return { files: opened.flatMap(({ files }) => files).sort((a, b) => compareText(a.path, b.path)), close };
}

async function openPlace(place: string): Promise<OpenSource> {
  const found = await stat(place).catch(() => null);
  if (!found) throw new UnreadableSource(importMessages.noSuchPlace(place));
  if (found.isDirectory()) return { files: await listFolder(place), close: () => undefined };
  if (await isZip(place)) return openArchive(place);
  return {
    files: [{ path: path.basename(place), sizeBytes: found.size, read: () => readWhole(place, found.size) }],
    close: () => undefined,
  };
}

async function listFolder(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: SourceFile[] = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (!entry.isFile() || isStray(relative)) continue;
    const { size } = await stat(file);
    files.push({ path: relative, sizeBytes: size, read: () => readWhole(file, size) });
  }
  return files;
}

function isStray(relative: string): boolean {
  return strays.test(relative) || /(?:^|\/)(?:\.[^/]+|__MACOSX)\//.test(relative);
}

async function readWhole(file: string, sizeBytes: number): Promise<Uint8Array> {
  if (sizeBytes > mostBytes) throw new UnreadableSource(importMessages.tooBig(path.basename(file)));
  return readFile(file);
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    // A Word document is one too; its reader takes it as the file it is.
    const isArchive = bytesRead === 4 && zipBeginnings.includes(buffer.toString('hex'));
    return isArchive && !/\.docx$/i.test(file);
  } finally {
    await handle.close();
  }
}

async function openArchive(place: string): Promise<OpenSource> {
  const name = path.basename(place);
  const refuse = (error: unknown): never => {
    throw new UnreadableSource(
      importMessages.brokenArchive(name, error instanceof Error ? error.message : ''),
    );
  };
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    openZip(place, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    );
  }).catch(refuse);
  try {
    return { files: await listArchive(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    return error instanceof UnreadableSource ? Promise.reject(error) : refuse(error);
  }
}

/** A name that leads out of the archive is refused by the library, and the archive with it. */
function listArchive(zip: ZipFile): Promise<SourceFile[]> {
  return new Promise((resolve, reject) => {
    const files: SourceFile[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) => {
      if (files.length >= mostFiles) {
        reject(new UnreadableSource(importMessages.tooManyFiles(mostFiles)));
        return;
      }
      if (!entry.fileName.endsWith('/') && !isStray(entry.fileName))
        files.push({
          path: entry.fileName,
          sizeBytes: entry.uncompressedSize,
          read: () => inflate(zip, entry),
        });
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** The library stops where an entry has more bytes than it says; so what it says decides. */
async function inflate(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const { fileName, uncompressedSize, compressedSize } = entry;
  const isBomb = uncompressedSize > inflationMatters && uncompressedSize > compressedSize * mostInflation;
  if (uncompressedSize > mostBytes || isBomb) throw new UnreadableSource(importMessages.tooBig(fileName));
  if (entry.isEncrypted()) throw new UnreadableSource(importMessages.locked(fileName));
  try {
    const openStream = promisify(zip.openReadStream.bind(zip) as ReadStreamOpener);
    const chunks: Buffer[] = [];
    for await (const chunk of await openStream(entry)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    throw new UnreadableSource(
      importMessages.brokenArchive(fileName, error instanceof Error ? error.message : ''),
    );
  }
}

type ReadStreamOpener = (entry: Entry, done: (error: Error | null, stream: Readable) => void) => void;

/** The words of a file: UTF-8 with or without its mark, UTF-16 with it, else the Latin letters of old Windows. */
export async function readText(file: SourceFile): Promise<string> {
  if (file.sizeBytes > mostTextBytes) throw new UnreadableSource(importMessages.tooBig(file.path));
  return decodeText(await file.read());
}

export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Files as they would come from an archive, for readers that are called with what lies in memory. */
export function filesOf(contents: Readonly<Record<string, string | Uint8Array>>): SourceFile[] {
  return Object.entries(contents).map(([name, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return { path: name, sizeBytes: bytes.length, read: () => Promise.resolve(bytes) };
  });
}

/** `Positions.csv` of `Basic_Export/Positions.csv`. */
export function baseName(file: Pick<SourceFile, 'path'>): string {
  return file.path.slice(file.path.lastIndexOf('/') + 1);
}
