import { z } from 'zod';
import { machineDate, proofs, slug, text } from '../content/fields.ts';

export const statuses = ['draft', 'sent', 'answered', 'interview', 'closed'] as const;
export type Status = (typeof statuses)[number];

const day = machineDate.regex(/^\d{4}-\d{2}-\d{2}$/, 'a real day as YYYY-MM-DD');

/** The documents that an application can have, in their order. */
export const documentNames = ['resume', 'letter', 'portfolio'] as const;
export type DocumentName = (typeof documentNames)[number];

/** The page of one reader, at an address that nobody can guess. */
const pageSchema = z.strictObject({
  /** 80 bits; `apply` creates it. */
  token: z
    .string()
    .regex(/^[a-z2-7]{16,64}$/, 'at least 16 letters and digits that "apply" has chosen by chance')
    .optional(),
  until: day,
  /** Whom the page greets; by default the reader. */
  name: text.optional(),
  greeting: text.optional(),
  letter: z.literal(false).optional(),
  proofs: proofs.optional(),
  files: z.array(z.enum(documentNames)).optional(),
  /** Whether the letter shows a QR code of the address. */
  inLetter: z.literal(true).optional(),
});

/** content/applications/<folder>/application.yaml */
export const applicationSchema = z.strictObject({
  reader: text.describe('Whom it is for.').meta({ examples: ['Harbour Clinics'] }),
  role: text.describe('The position, as the posting names it.').optional(),
  lens: slug.describe('The résumé is made for this lens.').meta({ control: 'lenses' }).optional(),
  language: z
    .string()
    .describe('A language of the site. Default: the first one.')
    .meta({ control: 'languages' })
    .optional(),
  date: day.describe('The day of the application.'),
  status: z.enum(statuses),
  due: day.describe('The day on which you want to be reminded.').optional(),
  /** Whether the portfolio belongs to the documents. */
  portfolio: z.literal(true).optional(),
  page: pageSchema.optional(),
});

export type ApplicationFields = z.infer<typeof applicationSchema>;
