import { z } from 'zod';
import {
  furtherLinks,
  id,
  location,
  machineDate,
  richTextFor,
  slug,
  text,
  textFor,
  webAddress,
} from '../../content/fields.ts';

/* Records of the sections that tell of certificates, spoken languages, publications, talks and what others say. */

/** A section of kind certificates. */
export const certificateSchema = z.strictObject({
  id: id.optional(),
  name: slug.meta({ examples: ['advanced-life-support'] }),
  title: textFor('Name of the certificate or licence.', 'Advanced Cardiovascular Life Support'),
  issuer: textFor('Who gave it. May be left out.', 'Heart and Stroke Foundation').optional(),
  date: machineDate.describe('When it was given: YYYY, YYYY-MM or YYYY-MM-DD.'),
  expires: machineDate
    .describe('Until when it holds; may be left out.')
    .meta({ examples: ['2027-09'] })
    .optional(),
  address: webAddress.describe('Address that proves it. May be left out.').optional(),
  number: textFor('Number of the certificate or licence. May be left out.', 'RN-104223').optional(),
});

/** The levels of the Common European Framework of Reference for Languages. */
const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

/** A section of kind languages: those one speaks. */
export const spokenLanguageSchema = z.strictObject({
  name: textFor('The language.', 'Portuguese').meta({ title: 'Language' }),
  level: textFor('How well, in words.', 'Native'),
  cefr: z
    .enum(languageLevels)
    .describe('Level of the Common European Framework: A1 to C2. May be left out.')
    .meta({ examples: ['C1'] })
    .optional(),
});

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

/** A section of kind publications. */
export const publicationSchema = z.strictObject({
  id: id.optional(),
  name: slug.meta({ examples: ['drifting-buoys'] }),
  title: richTextFor('Title of the publication.', 'What Drifting Buoys Say About the Tide'),
  authors: z
    .array(text)
    .min(1)
    .describe(
      'All authors in order, as `M. Quill`, `Mira Quill` or `Quill, M.`; your own name is marked. `et al.` stands for the rest.',
    )
    .meta({ examples: [['Ada Quill', 'P. Marlow']] }),
  venue: textFor(
    'Journal, conference, publisher or university. May be left out.',
    'Journal of Tides',
  ).optional(),
  details: textFor('Volume, issue and pages. May be left out.', '12 (3), 101–119').optional(),
  date: machineDate.describe('When it appeared: YYYY, YYYY-MM or YYYY-MM-DD.'),
  doi: z
    .string()
    .trim()
    .regex(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/\S+$/i, 'a DOI such as 10.1000/182')
    .describe('Its DOI, with or without https://doi.org/. May be left out.')
    .meta({ examples: ['10.1000/182'] })
    .optional(),
  address: webAddress
    .describe('Where it can be read, if that is not where the DOI leads. May be left out.')
    .optional(),
  links: furtherLinks,
  kind: z
    .enum(publicationKinds)
    .describe(`What it is: ${publicationKinds.join(', ')}. May be left out.`)
    .meta({ examples: ['article'] })
    .optional(),
});

/** A section of kind talks. */
export const talkSchema = z.strictObject({
  id: id.optional(),
  name: slug.meta({ examples: ['maps-for-ferries'] }),
  title: textFor('Title of the talk.', 'Maps for Ferries'),
  event: textFor(
    'Where it was given: the conference, meeting or seminar. May be left out.',
    'Northshore Meetup',
  ).optional(),
  location: location.describe('City and region. May be left out.').optional(),
  date: machineDate.describe('When it was given: YYYY, YYYY-MM or YYYY-MM-DD.'),
  links: furtherLinks,
});

/** A section of kind quotes: what others say of the owner. */
export const quoteSchema = z.strictObject({
  text: richTextFor('What was said, without quotation marks around it.', 'The calmest person on any ward.'),
  by: textFor('Who said it.', 'P. Marlow'),
  role: textFor('Who that is. May be left out.', 'Head of the display team, Example Company').optional(),
});
