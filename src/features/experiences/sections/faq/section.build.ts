import { z } from 'zod';
import { richTextFor, textFor } from '../../../../content/fields.ts';
import { type RichText, toPlainText } from '../../../../core/prose.ts';
import { normalizeText } from '../../../../core/text.ts';
import type { SectionKindModule } from '../../section-kind.ts';

const questionSchema = z.strictObject({
  question: textFor('What visitors ask.', 'How long does it take?'),
  answer: richTextFor('Your answer.', 'Two weeks after the last day of work.'),
});

export type Question = { question: string; answer: RichText };

/** Questions that visitors ask again and again. */
export const faq: SectionKindModule<typeof questionSchema, Question, Question[]> = {
  schema: questionSchema,
  about:
    'Frequent questions with your answers, in a section of kind faq. Search engines get them as such. Not part of the résumé.',
  isOutsideResume: true,
  order: 'as-written',
  resolve: (records) => [...records],
  toView: ({ records }) => records,
  toResume: ({ records }) => [
    {
      kind: 'awards',
      awards: records.map(({ question, answer }) => ({
        ...{ dates: '', title: question, description: answer, skills: '' },
      })),
    },
  ],
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  toWorks: ({ records }) =>
    records.length === 0
      ? []
      : [
          {
            '@type': 'FAQPage',
            mainEntity: records.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
            })),
          },
        ],
  identify: ({ question }) => [[normalizeText(question)]],
};
