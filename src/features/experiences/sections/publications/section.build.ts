import { fittingLast } from '../../../../content/lens.ts';
import { type Inline, inlinesOf, type RichText, toPlainText } from '../../../../core/prose.ts';
import { subpagePath } from '../../../../core/routes.ts';
import { addressWithoutScheme, compareText, withoutEmpty } from '../../../../core/text.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import {
  byDate,
  newestFirst,
  type RawRecord,
  type ResolveSource,
  type SectionKindModule,
  type SectionPlace,
  type TitledLink,
} from '../../section-kind.ts';
import {
  authorLine,
  authorMarks,
  doiAddress,
  isDoi,
  isSameAuthor,
  type Publication,
  plainDoi,
} from './publications.ts';
import { publicationKinds, publicationSchema } from './schema.ts';
import { toWork } from './works.build.ts';

/** What the list shows of a publication. Fields that are empty are left out: long lists have few of them. */
export type PublicationView = Pick<Publication, 'name' | 'title' | 'byline' | 'date'> &
  Partial<Pick<Publication, (typeof optionalFields)[number]>> & {
    /** Such as `In press`. */
    marks?: string[];
    /** Such as `* Equal contribution`. */
    legend?: string[];
    /** Heading of its group, unless that is its year. */
    group?: string;
    isFirst?: true;
    /** Path of its page, and of its files without their endings. */
    page?: string;
    files?: string;
  };

const optionalFields = [
  ...(['wholeByline', 'venue', 'details', 'doi', 'address', 'links', 'kind'] as const),
  ...(['abstract', 'topics', 'award', 'picture'] as const),
] as const;

export type PublicationsView = {
  texts: PublicationTexts;
  /** In the order of the page. */
  publications: PublicationView[];
  /** The choices of the filter; left out without one. */
  filters?: {
    kinds: { name: string; label: string }[];
    topics: string[];
    years: string[];
    hasFirst: boolean;
  };
  /** Path of the files with all publications, without their endings; undefined if there are none. */
  files?: string;
};

const usedTexts = [
  ...(['abstract', 'cite', 'copy', 'copied', 'files', 'filter', 'find', 'none'] as const),
  ...(['type', 'topic', 'year', 'firstAuthor'] as const),
] as const;
type PublicationTexts = Record<(typeof usedTexts)[number], string>;

export const publications: SectionKindModule<typeof publicationSchema, Publication, PublicationsView> = {
  schema: publicationSchema,
  about:
    'Your publications, in a section of kind publications. A section with `file: publications.bib` reads them from BibTeX instead.',
  resumeHeadings:
    'publications; selected publications; papers; publications scientifiques; veröffentlichungen; publikationen; publicaciones; pubblicazioni; publicações; publicaties; publikacje; 论文; 出版物; 發表著作; 著作; 論文; 研究業績; 논문; 출판물; المنشورات; الأبحاث; المنشورات العلمية; פרסומים; δημοσιεύσεις; công bố khoa học; ấn phẩm',
  order: 'by-date',
  resolve: (records, source) => byDate(records).map((record) => resolvePublication(record, source)),
  pictures: (records) => records.flatMap(({ picture }) => (picture ? [picture.source] : [])),
  toView: (section, { locale }) => {
    const { records, group = 'year', cite, filter, path } = section;
    const publications = inGroups(newestFirst(section), group, locale).map(({ publication, heading }) =>
      toPublicationView(publication, { section, locale, heading }),
    );
    return {
      texts: pick(locale.words.publicationList, usedTexts),
      publications: withAbstracts(publications),
      ...(filter ? { filters: toFilters(records, locale) } : {}),
      ...(cite ? { files: path } : {}),
    };
  },
  toResume: (section, detail, locale) => {
    const newest = newestFirst(section).slice(0, detail?.publications);
    return [
      {
        kind: 'citations',
        citations: newest.map((publication) => ({
          year: publication.date.slice(0, 4),
          // A complete résumé does not leave out authors.
          words: citation(publication, (!detail && publication.printedByline) || publication.byline, locale),
        })),
      },
    ];
  },
  jsonResume: {
    lists: ['publications'],
    toEntry: ({ title, authors, venue, details, date, doi, address, links, kind, abstract }) => ({
      name: toPlainText(title),
      ...withoutEmpty({ publisher: venue }),
      releaseDate: date,
      ...withoutEmpty({ summary: toPlainText(abstract), url: address || (doi && doiAddress(doi)) }),
      // Files of the site have no address of their own in a file that others keep.
      custom: {
        authors,
        ...withoutEmpty({
          ...{ details, doi, kind },
          links: links.filter(({ address }) => !address.startsWith('/')),
        }),
      },
    }),
    fromEntry: (entry) => {
      const { custom } = entry;
      const address = entry.exact('url', 'website');
      const doi = custom.exact('doi') || (isDoi(address) ? plainDoi(address) : '');
      return withoutEmpty({
        title: entry.richText('name'),
        venue: entry.text('publisher'),
        date: entry.date('releaseDate'),
        details: custom.text('details'),
        abstract: entry.richText('summary'),
        doi,
        address: doi && isDoi(address) ? '' : address,
        kind: custom.exact('kind'),
        authors: custom.texts('authors'),
        links: entry.links(),
      });
    },
  },
  // If publications have pages, the pages have them.
  toWorks: (section, author) =>
    section.pages ? [] : newestFirst(section).map((publication) => toWork(publication, author)),
  tailor: fittingLast,
  identify: ({ doi, title }) => [...(doi ? [`doi ${plainDoi(String(doi)).toLowerCase()}`] : []), [title]],
};

