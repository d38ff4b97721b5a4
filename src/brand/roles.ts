import type { Mode, Palette, Shades } from './look.ts';
import { minShapeContrast, minTextContrast } from './solve-palette.ts';

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
  '--warm-text': 'warm-words',
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
