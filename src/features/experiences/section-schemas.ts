import { z } from 'zod';
import {
  alt,
  commaList,
  endDate,
  id,
  location,
  picturePath,
  richText,
  richTextFor,
  shownDates,
  slug,
  startDate,
  text,
  textFor,
} from '../../content/fields.ts';
import { languages, tools } from '../../content/record-schemas.ts';
import {
  certificateSchema,
  publicationSchema,
  quoteSchema,
  spokenLanguageSchema,
  talkSchema,
} from './accomplishment-schemas.ts';

/*
 * What the sections of pages of kind experiences hold, kind by kind.
 *
 * To add a kind: its name in `sectionKinds` (pages.ts beside this file) and its schema in `sectionSchemas` here; its
 * records, ready to draw, in `SectionRecords` (model/sections.ts). Then the compiler asks for its row in each table:
 *   src/site/section-files.ts       what its file is for, as the guide and the editor say it
 *   src/site/resolve-sections.ts            records from entries: pictures found, what was left out filled in
 *   src/build/prerender/page-modules.ts      its component in src/features/experiences/
 *   src/resume/resume-sections.ts      what the résumé contains of it
 *   src/resume/resume-json-sections.ts the lists of JSON Resume it adds to
 *   src/build/head/person-sections.ts        what it says of the Person in structured data
 */

const recordId = id.describe('Number of the record; may be left out.').optional();
const dates = shownDates
  .describe('Dates as visitors read them, where start and end do not say it as you would; may be left out.')
  .optional();
const span = { dates, start: startDate, end: endDate };
const place = location.describe('City and region; may be left out.').optional();
const bullets = z
  .array(richText)
  .min(1)
  .describe('What you did, a line each; may be left out.')
  .meta({ examples: [['Built the settings screen.', 'Halved the time the tests take.']] });

/** Of a section of kind jobs: work, volunteering, teaching, research. */
const jobSchema = z
  .strictObject({
    id: recordId,
    name: slug.meta({ examples: ['example-company'] }),
    title: textFor('Your position.', 'Software Developer Intern'),
    organization: textFor(
      'Who you worked for, and the team; may be left out.',
      'Example Company, Display Team',
    ).optional(),
    location: place,
    ...span,
    languages: languages.describe('Programming languages, separated by commas; may be left out.').optional(),
    tools: tools.describe('Tools, frameworks and APIs, separated by commas; may be left out.').optional(),
    description: bullets.optional(),
    image: picturePath('{file}', 'work/name.jpg')
      .describe('Public path of a picture, below content/images; may be left out.')
      .optional(),
    imageAlt: alt.meta({ examples: ['Two colleagues look at a screen beside a window.'] }).optional(),
  })
  .refine(({ image, imageAlt }) => !image || imageAlt, {
    path: ['imageAlt'],
    message: 'words for the picture',
  });

/** Of a section of kind education: a school and its programs. */
const schoolSchema = z.strictObject({
  id: recordId,
  name: slug.meta({ examples: ['example-university'] }),
  school: z
    .string()
    .trim()
    .describe('Name of the school; "" for none.')
    .meta({ examples: ['Example University'] }),
  location: z
    .string()
    .trim()
    .describe('City and region; may be left out.')
    .meta({ examples: ['Vancouver, BC'] })
    .optional(),
  programs: z
    .array(
      z.strictObject({
        id: recordId,
        name: slug.meta({ examples: ['computer-science'] }),
        title: textFor('The degree.', 'Bachelor of Computer Science'),
        ...span,
        description: bullets
          .describe('What is worth saying of it, a line each; may be left out.')
          .meta({ examples: [['Thesis on ferry timetables.']] })
          .optional(),
      }),
    )
    .describe('Programs at this school, oldest first.'),
});

const awardSchema = z.strictObject({
  id: recordId,
  name: slug.meta({ examples: ['entrance-award'] }),
  title: textFor('Name of the award.', 'Entrance Award'),
  dates: dates
    .describe('Dates as visitors read them, where start does not say it as you would; may be left out.')
    .meta({ examples: ['Sep 2025'] }),
  start: startDate,
  description: richTextFor(
    'What it was given for, and how much it was; may be left out.',
    '$1000 on admission.',
  ).optional(),
  skills: commaList
    .describe('Skills it was given for, separated by commas, spelled as in skills.yaml; may be left out.')
    .meta({ examples: ['Python, SQL'] })
    .optional(),
});

const skillCategorySchema = z.strictObject({
  name: textFor('Name of the category.', 'Languages'),
  skills: z
    .array(text)
    .min(1)
    .describe('Skills, spelled as in your projects and jobs.')
    .meta({ examples: [['TypeScript', 'SQL']] }),
});

/** A record of each kind that has a YAML file of them. */
export const sectionSchemas = {
  jobs: jobSchema,
  education: schoolSchema,
  awards: awardSchema,
  skills: skillCategorySchema,
  certificates: certificateSchema,
  languages: spokenLanguageSchema,
  publications: publicationSchema,
  talks: talkSchema,
  quotes: quoteSchema,
};
