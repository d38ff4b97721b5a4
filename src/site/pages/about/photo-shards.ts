import type { Figure } from '../../../model/content.ts';
import { shardPath, shardSize } from '../../../model/gallery-shard.ts';
import type { GalleryContent } from '../../../model/page-content.ts';
import { base } from '../../base.ts';

/** A link to one photo looks through this many shards in one round trip. */
const searchedAtOnce = 8;

const shards = new Map<string, Promise<Figure[]>>();

/** The photos at `indices` (data order), in that order. Rejects when a shard cannot be had; asking again tries again. */
export async function loadPhotos(gallery: GalleryContent, indices: number[]): Promise<Figure[]> {
  return Promise.all(indices.map((index) => loadPhoto(gallery, index)));
}

/** The photo of that name, or `null`; shards that are here already are looked through first. */
export async function findPhoto(gallery: GalleryContent, name: string): Promise<Figure | null> {
  const starts = Array.from(
    { length: Math.ceil(gallery.count / shardSize) },
    (_, shard) => shard * shardSize,
  );
  const isHere = (index: number) => shards.has(addressOf(gallery, index));
  const ordered = [...starts.filter(isHere), ...starts.filter((start) => !isHere(start))];
  for (let first = 0; first < ordered.length; first += searchedAtOnce) {
    const searched = ordered.slice(first, first + searchedAtOnce).map((index) => loadShard(gallery, index));
    const found = (await Promise.all(searched)).flat().find((photo) => photo.name === name);
    if (found) return found;
  }
  return null;
}

async function loadPhoto(gallery: GalleryContent, index: number): Promise<Figure> {
  const photo = (await loadShard(gallery, index))[index % shardSize];
  if (!photo) throw new Error(`no photo ${index} in ${addressOf(gallery, index)}`);
  return photo;
}

function loadShard(gallery: GalleryContent, index: number): Promise<Figure[]> {
  const address = addressOf(gallery, index);
  let shard = shards.get(address);
  if (!shard) {
    shard = fetchShard(address);
    shards.set(address, shard);
    shard.catch(() => shards.delete(address));
  }
  return shard;
}

function addressOf(gallery: GalleryContent, index: number): string {
  return shardPath(base, gallery.name, gallery.revision, index);
}

async function fetchShard(address: string): Promise<Figure[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Our own build wrote the file under an address that changes with it.
  return (await response.json()) as Figure[];
}
