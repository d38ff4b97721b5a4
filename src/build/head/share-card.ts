import path from 'node:path';
import sharp from 'sharp';
import type { Shades } from '../../brand/look.ts';
import { cachedAll, cacheKey } from '../../files/cache.ts';
import { engineRoot } from '../../files/output-paths.ts';
import {
  loadTypesetter,
  type Typefaces,
  type Typesetter,
  typesettingRecipe,
} from '../../typst/typesetter.ts';

const template = path.join(engineRoot, 'src/build/head/share-card.typ');
/** Raise when cards change with the same template, to invalidate the cache. */
const revision = 5;

export type ShareCard = {
  /** Small line at the top: the owner's name, or what the heading does not say. */
  kicker: string;
  heading: string;
  line: string;
  address: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Whether letters of the language join or are square, so that letter spacing stays normal. */
  isSpacious: boolean;
};

/** Cards per Typst document: one document each takes five times as long, and more for later ones. */
const cardsPerDocument = 25;

/**
 * Renders share cards as PNG, 1200 × 630 px, in the light theme, or takes them from the cache. Omits characters that neither
 * the site's typefaces nor `faces` have.
 */
export async function shareCardRenderer(
  colors: Shades,
  faces: Typefaces,
  cacheDir: string,
): Promise<(cards: readonly ShareCard[]) => Promise<Uint8Array[]>> {
  const { tools, parts } = await typesettingRecipe(template, faces);
  // Computed once for all cards, because it includes the typefaces.
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
    const rendered: Uint8Array[] = [];
    for (let first = 0; first < cards.length; first += cardsPerDocument)
      rendered.push(...(await renderTogether(cards.slice(first, first + cardsPerDocument))));
    return rendered;
  };
}

/** Sixteen colors suffice and halve the bytes. More effort saves 1 % in twice the time, more compression 3 % in 1.5 times. */
function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6, colors: 16, dither: 0, effort: 1 }).toBuffer();
}
