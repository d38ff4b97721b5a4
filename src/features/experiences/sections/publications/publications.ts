import { foldText } from '../../../../core/fold-text.ts';
import type { Picture } from '../../../../core/picture.ts';
import { type Inline, type RichText, simplifyRichText } from '../../../../core/prose.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { isWrittenUnspaced, toSpokenOrder } from '../../../../i18n/person-name.ts';
import type { TitledLink } from '../../section-kind.ts';
import { familyAndInitials, spokenAuthor } from './author-name.ts';
import type { publicationKinds, publicationStatuses } from './schema.ts';

/** A record with `''` and `[]` for what is left out. */
export type Publication = {
  name: string;
  title: RichText;
  authors: string[];
  /** The authors as one line, with the owner's name marked. */
  byline: RichText;
  /** All authors where that line is cut, for paper, which unfolds nothing. */
  printedByline: RichText;
  /** The same with the signs of `authorMarks`, and of all authors where that line is cut. */
  markedByline: RichText;
  wholeByline: RichText;
  authorMarks: (keyof typeof authorMarks)[];
  isFirstAuthor: boolean;
  venue: string;
  details: string;
  publisher: string;
  editors: string[];
  edition: string;
  series: string;
  genre: string;
  city: string;
  date: string;
  /** Without the address of a resolver. */
  doi: string;
  address: string;
  /** To its PDF, code and the like; paths begin with a slash. */
  links: TitledLink[];
  kind: (typeof publicationKinds)[number] | '';
  abstract: RichText;
  topics: string[];
  isSelected: boolean;
  isOpen: boolean;
  status: (typeof publicationStatuses)[number] | '';
  award: string;
  picture: Picture | null;
  /** The path of its PDF; "" for none. */
  pdf: string;
  bibtex: string;
};

/** The files to cite publications with, by their endings. */
export const citeFiles = { bib: 'BibTeX', ris: 'RIS', json: 'CSL-JSON' };

/** The last of a list of authors for the others, in every language. */
export const otherAuthors = 'et al.';

/** Lists longer than this are cut: a paper of particle physics has three thousand authors. */
const maxAuthors = 12;

/** A page lists no more than this; the files to cite it do. */
const maxListedAuthors = 200;

/** How many of a cut list are named before the rest is counted. */
const namedAuthors = 8;

/** Authors by their numbers, counted from 1. */
type MarkedAuthors = Partial<Record<keyof typeof authorMarks, readonly number[]>>;

/** The signs after names, as journals print them. */
export const authorMarks = { equal: '*', corresponding: '†' };

/**
 * The authors as one line, with the owner's name marked; `names` are all names that the owner publishes under. `whole` has
 * all of them if the line is cut; "" otherwise.
 */
export function authorLine(
  authors: readonly string[],
  names: readonly string[],
  { lists, documents }: Pick<Locale, 'lists' | 'documents'>,
  marked: MarkedAuthors = {},
): { line: RichText; whole: RichText } {
  const shown = authors.map((author, index): Inline[] => {
    if (author === otherAuthors) return [documents.otherAuthors];
    const words = spokenAuthor(author);
    const signs = (Object.keys(authorMarks) as (keyof typeof authorMarks)[])
      .filter((role) => marked[role]?.includes(index + 1))
      .map((role) => authorMarks[role]);
    return [isSameAuthor(author, names) ? { kind: 'strong', children: [words] } : words, ...signs];
  });
  const own = shown.findIndex(([author]) => typeof author !== 'string');
  const isCut = shown.length > maxAuthors;
  const inLine = (list: Inline[][]) =>
    list.flatMap((author, index) => (index === 0 ? author : [lists.comma, ...author]));
  if (!isCut) return { line: simplifyRichText(inLine(shown)), whole: '' };
  const line = inLine(shown.slice(0, namedAuthors));
  const isFarOn = own >= namedAuthors;
  if (isFarOn) line.push(`${lists.comma}… `, ...(shown[own] ?? []));
  const count = shown.length - namedAuthors - (isFarOn ? 1 : 0);
  const [before = '', after = ''] = documents.moreAuthors({ authors: '\n', count }).split('\n');
  return {
    line: simplifyRichText([before, ...line, after]),
    whole: shown.length > maxListedAuthors ? '' : simplifyRichText(inLine(shown)),
  };
}

/** All names that the owner publishes under. */
export function ownerNames({
  name,
  alsoPublishedAs = [],
}: {
  name: string;
  alsoPublishedAs?: string[] | undefined;
}): string[] {
  return [name, ...alsoPublishedAs];
}

/** Whether an author is one of these names, whole or with initials: `Ada Quill`, `A. Quill`, `Quill, A.`, `Quill A`. */
export function isSameAuthor(author: string, names: readonly string[]): boolean {
  return names.some((name) => agree(nameWords(author), nameWords(name)));
}

/** In spoken order, without accents, dots and case. */
function nameWords(name: string): string[] {
  if (isWrittenUnspaced(name)) return [toSpokenOrder(name).replaceAll(/\s/g, '')];
  const spoken = toSpokenOrder(name).replace(familyAndInitials, (_all, family: string, initials: string) =>
    [...initials, family].join(' '),
  );
  return foldText(spoken)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/** Whether the family names are the same and the given names match in order, as words or initials. */
function agree(one: string[], other: string[]): boolean {
  const [shorter = [], longer = []] = [one, other].sort((a, b) => a.length - b.length);
  if (shorter.length < 2) return shorter.length === longer.length && shorter[0] === longer[0];
  const [first = '', ...middle] = shorter.slice(0, -1);
  const [longerFirst = '', ...longerMiddle] = longer.slice(0, -1);
  let next = 0;
  for (const word of longerMiddle) if (fits(middle[next] ?? '', word)) next += 1;
  return shorter.at(-1) === longer.at(-1) && fits(first, longerFirst) && next >= middle.length;
}

/** Two spellings of a given name: the same, or one is the initial of the other. */
function fits(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  return a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
}

/** `10.1000/182`, however it was written. */
export function plainDoi(doi: string): string {
  return doi.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
}

/** Whether an address leads to a DOI. */
export function isDoi(address: string): boolean {
  return plainDoi(address) !== address;
}

/** The address of a DOI. Some have characters to escape: `10.1002/(SICI)1097-4636(1998)43:4<338::AID>3.0`. */
export function doiAddress(doi: string): string {
  return `https://doi.org/${encodeURI(plainDoi(doi)).replaceAll('#', '%23').replaceAll('?', '%3F')}`;
}

/** The list in groups of consecutive publications of one heading, which is the year by default. */
export function inGroups<P extends { date: string; group?: string }>(
  publications: readonly P[],
): { heading: string; publications: P[] }[] {
  const groups: { heading: string; publications: P[] }[] = [];
  for (const publication of publications) {
    const heading = publication.group ?? publication.date.slice(0, 4);
    const last = groups.at(-1);
    if (last?.heading === heading) last.publications.push(publication);
    else groups.push({ heading, publications: [publication] });
  }
  return groups;
}
