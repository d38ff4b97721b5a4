import { hexOf, readHue } from './colour.ts';
import type { Brand, Look, Palette, Shades } from './look.ts';
import { solvePalette } from './solve-palette.ts';

/** What all that has a look is made from; an empty brand is the house. */
export function makeLook({ hues = [], paper, typefaces = 'atkinson', corners = 'square' }: Brand): Look {
  const colours = hues.flatMap((hue) => readHue(hue) ?? []);
  const palette = solvePalette(colours, paper);
  return { palette, screen: onScreen(palette), corners, typefaces };
}

function onScreen({ day, night }: Palette): Palette {
  const shown = (shades: Shades) =>
    Object.fromEntries(Object.entries(shades).map(([role, colour]) => [role, hexOf(colour)])) as Shades;
  return { day: shown(day), night: shown(night) };
}
