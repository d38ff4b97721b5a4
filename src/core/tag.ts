import { slugify } from './slugify.ts';
import { normalizeText } from './text.ts';

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
