import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Figure, GalleryName } from '../../model/content.ts';
import { type ShardRecord, shardPath, shardSize } from '../../model/gallery-shard.ts';

/** Revision of a gallery (eight hex digits that change with any photo or caption) and its shards. */
export function planShards(
  gallery: GalleryName,
  figures: Figure[],
): { revision: string; shards: { publicPath: string; text: string }[] } {
  const records = figures.map((figure) => recordOf(figure, `/images/${gallery}/`));
  const revision = createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 8);
  const shards = [];
  for (let first = 0; first < records.length; first += shardSize)
    shards.push({
      publicPath: shardPath('/', gallery, revision, first),
      text: JSON.stringify(records.slice(first, first + shardSize)),
    });
  return { revision, shards };
}

/** Writes a gallery's shards, in data order, under `outDir` and returns the revision its page must name. */
export function writeShards(gallery: GalleryName, figures: Figure[], outDir: string): string {
  const { revision, shards } = planShards(gallery, figures);
  for (const { publicPath, text } of shards) {
    const file = join(outDir, publicPath);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return revision;
}

/**
 * A page writes a photo's addresses from the gallery's folder and the record's name; where the picture's
 * file is called otherwise than the entry, the file's name is the one that leads to it.
 */
function recordOf({ name, title, picture }: Figure, folder: string): ShardRecord {
  const { path, alt, fingerprint, width, height, tint } = picture;
  const address = path.startsWith(folder) ? path.slice(folder.length) : name;
  return [address, title, alt, fingerprint, width, height, tint];
}