function resolvePublication(
  record: RawRecord<typeof publicationSchema, Publication>,
  { ownerNames, locale, picture }: ResolveSource,
): Publication {
  const { name, title, authors, date, venue = '', details = '', publisher = '', doi = '' } = record;
  const { address = '', links = [], kind = '', abstract = '', topics = [], status = '' } = record;
  const { editors = [], edition = '', series = '', genre = '', city = '' } = record;
  const { award = '', pdf = '', bibtex = '', equal = [], corresponding = [] } = record;
  const unmarked = authorLine(authors, ownerNames, locale);
  const marked = authorLine(authors, ownerNames, locale, { equal, corresponding });
  return {
    ...{ name, title, authors, venue, details, publisher, date, doi: plainDoi(doi), address, kind },
    ...{ editors, edition, series, genre, city },
    ...{ abstract, topics, status, award, pdf, bibtex },
    byline: unmarked.line,
    printedByline: unmarked.whole,
    markedByline: marked.line,
    wholeByline: marked.whole,
    authorMarks: [
      ...(equal.length > 0 ? ['equal' as const] : []),
      ...(corresponding.length > 0 ? ['corresponding' as const] : []),
    ],
    isFirstAuthor: isSameAuthor(authors[0] ?? '', ownerNames),
    links: [...placesOf(record, locale), ...links],
    isSelected: record.selected === true,
    isOpen: record.openAccess === true,
    picture: record.picture ? picture(record.picture.source, record.picture.alt) : null,
  };
}

/** The links with fields of their own, in the language of the site. */
function placesOf(record: RawRecord<typeof publicationSchema, Publication>, { words }: Locale): TitledLink[] {
  const { pdf, code, data, slides, video, poster } = words.publicationList;
  const labels = { pdf, preprint: words.publicationKinds.preprint, code, data, slides, video, poster };
  return Object.entries(labels).flatMap(([field, label]) => {
    const address = record[field as keyof typeof labels];
    return address ? [{ label, address }] : [];
  });
}

