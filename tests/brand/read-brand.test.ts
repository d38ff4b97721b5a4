import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readColor } from '../../src/brand/color.ts';
import { complaints, readTree } from '../site/content-tree.ts';

const brand = (text: string) => ({ 'brand.yaml': text });

describe('content/brand.yaml', () => {
  it.each([
    ['left out', {}],
    ['with every field commented out', brand('# corners: soft\n\n')],
  ])('%s leaves the site as the house has it', async (_what, changes) => {
    const { entries, diagnostics } = await readTree(changes);
    expect(diagnostics).toEqual([]);
    expect(entries?.look.palette.day.accent).toBe('oklch(43% 0.115 163)');
    expect(entries?.look.corners).toBe('square');
  });

  it('tells what it moved for the sake of contrast, and by how much', async () => {
    expect(
      await complaints(brand("hues: ['#ffd400']\n")),
    ).toBe(`content/brand.yaml:1:8  warning: your #ffd400 is too light for words and marks on light paper
  By day words are much darker, #7b4402, marks are darker, #bc8002; by night it stays as you wrote it. Words need a contrast of 7:1 with what they stand on, marks such as the underscore one of 3:1.
  Nothing needs to be done. To choose the darker colour yourself, write:   - '#7b4402'`);
  });

  it('says nothing of colours that can be used as they are', async () => {
    expect(await complaints(brand("hues: ['#1a237e', '#b3261e']\npaper: cool\ncorners: round\n"))).toBe('');
    expect(await complaints(brand('hues: [300deg]\n'))).toBe('');
  });

  it('says that a grey is set in ink', async () => {
    expect(await complaints(brand("hues: ['#888888']\n"))).toMatch(
      /^content\/brand\.yaml:1:8 {2}warning: your #888888 is a grey, which would not stand out among words/,
    );
  });

  it.each([
    [
      '- #7c3aed',
      'hues:\n  - #7c3aed\n',
      '2:5  hues[0] is empty, because its value begins with #\n  Without quotes, # begins a note that no one reads.\n  Put the value in quotes:   - "#7c3aed"',
    ],
    [
      'a bare number',
      'hues: [163]\n',
      '1:8  hues[0] is 163, expected text\n  A colour, in quotes: a # would begin a comment.\n  Write:   - "163"',
    ],
    [
      'a name',
      'hues: [gold]\n',
      '1:8  hues[0] is "gold", expected a colour in quotes, such as "#00693e" or "oklch(45% 0.1 160)", or a hue from "0deg" to "360deg"\n  A colour, in quotes: a # would begin a comment.\n  Write, for example:   - "#00693e"',
    ],
  ])('explains %s', async (_what, text, expected) => {
    expect(await complaints(brand(text))).toBe(`content/brand.yaml:${expected}`);
  });

  it('takes no third colour, and no picture that is not there', async () => {
    expect(await complaints(brand("hues: ['#000', '#111', '#222']\n"))).toContain(
      'expected one or two colours',
    );
    expect(await complaints(brand('from: /images/about/sail.jpg\n'))).toContain(
      'and there is no such picture',
    );
  });

  it('takes the colours of a picture: its strongest, and another that stands out there', async () => {
    const sea =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#b8c4cc"/><rect y="180" width="400" height="120" fill="#0b4f8a"/><path d="M180 60l60 130h-120z" fill="#d9480f"/></svg>';
    const { entries, diagnostics } = await readTree({
      ...brand('from: /images/about/sail.jpg\n'),
      'images/about/sail.png': await sharp(Buffer.from(sea)).png().toBuffer(),
    });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { accent, mark } = entries?.look.palette.day ?? expect.unreachable('there is a look');
    expect(readColor(accent)?.h).toBeCloseTo(readColor('#0b4f8a')?.h ?? 0, -1);
    expect(readColor(mark)?.h).toBeCloseTo(readColor('#d9480f')?.h ?? 0, -1);
  });

  it('says of a picture in grey that it has no colour to give', async () => {
    const fog = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#999' } })
      .png()
      .toBuffer();
    const found = await complaints({
      ...brand('from: /images/about/fog.jpg\n'),
      'images/about/fog.png': fog,
    });
    expect(found).toContain('content/brand.yaml:1:7  warning: this picture has no colour');
  });
});
