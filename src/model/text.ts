/* Small things done to text, each in one place. Runs anywhere. */

/** A path without its ending: `/images/travel/harbour` of `/images/travel/harbour.jpg`. */
export function stemOf(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

/** By code units. Not localeCompare: its order depends on the machine's language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Text as it stands in an element of HTML or XML, or between double quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** With a capital at the beginning, whatever language this machine speaks. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The last name of a path: `harbour.jpg` of `/images/travel/harbour.jpg`. */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** As many of the first words as fit into `most` characters, with a sign where there are more. */
export function openingOf(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : most - 1).replace(/[\s.,;:!?…–-]+$/u, '')}…`;
}

/** A text up to the end of its first sentence. A dot before a small letter ends none, nor does one near the beginning. */
export function firstSentence(text: string): string {
  return /^.{12,}?(?:[.!?…؟](?=\s+[^\s\p{Ll}])|[。！？])/su.exec(text)?.[0] ?? text;
}

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

/** Letters of Cyrillic and Greek as those who write them do in Latin, without accents, each before its spelling. */
const romanized = new Map(
  (
    'а a б b в v г g ґ g д d е e ё yo є ye ж zh з z и i й y і i ї yi ј j к k л l љ lj м m н n њ nj о o п p р r с s ' +
    'т t ћ c у u ў u ф f х kh ц ts ч ch џ dz ш sh щ shch ъ  ы y ь  ђ dj э e ю yu я ya ' +
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
  )
    .match(/\S+ \S*/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
);

/** Text without case, accents and other marks: two that differ in those alone are one. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}

/** A slug longer than this is cut at the end of a word, in characters. */
const longestSlug = 48;

/**
 * Words as a name that can stand in an address: lower-case ASCII letters, digits, hyphens; "" when none is left, as of
 * words in a script that no letter-by-letter spelling tells.
 */
export function slugify(words: string): string {
  const latin = words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ёйїў]/g, (letter) => romanized.get(letter) ?? '');
  const plain = foldText(latin)
    .replaceAll(/['’]/g, '')
    .replaceAll('ου', 'ou')
    .replaceAll(/\p{Script=Greek}|\p{Script=Cyrillic}/gu, (letter) => romanized.get(letter) ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (plain.length <= longestSlug) return plain;
  const cut = plain.slice(0, longestSlug + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : longestSlug);
}

/**
 * Whether it is the name of a device, which Windows gives to no file whatever its ending.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file#naming-conventions
 */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/.test(name);
}

/** The name, or the first of name-2, name-3 … that nothing else has, and that every system can hold as a file. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name) && !isDeviceName(name)) return name;
  let number = 2;
  while (isTaken(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

/** The candidate that `word` was probably meant to be, or null when none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let best: string | null = null;
  // A third of the letters may be wrong; in short words one.
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(distance);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
