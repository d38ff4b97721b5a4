import { describe, expect, it } from 'vitest';
import { layOutRows } from '../../../src/features/photos/justified-layout.ts';
import { proportionOf } from '../../../src/gallery/gallery.ts';

const desk = { widthPx: 1184, rowHeightPx: 240, gapPx: 8, restShare: 0 };

describe('a justified grid', () => {
  it('keeps the aspect ratios of common cameras without cropping', () => {
    const usual = [
      [6000, 4000],
      [4000, 6000],
      [4032, 3024],
      [3024, 4032],
      [2000, 2000],
      [2500, 2000],
    ] as const;
    for (const [width, height] of usual)
      expect(proportionOf({ width, height }) / 24).toBeCloseTo(width / height, 10);
  });

  it('limits the aspect ratio of panoramas and very tall pictures', () => {
    expect(proportionOf({ width: 12_000, height: 1000 })).toBe(96);
    expect(proportionOf({ width: 500, height: 9000 })).toBe(12);
  });

  it('fills every row except the last to the full width', () => {
    // Three of 360 px and two gaps are 1096 px; a fourth does not fit.
    const { starts, tops } = layOutRows([36, 36, 36, 36, 36, 36, 36], desk);
    expect(starts).toEqual([0, 3, 6, 7]);
    const stretched = ((1184 - 16) * 24) / 108;
    expect(tops).toEqual([0, stretched + 8, 2 * (stretched + 8), 2 * (stretched + 8) + 240]);
  });

  it('adds a photo that fills a row exactly, and gives a wide panorama its own row', () => {
    expect(layOutRows([36, 36, 36], { ...desk, widthPx: 728 }).starts).toEqual([0, 2, 3]);
    expect(layOutRows([36, 36, 36], { ...desk, widthPx: 727.98 }).starts).toEqual([0, 1, 2, 3]);
    const { starts, tops } = layOutRows([36, 96, 18], { ...desk, widthPx: 480 });
    expect(starts).toEqual([0, 1, 2, 3]);
    expect((tops[2] ?? 0) - (tops[1] ?? 0)).toBe(480 / 4 + 8);
  });

  it('stretches the last photo like those above it where only one fits in a row', () => {
    const phone = { widthPx: 350, rowHeightPx: 144, gapPx: 8, restShare: 0.45 };
    const { starts, tops } = layOutRows([36, 36], phone);
    expect(starts).toEqual([0, 1, 2]);
    expect((tops[2] ?? 0) - (tops[1] ?? 0)).toBe((350 * 24) / 36);
    expect(layOutRows([48, 16], phone).tops.at(-1)).toBe(175 + 8 + 144);
  });
});
