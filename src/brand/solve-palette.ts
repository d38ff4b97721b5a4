import {
  type Color,
  isGray,
  luminance,
  ratio,
  readColor,
  withinScreen,
  writeColor,
  writeExactColor,
} from './color.ts';
import type { Mode, Palette, Paper, Shades } from './look.ts';

/** Minimum contrast of text and of other visible elements (WCAG 2.2, 1.4.6 and 1.4.11). */
const minTextContrast = 7;
const minShapeContrast = 3;

/** Below this contrast, decoration would be invisible. */
const minDecorationContrast = 1.15;

/** Marks glow in dark mode: below this contrast they use the color of the text. */
const minGlowContrast = 4.5;

/** Lightness of colored text in dark mode, if the color keeps its chroma there. */
const lightnessInDarkMode = 0.84;

type Neutral = Exclude<keyof Shades, 'accent' | 'mark' | 'decoration' | 'warm' | 'warm-text'>;

/** Surfaces and inks. Their hue turns from the accent's hue away from yellow, because shade looks cooler than light. */
const recipes: Record<Mode, Record<Neutral, [lightness: number, chroma: number, turn: number]>> = {
  light: {
    paper: [0.986, 0.004, 2],
    raised: [1, 0, 0],
    well: [0.96, 0.009, 2],
    ink: [0.23, 0.025, 12],
    'ink-2': [0.42, 0.022, 12],
    fog: [0.88, 0.014, 7],
    outline: [0.6, 0.02, 9],
    tint: [0.935, 0.045, 0],
  },
  dark: {
    paper: [0.175, 0.018, 22],
    raised: [0.215, 0.02, 22],
    well: [0.145, 0.016, 22],
    ink: [0.95, 0.012, 2],
    'ink-2': [0.77, 0.02, 7],
    fog: [0.33, 0.02, 17],
    outline: [0.58, 0.02, 17],
    tint: [0.27, 0.05, 7],
  },
};

/** The default green and amber. Their chroma may exceed sRGB, which wide-gamut screens show. */
const defaults: Record<Mode, { accent: Color; warm: Color }> = {
  light: { accent: { l: 0.43, c: 0.115, h: 163 }, warm: { l: 0.56, c: 0.14, h: 58 } },
  dark: { accent: { l: 0.84, c: 0.135, h: 163 }, warm: { l: 0.82, c: 0.13, h: 72 } },
};

/** Hue of a tinted paper, and its strength: in light mode, a tint needs more to be visible. */
const papers: Record<Paper, { hue: number } & Record<Mode, number>> = {
  warm: { hue: 75, light: 2.6, dark: 0.8 },
  neutral: { hue: 0, light: 0, dark: 0 },
  cool: { hue: 240, light: 2, dark: 1.2 },
};

/**
 * The colors of both modes for up to two of the owner's. A color without enough contrast becomes darker in light
 * mode and lighter in dark mode. The first is for text and buttons, the last for marks; a second one also replaces
 * the default amber. `exact` is for decoration, null for the color of marks.
 */
export function solvePalette(colors: readonly Color[], paper?: Paper, exact: Color | null = null): Palette {
  const solve = (mode: Mode) => solveShades(mode, colors, paper, exact);
  return { light: solve('light'), dark: solve('dark') };
}

function solveShades(
  mode: Mode,
  colors: readonly Color[],
  paper: Paper | undefined,
  exact: Color | null,
): Shades {
  const [first, second] = colors;
  const neutrals = mixNeutrals(mode, first ?? defaults[mode].accent, paper);
  const surfaces = luminances(neutrals, ['paper', 'raised', 'well']);
  const behindText = [...surfaces, luminance(neutrals.tint)];
  const reach = (role: Neutral, min: number, behind: readonly number[]) =>
    writeColor(reachContrast(colorOf(neutrals[role]), min, behind, mode));
  const ink = reach('ink', minTextContrast, behindText);
  const textIn = (color: Color) => (isGray(color) ? ink : writeColor(textColor(color, surfaces, mode)));
  const marksIn = (color: Color) => (isGray(color) ? ink : writeColor(marksColor(color, surfaces, mode)));
  const { accent, warm } = defaults[mode];
  const last = second ?? first;
  const mark = last ? marksIn(last) : writeColor(accent);
  const isSeen = exact !== null && minContrast(exact, surfaces) >= minDecorationContrast;
  return {
    ...neutrals,
    ink,
    'ink-2': reach('ink-2', minTextContrast, behindText),
    outline: reach('outline', minShapeContrast, surfaces),
    accent: first ? textIn(first) : writeColor(accent),
    mark,
    decoration: isSeen ? writeExactColor(exact) : mark,
    warm: second ? marksIn(second) : writeColor(warm),
    'warm-text': textIn(second ?? warm),
  };
}

