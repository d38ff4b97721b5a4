import { sha256 } from '../files/hash.ts';
import samplePictures from './sample-pictures.json' with { type: 'json' };

/** What `npm run sample:pictures` writes: hashes of pictures, several in one string. */
export type SamplePictures = {
  /** Every picture that the sample has or had. */
  sample: string[];
  /** The placeholders of a new content/. */
  placeholders: string;
};

const { sample, placeholders }: SamplePictures = samplePictures;
const sampleHashes = sample.join(' ');

export function pictureHash(bytes: Uint8Array): string {
  return sha256(bytes).slice(0, 12);
}

/** The known picture with these bytes: one of the sample, a placeholder, or null. */
export function findKnownPicture(bytes: Uint8Array): 'sample' | 'placeholder' | null {
  const hash = pictureHash(bytes);
  if (sampleHashes.includes(hash)) return 'sample';
  return placeholders.includes(hash) ? 'placeholder' : null;
}

/** Phrases that identify the sample owner. */
export const samplePatterns = {
  handle: anyOf(
    'mira solano sample',
    ...['clear label', 'crosscheck', 'five up', 'night shift', 'plain form', 'second breakfast'].map(
      (project) => `${project} sample`,
    ),
  ),
  name: anyOf('mira solano', 'mirasolano', 'solano'),
  place: anyOf(
    ...['alder creek hospital', 'hillcrest lane primary care', 'larkspur medical', 'longline virtual care'],
    ...['north arm vaccination team', 'northshore biofilm laboratory', 'northshore medication safety group'],
    ...['northshore university', 'quarry road pharmacy', 'tern tide pharmacy'],
  ),
};

/** Matches whole words in any case, with any separators. */
function anyOf(...phrases: string[]): RegExp {
  const patterns = phrases.map((phrase) => phrase.replaceAll(' ', '[^\\p{L}\\p{N}]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}
