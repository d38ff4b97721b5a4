import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { planShards } from '../../src/build/gallery-shards.ts';
import type { Figure } from '../../src/core/picture.ts';
import { shardPath, shardSize } from '../../src/gallery/gallery.ts';

function photo(index: number): Figure {
  const name = `harbour-at-low-tide-${index}`;
  return {
    name,
    title: `The harbour at low tide, seen from the mole, ${index}`,
    picture: {
      path: `/images/travel/${name}.jpg`,
      fingerprint: (index * 2654435761).toString(16).padStart(8, '0').slice(-8),
      width: 1600,
      height: 1200,
      alt: 'Boats lie on their sides on gray mud, ropes slack, gulls between them.',
      tint: index % 216,
    },
  };
}

const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));
const read = (text: string | undefined) => JSON.parse(text ?? '[]') as Figure[];

describe('shards', () => {
  it('contain every photo once and in order', () => {
    const { revision, shards } = planShards('travel', photos(73));
    const files = new Map(shards.map(({ path, bytes }) => [path, read(bytes)]));
    for (let index = 0; index < 73; index += 1) {
      const shard = files.get(shardPath('', 'travel', revision, index));
      expect(shard?.[index % shardSize]).toEqual(photo(index));
    }
    expect([...files.values()].flat()).toHaveLength(73);
  });

  it('change their revision with a caption, photo or order only', () => {
    const { revision } = planShards('cat', photos(20));
    expect(planShards('cat', photos(20)).revision).toBe(revision);
    const [first, ...rest] = photos(20) as [Figure, ...Figure[]];
    expect(planShards('cat', [{ ...first, title: 'Other' }, ...rest]).revision).not.toBe(revision);
    expect(planShards('cat', [...rest, first]).revision).not.toBe(revision);
    expect(planShards('cat', rest).revision).not.toBe(revision);
  });

  it('need no more bytes per photo for many photos', () => {
    const meanBytes = (count: number) => {
      const { shards } = planShards('food', photos(count));
      const some = shards.filter((_, index) => index % Math.ceil(shards.length / 12) === 0);
      return some.reduce((sum, { bytes }) => sum + brotliCompressSync(bytes).length, 0) / some.length;
    };
    expect(meanBytes(20_000)).toBeLessThan(meanBytes(208) * 1.1);
  });

  it('have an index of all names and captions, newest first, of less than 25 bytes per photo', () => {
    const { revision, index } = planShards('travel', photos(2345));
    expect(index.map(({ path }) => path)).toEqual(
      [0, 1, 2].map((file) => `assets/galleries/travel/${revision}/index-${file}.json`),
    );
    const all = index.flatMap(({ bytes }) => JSON.parse(bytes) as [string, string][]);
    expect(all).toEqual(
      photos(2345)
        .toReversed()
        .map(({ name, title }) => [name, title]),
    );
    expect(brotliCompressSync(index[0]?.bytes ?? '').length / 1000).toBeLessThan(25);
  });
});
