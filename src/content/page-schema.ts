import { z } from 'zod';
import { formerly, slug, text, textFor } from './fields.ts';
import { galleryPlaceSchema } from './gallery-schema.ts';

export const pageKinds = [
  'home',
  'about',
  'projects',
  'experiences',
  'gallery',
  'contact',
  'notFound',
] as const;

/** Kinds of page that a site has once at most: each shows what stands in one file. */
export const singlePageKinds: readonly string[] = ['home', 'about', 'projects', 'contact', 'notFound'];

export const sectionKinds = [
  'resume',
  'jobs',
  'education',
  'awards',
  'skills',
  'certificates',
  'languages',
  'publications',
  'talks',
  'quotes',
  'text',
] as const;

/** What the résumé can be published as. */
export const resumeFormats = ['pdf', 'word', 'text', 'markdown', 'json'] as const;

/** A field that only some kinds of its record have: `kinds` names them. */
function onlyFor<T extends z.ZodType>(kinds: readonly string[], field: T): z.ZodOptional<T> {
  return field.meta({ ...field.meta(), kinds }).optional();
}

const sign = textFor('A sign or letters drawn beside the words.', 'No');

/** A section of a page of kind experiences; its records stand in content/<name>.yaml. */
export const sectionSchema = z.strictObject({
  name: slug
    .describe('Name of the section in addresses, and of the file with its records; no section twice.')
    .meta({ examples: ['work'] }),
  kind: z
    .enum(sectionKinds)
    .describe(`What it holds: ${sectionKinds.join(', ')}.`)
    .meta({ examples: ['jobs'] }),
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
  sign: onlyFor(['resume'], sign.describe('Letters beside your role in the PDF. May be left out.')),
});

/** A category of projects, with the label of its filter. */
const categorySchema = z.strictObject({
  name: slug.describe('Name of the category, as projects write it.').meta({ examples: ['personal'] }),
  label: textFor('Label of its filter.', 'Personal Projects'),
});

/** A page of content/pages.yaml. */
export const pageSchema = z.strictObject({
  name: slug
    .describe('Name of the page, once in the file. Its address is /name; that of the homepage is /.')
    .meta({ examples: ['projects'] }),
  formerly,
  kind: z
    .enum(pageKinds)
    .describe(`What the page holds: ${pageKinds.join(', ')}.`)
    .meta({ examples: ['projects'] }),
  nav: textFor('Label in the navigation bar. Left out: the heading.', 'Projects').optional(),
  title: textFor(
    'Title of the browser tab and of search results; {name} stands for your name. Left out: "{heading} · {name}".',
    'Projects · {name}',
  )
    .meta({ title: 'Title of the tab and in search results' })
    .optional(),
  heading: textFor('Heading of the page. {name} stands for your name.', 'Projects'),
  subtitle: z
    .string()
    .describe('Line under the heading; may be left out.')
    .meta({ examples: ['What I have been working on:'] })
    .optional(),
  description: textFor(
    'One sentence for search engines and shared links, 70 to 155 characters.',
    'Projects by {name}, large and small, with pictures and the tools behind each of them.',
  ),
  keepEmpty: z
    .literal(true)
    .describe('true: shown although nothing stands on it yet. Left out: shown once something does.')
    .meta({ examples: [true] })
    .optional(),
  all: onlyFor(
    ['projects'],
    textFor('Label of the filter that shows every project.', 'All Projects').meta({
      title: 'Label of the filter for all',
    }),
  ),
  categories: onlyFor(
    ['projects'],
    z
      .array(categorySchema)
      .describe('Categories with a filter each, in their order; with fewer than two there are no filters.'),
  ),
  sections: onlyFor(
    ['experiences'],
    z.array(sectionSchema).describe('Sections of the page, in their order.'),
  ),
  galleries: onlyFor(
    ['gallery'],
    z.array(galleryPlaceSchema).describe('Galleries of the page, in their order.'),
  ),
  drawing: onlyFor(
    ['notFound'],
    text
      .regex(/^[a-z0-9][a-z0-9/_-]*\.svg$/, 'a file in content/images/, such as not-found.svg')
      .describe(
        'A drawing of your own beside the words: an SVG in content/images/ of shapes and colours only. Colours such as var(--accent) or light-dark(#222, #eee) follow the mode. Left out: an empty label.',
      )
      .meta({ examples: ['not-found.svg'] }),
  ),
});
