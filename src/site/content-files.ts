import { z } from 'zod';
import { brandSchema } from '../brand/schema.ts';
import { draft } from '../content/fields.ts';
import { photoSchema } from '../content/gallery-schema.ts';
import { lensSchema, projectSchema } from '../content/record-schemas.ts';
import { ownerSchema, siteSchema } from '../content/site-schema.ts';
import { aboutSchema } from '../features/about/schema.ts';
import { caseStudySchema } from '../features/case-studies/schema.ts';
import { contactSchema } from '../features/contact/schema.ts';
import type { RecordOrder } from '../features/experiences/section-kind.ts';
import { sectionKinds } from '../features/experiences/sections/index.build.ts';
import { isListKind } from '../features/experiences/sections.build.ts';
import type { ListKind } from '../features/experiences/sections.ts';
import { homeSchema } from '../features/home/schema.ts';
import { letterSchema } from '../features/letters/schema.ts';
import { noteSchema } from '../features/notes/schema.ts';
import { makeOwnTranslationsSchema } from '../i18n/schema.ts';
import { pageSchema } from './page-schema.ts';
import { macrosSchema } from './read-math.ts';

/** The content of a file: one map of fields, or a list of records with the same schema. */
export type FileKind = {
  shape: 'single' | 'list';
  schema: z.ZodType;
  about: string;
  /** How pages sort the records of a list; by default, they reverse it. */
  order?: RecordOrder | undefined;
  /** Whether the file can be missing. */
  isOptional?: boolean | undefined;
};

/** A YAML file of content/, by its path in it. */
export type ContentFile = FileKind & { name: string; kind: FileKindName };

/** The files by name, in the order of the guide. */
export type ContentFiles = ReadonlyMap<string, ContentFile>;

const single = (schema: z.ZodType, about: string): FileKind => ({ shape: 'single', schema, about });
const list = (schema: z.ZodType, about: string): FileKind => ({ shape: 'list', schema, about });

/** The file of a section of each kind that has records. */
const sectionFiles = Object.fromEntries(
  Object.keys(sectionKinds)
    .filter(isListKind)
    .map((kind) => {
      const { schema, about, order } = sectionKinds[kind];
      const withDraft = schema instanceof z.ZodObject ? schema.safeExtend({ draft }) : schema;
      return [kind, { ...list(withDraft, about), order }];
    }),
) as Record<ListKind, FileKind>;

let ownWordsSchema: z.ZodType | undefined;

export const fileKinds = {
  owner: single(ownerSchema, 'Who you are, and where to find you.'),
  site: single(siteSchema, 'Settings of the published site.'),
  brand: {
    ...single(
      brandSchema,
      'How the site looks: colors, paper, typefaces, corners. Pages, icons, share cards and the résumé follow. The file and every field are optional; `docs/brand.md` helps to choose.',
    ),
    isOptional: true,
  },
  pages: {
    ...list(
      pageSchema,
      'Your pages in the order of the navigation bar. Each has a kind. A homepage is required; every other page is optional.',
    ),
    order: 'as-written',
  },
  home: single(homeSchema, 'The homepage: the phrases that are typed and the paragraph under them.'),
  about: single(aboutSchema, 'The About page. Its long texts are Markdown files in `content/about/`.'),
  contact: single(contactSchema, 'The Contact page.'),
  projects: list(projectSchema, 'Your projects. The homepage shows the last one as the newest.'),
  ...sectionFiles,
  lenses: {
    ...list(
      lensSchema,
      'Views of the site for one kind of reader: `/projects?for=city-data` and `/experiences?for=city-data` show records with one of the tags first, and hide nothing. The résumé is then `/files/resume-city-data.pdf`, with its own limit of pages. The file is optional.',
    ),
    order: 'as-written',
    isOptional: true,
  },
  words: {
    shape: 'single',
    // The largest schema, for a file that few sites have.
    get schema() {
      ownWordsSchema ??= makeOwnTranslationsSchema();
      return ownWordsSchema;
    },
    about:
      'Your own UI translations: other texts for a language, or a language that the site does not have yet. The names are those of `src/locales/en.yaml`; "Interface texts" in `npm run edit` lists them with their meaning. The file and every field are optional.',
    isOptional: true,
  },
  macros: {
    ...single(
      macrosSchema,
      'Your own commands for formulas: the name of each in Latin letters, without its backslash, and its replacement. `#1` is the text in braces after the command. Formulas need `math: true`. The file is optional.',
    ),
    isOptional: true,
  },
  caseStudy: {
    ...single(
      caseStudySchema,
      'The story behind a project, in `content/projects/<name of the project>.md`. The project then has its own page, `/projects/<name>`. These fields are above the text, between two lines of `---`; all of them are optional.',
    ),
    isOptional: true,
  },
  note: {
    ...single(
      noteSchema,
      'A dated text, in `content/notes/<name>.md`, with the address `/notes/<name>`. Needs a page of kind notes in `pages.yaml`. These fields are above the text, between two lines of `---`.',
    ),
    isOptional: true,
  },
  letter: {
    ...single(
      letterSchema,
      'A cover letter, in `content/letters/<name>.md`: `npm run letter` writes it as a PDF in the style of the résumé into `letters/` beside `content/`. It is not published unless it says so. In `to`, write `|` after the colon, and each indented line below it is a line of the letter. These fields are above the text, between two lines of `---`; all of them are optional. Everyone who can read the folder `content/`, for example in a public repository, can read the letter.',
    ),
    isOptional: true,
  },
  gallery: list(
    photoSchema,
    'The photos of a gallery, or works of art, in a file with the name of the gallery.',
  ),
} satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

