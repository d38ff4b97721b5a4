import type { Locale } from './locale.ts';

/** A name in its parts, as far as it tells them: of one word all is the given name. */
export function nameParts(name: string, locale: Pick<Locale, 'familyName' | 'dates'>) {
  const words = name.split(/\s+/);
  if (words.length === 1) return { given: name, family: '' };
  // A Japanese name in Latin letters is mostly turned round, as its readers expect.
  const isTurned = isLatin(name) !== isLatin(locale.dates.present);
  return locale.familyName === 'first' && !isTurned
    ? { given: words.slice(1).join(' '), family: words[0] ?? '' }
    : { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text);
}
