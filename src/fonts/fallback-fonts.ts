export type FamilyKind = 'sans' | 'serif' | 'mono';

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
