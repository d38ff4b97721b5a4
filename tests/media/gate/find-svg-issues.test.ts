import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findSvgIssue } from '../../../src/media/gate/find-svg-issues.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg">';
const issueOf = (inside: string) => findSvgIssue(Buffer.from(`${start}${inside}</svg>`));

it('accepts long paths and large embedded pictures', async () => {
  expect(await issueOf(`<path d="M0 0${'L1 1'.repeat(50_000)}"/>`)).toBeNull();
  const pixels = { width: 200, height: 200, channels: 3 as const, background: 'white' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const photo = await sharp({ create: { ...pixels, noise } })
    .png()
    .toBuffer();
  const base64 = photo.toString('base64');
  expect(base64.length).toBeGreaterThan(100_000);
  expect(await issueOf(`<image href="data:image/png;base64,${base64}"/>`)).toBeNull();
});

it('finds a loaded file at any place of long styles, and none in their comments', async () => {
  // The parser reads 10,000 characters at a time.
  const before = (length: number, words: string) =>
    'x'.repeat(70_000 - start.length - '<style>'.length - length - words.length);
  const css = (words: string) => `a{b:${before(4, words)}${words}l(https://e.example/x)}`;
  expect(await issueOf(`<style>${css('}a{fill:ur')}</style>`)).toMatchObject({ kind: 'active' });
  expect(await issueOf(`<style>/* ${before(3, '')} url(x) */</style>`)).toBeNull();
});
