import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { compareText } from '../core/text.ts';
import {
  type Archive,
  damaged,
  outsideArchive,
  pathInArchive,
  refuseBomb,
  refuseTooLarge,
  refuseTooManyFiles,
  UnreadableArchive,
} from './archive.ts';

/** Opens a .zip archive from a path or bytes. Rejects with `UnreadableArchive`. */
export async function readZip(from: string | Buffer): Promise<Archive> {
  const options = { autoClose: false, decodeStrings: false };
  const opening = typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options);
  const zip = await opening.catch(damaged);
  const archive: Archive = { files: [], refused: [], readsForward: false, close: async () => zip.close() };
  try {
    for await (const entry of zip.eachEntry()) {
      const written = nameOf(entry);
      const inside = pathInArchive(written);
      if (inside === null) archive.refused.push({ path: written, why: outsideArchive });
      if (!inside || written.endsWith('/')) continue;
      refuseTooManyFiles(archive.files.length + 1);
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
      code: 'password-protected',
      summary: 'this file is protected with a password',
      why: 'It cannot be read without it.',
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
