import { type Color, isGrey, luminance, ratio, readColor, withinScreen, writeColor } from './color.ts';
import type { Mode, Palette, Paper, Shades } from './look.ts';

/** What words need, and what all else that must be seen (WCAG 2.2, 1.4.6 and 1.4.11). */
export const contrastOfWords = 7;
export const contrastOfShapes = 3;

/** Marks are to glow by night: a colour that is less clear gives way to that of the words. */
const contrastOfGlow = 4.5;

/** By night words are as light as this where their colour keeps its strength there. */
const lightnessAtNight = 0.84;

type Neutral = Exclude<keyof Shades, 'accent' | 'mark' | 'warm' | 'warm-words'>;

/** Surfaces and inks. Their hues are turned from that of the accent, away from yellow: a shade is cooler than its light. */
const recipes: Record<Mode, Record<Neutral, [lightness: number, chroma: number, turn: number]>> = {
  day: {
    paper: [0.986, 0.004, 2],
    raised: [1, 0, 0],
    well: [0.96, 0.009, 2],
    ink: [0.23, 0.025, 12],
    'ink-2': [0.42, 0.022, 12],
    fog: [0.88, 0.014, 7],
    outline: [0.6, 0.02, 9],
    tint: [0.935, 0.045, 0],
    backdrop: [1, 0, 0],
  },
  night: {
    paper: [0.175, 0.018, 22],
    raised: [0.215, 0.02, 22],
    well: [0.145, 0.016, 22],
    ink: [0.95, 0.012, 2],
    'ink-2': [0.77, 0.02, 7],
    fog: [0.33, 0.02, 17],
    outline: [0.58, 0.02, 17],
    tint: [0.27, 0.05, 7],
    backdrop: [0.12, 0.015, 22],
  },
};

/** The house's green and amber, as they were drawn: wide screens show them stronger than others can. */
const house: Record<Mode, { accent: Color; warm: Color }> = {
  day: { accent: { l: 0.43, c: 0.115, h: 163 }, warm: { l: 0.56, c: 0.14, h: 58 } },
  night: { accent: { l: 0.84, c: 0.135, h: 163 }, warm: { l: 0.82, c: 0.13, h: 72 } },
};

/** The hue of a paper that has its own, and how strong it is: by day a tint is hardly seen. */
const papers: Record<Paper, { hue: number } & Record<Mode, number>> = {
  warm: { hue: 75, day: 2.6, night: 0.8 },
  neutral: { hue: 0, day: 0, night: 0 },
  cool: { hue: 240, day: 2, night: 1.2 },
};

/**
 * The colours of both modes for one or two of the owner's, or for none. What a colour lacks in contrast it is made
 * darker for by day and lighter by night. The first is that of words and buttons, the last that of the marks; with two
 * of them the last is also in the place of the house's amber.
 */
export function solvePalette(colors: readonly Color[], paper?: Paper): Palette {
  return { day: solveShades('day', colors, paper), night: solveShades('night', colors, paper) };
}

function solveShades(mode: Mode, colors: readonly Color[], paper: Paper | undefined): Shades {
  const [first, second] = colors;
  const neutrals = mixNeutrals(mode, first ?? house[mode].accent, paper);
  const surfaces = luminances(neutrals, ['paper', 'raised', 'well']);
  const behindWords = [...surfaces, luminance(neutrals.tint)];
  const reach = (role: Neutral, least: number, behind: readonly number[]) =>
    writeColor(reachContrast(colorOf(neutrals[role]), least, behind, mode));
  const ink = reach('ink', contrastOfWords, behindWords);
  const wordsIn = (color: Color) => (isGrey(color) ? ink : writeColor(textColor(color, surfaces, mode)));
  const marksIn = (color: Color) => (isGrey(color) ? ink : writeColor(marksColor(color, surfaces, mode)));
  const { accent, warm } = house[mode];
  const last = second ?? first;
  return {
    ...neutrals,
    ink,
    'ink-2': reach('ink-2', contrastOfWords, behindWords),
    outline: reach('outline', contrastOfShapes, surfaces),
    accent: first ? wordsIn(first) : writeColor(accent),
    mark: last ? marksIn(last) : writeColor(accent),
    warm: second ? marksIn(second) : writeColor(warm),
    'warm-words': wordsIn(second ?? warm),
  };
}

