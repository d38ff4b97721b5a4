import { z } from 'zod';
import { altOfImage, picturePath, richTextFor, text, textFor } from '../../content/fields.ts';

/** content/contact.yaml */
export const contactSchema = z
  .strictObject({
    intro: richTextFor('Text under the heading.', 'Mail is the surest way to reach me.'),
    image: picturePath('', 'contact.png')
      .describe('Public path of a picture below the links, with the extension jpg or png. Optional.')
      .optional(),
    imageAlt: altOfImage.meta({ examples: ['An open envelope beside a laptop.'] }).optional(),
    formTitle: textFor('Title of the form.', 'Send Me A Message'),
    sign: textFor('Letters beside the title of the form. Optional.', 'No').optional(),
    links: z
      .array(text)
      .describe(
        'The buttons of the page, in order: email and networks of owner.yaml. Default: email first, then every profile.',
      )
      .meta({ examples: [['email', 'github', 'linkedin']] })
      .optional(),
  })
  .refine(({ image, imageAlt }) => !image || imageAlt, {
    path: ['imageAlt'],
    message: 'alternative text for the picture',
  });
