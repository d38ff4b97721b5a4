import { z } from 'zod';
import { day, proofs, slug, text } from '../content/fields.ts';
import { statuses } from './application-folder.ts';

/** The documents that an application can have, in their order. */
export const documentNames = ['resume', 'letter', 'portfolio'] as const;

/** The page of one reader, at an address that nobody can guess. */
const pageSchema = z.strictObject({
  /** 80 bits; `apply` creates it. */
  token: z
    .string()
    .regex(/^[a-z2-7]{16,64}$/, 'at least 16 random letters and digits from "apply"')
    .describe('The secret part of the address. If you remove the line, "apply" creates one.')
    .optional(),
  until: day.describe('The last day of the page. Later builds remove it.'),
  name: text.describe('The name in the greeting. Default: the reader.').optional(),
  greeting: text
    .describe('The heading. Default: "For" and the name, in the language of the application.')
    .optional(),
  letter: z.literal(false).describe('false: the page does not show the text of the letter.').optional(),
  proofs: proofs.describe('Up to three projects, photos or records. Default: those of the lens.').optional(),
  files: z
    .array(z.enum(documentNames))
    .describe('The documents that the page offers. Default: all documents of the application.')
    .optional(),
  inLetter: z
    .literal(true)
    .describe('true: the letter shows the address of the page, with a QR code.')
    .optional(),
});

/** content/applications/<folder>/application.yaml */
export const applicationSchema = z.strictObject({
  reader: text.describe('The recipient.').meta({ examples: ['Harbour Clinics'] }),
  role: text.describe('The position, as in the job posting.').optional(),
  lens: slug.describe('The lens for the résumé.').meta({ control: 'lenses' }).optional(),
  language: z
    .string()
    .describe('A language of the site. Default: the first one.')
    .meta({ control: 'languages' })
    .optional(),
  date: day.describe('The day of the application.'),
  status: z.enum(statuses),
  due: day.describe('Date of the reminder.').optional(),
  portfolio: z.literal(true).describe('true: the portfolio is one of the documents.').optional(),
  page: pageSchema.describe('A page for the reader, at a secret address. Default: none.').optional(),
});

export type ApplicationFields = z.infer<typeof applicationSchema>;
