import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHue } from '../../src/brand/color.ts';
import { type Mode, type Palette, papers } from '../../src/brand/look.ts';
import { solvePalette } from '../../src/brand/solve-palette.ts';
import { times } from '../tier.ts';
import { contrast, eyes, linearRgb, over, type Rgb } from './colors.ts';

/** Custom properties of one block of tokens.css, by name. */
function readBlock(css: string, selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of css.matchAll(new RegExp(`${selector}\\s*\\{([^}]*)\\}`, 'g'))) {
    for (const [, name, value] of (block[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      // Another test covers the print styles.
      if (!found.has(name as string)) found.set(name as string, (value as string).trim());
    }
  }
  return found;
}

const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
const light = readBlock(css, ':root');
const modes: Record<Mode, Map<string, string>> = {
  light,
  dark: new Map([...light, ...readBlock(css, String.raw`\[data-theme=.dark.\]`)]),
};

/** A token of the site, resolved to a color of the palette. */
function cssOf(palette: Palette, mode: Mode, role: string): string {
  let value = modes[mode].get(role);
  while (value?.startsWith('var(')) {
    const [, ofPalette, name] = /^var\(--(light|dark)-([\w-]+)\)$/.exec(value) ?? [];
    value = ofPalette
      ? palette[ofPalette as Mode][name as keyof Palette['light']]
      : modes[mode].get(value.slice(4, -1));
  }
  if (!value) throw new Error(`${role} has no value`);
  return value;
}

const surfaces = ['--surface', '--surface-raised', '--surface-sunken'];
const pairs = (roles: string[], behind: string[], minContrast: number) =>
  roles.flatMap((role) => behind.map((other) => [role, other, minContrast] as const));

const rules = [
  ...pairs(['--text', '--text-muted'], [...surfaces, '--accent-soft', '--lightbox-backdrop'], 7),
  // Text in the accent color, and text of a solid button, at rest and hovered.
  ...pairs(['--accent', '--warm-text'], ['--surface', '--surface-raised'], 7),
  ...pairs(['--text'], ['--surface'], 7),
  // Boundaries, marks and icons.
  ...pairs(['--outline', '--accent', '--mark', '--warm'], surfaces, 3),
  // Text over a dot of the homepage's grid.
  ...pairs(['--text', '--text-muted', '--accent'], ['--rule'], 4.5),
];

/** Every pair of roles with too little contrast. */
function faults(palette: Palette): string[] {
  const of = (mode: Mode, role: string) => linearRgb(cssOf(palette, mode, role));
  return (['light', 'dark'] as const).flatMap((mode) =>
    rules.flatMap(([role, behind, minContrast]) => {
      const found = contrast(of(mode, role), of(mode, behind));
      return found >= minContrast
        ? []
        : [`${mode}: ${role} on ${behind} has ${found.toFixed(2)}, needs ${minContrast}`];
    }),
  );
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`);
const oklch = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 359 }))
  .map(([l, c, h]) => `oklch(${l}% ${c / 100} ${h})`);
const hue = fc.oneof(hex, oklch, fc.integer({ min: 0, max: 360 }));
const brand = fc.record({
  hues: fc.array(hue, { minLength: 1, maxLength: 2 }),
  paper: fc.constantFrom(undefined, ...papers),
});
const solve = ({ hues, paper }: { hues: (string | number)[]; paper?: (typeof papers)[number] | undefined }) =>
  solvePalette(
    hues.map((written) => readHue(written) ?? expect.unreachable(`${written} is a color`)),
    paper,
  );

describe('the colors of a site', () => {
  it('have 7:1 for text and 3:1 for other visible elements by default, in both modes', () => {
    expect(faults(solvePalette([]))).toEqual([]);
    expect(papers.flatMap((paper) => faults(solvePalette([], paper)))).toEqual([]);
  });

  it('have that contrast for any brand', () => {
    fc.assert(
      fc.property(brand, (chosen) => {
        expect(faults(solve(chosen))).toEqual([]);
      }),
      { numRuns: times(100, 1000) },
    );
  });

  it('contrast with all surfaces for color-blind visitors', () => {
    fc.assert(
      fc.property(brand, (chosen) => {
        const palette = solve(chosen);
        for (const mode of ['light', 'dark'] as const) {
          for (const [eye, see] of Object.entries(eyes)) {
            const perceived = (role: string) => see(linearRgb(cssOf(palette, mode, role)));
            for (const surface of surfaces) {
              const what = `${mode}, ${eye}, on ${surface}`;
              expect(contrast(perceived('--mark'), perceived(surface)), what).toBeGreaterThanOrEqual(2.2);
              expect(contrast(perceived('--accent'), perceived(surface)), what).toBeGreaterThanOrEqual(4.5);
            }
          }
        }
      }),
      { numRuns: times(20, 200) },
    );
  });

  it('give text on a picture’s scrim at least 7:1, whatever the picture', () => {
    const palette = solvePalette([]);
    for (const role of ['--picture-scrim', '--picture-scrim-solid']) {
      const scrim = cssOf(palette, 'light', role);
      for (const picture of [
        [0, 0, 0],
        [1, 1, 1],
      ] satisfies Rgb[]) {
        const behind = over(linearRgb(scrim), Number(/\/\s*([\d.]+)\)/.exec(scrim)?.[1]), picture);
        expect(
          contrast(linearRgb(cssOf(palette, 'light', '--on-picture')), behind),
          role,
        ).toBeGreaterThanOrEqual(7);
      }
    }
  });
});
