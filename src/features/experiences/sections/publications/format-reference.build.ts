import { wordsOf } from '../../../../core/prose.ts';
import { capitalize } from '../../../../core/text.ts';
import { isWrittenUnspaced } from '../../../../i18n/person-name.ts';
import type { AuthorName } from './author-name.ts';
import { doiAddress } from './publications.ts';
import { type Cited, type Reference, toReference } from './reference.build.ts';

/** The formats in which a reference can be copied, as plain text. English, as they are defined. */
export const referenceStyles = { APA: apa, IEEE: ieee, Chicago: chicago };

export type ReferenceStyle = keyof typeof referenceStyles;

export function formatReference(style: ReferenceStyle, cited: Cited): string {
  return referenceStyles[style](toReference(cited)).replaceAll(/\s+/g, ' ').trim();
}

/** https://apastyle.apa.org/style-grammar-guidelines/references (7th edition) */
function apa(reference: Reference): string {
  const { kind, venue, publisher, volume, issue, pages, note } = reference;
  const names = reference.authors.map((author) => turned(author, initials(author)));
  const authors =
    names.length > 20
      ? `${names.slice(0, 19).join(', ')}, … ${names.at(-1)}`
      : joinNames(names, ', & ', { pair: ', & ', hasOthers: reference.hasOthers });
  const year = isAwaited(reference) ? awaited(reference) : reference.year;
  const isReport = kind === 'report';
  const labels = { thesis: ' [Thesis]', dataset: ' [Data set]', software: ' [Computer software]' };
  const label = isReport && issue ? ` (No. ${issue})` : (labels[kind as keyof typeof labels] ?? '');
  const numbers = isReport ? '' : `${volume}${issue && `(${issue})`}`;
  const place = [venue, numbers, pages || note].filter(Boolean).join(', ');
  const isContained = kind === 'chapter' || kind === 'inproceedings';
  const title = `${sentence(reference.title, label)} `;
  const container = isContained
    ? [`In ${venue}`, volume && `Vol. ${volume}`, pages && `pp. ${pages}`, note].filter(Boolean)
    : [];
  const where = isContained
    ? venue && `${container[0]}${container.length > 1 ? ` (${container.slice(1).join(', ')})` : ''}`
    : place;
  return [
    `${ended(authors)} (${year}). `,
    title,
    where && `${ended(where)} `,
    isContained && publisher && `${ended(publisher)} `,
    addressOf(reference),
  ]
    .filter(Boolean)
    .join('');
}

/** https://journals.ieeeauthorcenter.ieee.org/your-role-in-article-production/ieee-editorial-style-manual/ */
function ieee(reference: Reference): string {
  const { kind, venue, publisher, volume, issue, pages, note, doi, address, year } = reference;
  const names = reference.authors.map((author) => spoken(author, initials(author)));
  const authors =
    names.length > 6 || (reference.hasOthers && names.length === 1)
      ? `${names[0]} et al.`
      : joinNames(names, ', and ', { pair: ' and ', hasOthers: reference.hasOthers });
  const isOwnWork = kind === 'book';
  const title = isOwnWork ? wordsOf(reference.title) : `“${wordsOf(reference.title).replace(/\.$/u, '')},”`;
  const isContained = kind === 'chapter' || kind === 'inproceedings';
  const date = isAwaited(reference)
    ? awaited(reference)
    : kind === 'article' || kind === '' || kind === 'inproceedings'
      ? [shortMonths[reference.month - 1], year].filter(Boolean).join(' ')
      : year;
  const where = pages ? `${pages.includes('–') ? 'pp.' : 'p.'} ${pages}` : note;
  const parts = [
    isContained && venue ? `in ${venue}` : kind === 'thesis' ? `thesis, ${venue}` : venue,
    volume && `vol. ${volume}`,
    issue && `no. ${issue}`,
    isContained ? publisher : '',
    ...(isContained ? [date, where] : [where, date]),
  ].filter(Boolean);
  const link = doi ? `, doi: ${doi}.` : address ? `. [Online]. Available: ${address}` : '.';
  return `${authors}, ${isOwnWork ? ended(title) : title} ${parts.join(', ')}${link}`;
}

