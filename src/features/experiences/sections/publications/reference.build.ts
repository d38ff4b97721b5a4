import { toPlainText } from '../../../../core/prose.ts';
import { type AuthorName, parseAuthor } from './author-name.ts';
import { otherAuthors, type Publication } from './publications.ts';

/** A publication without any data. */
export const emptyCited = {
  ...{ name: '', title: '', authors: [], venue: '', details: '', publisher: '', date: '', doi: '' },
  ...{ editors: [], edition: '', series: '', genre: '', city: '', address: '', kind: '', status: '' },
  ...{ abstract: '', topics: [], bibtex: '' },
} satisfies Partial<Publication>;

/** The parts of a reference to a publication. */
export type Cited = Pick<Publication, keyof typeof emptyCited>;

/** A publication with authors, editors and details in separate parts. */
export type Reference = Omit<Cited, 'authors' | 'editors' | 'details'> & {
  authors: AuthorName[];
  /** Whether the list of authors ends with others. */
  hasOthers: boolean;
  editors: AuthorName[];
  /** Whether the authors are the editors. */
  isEdited: boolean;
  volume: string;
  issue: string;
  /** `101–119` */
  pages: string;
  /** Other details. */
  note: string;
  year: string;
  /** From 1; 0 if unknown. */
  month: number;
  day: number;
  isWebPage: boolean;
};

/** `12 (3), 101–119`; each part may be missing. */
const numbers =
  /^(?:(?<volume>[^\s,()]+))?(?:\s*\((?<issue>[^()]+)\))?(?:(?:^|,\s*)(?<pages>\p{L}?\d+(?:\s*[–-]\s*\p{L}?\d+)?))?$/u;

export function toReference({ authors, editors, details, ...cited }: Cited): Reference {
  // A single number with no volume before it is a page only if it is a range.
  const isRange = /^\p{L}?\d+\s*[–-]\s*\p{L}?\d+$/u.test(details);
  const parts = isRange ? { pages: details } : numbers.exec(details)?.groups;
  const [year = '', month = '0', day = '0'] = cited.date.split('-');
  return {
    ...cited,
    authors: authors.filter((author) => author !== otherAuthors).map(parseAuthor),
    hasOthers: authors.includes(otherAuthors),
    editors: editors.filter((editor) => editor !== otherAuthors).map(parseAuthor),
    isEdited: editors.length > 0 && editors.join('\n') === authors.join('\n'),
    volume: parts?.volume ?? '',
    issue: parts?.issue ?? '',
    pages: wholePages(parts?.pages ?? ''),
    note: parts ? '' : details,
    year,
    month: Number(month),
    day: Number(day),
    isWebPage: cited.kind === '' && cited.doi === '' && cited.address !== '' && details === '',
  };
}

/** `2224–2260` of `2224-60`, `7` of `7–7`. */
function wholePages(pages: string): string {
  const [start = '', end = ''] = pages.split(/\s*[–-]\s*/);
  const isShort = end.length < start.length && /^\d+$/.test(start + end);
  const whole = isShort ? start.slice(0, -end.length) + end : end;
  return whole === '' || whole === start ? start : `${start}–${whole}`;
}

/** `e101` and `104567` are numbers of articles, `S5` is a page. */
export function isArticleNumber(pages: string): boolean {
  return /^(?:[A-RT-Za-z]\d+|0\d{3,}|\d{5,})$/.test(pages);
}

/** Whether its edition is a version. */
export function isVersioned({ kind }: Pick<Reference, 'kind'>): boolean {
  return kind === 'dataset' || kind === 'software';
}

/** Kinds whose venue is the publisher. */
const publishedKinds = ['book', 'thesis', 'report', 'preprint', 'dataset', 'software'];

/** `arXiv` and the number of a preprint there. */
export function archiveOf({ kind, venue }: Pick<Reference, 'kind' | 'venue'>) {
  const [, archive, number = ''] = (kind === 'preprint' && /^([A-Za-z]+):(\S+)$/.exec(venue)) || [];
  return archive ? { archive, number: `${archive}:${number}` } : { archive: venue, number: '' };
}

