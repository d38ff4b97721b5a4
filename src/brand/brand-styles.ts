import type { Corners, Look, Mode } from './look.ts';

/** `square` corners are broken by as much as a cut card is. */
const radii: Record<Corners, string> = { square: '2px', soft: '7px', round: '16px' };

/** The values that the site's tokens point to: `--day-paper`, `--night-accent`, `--corner`. */
export function brandStyles({ palette, corners }: Look): string {
  const colors = (['day', 'night'] satisfies Mode[]).flatMap((mode) =>
    Object.entries(palette[mode]).map(([role, color]) => `--${mode}-${role}:${color};`),
  );
  return `@layer tokens{:root{${colors.join('')}--corner:${radii[corners]}}}`;
}
