import { z } from 'zod';
import {
  alt,
  commaList,
  demoAddress,
  endDate,
  furtherLinks,
  id,
  location,
  machineDate,
  picturePath,
  richText,
  richTextFor,
  shownDates,
  slug,
  startDate,
  text,
  textFor,
  webAddressOrEmpty,
} from './fields.ts';

const languages = commaList.describe('Programming languages, separated by commas; "" for none.');
const tools = commaList
  .describe('Tools, frameworks and APIs, separated by commas; "" for none.')
  .meta({ examples: ['React, Vite, Figma'] });

// Each project has a folder of its own for them.
const slidePicture = picturePath('projects/{name}', 'projects/harbour-map/1-map.jpg');

/** content/projects.yaml */
export const projectSchema = z.strictObject({
  id: id.optional(),
  name: slug.meta({ examples: ['harbour-map'] }),
  title: textFor('Name of the project as visitors read it.', 'Harbour Map'),
  description: richTextFor(
    'Two to four sentences: what it does, for whom, what was hard.',
    'Shows when each ferry really leaves.',
  ),
  type: text
    .describe('Kind of project, with the event it was made at. May be left out.')
    .meta({ examples: ['Personal Project', 'Hackathon Project · Northshore Hacks 2025'] })
    .optional(),
  category: slug
    .describe('Which filter shows it: a category of content/pages.yaml. May be left out.')
    .meta({ examples: ['personal'] })
    .optional(),
  date: machineDate.describe('When it was finished or last worked on: YYYY, YYYY-MM or YYYY-MM-DD.'),
  languages: languages.optional(),
  additionalInfo: tools.optional(),
  github: webAddressOrEmpty.describe('Address of the code; "" or left out when it is not public.').optional(),
  activeLink: demoAddress.optional(),
  devpostLink: webAddressOrEmpty.describe('Address of its Devpost page; "" or left out for none.').optional(),
  links: furtherLinks,
  images: z
    .array(
      z.strictObject({
        original: slidePicture,
        thumbnail: z
          .union([z.literal(''), slidePicture])
          .describe('Picture for the small preview: one of its own; "" or left out for the same picture.')
          .meta({ examples: ['/images/projects/harbour-map/1-map.jpg'] })
          .optional(),
        alt: alt.meta({ examples: ['A map of the harbour with three ferries and their delays.'] }),
      }),
    )
    .describe('Pictures of the carousel, in order. May be left out.')
    .optional(),
});

const span = { dates: shownDates, start: startDate, end: endDate };
const bullets = z
  .array(richText)
  .min(1)
  .describe('What you did, a line each.')
  .meta({ examples: [['Built the settings screen.', 'Halved the time the tests take.']] });
const position = textFor('Your position.', 'Software Developer Intern');

/** content/work.yaml */
export const workSchema = z.strictObject({
  id,
  name: slug.meta({ examples: ['example-company'] }),
  title: position,
  organization: textFor('Who you worked for, and the team.', 'Example Company, Display Team'),
  location,
  ...span,
  languages,
  tools,
  description: bullets,
  image: picturePath('work', 'work/name.jpg'),
  imageAlt: alt.meta({ examples: ['Two colleagues look at a screen beside a window.'] }),
});

/** content/education.yaml: one university and its programs. */
export const educationSchema = z.strictObject({
  university: z
    .string()
    .trim()
    .describe('Name of the university; "" for none.')
    .meta({ examples: ['Example University'] }),
  location: z
    .string()
    .trim()
    .describe('City and region; "" for none.')
    .meta({ examples: ['Vancouver, BC'] }),
  programs: z
    .array(
      z.strictObject({
        id,
        name: slug.meta({ examples: ['computer-science'] }),
        title: textFor('The degree.', 'Bachelor of Computer Science'),
        ...span,
      }),
    )
    .describe('Programs at this university, oldest first.'),
});

/** content/awards.yaml */
export const awardSchema = z.strictObject({
  id,
  name: slug.meta({ examples: ['entrance-award'] }),
  title: textFor('Name of the award.', 'Entrance Award'),
  dates: shownDates
    .describe('Dates as visitors read them. They say the same as start.')
    .meta({ examples: ['Sep 2025'] }),
  start: startDate,
  description: richTextFor('What it was given for, and how much it was.', '$1000 on admission.'),
  skills: commaList
    .describe('Skills it was given for, separated by commas, spelled as in skills.yaml; may be left out.')
    .meta({ examples: ['Python, SQL'] })
    .optional(),
});

/** content/healthcare.yaml, research.yaml */
export const experienceSchema = z.strictObject({
  id,
  name: slug.meta({ examples: ['example-pharmacy'] }),
  title: position.meta({ examples: ['Research Assistant'] }),
  organization: textFor('Where: the pharmacy, hospital or laboratory.', 'Example Laboratory'),
  location,
  ...span,
  description: bullets.meta({ examples: [['Grew the samples.', 'Wrote the script that counts them.']] }),
});

/** content/skills.yaml */
export const skillCategorySchema = z.strictObject({
  name: textFor('Name of the category.', 'Languages'),
  skills: z
    .array(text)
    .min(1)
    .describe('Skills, spelled as in your projects and jobs.')
    .meta({ examples: [['TypeScript', 'SQL']] }),
});

/** content/lenses.yaml */
export const lensSchema = z.strictObject({
  name: slug
    .describe('Short name in the address: /projects?for=health-tech.')
    .meta({ examples: ['health-tech'] }),
  title: textFor('What the site calls it.', 'Health tech'),
  tags: z
    .array(text)
    .min(1)
    .describe('Languages, tools or words; an entry that has one of them comes first and is marked.')
    .meta({ examples: [['pharmacy', 'medical-device', 'Qt/QML']] }),
});