export function toPublicationView(
  publication: Publication,
  { section, locale, heading }: { section: SectionPlace; locale: Locale; heading: string },
): PublicationView {
  const texts = locale.words.publicationList;
  const { name, title, markedByline: byline, date, status, isOpen, isFirstAuthor } = publication;
  const marks = [
    ...(status === 'in-press' ? [texts.inPress] : []),
    ...(status === 'under-review' ? [texts.underReview] : []),
    ...(isOpen ? [texts.openAccess] : []),
  ];
  const legend = publication.authorMarks.map((role) => `${authorMarks[role]} ${texts[role]}`);
  const path = subpagePath(section.path, name);
  const optional = {
    ...Object.fromEntries(optionalFields.map((field) => [field, publication[field]])),
    ...{ marks, legend, group: heading },
    topics: section.filter ? publication.topics : [],
    isFirst: section.filter && isFirstAuthor,
    page: section.pages && path,
    files: section.cite && path,
  };
  const filled = Object.entries(optional).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value,
  );
  return { name, title, byline, date, ...Object.fromEntries(filled) };
}

/** Selected publications first, then by year, kind or topic. `heading` is "" if the year is the heading. */
function inGroups(
  publications: readonly Publication[],
  group: NonNullable<SectionPlace['group']>,
  { words }: Locale,
): { publication: Publication; heading: string }[] {
  const { publicationGroups: headings, publicationList } = words;
  const topics = [...new Set(publications.flatMap(({ topics }) => topics.slice(0, 1)))].sort(compareText);
  const placed = publications.map((publication) => {
    const { isSelected, kind, topics: own } = publication;
    if (isSelected) return { publication, heading: publicationList.selected, rank: -1 };
    if (group === 'year') return { publication, heading: '', rank: 0 };
    const [choices, chosen]: [readonly string[], string] =
      group === 'kind' ? [publicationKinds, kind] : [topics, own[0] ?? ''];
    const at = choices.indexOf(chosen);
    const heading = at < 0 ? headings.other : group === 'kind' ? headings[kind || 'other'] : chosen;
    return { publication, heading, rank: at < 0 ? choices.length : at };
  });
  // Stable, so that each group stays in order.
  return placed.sort((a, b) => a.rank - b.rank);
}

/** Characters of abstracts on a page; 300 whole ones would triple its size. */
export const maxAbstracts = 40_000;

/** The abstracts of the first publications, and of all with a page of their own that is linked instead. */
function withAbstracts(publications: PublicationView[]): PublicationView[] {
  let left = maxAbstracts;
  return publications.map((publication) => {
    const { abstract, ...others } = publication;
    if (!abstract) return publication;
    left -= toPlainText(abstract).length;
    return left >= 0 ? publication : others;
  });
}

function toFilters(records: readonly Publication[], { words }: Locale): PublicationsView['filters'] {
  const names = [...publicationKinds.filter((name) => records.some(({ kind }) => kind === name))];
  const byNewest = (a: string, b: string) => compareText(b, a);
  const first = records.filter(({ isFirstAuthor }) => isFirstAuthor).length;
  return {
    kinds: names.map((name) => ({ name, label: words.publicationGroups[name] })),
    topics: [...new Set(records.flatMap(({ topics }) => topics))].sort(compareText),
    years: [...new Set(records.map(({ date }) => date.slice(0, 4)))].sort(byNewest),
    hasFirst: first > 0 && first < records.length,
  };
}

export function pick<T, K extends keyof T>(texts: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Pick<T, K>;
}

/** `A. Ash, A. Quill: Title. Venue 12 (3), 2021. doi:10.1000/182` */
function citation(
  { title, venue, details, date, doi, address, status }: Publication,
  byline: RichText,
  locale: Locale,
): Inline[] {
  const { inPress, underReview } = locale.words.publicationList;
  const state = { '': date.slice(0, 4), 'in-press': inPress, 'under-review': underReview }[status];
  const place = joinParts([[venue, details].filter(Boolean).join(' '), state], locale);
  const href = doi ? doiAddress(doi) : address;
  const link: Inline[] = href
    ? [' ', { kind: 'link', href, children: [doi ? `doi:${doi}` : addressWithoutScheme(address)] }]
    : [];
  return [
    ...inlinesOf(byline),
    locale.lists.colon,
    { kind: 'emphasis', children: inlinesOf(title) },
    `${/[.?!。？！؟]$/.test(toPlainText(title)) ? '' : '.'} ${place}.`,
    ...link,
  ];
}
