import { z } from 'zod';
import { draft, math, numbered, tags, textFor, unlisted } from '../../content/fields.ts';

/** The optional front matter of content/projects/<name>.md. */
export const caseStudySchema = z.strictObject({
  role: textFor('What you did in it. Optional.', 'Design and all of the code').optional(),
  dates: textFor(
    'When, as visitors read it. Default: the date of the project.',
    'March to June 2025',
  ).optional(),
  summary: textFor(
    'One sentence for search engines and shared links, 70 to 155 characters. Default: the beginning of the project’s description.',
    'How a map of one harbour’s ferries came to know which of them would be late, and what it still gets wrong.',
  ).optional(),
  tags: tags
    .unwrap()
    .describe('Additional topics. The topics of the project are included. Optional.')
    .optional(),
  draft,
  unlisted,
  math,
  numbered,
});
