/** Letters that Unicode does not decompose into a letter and an accent, and the sigma that ends a word. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Text without case, accents and other marks, for comparison. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþıς]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}

/** A letter of Chinese, Japanese or Korean, twice as wide as one of most other scripts. */
export const eastAsianLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A letter of a script without spaces between words. */
export const unspacedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
