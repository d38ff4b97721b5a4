import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { compareText } from '../core/text.ts';
import {
  type Archive,
  damaged,
  maxFiles,
  pathInArchive,
  refuseTooLarge,
  refuseToSwell,
  UnreadableArchive,
} from './archive.ts';
import { archiveMessages } from './archive-messages.ts';

/** A .zip archive, by its path or its bytes, entry by entry by its list of contents. Rejects with `UnreadableArchive`. */
export async function readZip(from: string | Buffer): Promise<Archive> {
  const options = { autoClose: false, decodeStrings: false };
  const opening = typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options);
  const zip = await opening.catch(damaged);
  const archive: Archive = { files: [], refused: [], readsForward: false, close: async () => zip.close() };
  try {
    for await (const entry of zip.eachEntry()) {
      const written = nameOf(entry);
      const inside = pathInArchive(written);
      if (inside === null) archive.refused.push({ path: written, why: archiveMessages.outside });
      if (!inside || written.endsWith('/')) continue;
      if (archive.files.length >= maxFiles)
        throw new UnreadableArchive(archiveMessages.tooManyFiles(maxFiles));
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
  if (entry.isEncrypted()) throw new UnreadableArchive(archiveMessages.locked);
  refuseToSwell(entry.compressedSize, entry.uncompressedSize);
  refuseTooLarge(entry.uncompressedSize);
  // It ends with an error when there is more than the list of contents says.
  return buffer(await zip.openReadStreamPromise(entry).catch(damaged)).catch(damaged);
}

/** Some programs write UTF-8 without saying so; the format's own letters are those of the first PCs. */
function nameOf(entry: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(entry.fileNameRaw);
  } catch {
    return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  }
}
