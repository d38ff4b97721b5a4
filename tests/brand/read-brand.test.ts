import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readColor } from '../../src/brand/color.ts';
import { brandStyles, makeLook } from '../../src/brand/make-look.ts';
import { diagnosticsOf, readTree } from '../site/content-tree.ts';

const brand = (text: string) => ({ 'brand.yaml': text });

describe('content/brand.yaml', () => {
  it.each([
    ['left out', {}],
    ['with every field commented out', brand('# corners: soft\n\n')],
  ])('%s leaves the default look', async (_what, changes) => {
    const { rawContent, diagnostics } = await readTree(changes);
    expect(diagnostics).toEqual([]);
    expect(rawContent?.look.palette.light.accent).toBe('oklch(43% 0.115 163)');
    expect(rawContent?.look.corners).toBe('square');
  });

  it('accepts colors with enough contrast', async () => {
    expect(await diagnosticsOf(brand("hues: ['#1a237e', '#b3261e']\npaper: cool\ncorners: round\n"))).toBe(
      '',
    );
    expect(await diagnosticsOf(brand('hues: [300deg]\n'))).toBe('');
  });

  it('takes the strongest color of a picture and a second one that differs', async () => {
    const sea =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#b8c4cc"/><rect y="180" width="400" height="120" fill="#0b4f8a"/><path d="M180 60l60 130h-120z" fill="#d9480f"/></svg>';
    const { rawContent, diagnostics } = await readTree({
      ...brand('from: /images/about/sail.jpg\n'),
      'images/about/sail.png': await sharp(Buffer.from(sea)).png().toBuffer(),
    });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { accent, mark } = rawContent?.look.palette.light ?? expect.unreachable('there is a look');
    expect(readColor(accent)?.h).toBeCloseTo(readColor('#0b4f8a')?.h ?? 0, -1);
    expect(readColor(mark)?.h).toBeCloseTo(readColor('#d9480f')?.h ?? 0, -1);
  });

  it('uses the exact color of the owner for decorations, unless it would be invisible', () => {
    const { light } = makeLook({ hues: ['#1a237e', '#e8a13a'] }).screen;
    expect(light.decoration).toBe('#e8a13a');
    expect(light.mark).not.toBe(light.decoration);
    const pale = makeLook({ hues: ['#1a237e', '#fffff0'] }).screen.light;
    expect(pale.decoration).toBe(pale.mark);
  });

  it('sets the first color on buttons and square corners on chips only if the owner chooses them', () => {
    const own = brandStyles(makeLook({ hues: ['#1a237e'], corners: 'square' }));
    expect(own).toContain('--button:var(--accent);');
    expect(own).toContain('--radius-pill:2px;');
    expect(brandStyles(makeLook({}))).not.toMatch(/--button:|--radius-pill:/);
  });

  it('follows the mode of the system on request, and never on paper', () => {
    const look = makeLook({});
    expect(brandStyles(look)).not.toContain('@media');
    expect(brandStyles(look, 'system')).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{\[data-theme="system"\]\{color-scheme:dark;--surface:var\(--dark-paper\);/,
    );
  });
});
