import type { z } from 'zod';
import type { Look } from '../brand/look.ts';
import type { RawPhoto } from '../content/gallery-schema.ts';
import { completePages, type Page } from '../content/pages.ts';
import type { Site } from '../content/site-schema.ts';
import { compareText } from '../core/text.ts';
import type { aboutSchema } from '../features/about/schema.ts';
import { projectOfFile, type RawCaseStudy } from '../features/case-studies/case-study.ts';
import { type RawSection, sectionFile } from '../features/experiences/sections.ts';
import { feedContents } from '../features/feed/props.ts';
import { type Letter, letterOfFile } from '../features/letters/letter.ts';
import type { DrawingChoice } from '../features/not-found/props.ts';
import { noteOfFile, type RawNote } from '../features/notes/note.ts';
import { pageTextFile } from '../features/texts/props.ts';
import { placeGalleries } from '../gallery/gallery.ts';
import type { Locale } from '../i18n/locale.ts';
import type { FileKindName } from './content-files.ts';
import type { pageSchema } from './page-schema.ts';
import type { ProseFiles } from './read-prose-files.ts';
import type { RecordFile } from './read-record-files.ts';
import type { RawContent } from './site-content.ts';

type PageWithSections = Page & Pick<z.infer<typeof pageSchema>, 'sections'>;

/** Combines all files into one value. Call it only if every record has passed its schema. */
export function assembleRawContent(
  files: RecordFile[],
  { trees: prose, stories }: ProseFiles,
  drawing: DrawingChoice,
  look: Look,
  locale: Locale,
): RawContent {
  // Every value here is the output of its file's schema, from which the types of `RawContent` are inferred.
  const all = <T>(kind: FileKindName) => (files.find(({ file }) => file.kind === kind)?.values ?? []) as T[];
  const one = <T>(kind: FileKindName) => all<T>(kind)[0] as T;
  const about = one<z.infer<typeof aboutSchema> | undefined>('about') ?? {};
  const pages: PageWithSections[] = completePages(all('pages'), locale, {
    hasFeed: feedContents(one<Site>('site'), all('pages')).length > 0,
  });
  const sectionsOf = ({ name: page, path: address, sections = [] }: PageWithSections) =>
    sections.map((section) => {
      const file = sectionFile(section.name, section.kind, section.file);
      const records =
        section.kind === 'text'
          ? prose.get(String(file))
          : files.find(({ file: { name } }) => name === file)?.values;
      return { ...section, page, path: address, records: records ?? [] } as RawSection;
    });
  return {
    site: one('site'),
    look,
    owner: one('owner'),
    pages,
    drawing,
    sections: pages.flatMap(sectionsOf),
    home: one('home'),
    about: {
      ...about,
      texts: (about.texts ?? []).map(({ file, ...text }) => ({ ...text, prose: prose.get(file) ?? [] })),
      galleries: about.galleries ?? { title: '' },
    },
    galleries: placeGalleries(pages, about.galleries?.list ?? [], look.choices.photos).map((gallery) => {
      const file = files.find(({ file: { name } }) => name === `${gallery.name}.yaml`);
      // None where pages.yaml has changed since the files were listed.
      const photos = (file?.values ?? []) as RawPhoto[];
      // Pages show the last photo first.
      return { ...gallery, photos: gallery.order === 'file' ? photos.toReversed() : photos };
    }),
    projects: all('projects'),
    caseStudies: files.flatMap(({ file: { kind, name }, values }) =>
      kind === 'caseStudy'
        ? {
            ...(values[0] as Omit<RawCaseStudy, 'project' | 'story'>),
            project: projectOfFile(name) ?? '',
            story: stories.get(name) ?? [],
          }
        : [],
    ),
    notes: files
      .flatMap(({ file: { kind, name }, values }) =>
        kind === 'note'
          ? {
              ...(values[0] as Omit<RawNote, 'name' | 'story'>),
              name: noteOfFile(name) ?? '',
              story: stories.get(name) ?? [],
            }
          : [],
      )
      .sort((a, b) => compareText(a.date, b.date) || compareText(a.name, b.name)),
    pageTexts: pages
      .filter(({ kind }) => kind === 'text')
      .map(({ name: page }) => ({ page, story: stories.get(pageTextFile(page)) ?? [] })),
    letters: files.flatMap(({ file: { kind, name }, values }) =>
      kind === 'letter'
        ? {
            ...(values[0] as Omit<Letter, 'name' | 'prose'>),
            name: letterOfFile(name) ?? '',
            prose: prose.get(name) ?? [],
          }
        : [],
    ),
    lenses: all('lenses'),
    contact: one<RawContent['contact'] | undefined>('contact') ?? { intro: '', formTitle: '' },
  };
}
