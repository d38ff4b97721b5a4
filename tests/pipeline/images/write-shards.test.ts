import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../src/model/content.ts';
import { type ShardRecord, shardPath, shardSize } from '../../../src/model/gallery-shard.ts';
import { planShards, writeShards } from '../../../src/pipeline/images/write-shards.ts';
import { makePlace } from './sample-originals.ts';

function figure(index: number): Figure {
  const name = `harbour-at-low-tide-${index}`;
  return {
    name,
    title: `The harbour at low tide, seen from the mole, ${index}`,
    picture: {
      path: `/images/travel/${name}`,
      fingerprint: (index * 2654435761).toString(16).padStart(8, '0').slice(-8),
      width: 1600,
      height: 1200,
      alt: 'Boats lie on their sides on grey mud, ropes slack, gulls between them.',
      tint: index % 216,
    },
  };
}

const figures = (count: number) => Array.from({ length: count }, (_, index) => figure(index));

describe('shards', () => {
  it('hold every photo once, in order, where the page looks for it', () => {
    const place = makePlace();
    const revision = writeShards('travel', figures(73), place.distDir);
    for (let index = 0; index < 73; index += 1) {
      const path = shardPath('/', 'travel', revision, index);
      const records = JSON.parse(readFileSync(join(place.distDir, path), 'utf8')) as ShardRecord[];
      expect(records[index % shardSize]?.[0]).toBe(`harbour-at-low-tide-${index}`);
    }
  });

  it('change their revision with a caption, a photo or the order, and only then', () => {
    const { revision } = planShards('cat', figures(20));
    expect(planShards('cat', figures(20)).revision).toBe(revision);
    const [first, ...rest] = figures(20) as [Figure, ...Figure[]];
    expect(planShards('cat', [{ ...first, title: 'Other' }, ...rest]).revision).not.toBe(revision);
    expect(planShards('cat', [...rest, first]).revision).not.toBe(revision);
    expect(planShards('cat', rest).revision).not.toBe(revision);
  });

  it('cost no more a photo when there are many', () => {
    const meanBytes = (count: number) => {
      const shards = planShards('food', figures(count)).shards;
      const some = shards.filter((_, index) => index % Math.ceil(shards.length / 12) === 0);
      return some.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0) / some.length;
    };
    expect(meanBytes(20_000)).toBeLessThan(meanBytes(208) * 1.1);
  });

  it('lead to a picture whose file is called otherwise than its entry', () => {
    const other = figure(3);
    const moved = { ...other, picture: { ...other.picture, path: '/images/cat/2024/pier' } };
    const [shard] = planShards('cat', [moved]).shards;
    const [record] = JSON.parse(shard?.text ?? '') as ShardRecord[];
    expect(`/images/cat/${record?.[0]}`).toBe(moved.picture.path);
  });

  it('are none for an empty gallery', () => {
    expect(planShards('food', []).shards).toEqual([]);
  });
});
