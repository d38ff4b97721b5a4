import { foldText } from './fold-text.ts';
import { normalizeText } from './text.ts';

/** Common romanization of Cyrillic and Greek letters without accents. */
const romanized = new Map(
  (
    'а a б b в v г g ґ g д d е e ё yo є ye ж zh з z и i й y і i ї yi ј j к k л l љ lj м m н n њ nj о o п p р r с s ' +
    'т t ћ c у u ў u ф f х kh ц ts ч ch џ dz ш sh щ shch ъ  ы y ь  ђ dj э e ю yu я ya ' +
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
  )
    .match(/\S+ \S*/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
);

/** Longer slugs are cut at the end of a word. */
const maxSlugLength = 48;

/** The German spelling without umlauts; other languages drop the marks. */
const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Text as a name in addresses: lower-case ASCII letters, digits, hyphens. "" for scripts without a letter-by-letter
 * romanization. `language` is the language of the text, as BCP 47.
 */
export function slugify(text: string, language = ''): string {
  const lower = text.normalize('NFC').toLowerCase();
  const isGerman = /^de\b/i.test(language);
  const latin = (
    isGerman ? lower.replaceAll(/[äöü]/g, (letter) => germanLetters[letter] ?? '') : lower
  ).replaceAll(/[ёйїў]/g, (letter) => romanized.get(letter) ?? '');
  const plain = foldText(latin)
    .replaceAll(/['’]/g, '')
    .replaceAll('ου', 'ou')
    .replaceAll(/\p{Script=Greek}|\p{Script=Cyrillic}/gu, (letter) => romanized.get(letter) ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (plain.length <= maxSlugLength) return plain;
  const cut = plain.slice(0, maxSlugLength + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : maxSlugLength);
}

/**
 * The name of a tag in addresses; spellings that differ in case, accents or spaces have the same. A script without a
 * letter-by-letter romanization gets the code points of its letters.
 */
export function tagSlug(tag: string): string {
  if (!/(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u.test(tag))
    return slugify(tag.replaceAll('+', ' plus ').replaceAll('#', ' sharp '));
  const letters = [...normalizeText(tag).replaceAll(' ', '')].slice(0, 24);
  return letters.map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('-');
}

/** Equal for spellings of one tag that would have different addresses, such as "Node.js" and "NodeJS". */
export function tagKey(tag: string): string {
  return tagSlug(tag).replaceAll('-', '');
}
