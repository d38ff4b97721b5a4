/** The colours of one mode, each by what it is for, as CSS writes them: `oklch(98.6% 0.004 165)`. All are opaque. */
export type Shades = {
  /** The page. */
  paper: string;
  /** What stands out from it, as a card. */
  raised: string;
  /** What is sunk into it, as a row of buttons. */
  well: string;
  ink: string;
  'ink-2': string;
  /** Hairlines, which carry no meaning. */
  fog: string;
  /** Boundaries of controls. */
  outline: string;
  /** Words and buttons in the owner's colour. */
  accent: string;
  /** Shapes in it: the underscore, what is current, where the focus is. */
  mark: string;
  /** A breath of it behind words. */
  tint: string;
  /** What wants attention, and the sun. */
  warm: string;
  /** Words in that colour. */
  'warm-words': string;
  /** Behind a picture that fills the window. */
  backdrop: string;
};

export type Mode = 'day' | 'night';

/** Every colour of the site but those on and of its pictures. */
export type Palette = Record<Mode, Shades>;

export const papers = ['warm', 'neutral', 'cool'] as const;
export type Paper = (typeof papers)[number];

export const corners = ['square', 'soft', 'round'] as const;
export type Corners = (typeof corners)[number];

/** Named after the face of their headings. */
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

/** What an owner chose; for what is left out the house has its own. */
export type Brand = {
  /** Any colour of CSS, or a hue alone: `163deg`. */
  hues?: string[] | undefined;
  paper?: Paper | undefined;
  typefaces?: TypefacePair | undefined;
  corners?: Corners | undefined;
};

/** How the site looks, as the owner chose it or as the house has it. */
export type Look = {
  palette: Palette;
  /** The same colours as a screen shows them, `#f8fbfa`, for all that is no style sheet. */
  screen: Palette;
  corners: Corners;
  typefaces: TypefacePair;
};
