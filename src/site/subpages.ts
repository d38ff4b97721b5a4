import { type Page, pageOfKind, type Subpage } from '../content/pages.ts';
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

/** Search engines show no more of a description, in characters. */
const descriptionLength = 155;

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

function caseStudyPages(content: Source): Subpage[] {
  const parent = pageOfKind(content.pages, 'projects');
  if (!parent) return [];
  return content.caseStudies.flatMap(({ project: name, summary }) => {
    const project = content.projects.find((candidate) => candidate.name === name);
    if (!project) return [];
    const path = subpagePath(parent.path, name);
    return {
      kind: 'caseStudy' as const,
      name: path.slice(1),
      path,
      parent: parent.path,
      subject: name,
      nav: project.title,
      title: `${project.title} · {name}`,
      heading: project.title,
      subtitle: '',
      description: summary || openingOf(toPlainText(project.description), descriptionLength),
    };
  });
}

function notePages({ pages, notes }: Source): Subpage[] {
  const parent = pageOfKind(pages, 'notes');
  if (!parent) return [];
  return notes.map((note) => {
    const path = subpagePath(parent.path, note.name);
    return {
      kind: 'note' as const,
      name: path.slice(1),
      path,
      parent: parent.path,
      subject: note.name,
      nav: note.title,
      title: `${note.title} · {name}`,
      heading: note.title,
      subtitle: '',
      description: storyLine(note, descriptionLength),
    };
  });
}

function tagPages(content: Source): Subpage[] {
  const parent = pageOfKind(content.pages, 'notes');
  if (!parent) return [];
  const { locale, owner } = content;
  return collectTags(content).map(({ slug, label }) => {
    const path = tagPath(parent.path, slug);
    return {
      kind: 'tag' as const,
      name: path.slice(1),
      path,
      parent: parent.path,
      subject: slug,
      nav: label,
      title: `${label} · {name}`,
      heading: label,
      subtitle: '',
      description: locale.documents.tagged({ tag: label, name: owner.name }),
    };
  });
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
      const path = photosPath(page.path, gallery.name, part);
      const subtitle = part === 1 ? '' : locale.documents.photosPart({ part, parts });
      return {
        kind: 'photos' as const,
        name: path.slice(1),
        path,
        parent: page.path,
        subject: gallery.name,
        part,
        nav: heading,
        title: `${[heading, subtitle].filter(Boolean).join(locale.lists.comma)} · {name}`,
        heading,
        subtitle,
        description: [description, subtitle].filter(Boolean).join(' '),
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
      const path = subpagePath(parent.path, name);
      const heading = toPlainText(title);
      const line = [toPlainText(byline), venue].filter(Boolean).join('. ');
      return {
        kind: 'publication' as const,
        name: path.slice(1),
        path,
        parent: parent.path,
        subject: name,
        nav: heading,
        title: `${heading} · {name}`,
        heading,
        subtitle: '',
        description: openingOf(toPlainText(abstract) || `${heading}. ${line}.`, descriptionLength),
      };
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
  const path = subpagePath(readersPath, token);
  const heading = greeting || locale.documents.reader.greeting({ name });
  return {
    kind: 'reader',
    name: path.slice(1),
    path,
    parent: readersPath,
    subject: token,
    unlisted: true,
    nav: heading,
    title: `${heading} · {name}`,
    heading,
    subtitle: role,
    description: heading,
  };
}
