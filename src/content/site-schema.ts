import { z } from 'zod';
import type { NoticeCode } from '../core/diagnostics.ts';
import { isKnownLanguage } from '../i18n/language.ts';
import {
  booleanFor,
  day,
  folderAddress,
  folderAddressOrEmpty,
  machineDate,
  mailAddress,
  phoneNumber,
  serverAddress,
  siteAddress,
  startDate,
  text,
  textFor,
  trueFor,
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

function ignored(description: string, example: string) {
  return z
    .array(text)
    .describe(description)
    .meta({ examples: [[example]] })
    .optional();
}

const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language tag such as en-CA');

/** content/site.yaml: settings of the published site. */
export const siteSchema = z
  .strictObject({
    url: siteAddress
      .describe('Address of the published site, with a path if it is in a folder of a host.')
      .meta({ examples: ['https://example.com'] }),
    language: languageTag
      .describe('Language of the site, as a language tag (BCP 47) such as en, pt-PT or ar.')
      .meta({ examples: ['en-CA'] }),
    languages: z
      .array(
        languageTag
          .refine(isKnownLanguage, 'the tag of a language that exists, such as fr')
          .meta({ examples: ['fr'] }),
      )
      .min(1)
      .refine(
        (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
        'each language once',
      )
      .describe(
        'All languages of the site, if there are several; `language` is the first. The other languages have addresses such as /fr/ and texts in `content/fr/`. Missing texts are shown in the first language. See docs/languages.md. Default: one language.',
      )
      .meta({ examples: [['en-CA', 'fr']], title: 'Languages' })
      .optional(),
    copyrightYear: z
      .int()
      .min(1990)
      .max(2100)
      .describe('Year shown after © in the footer, 1990 to 2100.')
      .meta({ examples: [2025] }),
    form: z
      .strictObject({
        service: serverAddress
          .describe(
            'Address of a form service with an access key; the form posts to its path /submit. Required unless there is `action`.',
          )
          .meta({ examples: ['https://forms.example.com'] })
          .optional(),
        accessKey: textFor(
          'The key that the form service gave you. While it is "sample-access-key", messages go to the inbox of `npm start`. Required with `service`.',
          'sample-access-key',
        ).optional(),
        action: z
          .union([z.literal('netlify'), webAddress])
          .describe(
            "Instead of service and accessKey: the full address of your form at Formspree, FormSubmit, Basin, Getform or your own server; `netlify` for Netlify Forms; or mailto: and your address, which opens the visitor's mail program.",
          )
          .meta({ examples: ['https://formspree.io/f/abcdwxyz'], inExample: false })
          .optional(),
        redirects: z
          .array(serverAddress)
          .describe(
            'Other hosts that the service redirects visitors to after a message, such as its thank-you page or its bot check. Browsers block redirects of a form to hosts that are not listed here. Optional.',
          )
          .meta({ examples: [['https://thanks.example.com']] })
          .optional(),
        honeypot: fieldName(
          'Name of a hidden field that only bots fill in, so that your form service recognizes them: botcheck, _gotcha, _honey. Optional.',
          'botcheck',
        ),
        thanks: fieldName(
          'Name of the field with the address that your form service opens after a message: redirect, _next. The site then has a thank-you page. Optional.',
          'redirect',
        ),
      })
      .refine(({ service, accessKey, action }) => action || (service && accessKey), {
        path: ['action'],
        message: 'an address to post to',
        params: { example: 'https://formspree.io/f/abcdwxyz' },
      })
      .describe(
        'Where the contact form sends messages; docs/publish.md lists form services. Required if the site has a page of kind contact.',
      )
      .optional(),
    search: booleanFor(
      'Whether the site has a search. Default: true if the site has nine pages or more, including case studies and galleries.',
    ).optional(),
    mode: z
      .enum(['light', 'dark', 'system'])
      .describe(
        'Color mode until a visitor switches it: light, dark, or system for the mode of the visitor’s system. Default: light.',
      )
      .meta({ examples: ['system'] })
      .optional(),
    remember: booleanFor(
      'true: the browser of a visitor stores the chosen mode for later visits, and nothing else. Default: false.',
    ).optional(),
    math: booleanFor(
      'true: every text can contain formulas in LaTeX, `$…$` within a line and `$$…$$` on a separate line. Case studies, notes and text pages can also turn formulas on for themselves. Default: false.',
    ).optional(),
    numbered: booleanFor(
      'true: in case studies, notes and pages of your own, figures, tables and code with a caption are numbered, and `\\ref{label}` links to the `\\label{label}` of a caption. Each text can also turn this on for itself. Default: false.',
    ).optional(),
    share: booleanFor(
      "true: projects, case studies, notes and open photos have a button that opens the sharing dialog of the visitor's system, or copies the link if there is no dialog. Default: false; notes still have the button if the system has a dialog.",
    ).optional(),
    visits: folderAddress
      .describe(
        'Address of your GoatCounter account or server. It counts page visits by an image, without cookies, and ignores visitors whose browser sends Do Not Track or Global Privacy Control. Default: no counting.',
      )
      .meta({ examples: ['https://ada-quill.goatcounter.com'] })
      .optional(),
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
          .describe('Address of the license of the pictures; "" for none.')
          .meta({ examples: ['https://creativecommons.org/licenses/by/4.0/'] }),
        largest: z
          .union([z.literal(1600), z.literal(2400)])
          .describe(
            'Width in pixels of the largest published picture: 1600, or 2400 for large screens (twice the build time).',
          )
          .meta({ examples: [1600] }),
      })
      .describe('Settings for all pictures.'),
    media: z
      .strictObject({
        baseUrl: folderAddressOrEmpty
          .describe(
            'Address of a folder on another host for pictures, if the host of the site has no space for them; "" to keep them with the pages. See docs/publish.md.',
          )
          .meta({ examples: ['https://media.example.com'] }),
      })
      .describe('A separate host for pictures. Optional.')
      .optional(),
    feed: z
      .array(z.enum(['notes', 'projects', 'caseStudies', 'photos']))
      .describe(
        'What the feed of new entries contains: notes, projects, caseStudies, photos (those with `added`, one entry for each gallery and day). [] for no feed. Default: notes, if the site has a page for them.',
      )
      .meta({ examples: [['notes', 'caseStudies']] })
      .optional(),
    formats: z
      .array(z.enum(['llms', 'markdown']))
      .describe(
        'Additional formats for programs: markdown for a Markdown file of each page (/about.md), llms for an overview of all pages in /llms.txt. Unlisted pages are left out. Default: none.',
      )
      .meta({ examples: [['llms', 'markdown']] })
      .optional(),
    security: z
      .strictObject({
        contact: webAddress
          .describe('Where to report a security problem of the site: mailto: or https://.')
          .meta({ examples: ['mailto:name@domain.example'] }),
        expires: machineDate
          .regex(/^\d{4}-\d{2}-\d{2}$/, 'a day as YYYY-MM-DD')
          .describe('Expiry date of this information, as YYYY-MM-DD; at most a year ahead.')
          .meta({ examples: ['2027-06-30'] }),
      })
      .describe('Content of /.well-known/security.txt, for people who report security problems. Optional.')
      .optional(),
    ignore: z
      .strictObject({
        openEntry: ignored(
          'Short names of records without an end that began more than a year ago. Optional.',
          'port-office',
        ),
        unusedSkill: ignored('Skills that no project, job or award uses. Optional.', 'Rowing'),
        unlistedTool: ignored(
          'Tools of projects, jobs and awards that are not among your skills. Optional.',
          'Leaflet',
        ),
        changedColor: ignored(
          'Colors of brand.yaml that are too light for text, or gray. Optional.',
          '#ffd400',
        ),
        unprintedProfile: ignored(
          'Networks of profiles that the PDF résumé has no space for. Optional.',
          'mastodon',
        ),
        unprintedSigns: ignored(
          'Formats of the résumé that leave out Arabic and Hebrew vowel signs. Optional.',
          'pdf',
        ),
        longPage: ignored('Sections that could have a page of their own. Optional.', 'talks'),
      } satisfies Record<NoticeCode, z.ZodType>)
      .describe('Notices that `npm run check` should no longer show under "For your information". Optional.')
      .optional(),
    format: z
      .literal(contentVersion)
      .describe(
        `Version of these files, ${contentVersion}. \`npm run upgrade\` migrates files of an older version. Optional.`,
      )
      .meta({ examples: [contentVersion] })
      .optional(),
  })
  .refine(({ language, languages }) => !languages || languages[0] === language, {
    path: ['languages'],
    message: 'a list that begins with the one in `language`',
  });

