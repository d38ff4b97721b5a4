import { z } from 'zod';
import {
  alt,
  booleanFor,
  day,
  draft,
  focus,
  formerly,
  id,
  mediaPath,
  slug,
  textFor,
  unlisted,
} from './fields.ts';

/** A photo in the file of a gallery, content/<name>.yaml. */
export const photoSchema = z.strictObject({
  id: id.optional(),
  name: slug,
  formerly,
  title: textFor('Caption, shown to everyone.', 'Dawn at Fushimi Inari, Kyoto, Japan').meta({
    title: 'Caption',
  }),
  alt,
  source: mediaPath('{file}', 'travel/name.jpg'),
  added: day
    .describe('Day on which you added it, as YYYY-MM-DD, for the feed. Optional.')
    .meta({ examples: ['2026-11-24'] })
    .optional(),
  camera: textFor(
    'How the photo was taken. Written by `npm run photos add` for a gallery with `camera: true`, and shown in its lightbox. Optional.',
    'FUJIFILM X-T5 · XF23mmF1.4 R · 23 mm · f/8 · 1/250 s · ISO 200',
  )
    .meta({ title: 'Camera' })
    .optional(),
  focus,
  draft,
});

export type RawPhoto = z.infer<typeof photoSchema>;

/** A gallery on a page; its photos are in content/<name>.yaml. */
export const galleryPlaceSchema = z
  .strictObject({
    name: slug
      .describe('Name of the gallery in addresses and of the file with its photos; unique on its page.')
      .meta({ examples: ['travel'] }),
    title: textFor(
      'Heading of the gallery. Optional for the first gallery of a page.',
      'Travel Photography',
    ).optional(),
    shape: z
      .enum(['squares', 'wall'])
      .describe('squares: cropped to squares; wall: each with its own aspect ratio. Default: squares.')
      .meta({ examples: ['squares'] })
      .optional(),
    shown: z
      .literal([3, 4, 6, 8, 9, 12, 15, 18, 24, 'all'])
      .describe(
        'How many photos are shown at once: 3, 4, 6, 8, 9, 12, 15, 18, 24 or all. Default: 6 for squares, all for a wall.',
      )
      .meta({ examples: [6] })
      .optional(),
    captions: z
      .enum(['below', 'none'])
      .describe(
        'Position of captions. below: below the photo; none: only in the lightbox. Default: on the photo for squares on wide screens, otherwise below.',
      )
      .meta({ examples: ['below'] })
      .optional(),
    camera: booleanFor(
      'true: `npm run photos add` and imports write the camera, lens, focal length, aperture, time and ISO of new photos into their records, and the lightbox shows them. Files stay without metadata. Default: false.',
    ).optional(),
    order: z
      .enum(['random', 'newest', 'file'])
      .describe(
        'random: other photos at every visit, if not all are shown. newest: the last photo of the file first. file: the order of the file. Default: random for squares, newest for a wall.',
      )
      .meta({ examples: ['random'] })
      .optional(),
    draft,
    unlisted: unlisted
      .unwrap()
      .describe(
        'true: the gallery is only at /<page>/<gallery>, with all its photos and hidden from search engines. Default: listed.',
      )
      .optional(),
  })
  .refine(({ shape, order }) => shape !== 'wall' || order !== 'random', {
    path: ['order'],
    message: 'newest or file, because a wall cannot have a random order',
    params: { example: 'newest' },
  });
