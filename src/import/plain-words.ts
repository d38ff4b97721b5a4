/** Signs that a line of an exported text begins with where its writer made a list. */
const bullet = /^\s*(?:[•●▪◦‣∙·○■–—*+-]|o(?=\s{2})|\d{1,2}[.)])\s+/u;

/** Words of another program as a text of content/: in one line, nothing in them a mark or hidden. */
export function plainWords(words: string): string {
  const text = tidy(words);
  // Where nothing could be a mark, a backslash is a sign like any other.
  return /[*[]/.test(text) ? text.replaceAll(/[*[]|\](?=\()|\\(?=[!-/:-@[-`{-~])/g, '\\$&') : text;
}

/** In one line, in letters of one piece, without what cannot be seen. */
export function tidy(words: string): string {
  return words
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\uFFFD]/gu, (sign) => (/[\u200C\u200D]/.test(sign) ? sign : ''))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Splits a text at line breaks and bullets; [] for an empty text. */
export function readBullets(text: string, words: (line: string) => string = plainWords): string[] {
  return text
    .replaceAll(/\s+([•●▪◦‣∙])\s+/gu, '\n$1 ')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => words(line.replace(bullet, '')))
    .filter((line) => line !== '');
}
