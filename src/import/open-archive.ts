import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { compareText } from '../core/text.ts';
import { createQueue } from '../files/queue.ts';
import { filesBelow } from '../files/read-files.ts';
import {
  type Archive,
  type ArchiveFile,
  damaged,
  outsideArchive,
  pathInArchive,
  readZip,
  refuseBomb,
  refuseTooLarge,
  refuseTooManyFiles,
  UnreadableArchive,
  unsupportedArchive,
} from './archive.ts';

/**
 * Opens .zip and .tgz archives, folders and single files as one archive, because a large download can have several
 * parts. The first bytes of a file decide its format. A folder that contains only archives means these archives.
 * Links are not followed. Nothing is unpacked to the disk. Rejects with `UnreadableArchive`.
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
    throw new UnreadableArchive(error.explanation, { cause: error, place });
  };
}

async function openPlace(place: string): Promise<Archive> {
  const found = await stat(place).catch(() => null);
  if (!found)
    throw new UnreadableArchive({
      summary: 'there is no such file or folder',
      why: '',
      fix: 'Check the spelling of its path.',
    });
  if (found.isDirectory()) return openFolder(place);
  const packed = /\.docx$/i.test(place) ? undefined : await packingOf(place);
  if (packed === 'gzip') return readTgz(place);
  if (packed === 'other') throw new UnreadableArchive(unsupportedArchive);
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

/** Word and LibreOffice documents are .zip files, but count as one file. */
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

/** https://en.wikipedia.org/wiki/List_of_file_signatures */
const signatures = [
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['gzip', '\x1f\x8b'],
  ['other', 'PK\x07\x08'],
  ['other', 'Rar!'],
  ['other', '7z\xbc\xaf'],
  ['other', '\xfd7zXZ'],
  ['other', 'BZh'],
] as const;

/** Undefined if it is not an archive. */
async function packingOf(file: string): Promise<'zip' | 'gzip' | 'other' | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return signatures.find(([, signature]) => head.startsWith(signature))?.[0];
  } finally {
    await handle.close();
  }
}

/** Tables and photo sidecars are smaller; they are kept in memory when the archive is listed. */
const maxKeptFileBytes = 512 * 1024;
const maxKeptBytes = 256 * 1024 * 1024;

/**
 * Opens a .tgz archive. It can only be read from the start: once to list it, and once more for its files if they are read in
 * order. Rejects with `UnreadableArchive`.
 */
async function readTgz(file: string): Promise<Archive> {
  const { size } = await stat(file);
  const files: ArchiveFile[] = [];
  const refused: Archive['refused'] = [];
  const reader = new TarReader(file);
  let listedBytes = 0;
  let allKeptBytes = 0;
  try {
    for await (const { header, body, index } of entriesOf(file)) {
      listedBytes += header.size;
      refuseBomb(size, listedBytes);
      const inside = header.type === 'file' ? pathInArchive(header.name) : '';
      if (inside === null) refused.push({ path: header.name, why: outsideArchive });
      if (!inside) continue;
      refuseTooManyFiles(files.length + 1);
      const isSidecar = /\.(?:json|csv|xmp|txt)$/i.test(inside) && header.size <= maxKeptFileBytes;
      const kept = isSidecar && allKeptBytes < maxKeptBytes ? await buffer(body) : undefined;
      allKeptBytes += kept?.length ?? 0;
      const read = async () => kept ?? reader.read(index);
      files.push({ path: inside, sizeBytes: header.size, read });
    }
  } catch (error) {
    damaged(error);
  }
  if (files.length + refused.length === 0) throw new UnreadableArchive(unsupportedArchive);
  return { files, refused, readsForward: true, close: () => reader.stop() };
}

type TarEntry = ParsedTarEntry & { index: number };

/** Reads forward, and restarts for an earlier entry. */
class TarReader {
  readonly #file: string;
  readonly #oneByOne = createQueue(1);
  #entries: AsyncGenerator<TarEntry> | undefined;
  #nextIndex = 0;

  constructor(file: string) {
    this.#file = file;
  }

  read(wanted: number): Promise<Buffer> {
    return this.#oneByOne(async () => {
      if (!this.#entries || wanted < this.#nextIndex) {
        await this.stop();
        this.#entries = entriesOf(this.#file);
        this.#nextIndex = 0;
      }
      for (;;) {
        const { value: entry, done } = await this.#entries.next().catch(damaged);
        if (done) damaged();
        this.#nextIndex = entry.index + 1;
        if (entry.index < wanted) continue;
        refuseTooLarge(entry.header.size);
        return buffer(entry.body).catch(damaged);
      }
    });
  }

  async stop(): Promise<void> {
    await this.#entries?.return(undefined);
    this.#entries = undefined;
  }
}

async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const unpacked = createGunzip();
  const packed = createReadStream(file);
  // An error of one stream ends the other, and reading the entries then throws it.
  pipeline(packed, unpacked, () => {});
  // The same class; the types of Node and the platform differ slightly.
  const bytes = Readable.toWeb(unpacked) as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }));
  let index = 0;
  try {
    for await (const entry of entries) {
      yield { ...entry, index };
      // An unread body blocks the next entry. Canceling it would discard the body of the next one, too.
      await entry.body.pipeTo(new WritableStream());
      index += 1;
    }
  } finally {
    packed.destroy();
  }
}
