import { z } from 'zod';
import { richTextFor, textFor } from '../../../../content/fields.ts';
import { type Inline, inlinesOf, type RichText, toPlainText } from '../../../../core/prose.ts';
import { normalizeText, withoutEmpty } from '../../../../core/text.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { customFields } from '../../json-resume.build.ts';
import type { SectionKindModule } from '../../section-kind.ts';

const quoteSchema = z.strictObject({
  text: richTextFor('The quotation, without quotation marks.', 'The calmest person on any ward.'),
  by: textFor('Who said it.', 'P. Marlow'),
  role: textFor('Who that is. Optional.', 'Head of the display team, Example Company').optional(),
});

export type Quote = { text: RichText; by: string; role: string };

/** Quotes of others about the owner. */
export const quotes: SectionKindModule<typeof quoteSchema, Quote, Quote[]> = {
  schema: quoteSchema,
  about: 'What others say of you, in a section of kind quotes.',
  order: 'as-written',
  resolve: (records) => records.map(({ role = '', ...quote }) => ({ ...quote, role })),
  toView: ({ records }) => records,
  toResume: ({ records }, _detail, locale) => [
    {
      kind: 'text',
      blocks: records.map((quote) => ({ kind: 'paragraph', children: quotation(quote, locale) })),
    },
  ],
  jsonResume: {
    lists: ['references'],
    toEntry: ({ text, by, role }) => ({ name: by, reference: toPlainText(text), ...customFields({ role }) }),
    fromEntry: (entry) =>
      withoutEmpty({
        text: entry.richText('reference', 'summary'),
        by: entry.text('name'),
        role: entry.custom.text('role'),
      }),
  },
  identify: ({ by, text }) => [[by, normalizeText(text).slice(0, 60)]],
};

function quotation({ text, by, role }: Quote, locale: Locale): Inline[] {
  const { open, close } = locale.quotes;
  return [open, ...inlinesOf(text), `${close} — ${joinParts([by, role], locale)}`];
}
