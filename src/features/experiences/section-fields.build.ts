import { z } from 'zod';
import {
  displayedDates,
  draft,
  endDate,
  id,
  location,
  onlyForKinds,
  richText,
  slug,
  startDate,
  textFor,
  trueFor,
} from '../../content/fields.ts';
import { resumeDesigns } from './resume-designs.ts';

/** The formats of the résumé. */
const resumeFormats = ['pdf', 'word', 'text', 'markdown', 'json'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

/** The fields of a section in pages.yaml, beside `kind`. */
export const sectionFields = {
  name: slug
    .describe('Name of the section in addresses, and of the file with its records, unique on the site.')
    .meta({ examples: ['work'] }),
  title: textFor('Heading of the section.', 'Work Experience'),
  within: slug
    .describe(
      'Name of the section that contains this section, below its own records. This section then has no link in the navigation of the page. Optional.',
    )
    .meta({ examples: ['education'] })
    .optional(),
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9/_-]*\.(?:yaml|md|bib)$/, 'a file in content/, such as work.yaml')
    .describe(
      'The file in content/ with its records. Default: the name of the section with .yaml, or .md for kind text.',
    )
    .meta({ examples: ['publications.bib'] })
    .optional(),
  draft,
  as: onlyForKinds(
    ['jobs'],
    z
      .enum(['work', 'volunteer'])
      .describe('The list of resume.json for the records of this section: work or volunteer. Default: work.')
      .meta({ examples: ['volunteer'] }),
  ),
  group: onlyForKinds(
    ['publications'],
    z
      .enum(['year', 'kind', 'topic'])
      .describe('Groups of the list: year, kind, or topic (the first topic of a publication). Default: year.')
      .meta({ examples: ['topic'] }),
  ),
  filter: onlyForKinds(
    ['publications'],
    trueFor('true: adds filters by words, kind, topic, year and first author above the list. Optional.'),
  ),
  cite: onlyForKinds(
    ['publications'],
    trueFor(
      'true: visitors can copy or download citations: APA, IEEE, Chicago, BibTeX, RIS, CSL-JSON. Optional.',
    ),
  ),
  pages: onlyForKinds(
    ['publications', 'resume'],
    z
      .union([z.literal(true), z.literal('all')])
      .describe(
        'For publications, true: each publication has a separate page. For the résumé, all: the PDF is complete, on as many pages as necessary. Optional.',
      )
      .meta({ examples: [true] }),
  ),
  link: onlyForKinds(
    ['resume'],
    textFor(
      'Text of the link to the résumé. Optional; without it, the page has no link to the PDF.',
      'Click here to view!',
    ),
  ),
  order: onlyForKinds(
    ['resume'],
    z
      .array(slug)
      .describe(
        'Sections of the résumé, in order; `projects` is the list of projects. Sections that are not listed are left out. Default: all, in the order of the site, with the projects after the first jobs.',
      )
      .meta({ examples: [['work', 'skills', 'projects', 'education']] }),
  ),
  formats: onlyForKinds(
    ['resume'],
    z
      .array(z.enum(resumeFormats))
      .min(1)
      .describe(`What it is published as: ${resumeFormats.join(', ')}. Default: pdf, text and json.`)
      .meta({ examples: [['pdf', 'word']] }),
  ),
  design: onlyForKinds(
    ['resume'],
    z
      .enum(resumeDesigns)
      .describe(
        'Design of the PDF and the Word file: plain, modern (dates in a separate column), academic (complete, on as many pages as necessary), compact (one page); see docs/resume.md. Default: plain.',
      )
      .meta({ examples: ['modern'] }),
  ),
  qr: onlyForKinds(['resume'], trueFor('true: the PDF has a QR code that leads to the site. Optional.')),
  sign: onlyForKinds(
    ['resume'],
    textFor('A sign or letters shown beside the text.', 'No').describe(
      'Letters beside your role in the PDF. Optional.',
    ),
  ),
};

/** Fields that records of several kinds have. */
export const recordFields = {
  id: id.describe('Number of the record: 1 for the first in its list, counting up. Optional.').optional(),
  dates: displayedDates
    .describe('Dates in your own words. Default: generated from start and end.')
    .optional(),
  place: location.describe('City and region. Optional.').optional(),
  bullets: z
    .array(richText)
    .min(1)
    .describe('What you did, one line each. Optional.')
    .meta({ examples: [['Built the settings screen.', 'Halved the time the tests take.']] }),
};

export const span = { dates: recordFields.dates, start: startDate, end: endDate };
