/** The part of subset-font's interface that is used here; the package ships no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = {
    targetFormat?: 'woff2' | 'woff' | 'sfnt';
    variationAxes?: Record<string, Axis>;
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    noLayoutClosure?: boolean;
    preserveNameIds?: readonly number[];
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
