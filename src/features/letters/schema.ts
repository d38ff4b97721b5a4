import { z } from 'zod';
import { math, slug, textFor, trueFor } from '../../content/fields.ts';

/** The front matter of content/letters/<name>.md. */
export const letterSchema = z.strictObject({
  to: textFor(
    'The recipient, as on an envelope. It can have several lines. Optional.',
    'Harbour Clinics, Dr. A. Reyes',
  )
    .meta({ control: 'lines' })
    .optional(),
  date: textFor('Its date, as YYYY-MM-DD or as it is printed. Optional.', '2 November 2026').optional(),
  subject: textFor(
    'What it is about, in bold. Optional.',
    'Software developer for the ferry board',
  ).optional(),
  lens: slug
    .describe('A lens of `lenses.yaml`: its headline is shown below your name. Default: your role.')
    .meta({ examples: ['city-data'] })
    .optional(),
  math,
  publish: trueFor(
    'true: published at /files/letter-<name>.pdf for everyone to read. Default: the file stays in `letters/` on your computer.',
  ).optional(),
});
