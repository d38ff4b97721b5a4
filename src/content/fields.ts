import { z } from 'zod';
import type { RichText } from '../core/prose.ts';
import { tagSlug } from '../core/slugify.ts';
import { isMachineDate } from '../i18n/dates.ts';

/** A lower-case ASCII slug, which is valid in addresses and in file names on every system. */
export const slug = z
  .string()
  .max(100, 'a short name of at most 100 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a short name in lower-case letters, digits and hyphens')
  .describe('Short name used in addresses: lower-case letters, digits and hyphens, unique in its list.')
  .meta({ examples: ['fushimi-inari-dawn'], control: 'slug' });

/** Names of a project, of a photo with its gallery, or of a record with its section. */
export const proofs = z
  .array(
    z
      .string()
      .regex(
        /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/,
        'the name of a project, or a gallery or section, a slash and a name in it',
      ),
  )
  .min(1)
  .max(3)
  .meta({ examples: [['harbour-map', 'walks/harbour-at-dawn', 'work/harbour-office']] });

/** A photo of a gallery as addresses name it: `travel/fushimi-inari-dawn`. */
export const photoAddress = z
  .string()
  .regex(
    /^[a-z0-9-]+\/[a-z0-9-]+$/,
    'the name of a gallery and of a photo in it, such as walks/harbour-at-dawn',
  )
  .describe('Name of a gallery and of a photo in it.')
  .meta({ examples: ['walks/harbour-at-dawn'] });

/** Former names of a record with an address. */
export const formerly = z
  .array(slug)
  .min(1)
  .describe('Former names in published addresses. Visitors are redirected to the new address. Optional.')
  .meta({ examples: [['old-name']], inExample: false })
  .optional();

/** Field of every kind of record. */
export const draft = trueFor(
  'true: shown only in drafts such as `npm start`, with a mark. Default: published.',
)
  .meta({ inExample: false })
  .optional();

/** Field of records that have their own page. */
export const unlisted = trueFor(
  'true: published only at its own address, and not in lists, feeds, search, search engines or the résumé. Default: listed.',
)
  .meta({ inExample: false })
  .optional();

/** The 1-based position of a record in its list. */
export const id = z
  .int()
  .min(1)
  .describe('Number of the record: 1 for the first in its list, counting up. Optional.')
  .meta({ examples: [1] });

export const text = z.string().trim().min(1);

/** Tags of a note or project. */
export const tags = z
  .array(
    text
      .refine((tag) => tagSlug(tag) !== '', 'a tag with letters or digits')
      .max(60, 'at most 60 characters')
      .meta({ examples: ['transit'] }),
  )
  .describe(
    'Topics, each of at most 60 characters. If the site has a page of kind notes, /notes/tags/NAME lists everything with the same tag. Optional.',
  )
  .meta({ examples: [['transit', 'maps']] })
  .optional();

/** Turns on formulas in one file. */
export const math = booleanFor(
  'true: the text can contain formulas in LaTeX, `$…$` within a line and `$$…$$` on a separate line. Default: as in `site.yaml`.',
).optional();

/** Turns on numbers of captions in one file. */
export const numbered = booleanFor(
  'true: figures, tables and code with a caption are numbered, and `\\ref{label}` in the text links to the `\\label{label}` of a caption. Default: as in `site.yaml`.',
).optional();

/** A field that only `true` sets, with a description, which the guide, editors and messages show. */
export function trueFor(description: string) {
  return z
    .literal(true)
    .describe(description)
    .meta({ examples: [true] });
}

/** The same for a field that can also be `false`, where the default may be `true`. */
export function booleanFor(description: string) {
  return z
    .boolean()
    .describe(description)
    .meta({ examples: [true] });
}

/** Text with a description and an example. */
export function textFor(description: string, example: string) {
  return text.describe(description).meta({ examples: [example] });
}

/**
 * Text with `*emphasis*`, `**strong**` and `[text](address)`. `readTexts` in read-record-files.ts parses the marks after
 * validation, so that this schema's output type is the parsed text.
 */
export const richText = text.meta({ control: 'marks' }) as unknown as z.ZodType<RichText, string>;

