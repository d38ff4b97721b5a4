import type { Mode, Palette, Shades } from './look.ts';
import { contrastOfShapes, contrastOfWords } from './solve-palette.ts';

/** The roles of colours in the site's tokens, each with what it is taken from in both modes. */
const shadesOfRoles = {
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
  '--accent-soft': 'tint',
  '--warm': 'warm',
  '--warm-text': 'warm-words',
  '--lightbox-backdrop': 'backdrop',
} as const satisfies Record<string, keyof Shades>;

type ColorRole = keyof typeof shadesOfRoles;

export function isColorRole(name: string): name is ColorRole {
  return Object.hasOwn(shadesOfRoles, name);
}

/** What each role is in a mode, as CSS. */
export function colorsOfRoles(palette: Palette, mode: Mode): Map<string, string> {
  return new Map(Object.entries(shadesOfRoles).map(([role, shade]) => [role, palette[mode][shade]]));
}

type ContrastRule = { role: ColorRole; behind: ColorRole; least: number };

const surfaces = ['--surface', '--surface-raised', '--surface-sunken'] as const;

function rules(roles: readonly ColorRole[], behind: readonly ColorRole[], least: number): ContrastRule[] {
  return roles.flatMap((role) => behind.map((other) => ({ role, behind: other, least })));
}

/** What stands on what. */
export const contrastRules: ContrastRule[] = [
  ...rules(
    ['--text', '--text-muted'],
    [...surfaces, '--accent-soft', '--lightbox-backdrop'],
    contrastOfWords,
  ),
  ...rules(['--accent', '--warm-text'], ['--surface', '--surface-raised'], contrastOfWords),
  ...rules(['--outline', '--mark', '--warm'], surfaces, contrastOfShapes),
];
