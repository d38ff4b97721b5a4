import type { Figure } from '../core/picture.ts';
import { base } from '../router/base.ts';
import {
  hasName,
  type IndexedPhoto,
  indexPath,
  photosPerIndexFile,
  type ShardedGallery,
  shardPath,
  shardSize,
} from './gallery.ts';

/** Files in memory, at most; the browser's cache has the others. */
const maxKept = 400;

/** Fetches the photos of galleries in shards, each of the last few hundred once. */
export class PhotoShards {
  readonly #files = new Map<string, Promise<(Figure | IndexedPhoto)[]>>();

  /** The photos at `indices` (data order), in that order. Rejects if a shard cannot be loaded; the next call tries again. */
  load(gallery: ShardedGallery, indices: number[]): Promise<Figure[]> {
    return Promise.all(
      indices.map(async (index) => {
        const photo = (await this.#shard(gallery, index))[index % shardSize];
        if (!photo) throw new Error(`no photo ${index} in ${gallery.name}`);
        return photo;
      }),
    );
  }

  /** Index of the photo of that name, or -1; searches the loaded shards first. */
  async indexOf(gallery: ShardedGallery, name: string): Promise<number> {
    const { count } = gallery.pool;
    for (let first = 0; first < count; first += shardSize) {
      const isHere = this.#files.has(addressOf(gallery, first));
      const shard = isHere ? await this.#shard(gallery, first).catch(() => []) : [];
      const place = shard.findIndex((photo) => hasName(photo, name));
      if (place >= 0) return first + place;
    }
    const files = this.index(gallery).map(async (file, number) => {
      const place = (await file).findIndex(([current, , formerly]) =>
        hasName({ name: current, formerly }, name),
      );
      return place < 0 ? -1 : count - 1 - (number * photosPerIndexFile + place);
    });
    return Math.max(...(await Promise.all(files)));
  }

  /** Names and captions of all photos, newest first, file by file. */
  index({ name, pool: { count, revision } }: ShardedGallery): Promise<IndexedPhoto[]>[] {
    return Array.from({ length: Math.ceil(count / photosPerIndexFile) }, (_, file) =>
      this.#read<IndexedPhoto>(indexPath(base, name, revision, file)),
    );
  }

  #shard(gallery: ShardedGallery, index: number): Promise<Figure[]> {
    return this.#read<Figure>(addressOf(gallery, index));
  }

  #read<Photo extends Figure | IndexedPhoto>(address: string): Promise<Photo[]> {
    const loaded = this.#files.get(address);
    // The address determines the type.
    if (loaded) return loaded as Promise<Photo[]>;
    const file = readJson<Photo>(address);
    this.#files.set(address, file);
    file.catch(() => this.#files.delete(address));
    const [oldest] = this.#files.keys();
    if (oldest && this.#files.size > maxKept) this.#files.delete(oldest);
    return file;
  }
}

function addressOf(gallery: ShardedGallery, index: number): string {
  return shardPath(base, gallery.name, gallery.pool.revision, index);
}

async function readJson<Photo>(address: string): Promise<Photo[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // The build wrote the file; its address changes with its content.
  return (await response.json()) as Photo[];
}
