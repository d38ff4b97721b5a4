import { expect, test } from 'vitest';
import { sampleWithout } from '../../src/gallery/useRandomPhotos.ts';
import { seededRandom } from '../random.ts';

test.each([6, 7, 35, 73, 108, 20_000])('picks six distinct pictures of %i', (total) => {
  const random = seededRandom(total);
  for (let round = 0; round < 200; round += 1) {
    const picked = sampleWithout(total, 6, random);
    expect(new Set(picked).size).toBe(6);
    expect(picked.every((index) => Number.isInteger(index) && index >= 0 && index < total)).toBe(true);
  }
});

test('picks every picture equally often, in every place', () => {
  const random = seededRandom(7);
  const total = 12;
  const rounds = 24_000;
  const counts = Array.from({ length: 6 }, () => Array<number>(total).fill(0));
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, index] of sampleWithout(total, 6, random).entries()) {
      const row = counts[place] as number[];
      row[index] = (row[index] ?? 0) + 1;
    }
  }
  const expected = rounds / total;
  for (const row of counts) {
    // Chi-squared with 11 degrees of freedom stays under 31.3 in 99.9 % of fair samples.
    const chiSquared = row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(31.3);
  }
});

test('picks every pair of pictures equally often', () => {
  const random = seededRandom(11);
  const pairs = new Map<string, number>();
  const rounds = 21_000;
  for (let round = 0; round < rounds; round += 1) {
    const key = sampleWithout(7, 2, random)
      .sort((a, b) => a - b)
      .join();
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  }
  expect(pairs.size).toBe(21);
  const expected = rounds / 21;
  const chiSquared = [...pairs.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 20 degrees of freedom, 99.9 %.
  expect(chiSquared).toBeLessThan(45.4);
});

test('picks none of the pictures that were just shown', () => {
  const random = seededRandom(3);
  let sample = sampleWithout(35, 6, random);
  for (let round = 0; round < 500; round += 1) {
    const next = sampleWithout(35, 6, random, sample);
    expect(next.filter((index) => sample.includes(index))).toEqual([]);
    sample = next;
  }
});

test('repeats pictures only when there are too few others', () => {
  const picked = sampleWithout(8, 6, seededRandom(5), [0, 1, 2, 3, 4, 5]);
  expect(new Set(picked).size).toBe(6);
});

test('picks all pictures of a gallery that has fewer than requested', () => {
  expect(sampleWithout(4, 6, seededRandom(1)).sort()).toEqual([0, 1, 2, 3]);
  expect(sampleWithout(0, 6, seededRandom(1))).toEqual([]);
});