function mixNeutrals(mode: Mode, accent: Color, paper: Paper | undefined): Record<Neutral, string> {
  const own = paper && papers[paper];
  const strengthOfTint = Math.min(1, accent.c / 0.1);
  const entries = Object.entries(recipes[mode]).map(([role, [l, c, turn]]) => {
    const strength = role === 'tint' ? strengthOfTint : own ? own[mode] : isGrey(accent) ? 0 : 1;
    const hue = role === 'tint' || !own ? accent.h : own.hue;
    return [role, writeColor(withinScreen({ l, c: c * strength, h: hue + coolness(hue) * turn }))];
  });
  return Object.fromEntries(entries) as Record<Neutral, string>;
}

/** Which way around the circle of hues leads from yellow to blue: over green or over red. */
function coolness(hue: number): 1 | -1 {
  return hue > 115 && hue < 295 ? 1 : -1;
}

/** As it is where it can be read, else as near to it as can. */
function textColor(color: Color, behind: readonly number[], mode: Mode): Color {
  const least = reachContrast(color, contrastOfWords, behind, mode);
  if (mode === 'day' || least.l <= color.l) return least;
  // Lighter than need be, since that is what a lamp looks like; but a pale colour is no colour.
  for (let l = lightnessAtNight; l > least.l; l -= 0.01) {
    const lit = withinScreen({ ...color, l });
    if (lit.c >= Math.min(color.c, 0.13)) return lit;
  }
  return least;
}

function marksColor(color: Color, surfaces: readonly number[], mode: Mode): Color {
  if (mode === 'day') return reachContrast(color, contrastOfShapes, surfaces, mode);
  const shown = withinScreen(color);
  return minContrast(shown, surfaces) >= contrastOfGlow ? shown : textColor(color, surfaces, mode);
}

/** The nearest lightness at which a colour is clear enough on all that lies behind it. */
function reachContrast(from: Color, least: number, behind: readonly number[], mode: Mode): Color {
  const at = (l: number) => withinScreen(l < from.l ? darkened(from, l) : { ...from, l });
  const isClear = (l: number) => minContrast(at(l), behind) >= least;
  if (isClear(from.l)) return at(from.l);
  let [lacking, clear] = [from.l, mode === 'day' ? 0 : 1];
  while (Math.abs(clear - lacking) > 0.001) {
    const middle = (clear + lacking) / 2;
    if (isClear(middle)) clear = middle;
    else lacking = middle;
  }
  return at(clear);
}

/** A dark yellow is what the eye calls olive, or mud: in paint and in autumn leaves it turns to amber and brown. */
function darkened(from: Color, l: number): Color {
  const nearYellow = Math.max(0, Math.cos(((from.h - 100) / 35) * (Math.PI / 2)));
  const isNear = Math.abs(from.h - 100) < 35;
  return { ...from, l, h: isNear ? from.h - 35 * nearYellow * Math.min(1, (from.l - l) / 0.45) : from.h };
}

/** Judged as it will be written. */
function minContrast(color: Color, behind: readonly number[]): number {
  const own = luminance(writeColor(color));
  return Math.min(...behind.map((other) => ratio(own, other)));
}

function luminances(shades: Record<Neutral, string>, roles: readonly Neutral[]): number[] {
  return roles.map((role) => luminance(shades[role]));
}

function colorOf(css: string): Color {
  const color = readColor(css);
  if (!color) throw new Error(`${css} is no colour`);
  return color;
}
