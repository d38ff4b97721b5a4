import { z } from 'zod';
import { draft, formerly, onlyForKinds, proofs, slug, text, textFor, trueFor, unlisted } from './fields.ts';
import { galleryPlaceSchema } from './gallery-schema.ts';

export const pageKinds = [
  'home',
  'about',
  'projects',
  'experiences',
  'gallery',
  'notes',
  'text',
  'brief',
  'contact',
  'feed',
  'notFound',
] as const;

/** Every site has these pages. No page lists the page about the feed. */
const pagesToHide = pageKinds.filter((kind) => !['home', 'feed', 'notFound'].includes(kind));

/** A category of projects, with the label of its filter. */
const categorySchema = z.strictObject({
  name: slug.describe('Name of the category, as in projects.yaml.').meta({ examples: ['personal'] }),
  label: textFor('Label of its filter.', 'Personal Projects'),
});

/** Addresses that the site uses itself; `index` and `404` are the files of two pages. */
export const reservedPageNames = ['404', 'assets', 'files', 'fonts', 'images', 'index', 'share', 'submit'];

/** A page of content/pages.yaml, without its sections. */
export const basePageSchema = z.strictObject({
  name: slug
    .describe(
      `Name of the page, unique in the file. Its address is /name; that of the homepage is /. The site itself uses ${reservedPageNames.join(', ')}.`,
    )
    .meta({ examples: ['projects'] }),
  formerly,
  kind: z
    .enum(pageKinds)
    .describe(
      'What the page holds: home, about, projects, experiences (sections), gallery (photos), notes, text (your own, in content/pages/<name>.md), brief (a summary on one screen), contact; feed and notFound change the texts of pages that every site has.',
    )
    .meta({ examples: ['projects'] }),
  nav: textFor('Label in the navigation bar. Default: the heading.', 'Projects').optional(),
  title: textFor(
    'Title of the browser tab and of search results; {name} is replaced by your name. Default: "{heading} · {name}".',
    'Projects · {name}',
  )
    .meta({ title: 'Title of the tab and in search results' })
    .optional(),
  heading: textFor('Heading of the page. {name} is replaced by your name.', 'Projects'),
  subtitle: z
    .string()
    .describe('Line under the heading. {name} is replaced by your name. Optional.')
    .meta({ examples: ['What I have been working on:'] })
    .optional(),
  description: textFor(
    'One sentence for search engines and shared links, 70 to 155 characters. {name} is replaced by your name.',
    'Projects by {name}, large and small, with pictures and the tools behind each of them.',
  ),
  keepEmpty: trueFor('true: shown even if empty. Default: hidden while it is empty.').optional(),
  inFooter: trueFor(
    'true: the link is in the footer instead of the navigation bar. Default: false.',
  ).optional(),
  draft: onlyForKinds(pagesToHide, draft.unwrap()),
  unlisted: onlyForKinds(pagesToHide, unlisted.unwrap()),
  all: onlyForKinds(
    ['projects'],
    textFor(
      'Label of the filter that shows every project. Default: in the language of the site.',
      'All Projects',
    ).meta({
      title: 'Label of the filter for all',
    }),
  ),
  categories: onlyForKinds(
    ['projects'],
    z
      .array(categorySchema)
      .describe(
        'Categories of projects, in the order of their filters. With fewer than two, there are no filters. Optional.',
      ),
  ),
  galleries: onlyForKinds(
    ['gallery'],
    z
      .array(galleryPlaceSchema)
      .describe('Galleries of the page, in their order. Without any, the page is hidden.'),
  ),
  proofs: onlyForKinds(
    ['brief'],
    proofs.describe(
      'Your three best proofs. Each is a project, a photo of a gallery or a record of a section: harbour-map, walks/harbour-at-dawn, work/harbour-office. Default: the highlights of the homepage.',
    ),
  ),
  drawing: onlyForKinds(
    ['notFound'],
    text
      .regex(
        /^(?:none|[a-z0-9][a-z0-9/_-]*\.svg)$/,
        'a file in content/images/, such as not-found.svg, or none',
      )
      .describe(
        'Your own drawing beside the text: an SVG in content/images/ that contains only shapes and colors. Colors such as var(--accent) or light-dark(#222, #eee) follow the theme. none: no drawing. Default: an empty label.',
      )
      .meta({ examples: ['not-found.svg'] }),
  ),
});
