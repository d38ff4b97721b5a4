import { z } from 'zod';
import { picturePath } from '../content/fields.ts';
import { corners, type LookName, lookChoices, namedLooks, papers, typefacePairs } from './look.ts';

const number = String.raw`\d+(?:\.\d+)?`;
const hue = z
  .string()
  .trim()
  .regex(
    new RegExp(
      `^(?:#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})|oklch\\(\\s*${number}%?\\s+${number}%?\\s+${number}(?:deg)?\\s*\\)|(?:[0-2]?\\d?\\d|3[0-5]\\d|360)(?:deg)?)$`,
    ),
    'a color in quotes, such as "#00693e" or "oklch(45% 0.1 160)", or a hue from "0deg" to "360deg"',
  )
  .describe('A color, in quotes: a # would begin a comment.')
  .meta({ examples: ['#00693e'] });

const lookNames = Object.keys(namedLooks) as [LookName, ...LookName[]];

function choice<const V extends readonly [string, ...string[]]>(values: V, what: string) {
  return z
    .enum(values)
    .describe(`${what}: ${values.join(', ')}.`)
    .meta({ examples: [values[1] ?? values[0]] })
    .optional();
}

/** content/brand.yaml */
export const brandSchema = z.strictObject({
  look: z
    .union([
      z.enum(lookNames),
      z.strictObject({
        like: z
          .enum(lookNames)
          .describe('The look that the other choices change. Default: underscore.')
          .meta({ examples: ['editorial'] })
          .optional(),
        pages: choice(lookChoices.pages, 'Whether the homepage shows the content of all pages'),
        home: choice(lookChoices.home, 'How the homepage opens'),
        projects: choice(lookChoices.projects, 'How projects are arranged'),
        entries: choice(lookChoices.entries, 'How jobs, awards and similar records look'),
        bar: choice(lookChoices.bar, 'Where the navigation bar is'),
        photos: choice(lookChoices.photos, 'How photos of galleries with equal frames are shown'),
        shape: choice(lookChoices.shape, 'Marks and surfaces'),
        density: choice(lookChoices.density, 'Space between things'),
        type: choice(lookChoices.type, 'How the typefaces are used'),
      }),
    ])
    .describe(
      `The design of the site: ${lookNames.join(', ')}, or single choices; see docs/looks.md. Default: underscore.`,
    )
    .meta({ examples: ['gallery'] })
    .optional(),
  hues: z
    .array(hue)
    .refine(({ length }) => length === 1 || length === 2, 'one or two colors')
    .describe(
      'One or two colors, in quotes: "#00693e", "oklch(45% 0.1 160)", or only a hue, "163deg". The first is for text and main buttons; the second, or else the first, is for marks such as the underscore. A color without enough contrast becomes darker in light mode or lighter in dark mode. Default: green.',
    )
    // The bounds are for the editor; the refinement above validates.
    .meta({ examples: [['#7c3aed', '#ff6b4a']], minItems: 1, maxItems: 2 })
    .optional(),
  from: picturePath('', 'about/portrait.jpg')
    .describe('A picture to take the colors from, instead of hues. Optional.')
    .meta({ title: 'Picture to take the colors from', inExample: false })
    .optional(),
  paper: z
    .enum(papers)
    .describe('Tone of surfaces and text: warm, neutral or cool. Default: a light tint of the first color.')
    .meta({ examples: ['warm'] })
    .optional(),
  typefaces: z
    .enum(typefacePairs)
    .describe(`The typefaces: ${typefacePairs.join(', ')}; see docs/brand.md. Default: atkinson.`)
    .meta({ examples: ['fraunces'] })
    .optional(),
  corners: z
    .enum(corners)
    .describe('Corners of buttons, cards and pictures: square, soft or round. Default: square, except chips.')
    .meta({ examples: ['soft'] })
    .optional(),
});
