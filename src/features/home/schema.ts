import { z } from 'zod';
import { photoAddress, richTextFor, slug, text, textFor } from '../../content/fields.ts';

const labelFields = [
  'title',
  'type',
  'languages',
  'tools',
  'organization',
  'location',
  'dates',
  'date',
  'others',
];

/** content/home.yaml */
export const homeSchema = z.strictObject({
  phrases: z
    .array(text)
    .min(1)
    .describe('Phrases the title types in turn. {name} stands for your name.')
    .meta({ examples: [['Hello There.', 'My Name is {name}.']] }),
  intro: richTextFor('The paragraph under the title.', 'I am a computer science student.'),
  buttons: z
    .array(
      z.strictObject({
        page: slug
          .describe('Name of the page it leads to; resume for the PDF of the résumé.')
          .meta({ examples: ['projects'] }),
        label: textFor(
          'What it says. Left out: the label of the page in the bar.',
          'See projects',
        ).optional(),
      }),
    )
    .describe('Buttons under the paragraph. Left out: the first page after this one, and the résumé.')
    .optional(),
  label: z
    .strictObject({
      sign: textFor('Letters in its corner. May be left out.', 'No').optional(),
      of: slug
        .describe('The list whose newest record it tells of: projects, or the name of a section or gallery.')
        .meta({ examples: ['projects'], title: 'List it tells of' }),
      rows: z
        .array(
          z.strictObject({
            label: textFor('Word at the left of the row.', 'Latest'),
            value: text
              .refine(
                (value) =>
                  [...value.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => labelFields.includes(name)),
                `text in which ${labelFields.map((name) => `{${name}}`).join(', ')} stand for a field`,
              )
              .describe(
                `What stands beside it: ${labelFields.map((name) => `{${name}}`).join(', ')} stand for a field of the record, {others} for how many more there are. A row with an empty field is left out.`,
              )
              .meta({ examples: ['{title}'] }),
          }),
        )
        .min(1)
        .describe('Its rows.'),
      link: text
        .describe(
          'What its link says; {title} stands for the record. Left out: the row with {title} is the link.',
        )
        .meta({ examples: ['Open the project'] })
        .optional(),
    })
    .describe(
      'A label that shows one record, with its picture: the second of a project that stands below it as well. Left out: none.',
    )
    .optional(),
  highlights: z
    .strictObject({
      projects: z
        .array(slug)
        .describe('Names of projects. Left out: the three newest. [] for none.')
        .meta({ examples: [['harbour-map']] })
        .optional(),
      photos: z
        .array(photoAddress)
        .describe('Gallery and name of pictures. Left out: the newest of two galleries. [] for none.')
        .meta({ examples: [['walks/harbour-at-dawn']] })
        .optional(),
    })
    .describe('What stands below the paragraph. Left out: the newest.')
    .optional(),
});

export type HomeContent = z.infer<typeof homeSchema>;
