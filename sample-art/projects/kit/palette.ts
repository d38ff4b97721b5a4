import { type Colour, lch } from '../../core/colour.ts';

/** The site's colour roles, as its style sheet has them, by day and by night. */
export type Theme = {
  readonly paper: Colour;
  readonly raised: Colour;
  readonly sunken: Colour;
  readonly ink: Colour;
  readonly ink2: Colour;
  readonly rule: Colour;
  readonly green: Colour;
  readonly greenSoft: Colour;
  readonly onGreen: Colour;
  readonly amber: Colour;
  readonly amberSoft: Colour;
  readonly red: Colour;
  readonly redSoft: Colour;
};

export const day: Theme = {
  paper: lch(0.986, 0.004, 165),
  raised: lch(1, 0, 0),
  sunken: lch(0.955, 0.01, 165),
  ink: lch(0.23, 0.025, 175),
  ink2: lch(0.42, 0.022, 175),
  rule: lch(0.87, 0.014, 170),
  green: lch(0.45, 0.115, 163),
  greenSoft: lch(0.935, 0.045, 163),
  onGreen: lch(0.99, 0.01, 160),
  amber: lch(0.6, 0.14, 58),
  amberSoft: lch(0.94, 0.05, 75),
  red: lch(0.53, 0.185, 27),
  redSoft: lch(0.93, 0.04, 25),
};

export const night: Theme = {
  paper: lch(0.185, 0.019, 185),
  raised: lch(0.235, 0.021, 185),
  sunken: lch(0.145, 0.016, 185),
  ink: lch(0.95, 0.012, 165),
  ink2: lch(0.77, 0.02, 170),
  rule: lch(0.34, 0.02, 180),
  green: lch(0.84, 0.135, 163),
  greenSoft: lch(0.31, 0.055, 168),
  onGreen: lch(0.17, 0.03, 170),
  amber: lch(0.82, 0.13, 72),
  amberSoft: lch(0.32, 0.055, 65),
  red: lch(0.74, 0.15, 25),
  redSoft: lch(0.31, 0.07, 22),
};

/** The one hue a project adds to the site's green and amber, in five tones. */
export type Accent = {
  readonly hue: number;
  readonly deep: Colour;
  readonly strong: Colour;
  readonly base: Colour;
  readonly soft: Colour;
  readonly pale: Colour;
};

export function accentOf(hue: number, strength = 1): Accent {
  return {
    hue,
    deep: lch(0.3, 0.075 * strength, hue),
    strong: lch(0.5, 0.13 * strength, hue),
    base: lch(0.68, 0.13 * strength, hue),
    soft: lch(0.86, 0.065 * strength, hue),
    pale: lch(0.945, 0.026 * strength, hue),
  };
}
