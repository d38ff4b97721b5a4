import type { z } from 'zod';
import { categories } from '../../model/schemas/records.ts';
import {
  type ContentFile,
  type ContentFileName,
  contentFileNames,
  contentFiles,
} from '../content/content-files.ts';
import { exampleOf } from '../content/schema-fields.ts';
import { printFile, printItem } from './print-yaml.ts';

/** What `npm run new` asks. A text that may be empty says so. */
export type OwnerAnswers = {
  name: string;
  role: string;
  location: string;
  email: string;
  /** Addresses; "" for none. */
  github: string;
  linkedin: string;
  devpost: string;
  instagram: string;
  /** Where the site will be published; "" while nobody knows. */
  url: string;
  formService: string;
  /** "" while there is none: messages go to the inbox of `npm start`. */
  formKey: string;
  /** A sentence or two about yourself; "" to make one from role and place. */
  about: string;
  /** What you like to do; "" to leave it open. */
  hobbies: string;
  language: string;
  paper: 'letter' | 'a4';
};

/** Address of a site that has none yet: `npm run check -- --publish` asks for a real one. */
const noAddressYet = 'http://localhost:4173';

/** While the key is this, the site's own inbox takes the messages; see model/schemas/site.ts. */
const inboxKey = 'sample-access-key';

/** What search engines show whole, in characters. */
const descriptionLength = { fewest: 70, most: 155 };

/**
 * Every file of a content/ that belongs to its owner from the first word: by path in content/. What is not known yet
 * is left out, not invented; lists begin empty, each with an example in comments where `withExamples`.
 */
export function writeStarterFiles(
  answers: OwnerAnswers,
  year: number,
  withExamples: boolean,
): Map<string, string> {
  const files = new Map<string, string>();
  const singles = starterSingles(answers, year);
  for (const name of contentFileNames) {
    const { shape, schema, about } = contentFiles[name] as ContentFile;
    const value = singles[name];
    if (shape === 'single')
      files.set(name, printFile(`${about}\nEvery field is explained in docs/content.md.`, value));
    else files.set(name, emptyList(name, { schema, about }, withExamples));
  }
  for (const [name, text] of Object.entries(starterProse(answers))) files.set(name, text);
  return files;
}

function emptyList(
  name: ContentFileName,
  { schema, about }: { schema: z.ZodType; about: string },
  withExample: boolean,
): string {
  if (!withExample) return `# ${about}\n[]\n`;
  const example = printItem(exampleOf(schema), 0).replaceAll(/^(?=.)/gm, '# ');
  return [
    `# ${about}`,
    name === 'skills.yaml' || name === 'lenses.yaml' ? '#' : '# Oldest first: a new record goes to the end.',
    '# This is what a record looks like. To begin with it, take away the # and the space before each line.',
    '#',
    example,
    '',
  ].join('\n');
}

/** Pictures that stand in until the owner has put in their own, by path in content/ without an ending. */
export const starterPictures = {
  portrait: 'images/about/portrait',
  hobbies: 'images/about/hobbies',
  contact: 'images/contact',
} as const;

/** What the picture of a new record shows until the owner has their own. */
export const standInAlt = 'A green underscore on pale paper.';

/** What those pictures show. */
export const starterAlts = {
  portrait: 'A dark green underscore at the foot of a pale green sheet.',
  hobbies: 'Three green underscores, one below the other, on pale paper.',
  contact: 'An envelope drawn with a few green lines.',
} as const;

function starterSingles(answers: OwnerAnswers, year: number): Partial<Record<ContentFileName, unknown>> {
  const { name, role, location, email, github, linkedin, devpost, instagram } = answers;
  const intro = answers.about || `${role} in ${location}.`;
  return {
    'owner.yaml': { name, role, location, email, devpost, github, linkedin, instagram },
    'site.yaml': {
      url: answers.url || noAddressYet,
      language: answers.language,
      copyrightYear: year,
      form: { service: answers.formService, accessKey: answers.formKey || inboxKey },
      paper: answers.paper,
      pictures: { credit: name, licence: '', largest: 1600 },
    },
    'pages.yaml': starterPages(answers),
    'home.yaml': {
      phrases: ['Hello There.', 'My Name is {name}.', 'Welcome To My Homepage!'],
      intro,
    },
    'about.yaml': {
      portrait: { source: `/${starterPictures.portrait}.jpg`, alt: starterAlts.portrait },
      lede: `${role} in ${location}.`,
      biography: 'about/biography.md',
      healthcare: '',
      hobbies: 'about/hobbies.md',
      hobbiesPicture: { source: `/${starterPictures.hobbies}.jpg`, alt: starterAlts.hobbies },
      gallery: {
        title: 'Photography Gallery',
        hint: '(Click to view more details!)',
        travel: 'Travel Photography',
        food: 'Good Eats',
        cat: 'My Beloved Cat',
      },
    },
    'contact.yaml': {
      intro: 'Write to me by mail or with the form below.',
      image: `/${starterPictures.contact}.png`,
      imageAlt: starterAlts.contact,
      formTitle: 'Send Me A Message',
    },
    'education.yaml': { university: '', location: '', programs: [] },
  };
}

