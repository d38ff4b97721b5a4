import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Custom properties of one block of tokens.css, by name. */
function readBlock(css: string, selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of css.matchAll(new RegExp(`${selector}\\s*\\{([^}]*)\\}`, 'g'))) {
    for (const [, name, value] of (block[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(name as string, (value as string).trim());
    }
  }
  return found;
}

type Rgb = [number, number, number];

/** OKLCH to linear sRGB, clipped to the gamut (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function linearRgb(oklch: string): Rgb {
  const match = /oklch\(([\d.]+)%\s+([\d.]+)\s+([\d.]+)/.exec(oklch);
  if (!match) throw new Error(`${oklch} is no OKLCH colour`);
  const [lightness, chroma, hue] = [
    Number(match[1]) / 100,
    Number(match[2]),
    (Number(match[3]) * Math.PI) / 180,
  ];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** WCAG 2 contrast ratio of two colours. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync('src/site/styles/tokens.css', 'utf8');
const day = readBlock(css, ':root');
const night = new Map([...day, ...readBlock(css, String.raw`\[data-theme=.dark.\]`)]);

function colour(theme: Map<string, string>, role: string): Rgb {
  let value = theme.get(role);
  while (value?.startsWith('var(')) value = theme.get(value.slice(4, -1));
  if (!value) throw new Error(`${role} has no value`);
  return linearRgb(value);
}

const surfaces = ['--surface', '--surface-raised', '--surface-sunken'];

describe.each([
  ['light', day],
  ['dark', night],
])('in the %s theme', (_name, theme) => {
  test.each(
    ['--text', '--text-muted'].flatMap((role) =>
      [...surfaces, '--accent-soft'].map((surface) => [role, surface] as const),
    ),
  )('%s on %s has at least 7:1', (role, surface) => {
    expect(contrast(colour(theme, role), colour(theme, surface))).toBeGreaterThanOrEqual(7);
  });

  test.each(surfaces)('text in the accent colour on %s has at least 7:1', (surface) => {
    if (surface === '--surface-sunken') return;
    expect(contrast(colour(theme, '--accent'), colour(theme, surface))).toBeGreaterThanOrEqual(7);
  });

  test.each(
    ['--outline', '--accent', '--warm'].flatMap((role) =>
      surfaces.map((surface) => [role, surface] as const),
    ),
  )('%s as a boundary or icon on %s has at least 3:1', (role, surface) => {
    expect(contrast(colour(theme, role), colour(theme, surface))).toBeGreaterThanOrEqual(3);
  });

  test('words on a dot of the homepage’s grid have at least 4.5:1, though no letter stands on dots alone', () => {
    for (const role of ['--text', '--text-muted', '--accent'])
      expect(contrast(colour(theme, role), colour(theme, '--rule')), role).toBeGreaterThanOrEqual(4.5);
  });

  test('the words of a solid button have at least 7:1, at rest and hovered', () => {
    for (const background of ['--text', '--accent']) {
      expect(contrast(colour(theme, '--surface'), colour(theme, background))).toBeGreaterThanOrEqual(7);
    }
  });

  test('words on the darker half of a picture scrim have at least 7:1, whatever the picture', () => {
    for (const role of ['--picture-scrim', '--picture-scrim-solid']) {
      for (const picture of [black, white]) {
        const behind = over(colour(theme, role), alphaOf(theme, role), picture);
        expect(contrast(colour(theme, '--on-picture'), behind), role).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test('the title of the overlay has at least 7:1, whatever lies behind the overlay', () => {
    for (const behind of [black, white]) {
      const backdrop = over(
        colour(theme, '--lightbox-backdrop'),
        alphaOf(theme, '--lightbox-backdrop'),
        behind,
      );
      for (const role of ['--text', '--text-muted'])
        expect(contrast(colour(theme, role), backdrop), role).toBeGreaterThanOrEqual(7);
    }
  });
});

const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];

/** A colour of some transparency over another, both in linear light; blended as browsers do, on encoded values. */
function over(front: Rgb, alpha: number, back: Rgb): Rgb {
  const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return front.map((channel, index) =>
    decode(encode(channel) * alpha + encode(back[index] ?? 0) * (1 - alpha)),
  ) as Rgb;
}

function alphaOf(theme: Map<string, string>, role: string): number {
  let value = theme.get(role) ?? '';
  while (value.startsWith('var(')) value = theme.get(value.slice(4, -1)) ?? '';
  return Number(/\/\s*([\d.]+)\)/.exec(value)?.[1] ?? 1);
}
