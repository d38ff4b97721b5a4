import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { compare, reduce } from './reference.ts';

/** A page of twenty cards with lines like text. */
type Look = { shiftPx?: number; missingCard?: number; tint?: string; extraPx?: number };

const cardPx = 380;
const cards = Array.from({ length: 20 }, (_, index) => index);

function draw({ shiftPx = 0, missingCard, tint = '#fff', extraPx = 0 }: Look = {}): Promise<Buffer> {
  const card = (index: number) => {
    if (index === missingCard) return '';
    const top = index * cardPx + shiftPx;
    const lines = [60, 84, 108, 132, 156].map(
      (y, line) =>
        `<text x="24" y="${top + y}" font-size="17" font-family="sans-serif" fill="#263b38">Lines ${'of words '.repeat(3 + (line % 2))}</text>`,
    );
    const fill = index === 10 ? tint : '#fff';
    return `<rect x="12" y="${top + 20}" width="350" height="320" fill="${fill}" stroke="#263b38"/>${lines.join('')}`;
  };
  const height = cards.length * cardPx + extraPx;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="375" height="${height}"><rect width="100%" height="100%" fill="#f9fbfa"/>${cards.map(card).join('')}</svg>`;
  return sharp(Buffer.from(drawing), { unlimited: true }).png().toBuffer();
}

let reference: Buffer;
beforeAll(async () => {
  reference = await reduce(await draw());
});

const differenceOf = async (look?: Look) => (await compare(reference, await draw(look))).difference;

it('finds no difference in equal screenshots', async () => {
  expect(await differenceOf()).toBe(0);
});

it('tolerates text that another browser renders a pixel off', async () => {
  const difference = await differenceOf({ shiftPx: 1 });
  expect(difference).toBeGreaterThan(0);
  expect(difference).toBeLessThanOrEqual(1);
});

it.each<[string, Look]>([
  ['what moved by 4 px', { shiftPx: 4 }],
  ['one card of twenty that is gone', { missingCard: 17 }],
  ['the soft green of a hover on one card', { tint: '#dff3e7' }],
  ['a page that is a line longer', { extraPx: 27 }],
])('detects %s', async (_, look) => {
  expect(await differenceOf(look)).toBeGreaterThan(1);
});

it('reports where the difference is', async () => {
  const { left, top } = await compare(reference, await draw({ missingCard: 17 }));
  expect(left).toBeLessThan(375);
  expect(top).toBeGreaterThanOrEqual(17 * cardPx - 60);
  expect(top).toBeLessThan(18 * cardPx);
});
