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
  /** The owner's exact color, for decoration, which needs no contrast. */
  decoration: string;
  /** A light tint of it behind text. */
  tint: string;
  /** Accents that attract attention, and the sun icon. */
  warm: string;
  /** Text in that color. */
  'warm-text': string;
};

export type Mode = 'light' | 'dark';

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
  'figtree',
  'garamond',
  'nunito',
] as const;
export type TypefacePair = (typeof typefacePairs)[number];

/**
 * What a look can choose, each with its values; the first is the default. Every other value is a style sheet in src/looks/,
 * which is in the bundle only when chosen.
 */
export const lookChoices = {
  /** Separate pages, or one page with the content of all. */
  pages: ['several', 'one'],
  /** The top of the homepage: a typed title, the owner's name, the name next to the portrait, a photograph, a dense overview. */
  home: ['typed', 'still', 'portrait', 'pictures', 'index'],
  /** Projects in one column or in a grid. */
  projects: ['list', 'grid'],
  /** Jobs, awards and similar records: a timeline, wide columns, rows of a table, cards. */
  entries: ['ledger', 'columns', 'compact', 'cards'],
  /** The navigation bar. */
  bar: ['top', 'side', 'bottom-on-phones', 'centered'],
  /**
   * Photos of galleries: cropped to equal frames, uncropped on a mat, uncropped in columns, uncropped in rows of
   * equal height.
   */
  photos: ['cropped', 'mounted', 'masonry', 'rows'],
  /** Marks and surfaces: underscores and rules, only space, tinted and round, cards with shadows. */
  shape: ['ruled', 'plain', 'round', 'raised'],
  /** Space: the default, half of it, or a narrow column with wide margins. */
  density: ['normal', 'compact', 'airy'],
  /** Use of the typefaces: labels in the pair's own font, large and light headings, all monospaced, one family. */
  type: ['labelled', 'book', 'mono', 'plain'],
} as const;

type LookChoices = { [K in keyof typeof lookChoices]?: (typeof lookChoices)[K][number] | undefined };

type NamedLook = { choices: LookChoices } & Pick<Brand, 'typefaces' | 'corners' | 'paper'>;

/** Choices that go together, with typefaces, corners and paper that suit them. */
export const namedLooks = {
  underscore: { choices: {} },
  gallery: {
    choices: { home: 'pictures', photos: 'mounted', shape: 'plain', type: 'plain' },
    typefaces: 'fraunces',
    paper: 'neutral',
  },
  editorial: {
    choices: { home: 'still', entries: 'columns', shape: 'plain', type: 'book' },
    typefaces: 'newsreader',
    paper: 'warm',
  },
  technical: {
    choices: {
      home: 'index',
      projects: 'grid',
      entries: 'compact',
      bar: 'side',
      density: 'compact',
      type: 'mono',
    },
    typefaces: 'schibsted',
    paper: 'cool',
    corners: 'square',
  },
  warm: {
    choices: { home: 'still', projects: 'grid', entries: 'cards', shape: 'round', type: 'plain' },
    typefaces: 'cabin',
    paper: 'warm',
    corners: 'round',
  },
  quiet: {
    choices: {
      pages: 'one',
      home: 'portrait',
      bar: 'centered',
      photos: 'rows',
      shape: 'plain',
      density: 'airy',
      type: 'plain',
    },
    typefaces: 'figtree',
    paper: 'neutral',
    corners: 'soft',
  },
} as const satisfies Record<string, NamedLook>;

export type LookName = keyof typeof namedLooks;

/** The owner's choices; missing ones get defaults. */
export type Brand = {
  /** Any CSS color, or a hue alone: `163deg`. */
  hues?: string[] | undefined;
  paper?: Paper | undefined;
  typefaces?: TypefacePair | undefined;
  corners?: Corners | undefined;
  /** A named look, or single choices that change the look in `like`. */
  look?: LookName | (LookChoices & { like?: LookName | undefined }) | undefined;
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
  choices: Required<{ [K in keyof LookChoices]: NonNullable<LookChoices[K]> }>;
};
