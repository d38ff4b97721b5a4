import { z } from 'zod';
import {
  endDate,
  id,
  location,
  onlyFor,
  richText,
  shownDates,
  slug,
  startDate,
  textFor,
} from '../../content/fields.ts';

/** The formats of the résumé. */
export const resumeFormats = ['pdf', 'word', 'text', 'markdown', 'json'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

/** The fields of a section in pages.yaml, beside `kind`. */
export const sectionFields = {
  name: slug
    .describe('Name of the section in addresses, and of the file with its records; no section twice.')
    .meta({ examples: ['work'] }),
  title: textFor('Heading of the section.', 'Work Experience'),
  within: slug
    .describe('Name of the section it stands in, below that one’s records; it then has no link of its own.')
    .meta({ examples: ['education'] })
    .optional(),
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9/_-]*\.(?:yaml|md|bib)$/, 'a file in content/, such as work.yaml')
    .describe('The file in content/ with its records, where that is not named like the section.')
    .meta({ examples: ['publications.bib'] })
    .optional(),
  as: onlyFor(
    ['jobs'],
    z
      .enum(['work', 'volunteer'])
      .describe('The list of JSON Resume its records belong to. Left out: work.')
      .meta({ examples: ['volunteer'] }),
  ),
  link: onlyFor(['resume'], textFor('Text of the link to the résumé.', 'Click here to view!')),
  order: onlyFor(
    ['resume'],
    z
      .array(slug)
      .describe('Sections of the résumé, in order; `projects` stands for the projects.')
      .meta({ examples: [['work', 'skills', 'projects', 'education']] }),
  ),
  formats: onlyFor(
    ['resume'],
    z
      .array(z.enum(resumeFormats))
      .min(1)
      .describe(`What it is published as: ${resumeFormats.join(', ')}. Left out: pdf, text and json.`)
      .meta({ examples: [['pdf', 'word']] }),
  ),
  qr: onlyFor(
    ['resume'],
    z
      .literal(true)
      .describe('true: the PDF has a QR code that leads to the site. Left out: none.')
      .meta({ examples: [true] }),
  ),
  sign: onlyFor(
    ['resume'],
    textFor('A sign or letters drawn beside the words.', 'No').describe(
      'Letters beside your role in the PDF. May be left out.',
    ),
  ),
};

/** Fields that records of several kinds have. */
export const recordFields = {
  id: id.describe('Number of the record; may be left out.').optional(),
  dates: shownDates
    .describe('Dates as visitors read them, where start and end do not say it as you would; may be left out.')
    .optional(),
  place: location.describe('City and region; may be left out.').optional(),
  bullets: z
    .array(richText)
    .min(1)
    .describe('What you did, a line each; may be left out.')
    .meta({ examples: [['Built the settings screen.', 'Halved the time the tests take.']] }),
};

export const span = { dates: recordFields.dates, start: startDate, end: endDate };
