/** Letters that do not come apart into a Latin one and an accent. */
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
};

/** An address longer than this is cut at the end of a word, in characters. */
const longest = 48;

/** Words as a name that can stand in an address: lower-case ASCII letters, digits, hyphens; "" when none is left. */
export function nameFromWords(words: string): string {
  const plain = words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : longest);
}

/** The name, or the first of name-2, name-3 … that nothing else has. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
