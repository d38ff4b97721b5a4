import { z } from 'zod';
import {
  alt,
  furtherLinks,
  id,
  machineDate,
  picturePath,
  richTextFor,
  slug,
  text,
  textFor,
  trueFor,
  webAddress,
} from '../../../../content/fields.ts';

export const publicationKinds = [
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

export const publicationStatuses = ['in-press', 'under-review'] as const;

/** Fields with an address of their own, as the page shows their links. */
export const placeFields = ['pdf', 'preprint', 'code', 'data', 'slides', 'video', 'poster'] as const;

/** Without `..`, which would leave the folder. */
const sitePath = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

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
    .describe('DOI, with or without https://doi.org/. Optional.')
    .meta({ examples: ['10.1000/182'] })
    .optional(),
  address: webAddress
    .describe('Address of the publication, if the DOI does not lead to it. Optional.')
    .optional(),
  links: furtherLinks,
  kind: z
    .enum(publicationKinds)
    .describe(`What it is: ${publicationKinds.join(', ')}. Optional.`)
    .meta({ examples: ['article'] })
    .optional(),
  publisher: textFor(
    'Publisher, where the venue is a book or proceedings. Optional.',
    'Quay Press',
  ).optional(),
  editors: z
    .array(text)
    .min(1)
    .describe(
      'Editors of the book or proceedings, for references. For an edited book, list the same people as authors. Optional.',
    )
    .meta({ examples: [['B. Ash', 'Jan van der Berg']] })
    .optional(),
  edition: textFor('Edition of a book, or version of software and data. Optional.', '2nd').optional(),
  series: textFor('Series of the book or proceedings. Optional.', 'Lecture Notes in Tides').optional(),
  genre: textFor('Kind of thesis or report, for references. Optional.', 'PhD thesis').optional(),
  city: textFor(
    'City of the publisher, university or conference, for references. Optional.',
    'Halifax, NS, Canada',
  ).optional(),
  abstract: richTextFor(
    'Its abstract, which the page shows on demand. Optional.',
    'Buoys drift with the tide. We follow forty of them for a year.',
  ).optional(),
  topics: z
    .array(text)
    .min(1)
    .describe('Topics or keywords. The page can be grouped by the first. Optional.')
    .meta({ examples: [['Tides', 'Sensors']] })
    .optional(),
  selected: trueFor('true: shown first, under a separate heading. Optional.').optional(),
  status: z
    .enum(publicationStatuses)
    .describe(`If it has not appeared yet: ${publicationStatuses.join(', ')}. Optional.`)
    .meta({ examples: ['in-press'] })
    .optional(),
  openAccess: trueFor('true: everyone can read it free of charge. The page shows this. Optional.').optional(),
  award: textFor('A prize it received. Optional.', 'Best Paper Award').optional(),
  equal: authorNumbers('who contributed equally', [1, 2]),
  corresponding: authorNumbers('who answer letters about it', [1]),
  pdf: placeFor('Its PDF', '/papers/drifting-buoys.pdf'),
  preprint: placeFor('Its preprint', 'https://arxiv.org/abs/2101.00001'),
  code: placeFor('Its code', 'https://example.com/code'),
  data: placeFor('Its data', 'https://example.com/data'),
  slides: placeFor('Slides of a talk about it', '/papers/drifting-buoys-slides.pdf'),
  video: placeFor('A recording', 'https://example.com/video'),
  poster: placeFor('Its poster', '/papers/drifting-buoys-poster.pdf'),
  picture: z
    .strictObject({
      source: picturePath('publications', 'publications/drifting-buoys.jpg'),
      alt: alt.meta({ examples: ['A chart: buoys drift in circles of a mile.'] }),
    })
    .describe('A small picture beside the publication. Optional.')
    .optional(),
  bibtex: text
    .regex(/^@\w+\s*\{.*\}$/s, 'an entry such as @article{quill2025, note = {With a map}}')
    .describe('Additional BibTeX: key, type and fields for downloads. Optional.')
    .meta({ examples: ['@article{quill2025, note = {With a map}}'] })
    .optional(),
});

function authorNumbers(who: string, example: number[]) {
  return z
    .array(z.int().min(1))
    .min(1)
    .describe(`Authors ${who}, counted from 1. Optional.`)
    .meta({ examples: [example] })
    .optional();
}

/** An address on the web, or a file in public/ or content/papers/. */
function placeFor(what: string, example: string) {
  return z
    .string()
    .trim()
    .refine(
      (value) => webAddress.safeParse(value).success || sitePath.test(value),
      'an address that starts with https://, or a file of the site, such as /papers/name.pdf',
    )
    .describe(
      `${what}: an address, or a file such as /papers/NAME.pdf, in content/papers/ or public/. Optional.`,
    )
    .meta({ examples: [example], pattern: '^(?:https?://\\S+|/\\S+)$', control: 'address' })
    .optional();
}
