import { z } from 'zod';
import { mailAddress, text, webAddress } from './fields.ts';

/** content/site.yaml: facts about the published site that no page shows as such. */
export const siteSchema = z.strictObject({
  url: webAddress.describe('Address of the published site, with a path if it lives in a folder of a host.'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language tag such as en-CA')
    .describe('Language of the words, as a BCP 47 tag.')
    .meta({ examples: ['en-CA'] }),
  copyrightYear: z.int().min(1990).max(2100).describe('Year shown after © in the footer.'),
  form: z
    .strictObject({
      service: webAddress.describe('Address of the form service; the form posts to its path /submit.'),
      accessKey: text.describe(
        'The key the form service gave you. While it is "sample-access-key" messages go to the inbox of `npm start`.',
      ),
    })
    .describe('Where the contact form sends messages.'),
  paper: z.enum(['letter', 'a4']).describe('Paper of the résumé.'),
  pictures: z
    .strictObject({
      credit: z.string().describe('Who made the pictures; "" for none.'),
      licence: z
        .union([z.literal(''), webAddress])
        .describe('Address of the licence of the pictures; "" for none.'),
      largest: z
        .union([z.literal(1600), z.literal(2400)])
        .describe(
          'Width in pixels of the largest published picture: 1600, or 2400 for big screens (twice the build time).',
        ),
    })
    .describe('What holds for all pictures.'),
});

/** content/owner.yaml */
export const ownerSchema = z.strictObject({
  name: text.describe('Your full name.').meta({ examples: ['Mira Solano'] }),
  role: text.describe('What you are today, in a few words.'),
  location: text.describe('City, region and country.'),
  email: mailAddress,
  devpost: webAddress.describe('Your Devpost page.'),
  github: webAddress.describe('Your GitHub page.'),
  linkedin: webAddress.describe('Your LinkedIn page.'),
  instagram: webAddress.describe('Your Instagram page.'),
});

const page = {
  title: text.describe('Title of the browser tab and of search results.'),
  heading: text.describe('Heading of the page. {name} stands for your name.'),
  subtitle: z.string().describe('Line under the heading; "" for none.'),
  description: text.describe('One sentence for search engines and shared links, 70 to 155 characters.'),
};
const nav = text.describe('Label in the navigation bar.');

/** content/pages.yaml: headings and labels of every page. */
export const pagesSchema = z.strictObject({
  home: z.strictObject({ nav, ...page }),
  about: z.strictObject({ nav, ...page }),
  projects: z.strictObject({
    nav,
    ...page,
    filters: z
      .strictObject({ all: text, personal: text, academic: text, hackathon: text })
      .describe('Labels of the filter row.'),
  }),
  experiences: z.strictObject({
    nav,
    ...page,
    sections: z
      .strictObject({
        resume: text,
        skills: text,
        work: text,
        education: text,
        healthcare: text,
        research: text,
      })
      .describe('Titles of the sections, in the order of the page.'),
    resumeLink: text.describe('Text of the link to the résumé.'),
  }),
  art: z.strictObject({ nav, ...page }),
  contact: z.strictObject({ nav, ...page }),
  notFound: z.strictObject(page),
});

/** content/home.yaml */
export const homeSchema = z.strictObject({
  phrases: z.array(text).min(1).describe('Phrases the title types in turn. {name} stands for your name.'),
  intro: text.describe('The paragraph under the title.'),
});

const placedPicture = (folder: string) =>
  z.strictObject({ source: z.string().startsWith(`/images/${folder}/`), alt: text });

/** content/about.yaml; the long texts are Markdown files beside it. */
export const aboutSchema = z.strictObject({
  portrait: placedPicture('about').describe('Your picture.'),
  lede: text.describe('The opening sentence beside your picture.'),
  biography: markdownFile(),
  healthcare: markdownFile(),
  hobbies: markdownFile(),
  hobbiesPicture: placedPicture('about').describe('The picture beside your hobbies.'),
  gallery: z
    .strictObject({ title: text, hint: text, travel: text, food: text, cat: text })
    .describe('Headings of the photography gallery.'),
});

function markdownFile() {
  return z
    .string()
    .regex(/^[a-z0-9][a-z0-9/_-]*\.md$/, 'a Markdown file in content/, such as about/biography.md')
    .describe('Markdown file in content/ that holds the text.')
    .meta({ examples: ['about/biography.md'] });
}

/** content/contact.yaml */
export const contactSchema = z.strictObject({
  intro: text.describe('Text under the heading.'),
  image: z.string().regex(/^\/images\/[a-z0-9_-]+\.(?:jpg|png)$/, 'a path like /images/contact.png'),
  imageAlt: text.describe('What the picture shows.'),
  formTitle: text.describe('Title of the form.'),
});
