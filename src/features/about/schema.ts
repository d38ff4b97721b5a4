import { z } from 'zod';
import { alt, picturePath, richTextFor, textFor } from '../../content/fields.ts';
import { galleryPlaceSchema } from '../../content/gallery-schema.ts';

const placedPicture = (source: string, shown: string) =>
  z.strictObject({ source: picturePath('about', `about/${source}`), alt: alt.meta({ examples: [shown] }) });

/** content/about.yaml; the long texts are Markdown files beside it. */
export const aboutSchema = z.strictObject({
  portrait: placedPicture('portrait.jpg', 'A woman with round glasses smiles beside a window.')
    .describe('Your picture. Optional.')
    .optional(),
  lede: richTextFor(
    'The opening sentence beside your picture. Optional.',
    'I study computer science.',
  ).optional(),
  texts: z
    .array(
      z.strictObject({
        file: z
          .string()
          .regex(/^[a-z0-9][a-z0-9/_-]*\.md$/, 'a Markdown file in content/, such as about/biography.md')
          .describe('Markdown file in content/ that holds the text.')
          .meta({ examples: ['about/biography.md'], control: 'prose' }),
        sign: textFor(
          'A word or two, shown large beside a text without a picture. Optional.',
          'No',
        ).optional(),
        picture: placedPicture('bicycle.jpg', 'A bicycle leans on a wall in the sun.')
          .describe('A picture beside the text. Optional.')
          .optional(),
      }),
    )
    .describe('The long texts, in order. The first is shown beside your picture. Optional.')
    .optional(),
  galleries: z
    .strictObject({
      title: textFor('Heading above the galleries.', 'Photography Gallery'),
      hint: textFor('Hint under that heading. Optional.', '(Click to view more details!)').optional(),
      list: z.array(galleryPlaceSchema).describe('The galleries, in order.').meta({ title: 'Each of them' }),
    })
    .describe('Galleries on this page. Optional.')
    .optional(),
});
