import { z } from 'zod';
import { photoAddress, richTextFor, slug, text, textFor } from '../../content/fields.ts';

const recordFields = ['title', 'type', 'languages', 'tools', 'organization', 'location', 'dates', 'date'];
const labelFields = [...recordFields, 'others'];

/** content/home.yaml */
export const homeSchema = z.strictObject({
  phrases: z
    .array(text)
    .min(1)
    .describe('Phrases the title types in turn. {name} is replaced by your name.')
    .meta({ examples: [['Hello There.', 'My Name is {name}.']] }),
  intro: richTextFor(
    'The paragraph under the title. {name} is replaced by your name.',
    'I am a computer science student.',
  ),
  buttons: z
    .array(
      z.strictObject({
        page: slug
          .describe('Name of the linked page; resume for the PDF résumé.')
          .meta({ examples: ['projects'] }),
        label: textFor(
          'Text of the button. Default: the label of the page in the navigation bar; for the résumé, the link of its section.',
          'See projects',
        ).optional(),
      }),
    )
    .describe('Buttons under the paragraph. Default: the page with most of your work, and the résumé.')
    .optional(),
  label: z
    .strictObject({
      sign: textFor('Letters in its corner. Optional.', 'No').optional(),
      of: slug
        .describe('The list whose newest record it shows: projects, or the name of a section or gallery.')
        .meta({ examples: ['projects'], title: 'List it shows' }),
      rows: z
        .array(
          z.strictObject({
            label: textFor('Label at the left of the row.', 'Latest'),
            value: text
              .refine(
                (value) =>
                  [...value.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => labelFields.includes(name)),
                `text in which ${labelFields.map((name) => `{${name}}`).join(', ')} replaced by a field`,
              )
              .describe(
                `Text of the row. ${recordFields.map((name) => `{${name}}`).join(', ')} are replaced by fields of the record, {others} by the number of other records in the list. A row with an empty field is not shown.`,
              )
              .meta({ examples: ['{title}'] }),
          }),
        )
        .min(1)
        .describe('Its rows.'),
      link: text
        .describe(
          'Text of the link; {title} is replaced by the title of the record. Default: the row with {title} is the link.',
        )
        .meta({ examples: ['Open the project'] })
        .optional(),
    })
    .describe(
      'A label that shows one record with its picture. If the project is also a highlight, the label shows its second picture. Optional.',
    )
    .optional(),
  highlights: z
    .strictObject({
      projects: z
        .array(slug)
        .describe('Names of projects. Default: the three newest; [] for none.')
        .meta({ examples: [['harbour-map']] })
        .optional(),
      photos: z
        .array(photoAddress)
        .describe('Gallery and name of photos. Default: the newest of two galleries; [] for none.')
        .meta({ examples: [['walks/harbour-at-dawn']] })
        .optional(),
      notes: z
        .array(slug)
        .describe('Names of notes. Default: the three newest; [] for none.')
        .meta({ examples: [['2026-11-quay']] })
        .optional(),
      records: z
        .array(
          z
            .string()
            .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'the name of a section, or a section and a record of it'),
        )
        .describe(
          'Records to show as text, such as publications, jobs, talks, awards and quotes: the name of a section for its newest record, papers/harbour-fog for one record, papers/selected for the selected publications. Default: three records, if the homepage shows no projects and no photos; [] for none.',
        )
        .meta({ examples: [['papers', 'work/harbour-office']] })
        .optional(),
    })
    .describe('Records shown below the paragraph. Default: the newest.')
    .optional(),
});

export type HomeContent = z.infer<typeof homeSchema>;
