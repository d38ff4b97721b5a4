import sharp from 'sharp';
import type { Shades } from '../../brand/look.ts';
import { cachedAll, cacheKey } from '../../files/cache.ts';
import {
  loadTypesetter,
  type Typefaces,
  type Typesetter,
  typesettingRecipe,
} from '../../typst/typesetter.ts';

const template = new URL('share-card.typ', import.meta.url);
/** Raise when cards are drawn otherwise with the same template, so that cached ones are drawn anew. */
const revision = 5;

export type ShareCard = {
  /** Small line at the top: whose card it is, or what its heading does not say. */
  kicker: string;
  heading: string;
  line: string;
  address: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Whether letters of the language join or stand in squares, and are not set closer. */
  isSpacious: boolean;
};

/** So many are one document: one for each took Typst five times as long, and the longer the more it had set before. */
const setTogether = 25;

/**
 * Draws share cards as PNG, 1200 × 630 px, in the site's light look; from the cache where nothing changed. Characters
 * that neither the site's typefaces nor `faces` have are left out.
 */
export async function shareCardRenderer(
  colors: Shades,
  faces: Typefaces,
  cacheDir: string,
): Promise<(cards: readonly ShareCard[]) => Promise<Uint8Array[]>> {
  const { tools, parts } = await typesettingRecipe(template, faces);
  // Read and reckoned once, not for each card: the typefaces are in it.
  const shared = cacheKey({ tools: [...tools, 'sharp'], parts: [...parts, revision, colors] });
  let typesetter: Promise<Typesetter> | undefined;
  const renderTogether = (cards: readonly ShareCard[]) => {
    const recipes = cards.map((card) => ({ tools: [], parts: [shared, card] }));
    return cachedAll(cacheDir, recipes, async (missing) => {
      typesetter ??= loadTypesetter(template, faces);
      const { svgs } = await typesetter;
      return Promise.all((await svgs({ colors, cards: missing.map((place) => cards[place]) })).map(toPng));
    });
  };
  return async (cards) => {
    const drawn: Uint8Array[] = [];
    for (let first = 0; first < cards.length; first += setTogether)
      drawn.push(...(await renderTogether(cards.slice(first, first + setTogether))));
    return drawn;
  };
}

/**
 * Sixteen colors are all that paper, ink and what lies between them need, in half of the bytes. Choosing them with more
 * effort saves a hundredth of those in twice the time, packing them with more saves three in half as much again.
 */
function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6, colors: 16, dither: 0, effort: 1 }).toBuffer();
}
