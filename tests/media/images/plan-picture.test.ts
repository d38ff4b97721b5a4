import { describe, expect, it } from 'vitest';
import { type PlanInput, planPicture } from '../../../src/media/images/plan-picture.ts';

const usual: PlanInput = {
  source: '/images/travel/pier.jpg',
  kind: 'photo',
  original: { width: 4000, height: 3000, source: '0123456789abcdef01234567' },
};
const options = { profile: 'publish', largest: 1600 } as const;
const versions = { sharp: '1', vips: '2', aom: '3' };

describe('planPicture', () => {
  it('maps every address to an encoded file, and the public path to the widest JPEG', () => {
    const { encode, publish } = planPicture(usual, options, versions);
    const names = new Set(encode.map(({ name }) => name));
    for (const { name } of publish) expect(names).toContain(name);
    expect(publish.at(-1)).toEqual({ publicPath: '/images/travel/pier.jpg', name: '1600.jpg' });
  });

  it('maps a public .png path to a PNG', () => {
    const { encode, publish } = planPicture({ ...usual, source: '/images/contact.png' }, options, versions);
    expect(encode.at(-1)).toMatchObject({ name: '1600.png', format: 'png', width: 1600, height: 1200 });
    expect(publish.at(-1)).toEqual({ publicPath: '/images/contact.png', name: '1600.png' });
    expect(publish[0]?.publicPath).toMatch(/^\/images\/contact-[0-9a-f]{8}-160\.avif$/);
  });

  it('adds rights to the widest file of each format only', () => {
    const { encode } = planPicture(usual, { ...options, largest: 2400 }, versions);
    const carriers = encode.filter(({ carriesRights }) => carriesRights).map(({ name }) => name);
    expect(carriers).toEqual(['2400.avif', '1600.jpg']);
  });

  it('keeps full chroma for drawings, and AVIF effort below 4', () => {
    for (const kind of ['photo', 'drawn'] as const)
      for (const file of planPicture({ ...usual, kind }, options, versions).encode) {
        if (file.format === 'png' || file.format === 'webp') continue;
        expect(file.settings.chromaSubsampling).toBe(kind === 'photo' ? '4:2:0' : '4:4:4');
        if (file.format === 'avif') expect(file.settings.effort).toBeLessThanOrEqual(3);
      }
  });

  it.each([
    [
      'the original',
      { ...usual, original: { ...usual.original, source: 'f'.repeat(24) } },
      options,
      versions,
    ],
    ['the kind', { ...usual, kind: 'drawn' as const }, options, versions],
    ['the profile', usual, { ...options, profile: 'fast' as const }, versions],
    ['the rights', usual, { ...options, credit: 'Mira Solano' }, versions],
    ['the largest width', usual, { ...options, largest: 2400 as const }, versions],
    ['an encoder', usual, options, { ...versions, aom: '4' }],
  ])('gives other addresses when %s changes', (_what, input, changed, encoders) => {
    const before = planPicture(usual, options, versions);
    const after = planPicture(input, changed, encoders);
    expect(after.picture.fingerprint).not.toBe(before.picture.fingerprint);
    expect(after.key).not.toBe(before.key);
  });

  it('plans the same encoding for another name, and for a larger width than a picture has', () => {
    const other = { ...usual, source: '/images/food/pie.jpg' };
    expect(planPicture(other, options, versions).key).toBe(planPicture(usual, options, versions).key);
    const small = { ...usual, original: { ...usual.original, width: 900, height: 600 } };
    const [large, largest] = [1600, 2400].map((width) => ({ ...options, largest: width as 1600 | 2400 }));
    expect(planPicture(small, largest ?? options, versions)).toEqual(
      planPicture(small, large ?? options, versions),
    );
  });
});
