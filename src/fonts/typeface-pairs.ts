import type { TypefacePair } from '../brand/look.ts';
import type { FamilyKind, SizeAdjust } from './fallback-fonts.ts';
import type { FontPackage } from './font-packages.ts';

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
  /** Static TrueType files, for the résumé and share cards, because Typst does not support variable fonts. */
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
    print: {
      name: `@expo-google-fonts/${packageName}`,
      files: styles.map((style) => `${style}/${name.replaceAll(' ', '')}_${style}.ttf`),
    },
  };
}

// Measured in Chromium: with these, the fewest texts and headings of six owners change their number of lines.
const next = {
  ...family('Atkinson Hyperlegible Next', 'sans', 750, [...forReading, heavy], 0.996),
  sizeAdjust: [
    { text: 99.1, lede: 102.9, bold: 98.1, heavy: 100.1 },
    { text: 99.5, lede: 103.2, bold: 104.4, heavy: 106 },
    { text: 87, lede: 90, bold: 82.8, heavy: 84.1 },
  ],
};
const mono = family('Atkinson Hyperlegible Mono', 'mono', 800, forLabels);
const newsreader = family('Newsreader', 'serif', 700, forReading, 0.992);
const instrument = family('Instrument Sans', 'sans', 700, forLabels, 0.993);
// Its boldest weights suit posters only.
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
