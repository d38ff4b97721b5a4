/** The colors of one mode by purpose, as opaque CSS colors: `oklch(98.6% 0.004 165)`. */
export type Shades = {
  /** The page. */
  paper: string;
  /** Raised surfaces, such as cards. */
  raised: string;
  /** Sunken surfaces, such as a row of buttons. */
  well: string;
  ink: string;
  'ink-2': string;
  /** Decorative hairlines. */
  fog: string;
  /** Boundaries of controls. */
  outline: string;
  /** Text and buttons in the owner's color. */
  accent: string;
  /** Shapes in that color: the underscore, the current item, the focus ring. */
  mark: string;
  /** The same where it only decorates and needs no contrast, so that it is as the owner wrote it. */
  decoration: string;
  /** A light tint of it behind text. */
  tint: string;
  /** Accents that attract attention, and the sun icon. */
  warm: string;
  /** Text in that color. */
  'warm-words': string;
};

export type Mode = 'day' | 'night';

/** Every color of the site except those on pictures. */
export type Palette = Record<Mode, Shades>;

export const papers = ['warm', 'neutral', 'cool'] as const;
export type Paper = (typeof papers)[number];

export const corners = ['square', 'soft', 'round'] as const;
export type Corners = (typeof corners)[number];

/** Named after the typeface of their headings. */
export const typefacePairs = [
  'atkinson',
  'newsreader',
  'fraunces',
  'literata',
  'bitter',
  'schibsted',
  'cabin',
] as const;
export type TypefacePair = (typeof typefacePairs)[number];

/** The owner's choices; missing ones get defaults. */
export type Brand = {
  /** Any CSS color, or a hue alone: `163deg`. */
  hues?: string[] | undefined;
  paper?: Paper | undefined;
  typefaces?: TypefacePair | undefined;
  corners?: Corners | undefined;
};

/** The design of the site, with defaults for what the owner left out. */
export type Look = {
  palette: Palette;
  /** The same colors as `#rrggbb`, for everything except style sheets. */
  screen: Palette;
  corners: Corners;
  /** Chips and the switch, round unless the owner asks for square corners. */
  chips: 'round' | 'square';
  /** Main buttons have the color of the text, or the owner's first one. */
  buttons: 'text' | 'accent';
  typefaces: TypefacePair;
};
