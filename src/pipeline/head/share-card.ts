import sharp from 'sharp';
import type { Shades } from '../../model/brand.ts';
import { cached, cacheKey } from '../files/cache.ts';
import { loadTypesetter, type Typefaces, type Typesetter, typesettingRecipe } from '../typeset/typesetter.ts';

const template = new URL('share-card.typ', import.meta.url);
/** Raise when cards are drawn otherwise with the same template, so that cached ones are drawn anew. */
const revision = 4;

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

/**
 * Draws share cards as PNG, 1200 × 630 px, in the site's light look; from the cache where nothing changed. Characters
 * that neither the site's typefaces nor `faces` have are left out.
 */
export async function shareCardDrawer(
  colours: Shades,
  faces: Typefaces,
  cacheDir: string,
): Promise<(card: ShareCard) => Promise<Uint8Array>> {
  const { tools, parts } = await typesettingRecipe(template, faces);
  // Read and reckoned once, not for each card: the typefaces are in it.
  const shared = cacheKey({ tools: [...tools, 'sharp'], parts: [...parts, revision, colours] });
  let typesetter: Promise<Typesetter> | undefined;
  return (card) =>
    cached(cacheDir, { tools: [], parts: [shared, card] }, async () => {
      typesetter ??= loadTypesetter(template, faces);
      const { svg } = await typesetter;
      // Sixteen colours are all that paper, ink and what lies between them need, in half of the bytes. Choosing them
      // with more effort saves a hundredth of those in twice the time.
      return sharp(Buffer.from(await svg({ ...card, colours })))
        .png({ compressionLevel: 9, colours: 16, dither: 0, effort: 1 })
        .toBuffer();
    });
}
