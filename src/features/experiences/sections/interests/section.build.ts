import { z } from 'zod';
import { text, textFor } from '../../../../content/fields.ts';
import { withoutEmpty } from '../../../../core/text.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import type { SectionKindModule } from '../../section-kind.ts';

const interestSchema = z.strictObject({
  name: textFor('The interest.', 'Kites'),
  keywords: z
    .array(text)
    .min(1)
    .describe('What belongs to it. Optional.')
    .meta({ examples: [['building', 'coast winds']] })
    .optional(),
});

export type Interest = { name: string; keywords: string[] };

/** Interests of the owner besides work. */
export const interests: SectionKindModule<typeof interestSchema, Interest, Interest[]> = {
  schema: interestSchema,
  about: 'What you do besides work, in a section of kind interests.',
  resumeHeadings:
    'interests; hobbies; hobbies & interests; interests & hobbies; personal interests; centres d’intérêt; loisirs; interessen; hobbys; intereses; aficiones; interessi; hobby; interesses; zainteresowania; 兴趣; 興趣; 兴趣爱好; 趣味; 관심사; 취미; الاهتمامات; الهوايات; תחומי עניין; תחביבים; תחביבים ותחומי עניין; ενδιαφέροντα; χόμπι; sở thích',
  order: 'as-written',
  resolve: (records) => records.map(({ name, keywords = [] }) => ({ name, keywords })),
  toView: ({ records }) => records,
  toResume: ({ records }, _detail, locale) => [
    {
      kind: 'text',
      blocks: records.map(({ name, keywords }) => ({
        kind: 'paragraph',
        children: [
          { kind: 'strong', children: [name] },
          ...(keywords.length > 0 ? [locale.lists.colon + joinParts(keywords, locale)] : []),
        ],
      })),
    },
  ],
  jsonResume: {
    lists: ['interests'],
    toEntry: ({ name, keywords }) => ({ name, ...withoutEmpty({ keywords }) }),
    fromEntry: (entry) => withoutEmpty({ name: entry.text('name'), keywords: entry.texts('keywords') }),
  },
  identify: ({ name }) => [[name]],
};