/** The files that depend on the content, besides the fixed ones. */
export type Structure = {
  /** Kinds of its pages; content that no page shows has no file. */
  pageKinds: readonly string[];
  /** Files of the sections, in the order of the site. */
  sections: NamedFile[];
  /** Files of the galleries of all pages. */
  galleries: NamedFile[];
  /** Files of the case studies. */
  caseStudies?: readonly string[];
  /** Files of the notes. */
  notes?: readonly string[];
  /** Files of the letters. */
  letters?: readonly string[];
};

/** `file` is its path in content/. */
type NamedFile = { file: string; kind: FileKindName };

/** Files with fixed names; the last three exist only with their page. */
const fixed = ['owner', 'site', 'brand', 'pages', 'home', 'about', 'contact', 'projects'] as const;

/** Kinds of pages whose content is in the file of the same name. */
export const filesOfPages: readonly string[] = ['about', 'contact', 'projects'];

/** Every file with fields that a site with this structure reads. */
export function contentFilesOf({
  pageKinds,
  sections,
  galleries,
  caseStudies = [],
  notes = [],
  letters = [],
}: Structure): ContentFiles {
  const fixedKinds = fixed.filter((name) => !filesOfPages.includes(name) || pageKinds.includes(name));
  const named: NamedFile[] = [
    ...fixedKinds.map((kind) => ({ file: `${kind}.yaml`, kind })),
    { file: 'lenses.yaml', kind: 'lenses' },
    { file: 'words.yaml', kind: 'words' },
    { file: 'macros.yaml', kind: 'macros' },
    ...sections,
    ...galleries,
    ...(pageKinds.includes('projects') ? caseStudies : []).map((file) => ({
      file,
      kind: 'caseStudy' as const,
    })),
    ...(pageKinds.includes('notes') ? notes : []).map((file) => ({ file, kind: 'note' as const })),
    ...letters.map((file) => ({ file, kind: 'letter' as const })),
  ];
  const files = new Map<string, ContentFile>();
  for (const { file, kind } of named) {
    // The first use of a file wins; the check reports the second.
    if (files.has(file)) continue;
    const fileKind: FileKind = fileKinds[kind];
    const { shape, about, order, isOptional } = fileKind;
    files.set(file, {
      ...{ name: file, kind, shape, about, order, isOptional },
      get schema() {
        return fileKind.schema;
      },
    });
  }
  return files;
}

/** The files that name the other files. */
export const structureFiles = ['pages.yaml', 'about.yaml'];

/** The owner's own résumé in content/, which replaces the generated one. */
export const ownResumeFile = 'resume.pdf';

/** The history of `npm run import`. */
export const importedFile = 'imported.json';
