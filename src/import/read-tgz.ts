import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { createQueue } from '../files/queue.ts';
import {
  type Archive,
  type ArchiveFile,
  damaged,
  outsideArchive,
  pathInArchive,
  refuseBomb,
  refuseTooLarge,
  refuseTooManyFiles,
  UnreadableArchive,
  unsupportedArchive,
} from './archive.ts';

/** Tables and photo sidecars are smaller; they are kept in memory when the archive is listed. */
const maxKeptFileBytes = 512 * 1024;
const maxKeptBytes = 256 * 1024 * 1024;

/**
 * Opens a .tgz archive. It can only be read from the start: once to list it, and once more for its files if they are read in
 * order. Rejects with `UnreadableArchive`.
 */
export async function readTgz(file: string): Promise<Archive> {
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
  // An error of one stream ends the other and surfaces where the entries are read.
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
