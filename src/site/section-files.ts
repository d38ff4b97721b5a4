import { sectionSchemas } from '../features/experiences/section-schemas.ts';

/** What the file of a section holds, kind by kind. */
export const sectionFiles = {
  jobs: {
    shape: 'list',
    schema: sectionSchemas.jobs,
    about: 'What you did and do, in a section of kind jobs: work, volunteering, teaching, research.',
  },
  education: {
    shape: 'list',
    schema: sectionSchemas.education,
    about: 'Schools and your programs there, in a section of kind education.',
  },
  awards: {
    shape: 'list',
    schema: sectionSchemas.awards,
    about: 'Your awards, in a section of kind awards.',
  },
  skills: {
    shape: 'list',
    schema: sectionSchemas.skills,
    about: 'Your skills by category, in a section of kind skills, shown in this order.',
  },
  certificates: {
    shape: 'list',
    schema: sectionSchemas.certificates,
    about: 'Your certificates and licences, in a section of kind certificates.',
  },
  languages: {
    shape: 'list',
    schema: sectionSchemas.languages,
    about: 'The languages you speak, in a section of kind languages, shown in this order.',
  },
  publications: {
    shape: 'list',
    schema: sectionSchemas.publications,
    about:
      'Your publications, in a section of kind publications. A section with `file: publications.bib` reads them from BibTeX instead.',
  },
  talks: { shape: 'list', schema: sectionSchemas.talks, about: 'Your talks, in a section of kind talks.' },
  quotes: {
    shape: 'list',
    schema: sectionSchemas.quotes,
    about: 'What others say of you, in a section of kind quotes, shown in this order.',
  },
} as const satisfies Record<keyof typeof sectionSchemas, object>;
