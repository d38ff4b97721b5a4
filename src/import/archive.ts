import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import type { Explanation } from '../core/diagnostics.ts';
import { maxOriginalBytes, summarizeTooLarge } from '../core/limits.ts';
import { compareText, formatBytes, groupDigits } from '../core/text.ts';

/** A file of an archive or a folder. Its bytes are read on demand and not cached. */
export type ArchiveFile = {
  /** Relative to the archive or folder, with forward slashes, in NFC. Never leads out of it. */
  path: string;
  sizeBytes: number;
  /** Rejects with `UnreadableArchive`. Reading the files of a .tgz in the order of `Archive.files` reads it once. */
  read: () => Promise<Buffer>;
  /** Path on the disk; undefined inside an archive. */
  onDisk?: string;
};

export type Archive = {
  /** In the fastest order to read, without hidden files, `__MACOSX`, `Thumbs.db`. */
  files: ArchiveFile[];
  /** Unreadable files with the reasons. */
  refused: { path: string; why: Explanation }[];
  /** Whether reading an earlier file starts again from the beginning: a .tgz. */
  readsForward: boolean;
  close: () => Promise<void>;
};

/** An archive, or a file of it, that cannot be read. */
export class UnreadableArchive extends Error {
  readonly explanation: Explanation;
  /** The archive as the owner named it; "" if the problem is one file in it. */
  readonly place: string;

  constructor(explanation: Explanation, options: ErrorOptions & { place?: string } = {}) {
    super(explanation.summary, options);
    this.explanation = explanation;
    this.place = options.place ?? '';
  }
}

/** More files than one person's largest library has; more names would fill the memory. */
const maxFiles = 1_000_000;

export const outsideArchive: Explanation = {
  summary: 'its path leads out of the archive',
  why: 'Archives of regular programs have no such paths. The file was not read.',
  fix: 'Check where this archive comes from.',
};

/** Not a `.zip` or `.tgz`. */
export const unsupportedArchive: Explanation = {
  summary: 'this archive format is not supported',
  why: 'Archives can be .zip or .tgz.',
  fix: 'Unpack it and name the folder instead.',
};

/** Throws `UnreadableArchive` if an archive has more than `maxFiles`. */
export function refuseTooManyFiles(count: number): void {
  if (count <= maxFiles) return;
  throw new UnreadableArchive({
    summary: `this archive has more than ${groupDigits(maxFiles)} files`,
    why: 'Reading it could fill the memory of this computer.',
    fix: 'Unpack what you need and name the folder instead.',
  });
}

/** The path of an archive entry in the form of `ArchiveFile`; "" for files of operating systems, null if it leads out. */
export function pathInArchive(written: string): string | null {
  const path = written.replaceAll('\\', '/');
  if (/^\/|^[a-z]:|\0/i.test(path) || path.split('/').includes('..')) return null;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.some(isSystemFile) ? '' : parts.join('/').normalize('NFC');
}

/** Repetitive text reaches 50. */
const maxCompressionRatio = 200;
const harmlessBytes = 16 * 1024 * 1024;

/** Throws `UnreadableArchive` for a decompression bomb. */
export function refuseBomb(packedBytes: number, unpackedBytes: number): void {
  if (unpackedBytes <= harmlessBytes || unpackedBytes <= packedBytes * maxCompressionRatio) return;
  throw new UnreadableArchive({
    summary: `its ${formatBytes(packedBytes)} would expand to ${formatBytes(unpackedBytes)}`,
    why: 'Files like this are made to fill the memory or the disk of a computer. It was not unpacked.',
    fix: 'Check where this archive comes from.',
  });
}

/** Throws `UnreadableArchive` for a file above the limit for pictures. */
export function refuseTooLarge(bytes: number): void {
  if (bytes <= maxOriginalBytes) return;
  throw new UnreadableArchive({
    summary: summarizeTooLarge(bytes),
    why: 'It would not fit into the memory of a small computer.',
    fix: '',
  });
}

/** Rethrows errors of reading. Errors from libraries become the message that the archive is damaged. */
export function damaged(error?: unknown): never {
  if (error instanceof UnreadableArchive) throw error;
  throw new UnreadableArchive(
    {
      summary: 'this archive is incomplete or damaged',
      why: 'Its end or its list of contents cannot be read, for example after an interrupted download.',
      fix: 'Download it again, or unpack it and name the folder instead.',
    },
    { cause: error },
  );
}

function isSystemFile(part: string): boolean {
  return part.startsWith('.') || /^(?:__MACOSX|thumbs\.db|desktop\.ini)$/i.test(part);
}

/** Opens a .zip archive from a path or bytes. Rejects with `UnreadableArchive`. */
export async function readZip(from: string | Buffer): Promise<Archive> {
  const options = { autoClose: false, decodeStrings: false };
  const opening = typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options);
  const zip = await opening.catch(damaged);
  const archive: Archive = { files: [], refused: [], readsForward: false, close: async () => zip.close() };
  try {
    refuseTooManyFiles(zip.entryCount);
    for await (const entry of zip.eachEntry()) {
      const written = nameOf(entry);
      const inside = pathInArchive(written);
      if (inside === null) archive.refused.push({ path: written, why: outsideArchive });
      if (!inside || written.endsWith('/')) continue;
      const read = () => readEntry(zip, entry);
      archive.files.push({ path: inside, sizeBytes: entry.uncompressedSize, read });
    }
  } catch (error) {
    zip.close();
    return damaged(error);
  }
  archive.files.sort((a, b) => compareText(a.path, b.path));
  return archive;
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted())
    throw new UnreadableArchive({
      summary: 'this file is protected with a password',
      why: 'It cannot be read without the password.',
      fix: 'Unpack the archive with its password and name the folder instead.',
    });
  refuseBomb(entry.compressedSize, entry.uncompressedSize);
  refuseTooLarge(entry.uncompressedSize);
  // The stream fails if there is more data than the list of contents says.
  return buffer(await zip.openReadStreamPromise(entry).catch(damaged)).catch(damaged);
}

/** Some programs write UTF-8 without the flag for it; the default of the format is CP437. */
function nameOf(entry: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(entry.fileNameRaw);
  } catch {
    return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  }
}
