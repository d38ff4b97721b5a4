import { z } from 'zod';
import {
  alt,
  commaList,
  day,
  demoAddress,
  draft,
  endDate,
  focus,
  formerly,
  furtherLinks,
  id,
  machineDate,
  mediaPath,
  picturePath,
  proofs,
  richTextFor,
  slug,
  startDate,
  tags,
  text,
  textFor,
  unlisted,
  webAddressOrEmpty,
} from './fields.ts';

export const languages = commaList.describe(
  'Skills, such as programming languages, separated by commas; "" for none. Optional.',
);
export const tools = commaList
  .describe('Tools, materials or methods, separated by commas; "" for none. Optional.')
  .meta({ examples: ['React, Vite, Figma'] });

// Each project has its own folder for pictures.
const slide = ['projects/{name}', 'projects/harbour-map/1-map.jpg'] as const;

/** content/projects.yaml */
export const projectSchema = z.strictObject({
  id: id.optional(),
  name: slug.meta({ examples: ['harbour-map'] }),
  formerly,
  title: textFor('Name of the project as visitors read it.', 'Harbour Map'),
  description: richTextFor(
    'Two to four sentences: what it does, for whom, and what was hard.',
    'Shows when each ferry really leaves.',
  ),
  type: text
    .describe('Kind of project, with its event if there was one. Optional.')
    .meta({ examples: ['Personal Project', 'Hackathon Project · Harbour Hacks 2025'] })
    .optional(),
  category: slug
    .describe('Category for the filters: its name in content/pages.yaml. Optional.')
    .meta({ examples: ['personal'], control: 'categories' })
    .optional(),
  date: machineDate.describe('When it was finished or last worked on: YYYY, YYYY-MM or YYYY-MM-DD.'),
  start: startDate
    .describe('When it began: YYYY, YYYY-MM or YYYY-MM-DD. With it, the project shows its dates. Optional.')
    .optional(),
  end: endDate
    .describe('When it ended: YYYY, YYYY-MM or YYYY-MM-DD; "" if it is ongoing. Default: `date`.')
    .optional(),
  tags,
  languages: languages.optional(),
  additionalInfo: tools.optional(),
  github: webAddressOrEmpty.describe('Address of the code; "" if it is not public. Optional.').optional(),
  stars: z
    .int()
    .min(0)
    .describe('Stars of the repository. `npm run import github:NAME` writes and refreshes this. Optional.')
    .meta({ examples: [128] })
    .optional(),
  release: textFor('Last release of its repository, from the same import. Optional.', 'v2.1.0').optional(),
  readOn: day
    .describe('Day on which the import read stars and release, shown beside them. Optional.')
    .meta({ examples: ['2026-11-24'] })
    .optional(),
  activeLink: demoAddress.optional(),
  devpostLink: webAddressOrEmpty.describe('Address of its Devpost page; "" for none. Optional.').optional(),
  links: furtherLinks,
  images: z
    .array(
      z.strictObject({
        original: mediaPath(...slide),
        thumbnail: z
          .union([z.literal(''), picturePath(...slide)])
          .describe('Picture for the small preview: another picture; "" for the same picture. Optional.')
          .meta({ examples: ['/images/projects/harbour-map/1-small.jpg'] })
          .optional(),
        alt: alt.meta({ examples: ['A map of the harbour with three ferries and their delays.'] }),
        focus,
      }),
    )
    .describe('Pictures of the carousel, in order. Optional.')
    .optional(),
  draft,
  unlisted: unlisted
    .unwrap()
    .describe(
      'true: the project is only at the address of its case study, and not in lists, feeds, search, search engines or the résumé. Default: listed.',
    )
    .optional(),
});

/** content/lenses.yaml */
export const lensSchema = z.strictObject({
  name: slug
    .describe('Short name in the address: /projects?for=city-data.')
    .meta({ examples: ['city-data'] }),
  title: textFor('Name shown to visitors.', 'City data'),
  tags: z
    .array(text)
    .min(1)
    .describe('Languages, tools or words. A record that contains one of them comes first and is marked.')
    .meta({ examples: [['transit', 'open data', 'PostGIS']] }),
  headline: textFor(
    'Line below your name on the résumé for this reader. Default: your role.',
    'Developer of open transit data',
  ).optional(),
  summary: richTextFor(
    'The paragraph at the top of that résumé. Default: the intro of the homepage.',
    'I make maps that say when the ferry really leaves.',
  ).optional(),
  pages: z
    .union([z.literal(1), z.literal(2)])
    .describe(
      'Maximum number of pages of that résumé: 1 or 2. Default: the maximum of the design; see docs/resume.md.',
    )
    .meta({ examples: [1] })
    .optional(),
  proofs: proofs
    .describe(
      'The proofs on the brief page for this reader, as in `pages.yaml`. Default: the proofs of the page and all projects that match the tags.',
    )
    .optional(),
  order: z
    .array(slug)
    .describe('Its sections, in order, as in `pages.yaml`. Default: those of the whole résumé.')
    .meta({ examples: [['projects', 'work', 'skills', 'education']] })
    .optional(),
});
