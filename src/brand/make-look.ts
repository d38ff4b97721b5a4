import { hexOf, readHue } from './color.ts';
import type { Brand, Corners, Look, Mode, Palette, Shades } from './look.ts';
import { solvePalette } from './solve-palette.ts';

/** The look of a brand; an empty brand gets the default look. */
export function makeLook({ hues = [], paper, typefaces = 'atkinson', corners = 'square' }: Brand): Look {
  const colors = hues.flatMap((hue) => readHue(hue) ?? []);
  const palette = solvePalette(colors, paper);
  return { palette, screen: onScreen(palette), corners, typefaces };
}

function onScreen({ day, night }: Palette): Palette {
  const shown = (shades: Shades) =>
    Object.fromEntries(Object.entries(shades).map(([role, color]) => [role, hexOf(color)])) as Shades;
  return { day: shown(day), night: shown(night) };
}

/** Even `square` corners are slightly rounded. */
const radii: Record<Corners, string> = { square: '2px', soft: '7px', round: '16px' };

/** The custom properties that the design tokens use: `--day-paper`, `--night-accent`, `--corner`. */
export function brandStyles({ palette, corners }: Look): string {
  const colors = (['day', 'night'] satisfies Mode[]).flatMap((mode) =>
    Object.entries(palette[mode]).map(([role, color]) => `--${mode}-${role}:${color};`),
  );
  return `@layer tokens{:root{${colors.join('')}--corner:${radii[corners]}}}`;
}