export type Site = z.infer<typeof siteSchema>;

const profileSchema = z.strictObject({
  network: textFor(
    'Name of the network: github, linkedin, orcid. A network without an icon gets a generic one.',
    'github',
  ).meta({ control: 'networks' }),
  address: textFor('Your user name there, or the address of your page.', 'ada-quill'),
  label: textFor('Text of the link. Default: the name of the network.', 'My second account').optional(),
});

/** content/owner.yaml */
export const ownerSchema = z.strictObject({
  name: textFor('Your full name.', 'Ada Quill'),
  title: textFor(
    'Your title. The homepage, the résumé and the contact file show it before your name; it is not part of the name. Optional.',
    'Prof. Dr.',
  ).optional(),
  credentials: textFor(
    'Letters after your name, such as a degree or a license, shown in the same places. Optional.',
    'RN',
  ).optional(),
  reading: textFor(
    'Your name in Latin letters or another script, for people who cannot read it. Optional.',
    'Mizuno Haruka',
  ).optional(),
  familyName: textFor(
    'Your family name. Default: the last word of your name, or the first in languages that begin with it.',
    'van der Meer',
  ).optional(),
  role: textFor('What you are today, in a few words.', 'Software Developer Intern'),
  location: textFor('City, region and country.', 'Vancouver, BC, Canada'),
  email: z
    .union([z.literal(''), mailAddress])
    .describe('Mail address, without "mailto:". Optional.')
    .meta({ examples: ['name@domain.example'] })
    .optional(),
  phone: phoneNumber
    .describe(
      'Phone number with country code. Only the résumé as PDF and Word, letters and the portfolio PDF show it; see showPhone. Optional.',
    )
    .optional(),
  showPhone: trueFor(
    'true: the phone number is also on the Contact page, in resume.json, the résumé as text and Markdown, contact.vcf and structured data. Default: false.',
  ).optional(),
  profiles: z
    .array(profileSchema)
    .describe('Your pages elsewhere, in the order of the footer. Optional.')
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
  availability: z
    .strictObject({
      from: startDate.describe('From when you could work: YYYY, YYYY-MM or YYYY-MM-DD.'),
      until: machineDate
        .describe('Until when: YYYY, YYYY-MM or YYYY-MM-DD. Default: without end.')
        .meta({ examples: ['2027-08'] })
        .optional(),
      places: z
        .array(text)
        .min(1)
        .describe('Where you could work. Optional.')
        .meta({ examples: [['Vancouver', 'Victoria']] })
        .optional(),
      remote: trueFor('true: you could also work remotely. Optional.').optional(),
      rightToWork: textFor(
        'Where you may work, or which visa you would need. Optional.',
        'Permitted to work in Canada',
      ).optional(),
      askAfter: day
        .describe('After this day, `npm run check` asks whether this is still correct. Default: `until`.')
        .meta({ examples: ['2027-01-31'] })
        .optional(),
    })
    .describe(
      'When and where you could work, for the Contact page, the résumé in every format and structured data. Optional.',
    )
    .optional(),
  alsoPublishedAs: z
    .array(text)
    .describe(
      'Other names you publish under, such as a former name. Initials are recognized without this. Optional.',
    )
    .meta({ examples: [['A. Marlow']] })
    .optional(),
});
