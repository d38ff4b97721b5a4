import { toPlainText } from '../../../../../core/prose.ts';
import { isWrittenUnspaced } from '../../../../../i18n/person-name.ts';
import type { AuthorName } from '../author-name.ts';
import { doiAddress } from '../publications.ts';
import { isArticleNumber, type Reference } from '../reference.build.ts';

export const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** `March 5`, or `March`; "" if unknown. */
export function dayOf({ month, day }: Reference, name = monthNames[month - 1]): string {
  return joined(' ', name, day > 0 && String(day));
}

export function isContained({ kind }: Reference): boolean {
  return kind === 'chapter' || kind === 'inproceedings';
}

/** The series, and the volume of the book itself: that of a book in a series without a number counts in the series. */
export function inSeries({ series, volume, issue }: Reference): [series: string, ownVolume: string] {
  return [series, series && !issue ? '' : volume];
}

export function isDoctoral(genre: string): boolean {
  return /ph\.?\s?d|doctor/i.test(genre);
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `2nd ed.` of `2`, `2nd`, `Second` and `Second edition`; "" of a first one. */
export function editionWords(edition: string): string {
  const words = edition.replace(/\s*\bed(?:\.|ition)?$/i, '');
  const number = Number(/^\d+/.exec(words)?.[0] ?? ordinals.indexOf(words.toLowerCase()) + 1);
  if (words === '' || number === 1) return '';
  if (number === 0) return `${words.replace(/^revised$/i, 'Rev.')} ed.`;
  const ending = /1\d$/.test(String(number)) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending} ed.`;
}

/** `101–119`, the number of an article, or what is written instead. */
export function pagesIn(
  { pages, note }: Reference,
  ofArticle = (number: string) => `Article ${number}`,
  ofRange: (start: string, end: string) => string = (start, end) => `${start}–${end}`,
): string {
  if (isArticleNumber(pages)) return ofArticle(pages);
  const [start = '', end] = pages.split('–');
  return (end ? ofRange(start, end) : start) || note;
}

export function withPages(
  reference: Reference,
  many: string,
  one: string,
  ofArticle?: (number: string) => string,
): string {
  const { pages } = reference;
  const pagesWords = pagesIn(reference, ofArticle);
  if (pages === '' || isArticleNumber(pages)) return pagesWords;
  return (pages.includes('–') ? many : one) + pagesWords;
}

/** `Quill, A.`, `Knuth, D. E., Jr.` */
export function turned({ family, suffix }: AuthorName, given: string): string {
  if (isWrittenUnspaced(family)) return family + given;
  return typeset(list(family, given, suffix));
}

/** `A. Quill`, `D. E. Knuth Jr.`, `水野葵` */
export function spoken({ family, suffix }: AuthorName, given: string): string {
  if (isWrittenUnspaced(family)) return family + given;
  return typeset(joined(' ', given, family, suffix));
}

/** `M.-A.` of `Marie-Anne`; names in scripts without capital letters stay whole. */
export function initials({ given }: AuthorName): string {
  return given
    .replaceAll(/\.(?=\p{L})/gu, '. ')
    .split(/\s+/u)
    .filter(Boolean)
    .map((name) => {
      if (!/^\p{Lu}/u.test(name)) return name;
      return name
        .split(/(?<=-)/u)
        .map((part) => `${[...part][0]}.${part.endsWith('-') ? '-' : ''}`)
        .join('');
    })
    .join(' ');
}

export function joinNames(
  names: readonly string[],
  { last, pair = last, hasOthers = false }: { last: string; pair?: string; hasOthers?: boolean },
): string {
  if (hasOthers) return `${names.join(', ')}, et al.`;
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}${names.length === 2 ? pair : last}${names.at(-1)}`;
}

/** What is known, separated by commas. */
export function list(...parts: Part[]): string {
  return joined(', ', ...parts);
}

/** A part of a reference; anything but words is left out. */
type Part = string | false | undefined;

export function joined(separator: string, ...parts: Part[]): string {
  return parts.filter(Boolean).join(separator);
}

export function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}

/** With a full stop, unless it ends with a sign. */
export function ended(words: string): string {
  return words === '' || /[.?!…]$/u.test(words) ? words : `${words}.`;
}

export function titleWords({ title }: Reference): string {
  return typeset(toPlainText(title));
}

export function typeset(words: string): string {
  return words.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

export function link({ doi, address }: Reference, end = ''): string {
  const href = doi ? doiAddress(doi) : address;
  return href && `${href}${end}`;
}
