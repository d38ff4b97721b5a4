import { z } from 'zod';
import { textFor } from '../../../../content/fields.ts';
import { languageCode } from '../../../../core/codes-by-name.ts';
import { withoutEmpty } from '../../../../core/text.ts';
import { customFields } from '../../json-resume.build.ts';
import type { SectionKindModule } from '../../section-kind.ts';

/** The levels of the Common European Framework of Reference for Languages. */
const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

const languageSchema = z.strictObject({
  name: textFor('The language.', 'Portuguese').meta({ title: 'Language' }),
  level: textFor('How well, in words.', 'Native'),
  cefr: z
    .enum(languageLevels)
    .describe('Level of the Common European Framework: A1, A2, B1, B2, C1 or C2. Optional.')
    .meta({ examples: ['C1'] })
    .optional(),
});

export type Language = z.infer<typeof languageSchema>;

/** The languages that the owner speaks. */
export const languages: SectionKindModule<typeof languageSchema, Language, Language[]> = {
  schema: languageSchema,
  about: 'The languages you speak, in a section of kind languages.',
  resumeHeadings:
    'languages; language skills; langues; sprachen; sprachkenntnisse; idiomas; lenguas; lingue; línguas; talen; języki; języki obce; znajomość języków; 语言; 語言; 语言能力; 語言能力; 言語; 語学; 語学力; 외국어; 언어; اللغات; שפות; ידיעת שפות; γλώσσες; ξένες γλώσσες; γλωσσομάθεια; ngôn ngữ; ngoại ngữ',
  order: 'as-written',
  resolve: (records) => [...records],
  toView: ({ records }) => records,
  toResume: ({ records }) => [
    {
      kind: 'languages',
      languages: records.map(({ name, level, cefr = '' }) => ({
        name,
        levels: [level, cefr].filter(Boolean),
      })),
    },
  ],
  jsonResume: {
    lists: ['languages'],
    toEntry: ({ name, level, cefr = '' }) => ({ language: name, fluency: level, ...customFields({ cefr }) }),
    fromEntry: (entry) =>
      withoutEmpty({
        name: entry.text('language', 'name'),
        level: entry.text('fluency', 'level'),
        cefr: entry.custom.exact('cefr'),
      }),
  },
  toPerson: ({ records }) => ({
    knowsLanguage: records.map(({ name }) => {
      const code = languageCode(name);
      return { '@type': 'Language', name, ...(code ? { alternateName: code } : {}) };
    }),
  }),
  identify: ({ name }) => [[name]],
};
