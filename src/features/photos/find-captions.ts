import { foldText } from '../../core/fold-text.ts';

/** Letters of scripts that put no spaces between words: what begins one there, nobody can tell. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A caption as it is searched: its words without case and accents, each behind a space. */
export function foldCaption(caption: string): string {
  return ` ${foldText(caption)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')}`;
}

/**
 * The places of the captions that hold every word of `query`, or one that begins with it; any order, case and accents
 * count for nothing. `captions` are folded. A query without a word finds all.
 */
export function findCaptions(captions: readonly string[], query: string): number[] {
  const wanted = foldCaption(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => (unspaced.test(word) ? word : ` ${word}`));
  return captions.flatMap((caption, index) =>
    wanted.every((word) => caption.includes(word)) ? [index] : [],
  );
}
