import { readFile } from 'node:fs/promises';
import { cached } from '../files/cache.ts';
import type { FoundFamily } from './find-pair.ts';
import { readMetrics } from './read-letters.ts';
import { type Fallback, type Family, fallbackFonts, type SizeAdjust, sampleText } from './typeface-pairs.ts';

type Measures = { ascent: number; descent: number; widths: SizeAdjust };

/** Weights of long texts, of the lede, of headings and labels, and of page titles. */
const measuredWeights = { text: 400, lede: 520, bold: 700, heavy: 750 } satisfies SizeAdjust;

/** Family name of a fallback font. */
export function fallbackName({ family, kind }: Family, index: number): string {
  return `${family} as ${fallbackFonts[kind][index]?.local[0]}`;
}

/** Fallback fonts from the visitor's system, scaled to the width of the web font, so that lines break at the same places. */
export async function fallbackStyles(family: FoundFamily, cacheDir: string): Promise<string> {
  const measures = await measure(family, cacheDir);
  return fallbackFonts[family.kind]
    .map((fallback, index) => {
      const sizeAdjust = family.sizeAdjust?.[index] ?? computeSizeAdjust(measures, family.kerned, fallback);
      return fallbackRules(fallbackName(family, index), fallback, sizeAdjust, measures);
    })
    .join('');
}

function computeSizeAdjust({ widths }: Measures, kerned: number, { width }: Fallback): SizeAdjust {
  const percent = (own: number, other: number) => Number(((100 * own * kerned) / other).toFixed(1));
  return {
    text: percent(widths.text, width.regular),
    lede: percent(widths.lede, width.regular),
    bold: percent(widths.bold, width.bold),
    heavy: percent(widths.heavy, width.bold),
  };
}

/** Decompressing a font at four weights takes a second, so the result is cached. */
async function measure({ webFiles, weights }: FoundFamily, cacheDir: string): Promise<Measures> {
  const source = await readFile(webFiles.latin);
  const recipe = {
    tools: ['subset-font'],
    parts: ['measures', source, weights, measuredWeights, sampleText],
  };
  const answer = await cached(cacheDir, recipe, async () => {
    const { default: subsetFont } = await import('subset-font');
    const at = async (weight: number) => {
      const wght = Math.min(weight, weights.max);
      const options = { targetFormat: 'sfnt', variationAxes: { wght } } as const;
      return readMetrics(Buffer.from(await subsetFont(source, sampleText, options)));
    };
    const [text, lede, bold, heavy] = await Promise.all(Object.values(measuredWeights).map(at));
    if (!text || !lede || !bold || !heavy) throw new Error('a font has four measures');
    const widths = {
      text: text.widthOf(sampleText),
      lede: lede.widthOf(sampleText),
      bold: bold.widthOf(sampleText),
      heavy: heavy.widthOf(sampleText),
    };
    return Buffer.from(JSON.stringify({ ascent: text.ascent, descent: text.descent, widths }));
  });
  return JSON.parse(Buffer.from(answer).toString()) as Measures;
}

function fallbackRules(
  family: string,
  { local }: Fallback,
  sizeAdjust: SizeAdjust,
  { ascent, descent }: Measures,
): string {
  const bold = local.map((name) => `${name} Bold`);
  const face = (sources: string[], weights: string, percent: number) =>
    `@font-face{font-family:"${family}";src:${sources.map((name) => `local("${name}")`).join(',')};` +
    `font-weight:${weights};size-adjust:${percent}%;line-gap-override:0%;` +
    `ascent-override:${((10000 * ascent) / percent).toFixed(1)}%;` +
    `descent-override:${((10000 * descent) / percent).toFixed(1)}%}`;
  const hasHeavy = sizeAdjust.heavy !== sizeAdjust.bold;
  // A separate bold face, because a synthesized bold is narrower.
  return (
    face(local, '400 499', sizeAdjust.text) +
    face(local, '500 599', sizeAdjust.lede) +
    face(bold, hasHeavy ? '600 739' : '600 900', sizeAdjust.bold) +
    (hasHeavy ? face(bold, '740 900', sizeAdjust.heavy) : '')
  );
}
