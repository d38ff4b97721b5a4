import { z } from 'zod';
import {
  alt,
  commaList,
  endDate,
  id,
  machineDate,
  picturePath,
  slug,
  text,
  webAddressOrEmpty,
} from './fields.ts';

export const galleryNames = ['travel', 'food', 'cat'] as const;
export const categories = ['personal', 'academic', 'hackathon'] as const;

const galleryImage = (folder: string) =>
  z.strictObject({
    id,
    name: slug,
    title: text.describe('Caption, shown to everyone.'),
    alt,
    source: picturePath(folder),
  });

/** content/travel.yaml, food.yaml, cat.yaml */
export const gallerySchemas = {
  travel: galleryImage('travel'),
  food: galleryImage('food'),
  cat: galleryImage('cat'),
};

/** content/projects.yaml */
export const projectSchema = z.strictObject({
  id,
  name: slug,
  title: text.describe('Name of the project as visitors read it.'),
  description: text.describe('Two to four sentences: what it does, for whom, what was hard.'),
  type: text.describe('Kind of project, with the event for a hackathon.').meta({
    examples: ['Personal Project', 'Hackathon Project · Northshore Hacks 2025'],
  }),
  category: z.enum(categories).describe('Which filter shows it: personal, academic or hackathon.'),
  date: machineDate.describe('When it was finished or last worked on.'),
  languages: commaList.describe('Programming languages, separated by commas; "" for none.'),
  additionalInfo: commaList.describe('Tools, frameworks and APIs, separated by commas; "" for none.'),
  github: webAddressOrEmpty.describe('Address of the code; "" when it is not public.'),
  activeLink: webAddressOrEmpty.describe('Address where it can be tried; "" for none.'),
  devpostLink: webAddressOrEmpty.describe('Address of its Devpost page; "" for none.'),
  images: z
    .array(
      z.strictObject({
        original: picturePath('projects'),
        thumbnail: z
          .union([z.literal(''), picturePath('projects')])
          .describe(
            'Picture for the small preview: the same path, one of its own, or "" for the same picture.',
          ),
        alt,
      }),
    )
    .min(1)
    .describe('Pictures of the carousel, in order.'),
});

const span = { dates: text.describe('Dates as visitors read them.'), start: machineDate, end: endDate };
const bullets = z.array(text).min(1).describe('What you did, a line each.');

/** content/work.yaml */
export const workSchema = z.strictObject({
  id,
  name: slug,
  title: text.describe('Your position.'),
  organization: text.describe('Who you worked for, and the team.'),
  location: text,
  ...span,
  languages: commaList.describe('Programming languages, separated by commas; "" for none.'),
  tools: commaList.describe('Tools, separated by commas; "" for none.'),
  description: bullets,
  image: picturePath('work'),
  imageAlt: alt,
});

/** content/education.yaml: one university and its programs. */
export const educationSchema = z.strictObject({
  university: text,
  location: text,
  programs: z.array(z.strictObject({ id, name: slug, title: text, ...span })).min(1),
});

/** content/awards.yaml */
export const awardSchema = z.strictObject({
  id,
  name: slug,
  title: text,
  dates: text.describe('Dates as visitors read them.'),
  start: machineDate,
  description: text,
});

/** content/healthcare.yaml, research.yaml */
export const experienceSchema = z.strictObject({
  id,
  name: slug,
  title: text.describe('Your position.'),
  organization: text.describe('Where: the pharmacy, hospital or laboratory.'),
  location: text,
  ...span,
  description: bullets,
});

/** content/skills.yaml */
export const skillCategorySchema = z.strictObject({
  name: text.describe('Name of the category.'),
  skills: z.array(text).min(1).describe('Skills, spelled as in your projects and jobs.'),
});

/** content/art.yaml */
export const artSchema = z.strictObject({
  id,
  name: slug,
  title: text.describe('Title of the work.'),
  alt,
  source: picturePath('art'),
});
