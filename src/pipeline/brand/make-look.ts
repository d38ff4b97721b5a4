import type { Look, Palette, Shades } from '../../model/brand.ts';
import { hexOf } from './colour.ts';
import { solvePalette } from './solve-palette.ts';

/** What all that shows colours is made from. */
export function makeLook(): Look {
  const palette = solvePalette([]);
  return { palette, screen: onScreen(palette), corners: 'square' };
}

function onScreen({ day, night }: Palette): Palette {
  const shown = (shades: Shades) =>
    Object.fromEntries(Object.entries(shades).map(([role, colour]) => [role, hexOf(colour)])) as Shades;
  return { day: shown(day), night: shown(night) };
}
