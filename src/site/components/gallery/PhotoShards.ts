import type { DrawnGalleryContent, Figure } from '../../../model/gallery.ts';
import { shardPath, shardSize } from '../../../model/gallery-shard.ts';
import { base } from '../../base.ts';

/** A link to one photo looks through this many shards in one round trip. */
const searchedAtOnce = 8;

/** The photos of all galleries, which come in shards; each shard is fetched once. */
export class PhotoShards {
  readonly #shards = new Map<string, Promise<Figure[]>>();

  /** The photos at `indices` (data order), in that order. Rejects when a shard cannot be had; asking again tries again. */
  load(gallery: DrawnGalleryContent, indices: number[]): Promise<Figure[]> {
    return Promise.all(
      indices.map(async (index) => {
        const photo = (await this.#shard(gallery, index))[index % shardSize];
        if (!photo) throw new Error(`no photo ${index} in ${gallery.name}`);
        return photo;
      }),
    );
  }

  /** Index of the photo of that name, or -1; shards that are here already are looked through first. */
  async indexOf(gallery: DrawnGalleryContent, name: string): Promise<number> {
    const firsts = Array.from({ length: gallery.draw.count }, (_, index) => index).filter(
      (index) => index % shardSize === 0,
    );
    const isHere = (index: number) => this.#shards.has(addressOf(gallery, index));
    firsts.sort((a, b) => Number(isHere(b)) - Number(isHere(a)));
    for (let from = 0; from < firsts.length; from += searchedAtOnce) {
      const searched = firsts.slice(from, from + searchedAtOnce).map(async (index) => {
        const place = (await this.#shard(gallery, index)).findIndex((photo) => photo.name === name);
        return place < 0 ? -1 : index + place;
      });
      const found = (await Promise.all(searched)).find((index) => index >= 0);
      if (found !== undefined) return found;
    }
    return -1;
  }

  #shard(gallery: DrawnGalleryContent, index: number): Promise<Figure[]> {
    const address = addressOf(gallery, index);
    const known = this.#shards.get(address);
    if (known) return known;
    const shard = fetchShard(address);
    this.#shards.set(address, shard);
    shard.catch(() => this.#shards.delete(address));
    return shard;
  }
}

function addressOf(gallery: DrawnGalleryContent, index: number): string {
  return shardPath(base, gallery.name, gallery.draw.revision, index);
}

async function fetchShard(address: string): Promise<Figure[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Our own build wrote the file under an address that changes with it.
  return (await response.json()) as Figure[];
}
