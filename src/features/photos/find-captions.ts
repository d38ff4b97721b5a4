import { foldText } from '../../core/fold-text.ts';

/** Scripts without spaces between words, where the beginning of a word is unknown. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A caption for the search: its words without case and accents, each after a space. */
export function foldCaption(caption: string): string {
  return ` ${foldText(caption)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')}`;
}

/**
 * Indices of the folded captions that contain every word of `query`, or a word that begins with it, in any order. A query
 * without a word finds all.
 */
export function findCaptions(captions: readonly string[], query: string): number[] {
  const queryWords = foldCaption(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => (unspaced.test(word) ? word : ` ${word}`));
  return captions.flatMap((caption, index) =>
    queryWords.every((word) => caption.includes(word)) ? [index] : [],
  );
}
