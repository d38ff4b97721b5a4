import type { TypefacePair } from '../brand/look.ts';
import { type FontPackage, staticFonts } from './font-packages.ts';

type FamilyKind = 'sans' | 'serif' | 'mono';

/** Size of the fallback font in %, for weight 400, 520, 700 and 750 of a family. */
export type SizeAdjust = { text: number; lede: number; bold: number; heavy: number };

/** A system font that is shown until the web font has loaded. */
export type Fallback = {
  /** Full names of installed fonts with this width, most common first; `Bold` is appended for the bold ones. */
  local: string[];
  /** Width of `sampleText` in the regular and in the bold font, in em. */
  width: { regular: number; bold: number };
};

/** English text for measuring the average width of a font. */
export const sampleText =
  'The harbour wakes before the town does: ferries turn, gulls quarrel over a crust, and somebody in a yellow coat unlocks the small office by the quay. Every morning she writes the tide, the wind and the weather into a ledger, three short lines, because people ask. In June 2025 the project moved online; 1,200 visitors read it now, from Vancouver to Kyoto, and most of them stay for the photographs.';

/**
 * By kind of family. Liberation, Arimo, Tinos and Cousine have the widths of Arial, Times New Roman and Courier New.
 */
export const fallbackFonts: Record<FamilyKind, Fallback[]> = {
  sans: [
    { local: ['Arial', 'Liberation Sans', 'Helvetica'], width: { regular: 175.6, bold: 189.1 } },
    { local: ['Roboto'], width: { regular: 174.9, bold: 177.9 } },
    { local: ['DejaVu Sans'], width: { regular: 200.8, bold: 226.9 } },
  ],
  serif: [
    { local: ['Times New Roman', 'Liberation Serif', 'Times'], width: { regular: 159.3, bold: 169.4 } },
    { local: ['Noto Serif'], width: { regular: 189.1, bold: 200.6 } },
    { local: ['DejaVu Serif'], width: { regular: 203.2, bold: 224.0 } },
  ],
  mono: [
    {
      local: ['Courier New', 'Liberation Mono', 'Droid Sans Mono', 'Roboto Mono', 'Noto Sans Mono'],
      width: { regular: 238.8, bold: 238.8 },
    },
    { local: ['DejaVu Sans Mono'], width: { regular: 239.6, bold: 239.6 } },
  ],
};

/** A family for the site's texts. All are open (SIL Open Font License 1.1). */
export type Family = {
  /** Family name in the font file. */
  family: string;
  /** Kind of its fallback fonts. */
  kind: FamilyKind;
  /** Weights outside of this range appear in the nearest one. */
  weights: { min: number; max: number };
  /** Variable WOFF2 files, for pages: common and rarer Latin letters. */
  web: FontPackage & { alphabets: Record<Alphabet, string> };
  /** For the résumé and share cards. */
  print: FontPackage;
  /** Width of English text with kerning, relative to the width without; measured in Chromium. */
  kerned: number;
  /** For each fallback font, if measured in a browser; otherwise computed. */
  sizeAdjust?: SizeAdjust[];
};

export const alphabets = ['latin', 'latin-ext'] as const;
export type Alphabet = (typeof alphabets)[number];

/** Roles of text: long texts, headings, the typed title, labels (also dates and buttons), code. */
export const typefaceRoles = ['text', 'heading', 'title', 'label', 'code'] as const;
export type TypefaceRole = (typeof typefaceRoles)[number];

/** The family of each role; `null` is the monospaced font of the visitor's system. */
export type Pair = Record<Exclude<TypefaceRole, 'code'>, Family> & { code: Family | null };

const [italic, regular, semibold, bold, heavy] = [
  '400Regular_Italic',
  '400Regular',
  '600SemiBold',
  '700Bold',
  '800ExtraBold',
];
/** Weights for reading, and for labels and headings only. */
const forReading = [regular, italic, semibold, bold];
const forLabels = [regular, semibold, bold];

function family(name: string, kind: Family['kind'], heaviest: number, styles: string[], kerned = 1): Family {
  const packageName = name.toLowerCase().replaceAll(' ', '-');
  const fileOf = (alphabet: Alphabet) => `files/${packageName}-${alphabet}-wght-normal.woff2`;
  const files = { latin: fileOf('latin'), 'latin-ext': fileOf('latin-ext') };
  return {
    family: name,
    kind,
    kerned,
    weights: { min: 400, max: heaviest },
    web: {
      name: `@fontsource-variable/${packageName}`,
      files: Object.values(files),
      alphabets: files,
    },
    print: staticFonts(name, styles),
  };
}

// Measured in Chromium: with these, the fewest texts and headings of six owners change their number of lines.
const next = {
  ...family('Atkinson Hyperlegible Next', 'sans', 750, [...forReading, heavy], 0.996),
  sizeAdjust: [
    { text: 99.1, lede: 102.9, bold: 98.1, heavy: 100.1 },
    { text: 99, lede: 103.2, bold: 104.4, heavy: 106 },
    { text: 87, lede: 90, bold: 82.8, heavy: 84.1 },
  ],
};
const mono = family('Atkinson Hyperlegible Mono', 'mono', 800, forLabels);
const newsreader = family('Newsreader', 'serif', 700, forReading, 0.992);
const instrument = family('Instrument Sans', 'sans', 700, forLabels, 0.993);
// The boldest weights are for posters only.
const fraunces = family('Fraunces', 'serif', 620, [regular, semibold], 0.999);
const workSans = family('Work Sans', 'sans', 700, forReading, 0.993);
const literata = family('Literata', 'serif', 700, forReading, 0.988);
const franklin = family('Libre Franklin', 'sans', 700, forLabels, 0.994);
const bitter = family('Bitter', 'serif', 700, forLabels, 0.992);
const publicSans = family('Public Sans', 'sans', 700, forReading, 0.993);
const schibsted = family('Schibsted Grotesk', 'sans', 800, [...forReading, heavy], 0.995);
const jetbrains = family('JetBrains Mono', 'mono', 800, forLabels);
const cabin = family('Cabin', 'sans', 700, forReading, 0.996);
const inconsolata = family('Inconsolata', 'mono', 800, forLabels);
const figtree = family('Figtree', 'sans', 700, forReading, 0.999);
const garamond = family('EB Garamond', 'serif', 700, forReading, 0.995);
const karla = family('Karla', 'sans', 700, forLabels);
const nunito = family('Nunito', 'sans', 750, forReading, 0.998);

export const pairs: Record<TypefacePair, Pair> = {
  atkinson: { text: next, heading: next, title: mono, label: mono, code: mono },
  newsreader: {
    text: newsreader,
    heading: newsreader,
    title: newsreader,
    label: instrument,
    code: null,
  },
  fraunces: { text: workSans, heading: fraunces, title: fraunces, label: workSans, code: null },
  literata: { text: literata, heading: literata, title: literata, label: franklin, code: null },
  bitter: { text: publicSans, heading: bitter, title: bitter, label: publicSans, code: null },
  schibsted: { text: schibsted, heading: schibsted, title: schibsted, label: jetbrains, code: jetbrains },
  cabin: { text: cabin, heading: cabin, title: cabin, label: inconsolata, code: inconsolata },
  figtree: { text: figtree, heading: figtree, title: figtree, label: figtree, code: null },
  garamond: { text: garamond, heading: garamond, title: garamond, label: karla, code: null },
  nunito: { text: nunito, heading: nunito, title: nunito, label: nunito, code: null },
};

/** The families of a pair, without duplicates. */
export function familiesOf(pair: Pair): Family[] {
  return [...new Set(Object.values(pair).filter((each) => each !== null))];
}
