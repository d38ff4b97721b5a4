import type { CreativeWork, Person } from 'schema-dts';
import { z } from 'zod';
import {
  furtherLinks,
  id,
  machineDate,
  richTextFor,
  slug,
  text,
  textFor,
  webAddress,
} from '../../../../content/fields.ts';
import { fittingLast } from '../../../../content/lens.ts';
import { type Inline, type RichText, wordsOf } from '../../../../core/prose.ts';
import { shownAddress } from '../../../../core/text.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import {
  byDate,
  inlinesOf,
  newestFirst,
  type SectionKindModule,
  type TitledLink,
  withoutEmpty,
} from '../../section-kind.ts';
import { authorLine, doiAddress, isSameAuthor, otherAuthors, plainDoi } from './publications.ts';

const publicationKinds = [
  'article',
  'inproceedings',
  'book',
  'chapter',
  'thesis',
  'preprint',
  'report',
  'dataset',
  'software',
] as const;

export const publicationSchema = z.strictObject({
  id: id.optional(),
  name: slug.meta({ examples: ['drifting-buoys'] }),
  title: richTextFor('Title of the publication.', 'What Drifting Buoys Say About the Tide'),
  authors: z
    .array(text)
    .min(1)
    .describe(
      'All authors in order, as `M. Quill`, `Mira Quill` or `Quill, M.`; your own name is marked. `et al.` replaces the rest.',
    )
    .meta({ examples: [['Ada Quill', 'P. Marlow']] }),
  venue: textFor('Journal, conference, publisher or university. Optional.', 'Journal of Tides').optional(),
  details: textFor('Volume, issue and pages. Optional.', '12 (3), 101–119').optional(),
  date: machineDate.describe('When it appeared: YYYY, YYYY-MM or YYYY-MM-DD.'),
  doi: z
    .string()
    .trim()
    .regex(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/\S+$/i, 'a DOI such as 10.1000/182')
    .describe('Its DOI, with or without https://doi.org/. Optional.')
    .meta({ examples: ['10.1000/182'] })
    .optional(),
  address: webAddress.describe('Where it can be read, unless the DOI leads there. Optional.').optional(),
  links: furtherLinks,
  kind: z
    .enum(publicationKinds)
    .describe(`What it is: ${publicationKinds.join(', ')}. Optional.`)
    .meta({ examples: ['article'] })
    .optional(),
});

type Publication = {
  name: string;
  title: RichText;
  authors: string[];
  /** The authors as one line, with the owner's name marked. */
  byline: RichText;
  venue: string;
  details: string;
  date: string;
  /** Without the address of a resolver. */
  doi: string;
  address: string;
  links: TitledLink[];
  kind: (typeof publicationKinds)[number] | '';
};

export type PublicationView = Omit<Publication, 'authors'>;

export const publications: SectionKindModule<typeof publicationSchema, Publication, PublicationView[]> = {
  schema: publicationSchema,
  about:
    'Your publications, in a section of kind publications. A section with `file: publications.bib` reads them from BibTeX instead.',
  resumeHeadings:
    'publications; selected publications; papers; publications scientifiques; veröffentlichungen; publikationen; publicaciones; pubblicazioni; publicações; publicaties; publikacje; 论文; 出版物; 發表著作; 著作; 論文; 研究業績; 논문; 출판물; المنشورات; الأبحاث; المنشورات العلمية; פרסומים; δημοσιεύσεις; công bố khoa học; ấn phẩm',
  isSortedByDate: true,
  resolve: (records, { ownerNames, locale }) =>
    byDate(records).map((publication) => {
      const { venue = '', details = '', doi = '', address = '', links = [], kind = '' } = publication;
      const { name, title, authors, date } = publication;
      const byline = authorLine(authors, ownerNames, locale);
      return { name, title, authors, byline, venue, details, date, doi: plainDoi(doi), address, links, kind };
    }),
  toView: (section) => newestFirst(section).map(({ authors: _authors, ...publication }) => publication),
  toResume: (section, detail, locale) => {
    const newest = newestFirst(section).slice(0, detail?.publications);
    return [
      {
        kind: 'citations',
        citations: newest.map((publication) => ({
          year: publication.date.slice(0, 4),
          words: citation(publication, locale),
        })),
      },
    ];
  },
  toJsonResume: (section) => ({
    publications: newestFirst(section).map(
      ({ title, authors, venue, details, date, doi, address, links, kind }) => ({
        name: wordsOf(title),
        ...withoutEmpty({ publisher: venue }),
        releaseDate: date,
        ...withoutEmpty({ url: address || (doi && doiAddress(doi)) }),
        custom: {
          authors,
          ...withoutEmpty({ details, doi, kind }),
          ...(links.length > 0 ? { links } : {}),
        },
      }),
    ),
  }),
  toWorks: (section, author) => newestFirst(section).map((publication) => toWork(publication, author)),
  tailor: fittingLast,
  identify: ({ doi, title }) => [...(doi ? [`doi ${plainDoi(String(doi)).toLowerCase()}`] : []), [title]],
};

/** `A. Ash, A. Quill: Title. Venue 12 (3), 2021. doi:10.1000/182` */
function citation(
  { byline, title, venue, details, date, doi, address }: Publication,
  locale: Locale,
): Inline[] {
  const place = joinParts([[venue, details].filter(Boolean).join(' '), date.slice(0, 4)], locale);
  const href = doi ? doiAddress(doi) : address;
  const link: Inline[] = href
    ? [' ', { kind: 'link', href, children: [doi ? `doi:${doi}` : shownAddress(address)] }]
    : [];
  return [
    ...inlinesOf(byline),
    locale.lists.colon,
    { kind: 'emphasis', children: inlinesOf(title) },
    `${/[.?!。？！؟]$/.test(wordsOf(title)) ? '' : '.'} ${place}.`,
    ...link,
  ];
}

/** The types of https://schema.org; every other kind is a ScholarlyArticle. */
const workTypes = {
  book: 'Book',
  chapter: 'Chapter',
  thesis: 'Thesis',
  report: 'Report',
  dataset: 'Dataset',
  software: 'SoftwareSourceCode',
} as const;

/** A publication with its authors; the owner is the Person of that `@id`, under any of their names. */
function toWork(
  { title, authors, venue, date, doi, address, kind }: Publication,
  owner: { id: string; names: readonly string[] },
): CreativeWork {
  const work = {
    name: wordsOf(title),
    author: authors
      .filter((author) => author !== otherAuthors)
      .map((author): Person | { '@id': string } =>
        isSameAuthor(author, owner.names) ? { '@id': owner.id } : { '@type': 'Person', name: author },
      ),
    datePublished: date,
    ...(venue ? { isPartOf: { '@type': 'CreativeWork' as const, name: venue } } : {}),
    ...(doi ? { '@id': doiAddress(doi), identifier: `doi:${doi}` } : {}),
    ...(address || doi ? { url: address || doiAddress(doi) } : {}),
  };
  return {
    '@type': workTypes[kind as keyof typeof workTypes] ?? 'ScholarlyArticle',
    ...work,
  } as CreativeWork;
}