function mixNeutrals(mode: Mode, accent: Color, paper: Paper | undefined): Record<Neutral, string> {
  const paperTone = paper && papers[paper];
  const strengthOfTint = Math.min(1, accent.c / 0.1);
  const entries = Object.entries(recipes[mode]).map(([role, [l, c, turn]]) => {
    const strength = role === 'tint' ? strengthOfTint : paperTone ? paperTone[mode] : isGray(accent) ? 0 : 1;
    const hue = role === 'tint' || !paperTone ? accent.h : paperTone.hue;
    return [role, writeColor(withinScreen({ l, c: c * strength, h: hue + coolness(hue) * turn }))];
  });
  return Object.fromEntries(entries) as Record<Neutral, string>;
}

/** Direction on the color circle from yellow to blue: via green or via red. */
function coolness(hue: number): 1 | -1 {
  return hue > 115 && hue < 295 ? 1 : -1;
}

/** The color if it is readable, otherwise the nearest readable one. */
function textColor(color: Color, behind: readonly number[], mode: Mode): Color {
  const nearest = reachContrast(color, minTextContrast, behind, mode);
  if (mode === 'light' || nearest.l <= color.l) return nearest;
  // Lighter than necessary, so that it glows without being pale.
  for (let l = lightnessInDarkMode; l > nearest.l; l -= 0.01) {
    const lit = withinScreen({ ...color, l });
    if (lit.c >= Math.min(color.c, 0.13)) return lit;
  }
  return nearest;
}

function marksColor(color: Color, surfaces: readonly number[], mode: Mode): Color {
  if (mode === 'light') return reachContrast(color, minShapeContrast, surfaces, mode);
  const displayable = withinScreen(color);
  return minContrast(displayable, surfaces) >= minGlowContrast
    ? displayable
    : textColor(color, surfaces, mode);
}

/** The nearest lightness with enough contrast to every background. */
function reachContrast(from: Color, min: number, behind: readonly number[], mode: Mode): Color {
  const at = (l: number) => withinScreen(l < from.l ? darkened(from, l) : { ...from, l });
  const hasContrast = (l: number) => minContrast(at(l), behind) >= min;
  if (hasContrast(from.l)) return at(from.l);
  let [lacking, clear] = [from.l, mode === 'light' ? 0 : 1];
  while (Math.abs(clear - lacking) > 0.001) {
    const middle = (clear + lacking) / 2;
    if (hasContrast(middle)) clear = middle;
    else lacking = middle;
  }
  return at(clear);
}

/** Dark yellow looks like olive or mud, so it turns to amber and brown. */
function darkened(from: Color, l: number): Color {
  const nearYellow = Math.max(0, Math.cos(((from.h - 100) / 35) * (Math.PI / 2)));
  const isNear = Math.abs(from.h - 100) < 35;
  return { ...from, l, h: isNear ? from.h - 35 * nearYellow * Math.min(1, (from.l - l) / 0.45) : from.h };
}

/** Uses the rounded color that will be written. */
function minContrast(color: Color, behind: readonly number[]): number {
  const colorLuminance = luminance(writeColor(color));
  return Math.min(...behind.map((other) => ratio(colorLuminance, other)));
}

function luminances(shades: Record<Neutral, string>, roles: readonly Neutral[]): number[] {
  return roles.map((role) => luminance(shades[role]));
}

function colorOf(css: string): Color {
  const color = readColor(css);
  if (!color) throw new Error(`${css} is not a color`);
  return color;
}

/** Color tokens of the site, each with its shade in both modes. */
export const shadesOfRoles = {
  '--surface': 'paper',
  '--surface-raised': 'raised',
  '--surface-sunken': 'well',
  '--text': 'ink',
  '--text-muted': 'ink-2',
  '--rule': 'fog',
  '--rule-strong': 'ink',
  '--outline': 'outline',
  '--accent': 'accent',
  '--mark': 'mark',
  '--decoration': 'decoration',
  '--accent-soft': 'tint',
  '--warm': 'warm',
  '--warm-text': 'warm-text',
  '--lightbox-backdrop': 'paper',
} as const satisfies Record<string, keyof Shades>;

type ColorRole = keyof typeof shadesOfRoles;

export function isColorRole(name: string): name is ColorRole {
  return Object.hasOwn(shadesOfRoles, name);
}

/** CSS color of each role in a mode. */
export function colorsOfRoles(palette: Palette, mode: Mode): Map<string, string> {
  return new Map(Object.entries(shadesOfRoles).map(([role, shade]) => [role, palette[mode][shade]]));
}

type ContrastRule = { role: ColorRole; behind: ColorRole; minContrast: number };

const surfaces = ['--surface', '--surface-raised', '--surface-sunken'] as const;

function rules(
  roles: readonly ColorRole[],
  behind: readonly ColorRole[],
  minContrast: number,
): ContrastRule[] {
  return roles.flatMap((role) => behind.map((other) => ({ role, behind: other, minContrast })));
}

/** The required contrast of each role with its backgrounds. */
export const contrastRules: ContrastRule[] = [
  ...rules(
    ['--text', '--text-muted'],
    [...surfaces, '--accent-soft', '--lightbox-backdrop'],
    minTextContrast,
  ),
  ...rules(['--accent', '--warm-text'], ['--surface', '--surface-raised'], minTextContrast),
  ...rules(['--outline', '--mark', '--warm'], surfaces, minShapeContrast),
];
