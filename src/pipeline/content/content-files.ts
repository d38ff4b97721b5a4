import type { z } from 'zod';
import { pageSchema } from '../../model/schemas/pages.ts';
import {
  artSchema,
  awardSchema,
  educationSchema,
  experienceSchema,
  gallerySchemas,
  lensSchema,
  projectSchema,
  skillCategorySchema,
  workSchema,
} from '../../model/schemas/records.ts';
import { aboutSchema, contactSchema, homeSchema, ownerSchema, siteSchema } from '../../model/schemas/site.ts';

/** A YAML file of content/: one map of fields, or a list of records that all look alike. */
export type ContentFile = {
  shape: 'single' | 'list';
  schema: z.ZodType;
  about: string;
  /** Whether the site does without it. */
  isOptional?: boolean;
};

const single = (schema: z.ZodType, about: string): ContentFile => ({ shape: 'single', schema, about });
const list = (schema: z.ZodType, about: string): ContentFile => ({ shape: 'list', schema, about });

/** Every YAML file the site reads, by its name in content/, in the order of the guide. */
export const contentFiles = {
  'owner.yaml': single(ownerSchema, 'Who you are and where you can be found.'),
  'site.yaml': single(siteSchema, 'Facts about the published site that no page shows as such.'),
  'pages.yaml': list(
    pageSchema,
    'Your pages in the order of the bar. Each has a kind; what is not listed does not exist, but for the homepage, which is needed.',
  ),
  'home.yaml': single(homeSchema, 'The homepage: the phrases that are typed and the paragraph under them.'),
  'about.yaml': single(aboutSchema, 'The About page. Its long texts are Markdown files in `content/about/`.'),
  'contact.yaml': single(contactSchema, 'The Contact page.'),
  'projects.yaml': list(projectSchema, 'Your projects. The homepage shows the last one as the newest.'),
  'work.yaml': list(workSchema, 'Your jobs.'),
  'education.yaml': single(educationSchema, 'One university and its programs.'),
  'awards.yaml': list(awardSchema, 'Your awards.'),
  'healthcare.yaml': list(experienceSchema, 'Your experience in healthcare.'),
  'research.yaml': list(experienceSchema, 'Your experience in research.'),
  'skills.yaml': list(skillCategorySchema, 'Your skills by category, shown in this order.'),
  'lenses.yaml': {
    ...list(
      lensSchema,
      'Ways of seeing the site for one kind of reader: `/projects?for=health-tech` and `/experiences?for=health-tech` put first what has one of the tags, and hide nothing. The file may be left out.',
    ),
    isOptional: true,
  },
  'art.yaml': list(artSchema, 'Your artworks.'),
  'travel.yaml': list(gallerySchemas.travel, 'Photographs of the gallery “Travel”.'),
  'food.yaml': list(gallerySchemas.food, 'Photographs of the gallery “Food”.'),
  'cat.yaml': list(gallerySchemas.cat, 'Photographs of the gallery “Cat”.'),
} satisfies Record<string, ContentFile>;

/** A résumé of the owner's own making, in content/; it wins over the one the site makes. */
export const ownResumeFile = 'resume.pdf';

export type ContentFileName = keyof typeof contentFiles;

export const contentFileNames = Object.keys(contentFiles) as ContentFileName[];
