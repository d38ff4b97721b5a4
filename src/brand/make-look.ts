import type { ModeSetting } from '../core/mode.ts';
import { hexOf, readColor, readHue } from './color.ts';
import {
  type Brand,
  type Corners,
  type Look,
  lookChoices,
  type Mode,
  namedLooks,
  type Palette,
  type Shades,
} from './look.ts';
import { shadesOfRoles, solvePalette } from './solve-palette.ts';

/** The look of a brand; an empty brand gets the default look. */
export function makeLook({ hues = [], look = {}, ...brand }: Brand): Look {
  const { like = 'underscore', ...single } = typeof look === 'string' ? { like: look } : look;
  const { choices, ...suited }: { choices: object } & Pick<Brand, 'typefaces' | 'paper' | 'corners'> =
    namedLooks[like];
  const { paper, typefaces = 'atkinson', corners } = { ...suited, ...brand };
  const colors = hues.flatMap((hue) => readHue(hue) ?? []);
  // A hue alone has no lightness to keep.
  const palette = solvePalette(colors, paper, readColor(hues.at(-1) ?? ''));
  return {
    palette,
    screen: onScreen(palette),
    corners: corners ?? 'square',
    chips: corners === 'square' ? 'square' : 'round',
    buttons: colors.length > 0 ? 'accent' : 'text',
    typefaces,
    choices: { ...defaultChoices, ...choices, ...single },
  };
}

const defaultChoices = Object.fromEntries(
  Object.entries(lookChoices).map(([choice, [first]]) => [choice, first]),
) as Look['choices'];

/**
 * Names of the style sheets in src/looks/ for all choices that differ from the default look. `masonry` and
 * `mounted` photos build on `rows`.
 */
export function lookSheets({ choices }: Pick<Look, 'choices'>): string[] {
  return Object.entries(choices)
    .filter(([choice, value]) => value !== defaultChoices[choice as keyof Look['choices']])
    .flatMap(([choice, value]) =>
      choice === 'photos' && value !== 'rows' ? ['photos-rows', `photos-${value}`] : [`${choice}-${value}`],
    );
}

function onScreen({ light, dark }: Palette): Palette {
  const toHex = (shades: Shades) =>
    Object.fromEntries(Object.entries(shades).map(([role, color]) => [role, hexOf(color)])) as Shades;
  return { light: toHex(light), dark: toHex(dark) };
}

/** Even `square` corners are slightly rounded. */
const radii: Record<Corners, string> = { square: '2px', soft: '7px', round: '16px' };

/** The custom properties that the design tokens use: `--light-paper`, `--dark-accent`, `--corner`. */
export function brandStyles({ palette, corners, chips, buttons }: Look, mode: ModeSetting = 'light'): string {
  const colors = (['light', 'dark'] satisfies Mode[]).flatMap((mode) =>
    Object.entries(palette[mode]).map(([role, color]) => `--${mode}-${role}:${color};`),
  );
  const properties = [
    `--corner:${radii[corners]};`,
    chips === 'square' ? `--radius-pill:${radii.square};` : '',
    buttons === 'accent' ? '--button:var(--accent);--button-hover:var(--text);' : '',
  ];
  return `@layer tokens{:root{${[...colors, ...properties].join('')}}${mode === 'system' ? darkBySystem() : ''}}`;
}

/** The dark rules of tokens.css for sites whose mode follows the system of the visitor. Paper is always light. */
function darkBySystem(): string {
  const roles = Object.entries(shadesOfRoles).map(([role, shade]) => `${role}:var(--dark-${shade});`);
  return `@media screen and (prefers-color-scheme:dark){[data-theme="system"]{color-scheme:dark;${roles.join('')}}}`;
}
