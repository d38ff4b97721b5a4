import { hexOf, readHue } from './color.ts';
import type { Brand, Look, Palette, Shades } from './look.ts';
import { solvePalette } from './solve-palette.ts';

/** What all that has a look is made from; an empty brand is the house. */
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
