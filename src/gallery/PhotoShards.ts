import type { Figure } from '../core/picture.ts';
import { base } from '../router/base.ts';
import { isCalled, type ShardedGallery } from './gallery.ts';
import { type IndexedPhoto, indexedTogether, indexPath, shardPath, shardSize } from './gallery-shard.ts';

/** A long walk through a wall of photos must not keep all of them; the browser does, and gives them again. */
const maxKept = 400;

/** The photos of all galleries, which come in shards; each of the last few hundred is fetched once. */
export class PhotoShards {
  readonly #files = new Map<string, Promise<(Figure | IndexedPhoto)[]>>();

  /** The photos at `indices` (data order), in that order. Rejects when a shard cannot be had; asking again tries again. */
  load(gallery: ShardedGallery, indices: number[]): Promise<Figure[]> {
    return Promise.all(
      indices.map(async (index) => {
        const photo = (await this.#shard(gallery, index))[index % shardSize];
        if (!photo) throw new Error(`no photo ${index} in ${gallery.name}`);
        return photo;
      }),
    );
  }

  /** Index of the photo of that name, or -1; shards that are here already are looked through first. */
  async indexOf(gallery: ShardedGallery, name: string): Promise<number> {
    const { count } = gallery.draw;
    for (let first = 0; first < count; first += shardSize) {
      const isHere = this.#files.has(addressOf(gallery, first));
      const shard = isHere ? await this.#shard(gallery, first).catch(() => []) : [];
      const place = shard.findIndex((photo) => isCalled(photo, name));
      if (place >= 0) return first + place;
    }
    const files = this.index(gallery).map(async (file, number) => {
      const place = (await file).findIndex(([known, , formerly]) =>
        isCalled({ name: known, formerly }, name),
      );
      return place < 0 ? -1 : count - 1 - (number * indexedTogether + place);
    });
    return Math.max(...(await Promise.all(files)));
  }

  /** Names and captions of all photos, newest first, as they come. */
  index({ name, draw: { count, revision } }: ShardedGallery): Promise<IndexedPhoto[]>[] {
    return Array.from({ length: Math.ceil(count / indexedTogether) }, (_, file) =>
      this.#read<IndexedPhoto>(indexPath(base, name, revision, file)),
    );
  }

  #shard(gallery: ShardedGallery, index: number): Promise<Figure[]> {
    return this.#read<Figure>(addressOf(gallery, index));
  }

  #read<Photo extends Figure | IndexedPhoto>(address: string): Promise<Photo[]> {
    const known = this.#files.get(address);
    // What an address holds is told by its spelling.
    if (known) return known as Promise<Photo[]>;
    const file = readJson<Photo>(address);
    this.#files.set(address, file);
    file.catch(() => this.#files.delete(address));
    const [oldest] = this.#files.keys();
    if (oldest && this.#files.size > maxKept) this.#files.delete(oldest);
    return file;
  }
}

function addressOf(gallery: ShardedGallery, index: number): string {
  return shardPath(base, gallery.name, gallery.draw.revision, index);
}

async function readJson<Photo>(address: string): Promise<Photo[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Our own build wrote the file under an address that changes with it.
  return (await response.json()) as Photo[];
}