/** Author and date: https://www.chicagomanualofstyle.org/tools_citationguide/citation-guide-2.html (18th edition) */
function chicago(reference: Reference): string {
  const { kind, venue, publisher, volume, issue, pages, note } = reference;
  const names = reference.authors.map((author, index) =>
    index === 0 ? turned(author, author.given) : spoken(author, author.given),
  );
  // With more than six authors, three are named.
  const authors =
    names.length > 6
      ? `${names.slice(0, 3).join(', ')}, et al.`
      : joinNames(names, ', and ', { pair: ', and ', hasOthers: reference.hasOthers });
  const year = isAwaited(reference) ? capitalize(awaited(reference)) : reference.year;
  const words = wordsOf(reference.title);
  const title = kind === 'book' || kind === 'software' ? ended(words) : quoted(words);
  const isContained = kind === 'chapter' || kind === 'inproceedings';
  const numbers = volume + (issue && (volume ? ` (${issue})` : `no. ${issue}`));
  const where = isContained
    ? [
        venue && `In ${[venue, volume && `vol. ${volume}`, pages, note].filter(Boolean).join(', ')}`,
        publisher,
      ]
        .filter(Boolean)
        .join('. ')
    : kind === 'thesis'
      ? [`Thesis`, venue].filter(Boolean).join(', ')
      : [[venue, numbers].filter(Boolean).join(' '), pages || note]
          .filter(Boolean)
          .join(numbers ? ': ' : ', ');
  return [
    `${ended(authors)} ${ended(year)} ${title} `,
    where && `${ended(where)} `,
    addressOf(reference, '.'),
  ]
    .filter(Boolean)
    .join('');
}

const shortMonths = 'Jan. Feb. Mar. Apr. May June July Aug. Sep. Oct. Nov. Dec.'.split(' ');

/** `Quill, A.`, `Knuth, D. E., Jr.` */
function turned({ family, suffix }: AuthorName, given: string): string {
  if (isWrittenUnspaced(family)) return family + given;
  return [family, given, suffix].filter(Boolean).join(', ');
}

/** `A. Quill`, `D. E. Knuth Jr.`, `水野葵` */
function spoken({ family, suffix }: AuthorName, given: string): string {
  if (isWrittenUnspaced(family)) return family + given;
  return [given, family, suffix].filter(Boolean).join(' ');
}

/** `M.-A.` of `Marie-Anne`; names in scripts without capital letters stay whole. */
function initials({ given }: AuthorName): string {
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

function joinNames(
  names: readonly string[],
  last: string,
  { pair, hasOthers }: { pair: string; hasOthers: boolean },
): string {
  if (hasOthers) return `${names.join(', ')}, et al.`;
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}${names.length === 2 ? pair : last}${names.at(-1)}`;
}

function isAwaited({ status }: Reference): boolean {
  return status !== '';
}

/** As styles write it instead of the year. */
function awaited({ status }: Reference): string {
  return status === 'in-press' ? 'in press' : 'under review';
}

/** With a full stop, unless it ends with a sign. */
function ended(words: string): string {
  return /[.?!…]$/u.test(words) ? words : `${words}.`;
}

function sentence(title: Reference['title'], label: string): string {
  const words = wordsOf(title);
  return label ? `${words.replace(/\.$/u, '')}${label}.` : ended(words);
}

function quoted(title: string): string {
  return /[.?!…]$/u.test(title) ? `“${title}”` : `“${title}.”`;
}

function addressOf({ doi, address }: Reference, end = ''): string {
  const link = doi ? doiAddress(doi) : address;
  return link && `${link}${end}`;
}
