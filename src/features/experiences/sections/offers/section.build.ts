import { z } from 'zod';
import { richTextFor, slug, text, textFor, trueFor } from '../../../../content/fields.ts';
import { type RichText, toPlainText } from '../../../../core/prose.ts';
import { normalizeText } from '../../../../core/text.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { fillTemplate } from '../../../../i18n/locale.ts';
import type { SectionKindModule } from '../../section-kind.ts';

const offerSchema = z
  .strictObject({
    name: slug.meta({ examples: ['family-portraits'] }),
    title: textFor('What you offer.', 'Family portraits'),
    text: richTextFor(
      'What it is and for whom, in one to three sentences. Optional.',
      'Two hours by the harbour, in any weather.',
    ).optional(),
    price: textFor('The price as visitors read it. Optional.', '€ 400').optional(),
    from: trueFor(
      'true: this is the lowest price, shown as “from € 400”. Default: a fixed price.',
    ).optional(),
    includes: z
      .array(text)
      .min(1)
      .describe('What is included, one line each. Optional.')
      .meta({ examples: [['Twenty finished photos', 'Prints in two sizes']] })
      .optional(),
  })
  .refine(({ price, from }) => price || !from, {
    path: ['price'],
    message: 'the lowest price, because of from',
    params: { example: '€ 400' },
  });

type Offer = {
  name: string;
  title: string;
  text: RichText;
  price: string;
  isLowest: boolean;
  includes: string[];
};

export type OfferView = Offer & {
  /** Path of the page with the contact form, where the offer is chosen as subject; "" for none. */
  contactPath: string;
};

/** Services that visitors can order. */
export const offers: SectionKindModule<typeof offerSchema, Offer, OfferView[]> = {
  schema: offerSchema,
  about:
    'What you offer and what it costs, in a section of kind offers. Each has a link to the contact form, which then has a field with your offers as subjects. Not part of the résumé.',
  isOutsideResume: true,
  order: 'as-written',
  resolve: (records) =>
    records.map(({ text = '', price = '', from = false, includes = [], ...offer }) => ({
      ...{ ...offer, text, price, isLowest: from, includes },
    })),
  toView: ({ records }, { contactPath }) => records.map((offer) => ({ ...offer, contactPath })),
  toResume: ({ records }, _detail, locale) => [
    {
      kind: 'awards',
      awards: records.map((offer) => ({
        dates: priceOf(offer, locale),
        title: offer.title,
        description: [toPlainText(offer.text), ...offer.includes].filter(Boolean).join(' · '),
        skills: '',
      })),
    },
  ],
  // https://schema.org/makesOffer; the price is a text, so it is not part of the data.
  toPerson: ({ records }) => ({
    makesOffer: records.map(({ title, text }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        ...(text ? { description: toPlainText(text) } : {}),
      },
    })),
  }),
  identify: ({ title }) => [[normalizeText(title)]],
};

function priceOf({ price, isLowest }: Offer, { words }: Locale): string {
  return isLowest ? fillTemplate(words.fromPrice, { price }) : price;
}
