import type { z } from 'zod';
import { brandSchema } from '../brand/schema.ts';
import { photoSchema } from '../content/gallery-schema.ts';
import { lensSchema, projectSchema } from '../content/record-schemas.ts';
import { ownerSchema, siteSchema } from '../content/site-schema.ts';
import { aboutSchema } from '../features/about/schema.ts';
import { caseStudySchema } from '../features/case-studies/schema.ts';
import { contactSchema } from '../features/contact/schema.ts';
import { sectionKinds } from '../features/experiences/sections/index.build.ts';
import { isListKind } from '../features/experiences/sections.build.ts';
import type { ListKind } from '../features/experiences/sections.ts';
import { homeSchema } from '../features/home/schema.ts';
import { letterSchema } from '../features/letters/schema.ts';
import { ownWordsSchema } from '../i18n/schema.ts';
import { pageSchema } from './page-schema.ts';

/** What a file of content/ holds: one map of fields, or a list of records that all look alike. */
export type FileKind = {
  shape: 'single' | 'list';
  schema: z.ZodType;
  about: string;
  /** Whether the site does without it. */
  isOptional?: boolean;
};

/** A YAML file of content/, by its path in it. */
export type ContentFile = FileKind & { name: string; kind: FileKindName };

/** By name, in the order of the guide. */
export type ContentFiles = ReadonlyMap<string, ContentFile>;

const single = (schema: z.ZodType, about: string): FileKind => ({ shape: 'single', schema, about });
const list = (schema: z.ZodType, about: string): FileKind => ({ shape: 'list', schema, about });

/** The file of a section of each kind that has records. */
const sectionFiles = Object.fromEntries(
  Object.keys(sectionKinds)
    .filter(isListKind)
    .map((kind) => {
      const { schema, about } = sectionKinds[kind];
      return [kind, list(schema, about)];
    }),
) as Record<ListKind, FileKind>;

export const fileKinds = {
  owner: single(ownerSchema, 'Who you are and where you can be found.'),
  site: single(siteSchema, 'Facts about the published site that no page shows as such.'),
  brand: {
    ...single(
      brandSchema,
      'How the site looks: colours, paper, typefaces, corners. Pages, icons, share cards and the résumé follow. The file may be left out, and so may every field; `docs/brand.md` helps to choose.',
    ),
    isOptional: true,
  },
  pages: list(
    pageSchema,
    'Your pages in the order of the bar. Each has a kind; what is not listed does not exist, but for the homepage, which is needed.',
  ),
  home: single(homeSchema, 'The homepage: the phrases that are typed and the paragraph under them.'),
  about: single(aboutSchema, 'The About page. Its long texts are Markdown files in `content/about/`.'),
  contact: single(contactSchema, 'The Contact page.'),
  projects: list(projectSchema, 'Your projects. The homepage shows the last one as the newest.'),
  ...sectionFiles,
  lenses: {
    ...list(
      lensSchema,
      'Ways of seeing the site for one kind of reader: `/projects?for=city-data` and `/experiences?for=city-data` put first what has one of the tags, and hide nothing; the résumé is then `/files/resume-city-data.pdf`, which keeps to its pages. The file may be left out.',
    ),
    isOptional: true,
  },
  words: {
    ...single(
      ownWordsSchema,
      'Your own wording for any word of the interface, and the way to a language that is not there yet. Each word has the name that it has in `src/locales/en.yaml`. The file may be left out, and so may every word.',
    ),
    isOptional: true,
  },
  caseStudy: {
    ...single(
      caseStudySchema,
      'The story behind a project, in `content/projects/<name of the project>.md`: it gives the project a page of its own, `/projects/<name>`. These fields stand above its text, between two lines of `---`; each may be left out, and so may all of it.',
    ),
    isOptional: true,
  },
  letter: {
    ...single(
      letterSchema,
      'A letter that goes with an application, in `content/letters/<name>.md`: `npm run letter` sets it as the résumé is set, into `letters/` beside `content/`, and nothing is published unless it says so. These fields stand above its text, between two lines of `---`; each may be left out. Whoever can read the folder `content/`, as in a public repository, can read it.',
    ),
    isOptional: true,
  },
  gallery: list(photoSchema, 'The photos of a gallery, or works of art.'),
} satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

/** What the words name beside the fixed files; each has a record file of its own, content/<name>.yaml. */
export type Structure = {
  /** Kinds of its pages; what stands on none of them has no file. */
  pageKinds: readonly string[];
  /** Of the pages of experiences, in the order of the site. */
  sections: NamedFile[];
  /** On About and on pages of their own. */
  galleries: NamedFile[];
  /** Files of the case studies that there are. */
  caseStudies?: readonly string[];
  /** Files of the letters that there are. */
  letters?: readonly string[];
};

/** `file` is its path in content/. */
type NamedFile = { file: string; kind: FileKindName };

/** Files whose names are fixed; the last three are there with the page of their name. */
const fixed = ['owner', 'site', 'brand', 'pages', 'home', 'about', 'contact', 'projects'] as const;

/** What stands in the file of its name, and is read by the page of that kind. */
export const filesOfPages: readonly string[] = ['about', 'contact', 'projects'];

/** Every file with fields that a site with this structure reads. */
export function contentFilesOf({
  pageKinds,
  sections,
  galleries,
  caseStudies = [],
  letters = [],
}: Structure): ContentFiles {
  const known = fixed.filter((name) => !filesOfPages.includes(name) || pageKinds.includes(name));
  const named: NamedFile[] = [
    ...known.map((kind) => ({ file: `${kind}.yaml`, kind })),
    ...sections,
    { file: 'lenses.yaml', kind: 'lenses' },
    { file: 'words.yaml', kind: 'words' },
    ...galleries,
    ...(pageKinds.includes('projects') ? caseStudies : []).map((file) => ({
      file,
      kind: 'caseStudy' as const,
    })),
    ...letters.map((file) => ({ file, kind: 'letter' as const })),
  ];
  const files = new Map<string, ContentFile>();
  for (const { file, kind } of named) {
    // Of two uses of a file the first has it; the check tells of the other.
    if (!files.has(file)) files.set(file, { ...fileKinds[kind], name: file, kind });
  }
  return files;
}

/** The files that say which others there are, by their names. */
export const structureFiles = ['pages.yaml', 'about.yaml'];

/** A résumé of the owner's own making, in content/; it wins over the one the site makes. */
export const ownResumeFile = 'resume.pdf';

/** What `npm run import` remembers of what it has brought. */
export const importedFile = 'imported.json';