const cslTypes: Record<string, string> = {
  article: 'article-journal',
  inproceedings: 'paper-conference',
  book: 'book',
  chapter: 'chapter',
  thesis: 'thesis',
  preprint: 'article',
  report: 'report',
  dataset: 'dataset',
  software: 'software',
};

/** https://docs.citationstyles.org/en/stable/specification.html#appendix-iv-variables */
export function toCsl(cited: Cited) {
  const reference = toReference(cited);
  const { kind, volume, issue, pages, edition, series, genre, doi, address, abstract, topics, status, note } =
    reference;
  const isPublished = publishedKinds.includes(kind);
  const { archive, number } = archiveOf(reference);
  const isNumbered = kind === 'report';
  const names = reference.authors.map(cslName);
  const optional = {
    'container-title': isPublished ? '' : reference.venue,
    publisher: isPublished ? archive : reference.publisher,
    'publisher-place': reference.city,
    'collection-title': series,
    volume,
    issue: isNumbered ? '' : issue,
    number: isNumbered ? issue : isArticleNumber(pages) ? pages : number,
    page: isArticleNumber(pages) ? '' : pages.replace('–', '-'),
    [isVersioned(reference) ? 'version' : 'edition']: edition,
    genre,
    DOI: doi,
    URL: address,
    abstract: toPlainText(abstract),
    keyword: topics.join(', '),
    status: status.replace('-', ' '),
    note,
  };
  return {
    id: cited.name,
    type: cslTypes[kind] ?? (reference.isWebPage ? 'webpage' : 'article-journal'),
    title: toPlainText(cited.title),
    ...(reference.isEdited ? {} : { author: names }),
    ...(reference.editors.length > 0 ? { editor: reference.editors.map(cslName) } : {}),
    issued: { 'date-parts': [cited.date.split('-').map(Number)] },
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

function cslName({ family, given, suffix }: AuthorName) {
  return given === '' ? { literal: family } : { family, given, ...(suffix ? { suffix } : {}) };
}

const risTypes: Record<string, string> = {
  article: 'JOUR',
  inproceedings: 'CPAPER',
  book: 'BOOK',
  chapter: 'CHAP',
  thesis: 'THES',
  preprint: 'UNPB',
  report: 'RPRT',
  dataset: 'DATA',
  software: 'COMP',
};

/** https://en.wikipedia.org/wiki/RIS_(file_format) */
export function toRis(cited: Cited): string {
  const { kind, authors, year, month, venue, publisher, ...reference } = toReference(cited);
  const [start = '', end = ''] = reference.pages.split('–');
  const editors = reference.isEdited ? [] : reference.editors;
  const isPublisher = publishedKinds.includes(kind) && kind !== 'preprint';
  const lines: [tag: string, value: string][] = [
    ['TY', risTypes[kind] ?? 'JOUR'],
    ['ID', cited.name],
    ['TI', toPlainText(cited.title)],
    ...authors.map((author): [string, string] => ['AU', writtenName(author)]),
    ...editors.map((editor): [string, string] => ['ED', writtenName(editor)]),
    ['PY', year],
    ['DA', month > 0 ? `${[...cited.date.split('-'), ''].slice(0, 3).join('/')}/` : ''],
    [isPublisher ? 'PB' : kind === 'article' || kind === '' ? 'JO' : 'T2', venue],
    ['PB', isPublisher ? '' : publisher],
    ['CY', reference.city],
    ['ET', reference.edition],
    ['T3', reference.series],
    ['M3', reference.genre],
    ['VL', reference.volume],
    ['IS', reference.issue],
    ['SP', start],
    ['EP', end],
    ['N1', reference.note],
    ['DO', reference.doi],
    ['UR', reference.address],
    ...cited.topics.map((topic): [string, string] => ['KW', topic]),
    ['AB', toPlainText(cited.abstract)],
  ];
  const filled = lines.filter(([, value]) => value !== '');
  return `${filled.map(([tag, value]) => `${tag}  - ${value.replaceAll(/\s+/g, ' ')}`).join('\r\n')}\r\nER  - \r\n`;
}

/** `Knuth, Donald E., Jr.` */
export function writtenName({ family, given, suffix }: AuthorName): string {
  return [family, given, suffix].filter(Boolean).join(', ');
}