export function richTextFor(description: string, example: string) {
  return richText.describe(description).meta({ examples: [example] });
}

export const alt = textFor(
  'What the picture shows, in one plain sentence, for people who cannot see it. Not the caption again.',
  'Red gates climb a hill between cedars, with morning light on the steps.',
);

/** Of the picture in the field `image` of the same record. */
export const altOfImage = alt.describe(`${alt.description} Required with image.`);

export const location = textFor('City and region.', 'Vancouver, BC');

/** `http:`, `https:` and `mailto:` only: a `javascript:` or `data:` address must never reach a page. */
export const webAddress = z
  .string()
  .trim()
  .refine(isWebAddress, 'an address that starts with https://, http:// or mailto:')
  .describe('Address that starts with https://, http:// or mailto:.')
  // The pattern is for editors; the refinement above validates.
  .meta({
    examples: ['https://example.com/page'],
    pattern: '^(?:https?://|mailto:)\\S+$',
    control: 'address',
  });

/** A page that a browser can post to or be redirected to, so not `mailto:`. */
export const serverAddress = z
  .string()
  .trim()
  .refine(
    (value) => isWebAddress(value) && /^https?:/i.test(value),
    'an address that starts with https:// or http://',
  )
  .describe('Address that starts with https://.')
  .meta({ examples: ['https://example.com/page'], pattern: '^https?://\\S+$', control: 'address' });

export const webAddressOrEmpty = z
  .union([z.literal(''), webAddress])
  .describe('Address that starts with https://, or "" when there is none.')
  .meta({ examples: ['https://example.com/page'] });

/**
 * The address of a folder. Only characters that need no escaping in `srcset`, headers, redirects and server
 * configurations.
 */
const folderPath = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~-]+)*/?';

/** The address of the site; on this computer during development. */
export const siteAddress = z
  .string()
  .trim()
  .regex(
    new RegExp(`^https?://${folderPath}$`),
    'an address that starts with https:// or http:// and ends with a host or a folder, without ? or #',
  )
  .meta({ control: 'address' });

export const folderAddress = z
  .string()
  .regex(
    new RegExp(`^https://${folderPath}$`),
    'an address that starts with https:// and ends with a folder, without ? or #',
  )
  .meta({ control: 'address' });

export const folderAddressOrEmpty = z
  .union([z.literal(''), folderAddress])
  .describe('Address of a folder that starts with https://; "" for none.')
  .meta({ examples: ['https://media.example.com'] });

/** Links of a record besides those with their own fields. */
export const furtherLinks = z
  .array(
    z.strictObject({
      label: textFor('Text of the link.', 'Slides'),
      address: webAddress.describe('Address of the link: https://…'),
    }),
  )
  .describe('Further links, such as code, slides or a recording. Optional.')
  .optional();

/** The address of a demo; after it has been shut down, with `status: offline`. */
export const demoAddress = z
  .union([
    z.literal(''),
    webAddress,
    z.strictObject({
      url: webAddress.describe('Former address of the demo.'),
      status: z
        .literal('offline')
        .describe('offline: the demo has been shut down. The page says so instead of linking to it.')
        .meta({ examples: ['offline'] }),
    }),
  ])
  .describe(
    'Address of the demo; "" for none. After you shut the demo down: { url: the address, status: offline }. Optional.',
  )
  .meta({ examples: ['https://example.com/page'] });