function starterPages({ name, role, location }: OwnerAnswers): unknown {
  /** The first of several sentences that has the length search engines show, for this name, role and place. */
  const fitting = (...sentences: string[]) =>
    sentences.find((sentence) => {
      const { length } = sentence.replaceAll('{name}', name);
      return length >= descriptionLength.fewest && length <= descriptionLength.most;
    }) ?? sentences[0];
  return {
    home: {
      nav: 'Homepage',
      title: `{name} · ${role}`,
      heading: '{name}',
      subtitle: '',
      description: fitting(
        `{name}, ${role} in ${location}: who I am, what I have made, where I have worked and how to reach me.`,
        `{name}, ${role}: who I am, what I have made, where I have worked and how to reach me.`,
        '{name}: who I am, what I have made, where I have worked and how to reach me.',
        'Who I am, what I have made, where I have worked and studied, and how to reach me.',
      ),
    },
    about: {
      nav: 'About',
      title: 'About · {name}',
      heading: '{name}',
      subtitle: '',
      description: fitting(
        'About {name}: a short biography in my own words, what I like to do, and photographs I have taken.',
        'About me: a short biography in my own words, what I like to do, and photographs I have taken.',
      ),
    },
    projects: {
      nav: 'Projects',
      title: 'Projects · {name}',
      heading: 'Projects',
      subtitle: 'Here are some of the projects I have been working on:',
      description: fitting(
        'Projects by {name}, personal, academic and from hackathons, with pictures and the tools behind them.',
        'My projects, personal, academic and from hackathons, with pictures and the tools behind them.',
      ),
      filters: Object.fromEntries([
        ['all', 'All Projects'],
        ...categories.map((category) => [
          category,
          `${category[0]?.toUpperCase()}${category.slice(1)} Projects`,
        ]),
      ]),
    },
    experiences: {
      nav: 'Experiences',
      title: 'Experiences · {name}',
      heading: 'Experiences',
      subtitle: '',
      description: fitting(
        'The résumé of {name}: technical skills, work, education and awards, on one page and as a PDF.',
        'My résumé: technical skills, work, education and awards, on one page and as a PDF.',
      ),
      sections: {
        resume: 'Resume',
        skills: 'Technical Skills',
        work: 'Work Experience',
        education: 'Education & Awards',
        healthcare: 'Healthcare Experience',
        research: 'Research Experience',
      },
      resumeLink: 'Click here to view!',
    },
    art: {
      nav: 'Art',
      title: 'Digital Art · {name}',
      heading: 'Digital Art',
      subtitle: 'More coming soon!',
      description: fitting(
        'Digital paintings and drawings by {name}, each in its own proportions and with its title.',
        'My digital paintings and drawings, each in its own proportions and with its title.',
      ),
    },
    contact: {
      nav: 'Contact',
      title: 'Contact · {name}',
      heading: 'Contact Me',
      subtitle: '',
      description: fitting(
        'Write to {name} by mail or with a short form, or follow the links to other places on the web.',
        'Write to me by mail or with a short form, or follow the links to other places on the web.',
      ),
    },
    notFound: {
      title: 'Error: 404 Not Found · {name}',
      heading: 'Error: 404 Not Found',
      subtitle: 'Nothing is kept at this address. The bar above lists every page that exists.',
      description: fitting(
        'No page of this site has that address. The homepage of {name} and all other pages are one click away.',
        'No page of this site has that address. The homepage and all other pages are one click away.',
      ),
    },
  };
}

function starterProse({ name, location, role, email, about, hobbies }: OwnerAnswers): Record<string, string> {
  const biography =
    about || `My name is ${name}, and I live in ${location}. What I do, in a few words: ${role}.`;
  const more =
    hobbies ||
    `If you would like to know more than this page says, write to me: [${email}](mailto:${email}).`;
  return {
    'about/biography.md': `${escapeMarkdown(biography)}\n`,
    'about/hobbies.md': `${hobbies ? escapeMarkdown(more) : more}\n`,
  };
}

/** Words that were typed as plain text stay plain text. */
function escapeMarkdown(words: string): string {
  return words.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}
