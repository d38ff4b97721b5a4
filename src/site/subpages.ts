import { type Page, pageOfKind, type Subpage } from '../content/pages.ts';
import { descriptionLength } from '../core/limits.ts';
import { toPlainText } from '../core/prose.ts';
import { absoluteAddress, photosPath, readersPath, subpagePath, tagPath } from '../core/routes.ts';
import { openingOf, withName } from '../core/text.ts';
import { sectionsOfKind } from '../features/experiences/sections.ts';
import { collectTags } from '../features/notes/props.ts';
import { hasMorePhotos, partsOf } from '../features/photos/props.ts';
import type { ReaderPage } from '../features/readers/props.ts';
import { storyLine } from '../story/story.ts';
import type { SiteContent } from './site-content.ts';

type Source = Pick<
  SiteContent,
  'pages' | 'projects' | 'caseStudies' | 'notes' | 'galleries' | 'sections' | 'owner' | 'locale'
>;

/** Every subpage of the content. */
export function subpages(content: Source): Subpage[] {
  return [
    ...caseStudyPages(content),
    ...photosPages(content),
    ...notePages(content),
    ...tagPages(content),
    ...publicationPages(content),
  ];
}

/** A page at an address below `parent`; `subject` is what it shows. */
function makeSubpage(
  kind: Subpage['kind'],
  path: string,
  page: Pick<Subpage, 'parent' | 'subject' | 'heading' | 'description'> & { subtitle?: string },
): Subpage {
  const { heading, subtitle = '' } = page;
  return { kind, name: path.slice(1), path, nav: heading, title: `${heading} · {name}`, ...page, subtitle };
}

function caseStudyPages(content: Source): Subpage[] {
  const parent = pageOfKind(content.pages, 'projects');
  if (!parent) return [];
  return content.caseStudies.flatMap(({ project: name, summary }) => {
    const project = content.projects.find((candidate) => candidate.name === name);
    if (!project) return [];
    return makeSubpage('caseStudy', subpagePath(parent.path, name), {
      parent: parent.path,
      subject: name,
      heading: project.title,
      description: summary || openingOf(toPlainText(project.description), descriptionLength.max),
    });
  });
}

function notePages({ pages, notes }: Source): Subpage[] {
  const parent = pageOfKind(pages, 'notes');
  if (!parent) return [];
  return notes.map((note) =>
    makeSubpage('note', subpagePath(parent.path, note.name), {
      parent: parent.path,
      subject: note.name,
      heading: note.title,
      description: storyLine(note, descriptionLength.max),
    }),
  );
}

function tagPages(content: Source): Subpage[] {
  const parent = pageOfKind(content.pages, 'notes');
  if (!parent) return [];
  const { locale, owner } = content;
  return collectTags(content).map(({ slug, label }) =>
    makeSubpage('tag', tagPath(parent.path, slug), {
      parent: parent.path,
      subject: slug,
      heading: label,
      description: locale.documents.tagged({ tag: label, name: owner.name }),
    }),
  );
}

/** The pages with all photos of each gallery that shows some of them. */
function photosPages({ pages, galleries, owner, locale }: Source): Subpage[] {
  return galleries.filter(hasMorePhotos).flatMap((gallery) => {
    const page = pages.find(({ name }) => name === gallery.page);
    if (!page) return [];
    const heading = gallery.title || withName(page.heading, owner.name);
    const values = { gallery: heading, name: owner.name, count: gallery.photos.length };
    const description = locale.documents.allPhotos(values);
    const parts = partsOf(gallery);
    return Array.from({ length: parts }, (_, index) => {
      const part = index + 1;
      const subtitle = part === 1 ? '' : locale.documents.photosPart({ part, parts });
      return {
        ...makeSubpage('photos', photosPath(page.path, gallery.name, part), {
          parent: page.path,
          subject: gallery.name,
          heading,
          subtitle,
          description: [description, subtitle].filter(Boolean).join(' '),
        }),
        part,
        title: `${[heading, subtitle].filter(Boolean).join(locale.lists.comma)} · {name}`,
      };
    });
  });
}

/** Newest first, as their list. */
function publicationPages({ pages, sections }: Source): Subpage[] {
  return sectionsOfKind(sections, 'publications').flatMap((section) => {
    const parent = pages.find(({ path }) => path === section.path);
    if (!section.pages || !parent) return [];
    return section.records.toReversed().map(({ name, title, abstract, byline, venue }) => {
      const heading = toPlainText(title);
      const line = [toPlainText(byline), venue].filter(Boolean).join('. ');
      return makeSubpage('publication', subpagePath(parent.path, name), {
        parent: parent.path,
        subject: name,
        heading,
        description: openingOf(toPlainText(abstract) || `${heading}. ${line}.`, descriptionLength.max),
      });
    });
  });
}

/** Every page: the owner's in their order, then the subpages. */
export function allPages(content: Source): (Page | Subpage)[] {
  return [...content.pages, ...subpages(content)];
}

/** The whole address of a project's case study; "" where it has none. */
export function caseStudyAddress(
  { pages, caseStudies, site }: Pick<SiteContent, 'pages' | 'caseStudies' | 'site'>,
  project: string,
): string {
  const parent = pageOfKind(pages, 'projects');
  const hasStory = parent && caseStudies.some((study) => study.project === project);
  return hasStory ? absoluteAddress(site.url, subpagePath(parent.path, project)) : '';
}

/** The content with a page for each of these readers, which nothing lists. */
export function withReaders(content: SiteContent, readers: readonly ReaderPage[]): SiteContent {
  if (readers.length === 0) return content;
  const shown = { ...content, readers };
  const pages = readers.map((reader) => ({ page: pageOf(reader, content), content: shown }));
  return { ...shown, unlisted: [...content.unlisted, ...pages] };
}

/** The address of a page for one reader. */
export function readerAddress({ url }: { url: string }, token: string): string {
  return absoluteAddress(url, subpagePath(readersPath, token));
}

function pageOf({ token, name, greeting, role }: ReaderPage, { locale }: SiteContent): Subpage {
  const heading = greeting || locale.documents.reader.greeting({ name });
  return {
    ...makeSubpage('reader', subpagePath(readersPath, token), {
      parent: readersPath,
      subject: token,
      heading,
      subtitle: role,
      description: heading,
    }),
    unlisted: true,
  };
}
