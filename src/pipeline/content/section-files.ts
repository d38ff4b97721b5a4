import { sectionSchemas } from '../../model/schemas/sections.ts';

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
} as const satisfies Record<keyof typeof sectionSchemas, object>;
