import { z } from 'zod';
import { picturePath } from '../content/fields.ts';
import { corners, papers, typefacePairs } from './look.ts';

const number = String.raw`\d+(?:\.\d+)?`;
const hue = z
  .string()
  .trim()
  .regex(
    new RegExp(
      `^(?:#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})|oklch\\(\\s*${number}%?\\s+${number}%?\\s+${number}(?:deg)?\\s*\\)|(?:[0-2]?\\d?\\d|3[0-5]\\d|360)(?:deg)?)$`,
    ),
    'a colour in quotes, such as "#00693e" or "oklch(45% 0.1 160)", or a hue from "0deg" to "360deg"',
  )
  .describe('A colour, in quotes: a # would begin a comment.')
  .meta({ examples: ['#00693e'] });

/** content/brand.yaml */
export const brandSchema = z.strictObject({
  hues: z
    .array(hue)
    .refine(({ length }) => length === 1 || length === 2, 'one or two colours')
    .describe(
      'One or two colours, in quotes: "#00693e", "oklch(45% 0.1 160)", or a hue alone, "163deg". The first is that of words and buttons; the second, or the first again, that of marks such as the underscore. What cannot be read in it is made darker by day or lighter by night. Left out: the green of the house.',
    )
    // The bounds are for editors; the refinement above decides.
    .meta({ examples: [['#7c3aed', '#ff6b4a']], minItems: 1, maxItems: 2 })
    .optional(),
  from: picturePath('', 'about/portrait.jpg')
    .describe('A picture to take the colours from, in the place of hues. May be left out.')
    .meta({ title: 'Picture to take the colours from' })
    .optional(),
  paper: z
    .enum(papers)
    .describe('Tone of surfaces and ink: warm, neutral or cool. Left out: a breath of the first colour.')
    .meta({ examples: ['warm'] })
    .optional(),
  typefaces: z
    .enum(typefacePairs)
    .describe(
      'The typefaces: atkinson, newsreader, fraunces, literata, bitter, schibsted or cabin; docs/brand.md says which is for what. Left out: atkinson.',
    )
    .meta({ examples: ['fraunces'] })
    .optional(),
  corners: z
    .enum(corners)
    .describe('Corners of buttons, cards and pictures: square, soft or round. Left out: square.')
    .meta({ examples: ['soft'] })
    .optional(),
});