export const mailAddress = z
  .string()
  .trim()
  .regex(/^[^\s@<>":,;?&#\\/]+@[^\s@<>":,;?&#\\/]+\.[^\s@<>":,;?&#\\/]+$/, 'a mail address')
  .describe('Mail address, without "mailto:".')
  .meta({ examples: ['name@domain.example'], control: 'address' });

/** At least five digits, with the usual characters between them. */
export const phoneNumber = z
  .string()
  .trim()
  .regex(
    /^\+?(?=(?:\D*\d){5,20}\D*$)[\d ().\u00a0/-]+(?: ?(?:x|ext\.?) ?\d{1,6})?$/,
    'a phone number such as +1 604 555 0100',
  )
  .describe('Phone number with country code.')
  .meta({ examples: ['+1 604 555 0100'], control: 'address' });

/** YYYY, YYYY-MM or YYYY-MM-DD that names a real month and day. */
export const machineDate = z
  .string()
  .refine(isMachineDate, 'a real date as YYYY, YYYY-MM or YYYY-MM-DD')
  .describe('Date as YYYY, YYYY-MM or YYYY-MM-DD.')
  .meta({ examples: ['2025-09'], pattern: '^[0-9]{4}(?:-[0-9]{2}){0,2}$', control: 'date' });

/** A date that names its day. */
export const day = z
  .string()
  .refine((text) => text.length === 10 && isMachineDate(text), 'a real day as YYYY-MM-DD')
  .describe('Day as YYYY-MM-DD.')
  .meta({ examples: ['2025-09-14'], pattern: '^[0-9]{4}(?:-[0-9]{2}){2}$', control: 'date' });

export const startDate = machineDate
  .describe('First day, month or year: YYYY, YYYY-MM or YYYY-MM-DD.')
  .meta({ examples: ['2025-09'] });

export const endDate = z
  .union([z.literal(''), machineDate])
  .describe('Last day, month or year: YYYY, YYYY-MM or YYYY-MM-DD; "" if it is ongoing.')
  .meta({ examples: ['2026-04'] });

export const displayedDates = textFor(
  'Dates as visitors read them. They must agree with start and end.',
  'Sep 2025 - Apr 2026',
);

/** Names separated by commas, e.g. `TypeScript, SQL`; `""` for none. */
export const commaList = z
  .string()
  .trim()
  .describe('Names separated by commas; "" for none.')
  .meta({ examples: ['TypeScript, SQL'] });

/**
 * The public path of a picture; the original is in content/ at the same path, with any extension. `folder` is the folder
 * in content/images for new pictures of the editor: `{file}` is replaced by the name of the record's file, `{name}` by
 * the name of the record.
 */
export function picturePath(folder: string, example: string) {
  return z
    .string()
    .regex(/^\/images\/[a-z0-9][a-z0-9/_-]*\.(?:jpg|png)$/, `a path like /images/${example}`)
    .describe(
      'Public path of the picture: the path of its original in content/, with the extension jpg or png. The original can be a jpg, png, webp, avif, tiff or gif file in any folder of content/images.',
    )
    .meta({ examples: [`/images/${example}`], control: 'picture', folder });
}

/** The point of a picture that stays visible when it is cropped. */
export const focus = z
  .string()
  .regex(/^(?:100|\d?\d)% (?:100|\d?\d)%$/, 'two percentages, from the left and from the top')
  .describe(
    'The point that stays visible if the picture is cropped: whole percentages from the left and from the top. Default: the center.',
  )
  .meta({ examples: ['50% 20%'] })
  .optional();

/** The public path of a picture, or of a video in its place. */
export function mediaPath(folder: string, example: string) {
  return z
    .string()
    .regex(/^\/images\/[a-z0-9][a-z0-9/_-]*\.(?:jpg|png|mp4|mov|webm)$/, `a path like /images/${example}`)
    .describe(
      'Public path of the picture or video: the path of its original in content/, with the extension jpg or png, or mp4, mov or webm for a video. The original of a picture can be a jpg, png, webp, avif, tiff or gif file in any folder of content/images.',
    )
    .meta({ examples: [`/images/${example}`], control: 'picture', folder, takesVideos: true });
}

function isWebAddress(value: string): boolean {
  if (/[\s\p{Cc}]/u.test(value) || !URL.canParse(value)) return false;
  const { protocol, pathname, hostname } = new URL(value);
  if (protocol === 'mailto:') return pathname.includes('@');
  return /^https?:\/\//i.test(value) && isHostName(hostname);
}

/**
 * Browsers accept names such as `a;b"c.example`, which would break headers, policies and server configurations. A host named
 * `https` is a mistake such as `https://https//example.com`.
 */
function isHostName(name: string): boolean {
  return /^(?!https?$)(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(name);
}

/** A field that only some kinds of its record have: `kinds` names them. */
export function onlyForKinds<T extends z.ZodType>(kinds: readonly string[], field: T): z.ZodOptional<T> {
  return field.meta({ ...field.meta(), kinds }).optional();
}
