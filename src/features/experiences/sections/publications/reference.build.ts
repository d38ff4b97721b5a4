import { type RichText, wordsOf } from '../../../../core/prose.ts';
import { type AuthorName, parseAuthor } from './author-name.ts';
import { otherAuthors } from './publications.ts';

/** What a reference to a publication is made from. */
export type Cited = {
  name: string;
  title: RichText;
  authors: readonly string[];
  venue: string;
  details: string;
  publisher: string;
  date: string;
  doi: string;
  address: string;
  kind: string;
  status: string;
  abstract: RichText;
  topics: readonly string[];
  bibtex: string;
};

/** The same with its parts apart. */
export type Reference = Omit<Cited, 'authors' | 'details'> & {
  authors: AuthorName[];
  /** Whether the list of authors ends with others. */
  hasOthers: boolean;
  volume: string;
  issue: string;
  /** `101–119` */
  pages: string;
  /** Details that are none of these. */
  note: string;
  year: string;
  /** From 1; 0 if unknown. */
  month: number;
  day: number;
};

/** `12 (3), 101–119`, of which each part may be missing. */
const numbers =
  /^(?:(?<volume>[^\s,()]+))?(?:\s*\((?<issue>[^()]+)\))?(?:(?:^|,\s*)(?<pages>\p{L}?\d+(?:\s*[–-]\s*\p{L}?\d+)?))?$/u;

export function toReference({ authors, details, ...cited }: Cited): Reference {
  // A single number with no volume before it is a page only if it is a range.
  const isRange = /^\p{L}?\d+\s*[–-]\s*\p{L}?\d+$/u.test(details);
  const parts = isRange ? { pages: details } : numbers.exec(details)?.groups;
  const [year = '', month = '0', day = '0'] = cited.date.split('-');
  return {
    ...cited,
    authors: authors.filter((author) => author !== otherAuthors).map(parseAuthor),
    hasOthers: authors.includes(otherAuthors),
    volume: parts?.volume ?? '',
    issue: parts?.issue ?? '',
    pages: (parts?.pages ?? '').replace(/\s*[–-]\s*/, '–'),
    note: parts ? '' : details,
    year,
    month: Number(month),
    day: Number(day),
  };
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
  const { kind, venue, publisher, volume, issue, pages, doi, address, abstract, topics, status, note } =
    reference;
  const isPublisher = ['book', 'thesis', 'report', 'dataset', 'software'].includes(kind);
  const optional = {
    'container-title': isPublisher ? '' : venue,
    publisher: isPublisher ? venue : publisher,
    volume,
    issue,
    page: pages.replace('–', '-'),
    DOI: doi,
    URL: address,
    abstract: wordsOf(abstract),
    keyword: topics.join(', '),
    status: status.replace('-', ' '),
    note,
  };
  return {
    id: cited.name,
    type: cslTypes[kind] ?? 'article-journal',
    title: wordsOf(cited.title),
    author: reference.authors.map(({ family, given, suffix }) =>
      given === '' ? { literal: family } : { family, given, ...(suffix ? { suffix } : {}) },
    ),
    issued: { 'date-parts': [cited.date.split('-').map(Number)] },
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
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
  const { kind, authors, year, month, day, venue, publisher, ...reference } = toReference(cited);
  const [start = '', end = ''] = reference.pages.split('–');
  const isPublisher = ['book', 'thesis', 'report', 'dataset', 'software'].includes(kind);
  const twoDigits = (part: number) => (part > 0 ? String(part).padStart(2, '0') : '');
  const lines: [tag: string, value: string][] = [
    ['TY', risTypes[kind] ?? 'JOUR'],
    ['ID', cited.name],
    ['TI', wordsOf(cited.title)],
    ...authors.map(({ family, given, suffix }): [string, string] => [
      'AU',
      [family, given, suffix].filter(Boolean).join(', '),
    ]),
    ['PY', year],
    ['DA', month > 0 ? [year, twoDigits(month), twoDigits(day), ''].join('/') : ''],
    [isPublisher ? 'PB' : kind === 'article' || kind === '' ? 'JO' : 'T2', venue],
    ['PB', isPublisher ? '' : publisher],
    ['VL', reference.volume],
    ['IS', reference.issue],
    ['SP', start],
    ['EP', end],
    ['N1', reference.note],
    ['DO', reference.doi],
    ['UR', reference.address],
    ...cited.topics.map((topic): [string, string] => ['KW', topic]),
    ['AB', wordsOf(cited.abstract)],
  ];
  const filled = lines.filter(([, value]) => value !== '');
  return `${filled.map(([tag, value]) => `${tag}  - ${value.replaceAll(/\s+/g, ' ')}`).join('\r\n')}\r\nER  - \r\n`;
}
