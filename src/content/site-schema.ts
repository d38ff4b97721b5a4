import { z } from 'zod';
import {
  folderAddressOrEmpty,
  machineDate,
  mailAddress,
  serverAddress,
  siteAddress,
  text,
  textFor,
  webAddress,
} from './fields.ts';

/** The current version of content/. `npm run upgrade` migrates older content. */
export const contentVersion = 2;

/** Names of the form's own fields, which no other may have. */
const formFields = ['access_key', 'name', 'email', 'message'];

/** The name of a field that a form service looks for. */
function fieldName(description: string, example: string) {
  return z
    .string()
    .regex(/^[A-Za-z_][\w-]*$/, 'the name of a field of the form, such as botcheck')
    .refine((name) => !formFields.includes(name), `a name other than ${formFields.join(', ')}`)
    .describe(description)
    .meta({ examples: [example] })
    .optional();
}

/** content/site.yaml: facts about the published site that no page shows as such. */
export const siteSchema = z.strictObject({
  url: siteAddress
    .describe('Address of the published site, with a path if it lives in a folder of a host.')
    .meta({ examples: ['https://example.com'] }),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language tag such as en-CA')
    .describe('Language of the words, as a BCP 47 tag.')
    .meta({ examples: ['en-CA'] }),
  copyrightYear: z
    .int()
    .min(1990)
    .max(2100)
    .describe('Year shown after © in the footer.')
    .meta({ examples: [2025] }),
  form: z
    .strictObject({
      service: serverAddress
        .describe('Address of the form service; the form posts to its path /submit.')
        .meta({ examples: ['https://forms.example.com'] }),
      accessKey: textFor(
        'The key the form service gave you. While it is "sample-access-key" messages go to the inbox of `npm start`.',
        'sample-access-key',
      ),
      redirects: z
        .array(serverAddress)
        .describe(
          'Where the service leads a visitor after the message, when that is another host: its page of thanks, or its check for robots. Browsers stop a form that is led to a host not named here. May be left out.',
        )
        .meta({ examples: [['https://thanks.example.com']] })
        .optional(),
      honeypot: fieldName(
        'Name of a field that people do not see and robots fill in, by which your service knows them: botcheck, _gotcha, _honey. May be left out.',
        'botcheck',
      ),
      thanks: fieldName(
        'Name of the field in which your service is told where to lead a visitor afterwards: redirect, _next. The site then has a page of thanks for it. May be left out.',
        'redirect',
      ),
    })
    .describe('Where the contact form sends messages.'),
  paper: z
    .enum(['letter', 'a4'])
    .describe('Paper of the résumé: letter or a4.')
    .meta({ examples: ['letter'] }),
  pictures: z
    .strictObject({
      credit: z
        .string()
        .describe('Who made the pictures; "" for none.')
        .meta({ examples: ['Ada Quill'] }),
      licence: z
        .union([z.literal(''), webAddress])
        .describe('Address of the licence of the pictures; "" for none.')
        .meta({ examples: ['https://creativecommons.org/licenses/by/4.0/'] }),
      largest: z
        .union([z.literal(1600), z.literal(2400)])
        .describe(
          'Width in pixels of the largest published picture: 1600, or 2400 for big screens (twice the build time).',
        )
        .meta({ examples: [1600] }),
    })
    .describe('What holds for all pictures.'),
  media: z
    .strictObject({
      baseUrl: folderAddressOrEmpty
        .describe(
          'Where pictures are kept when there are too many for the host of the site: address of a folder; "" to keep them with the pages. See the guide to publishing.',
        )
        .meta({ examples: ['https://media.example.com'] }),
    })
    .describe('A host of their own for pictures. May be left out.')
    .optional(),
  security: z
    .strictObject({
      contact: webAddress
        .describe('Where to tell you of a fault of the site: mailto: or https://.')
        .meta({ examples: ['mailto:name@domain.example'] }),
      expires: machineDate
        .regex(/^\d{4}-\d{2}-\d{2}$/, 'a day as YYYY-MM-DD')
        .describe('Until when that holds, as YYYY-MM-DD; a year ahead at most.')
        .meta({ examples: ['2027-06-30'] }),
    })
    .describe('What security.txt says, for those who look for faults. May be left out: then there is none.')
    .optional(),
  format: z
    .literal(contentVersion)
    .describe('Version of these files. `npm run upgrade` migrates files of an older version.')
    .meta({ examples: [contentVersion] })
    .optional(),
});

export type Site = z.infer<typeof siteSchema>;

const profileSchema = z.strictObject({
  network: textFor(
    'Name of the network: github, linkedin, orcid. One without an icon of its own gets that of a link.',
    'github',
  ).meta({ control: 'networks' }),
  address: textFor('Your name there, or the address of your page.', 'ada-quill'),
  label: textFor(
    'What the link is called where the name of the network does not say it. May be left out.',
    'My second account',
  ).optional(),
});

/** content/owner.yaml */
export const ownerSchema = z.strictObject({
  name: textFor('Your full name.', 'Ada Quill'),
  familyName: textFor(
    'Your family name, where it is not what one would guess: the last word of your name, or the first in languages that begin with it. May be left out.',
    'van der Meer',
  ).optional(),
  role: textFor('What you are today, in a few words.', 'Software Developer Intern'),
  location: textFor('City, region and country.', 'Vancouver, BC, Canada'),
  email: z
    .union([z.literal(''), mailAddress])
    .describe('Mail address, without "mailto:". May be left out.')
    .meta({ examples: ['name@domain.example'] })
    .optional(),
  profiles: z
    .array(profileSchema)
    .describe('Your pages elsewhere, in the order of the footer. May be left out.')
    .meta({
      examples: [
        [
          { network: 'github', address: 'ada-quill' },
          { network: 'mastodon', address: '@ada@hachyderm.io' },
          { network: 'Blog', address: 'https://ada-quill.ca/blog' },
        ],
      ],
    })
    .optional(),
  alsoPublishedAs: z
    .array(text)
    .describe(
      'Other names you publish under, such as one of before a marriage; initials are understood without. May be left out.',
    )
    .meta({ examples: [['A. Marlow']] })
    .optional(),
});
