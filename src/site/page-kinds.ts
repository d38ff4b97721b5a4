import { type Page, type PageKind, pageOfKind, type Subpage, type SubpageKind } from '../content/pages.ts';
import type { SkillRecord } from '../content/skill-evidence.ts';
import type { Proof } from '../core/proof.ts';
import { hasAboutText, toAboutProps } from '../features/about/props.ts';
import { toBriefProps } from '../features/brief/props.ts';
import { toCaseStudyProps } from '../features/case-studies/props.ts';
import { toContactProps } from '../features/contact/props.ts';
import { toExperiencesProps } from '../features/experiences/props.build.ts';
import type { ResumePdf } from '../features/experiences/section-kind.ts';
import { toPublicationProps } from '../features/experiences/sections/publications/props.build.ts';
import { isFilled } from '../features/experiences/sections.build.ts';
import { feedContents, toFeedProps } from '../features/feed/props.ts';
import { toHomeProps } from '../features/home/props.ts';
import type { RecordList } from '../features/home/record-label.ts';
import { toNotFoundProps } from '../features/not-found/props.ts';
import { type Tag, toNoteProps, toNotesProps, toTagProps } from '../features/notes/props.ts';
import { toGalleryPageProps, toPhotosProps } from '../features/photos/props.ts';
import { toProjectsProps } from '../features/projects/props.ts';
import { toReaderPageProps } from '../features/readers/props.ts';
import { type SearchIndex, toSearchProps } from '../features/search/props.ts';
import { toTextPageProps } from '../features/texts/props.ts';
import type { RawContent, SiteContent } from './site-content.ts';

/** The source of the props of every page. */
export type PageSource = SiteContent & {
  /** Target of the contact form. */
  formAction: string;
  /** Of each gallery's shards, by the gallery's name. */
  revisions: Record<string, string>;
  resumePdf: ResumePdf;
  hasResumePdf: boolean;
  lists: RecordList[];
  skillRecords: SkillRecord[];
  /** Empty where the site has no search. */
  searchIndex: SearchIndex;
  tags: Tag[];
  /** Proofs for all visitors, and for the visitors of each lens by its name; only where a page shows them. */
  proofs: { withoutLens: Proof[]; lenses: Record<string, Proof[]> };
  /** Proofs for each recipient of an application, by the token of its page. */
  readerProofs: Record<string, Proof[]>;
};

type PageKindModule<P> = {
  /** Its file below src/, without its ending, which exports the component of its name. */
  component: string;
  toProps: (page: P, source: PageSource) => object;
  /** Whether a site can have only one such page, which shows the content of one file. */
  isSingle?: true;
  /** Whether it has any content; by default always. */
  hasContent?: (page: P, content: RawContent) => boolean;
};

const hasPhotos = ({ name }: Page, { galleries }: RawContent) =>
  galleries.some(({ page, photos }) => page === name && photos.length > 0);

/** Whether the feed has an entry. */
function hasFeed(_page: Page, content: RawContent): boolean {
  const { site, pages, projects, caseStudies, notes, galleries } = content;
  const counts = {
    notes: notes.length,
    projects: projects.length,
    caseStudies: caseStudies.length,
    photos: galleries.flatMap(({ photos }) => photos.filter(({ added }) => added)).length,
  };
  const listed = {
    notes: pageOfKind(pages, 'notes'),
    projects: pageOfKind(pages, 'projects'),
    caseStudies: pageOfKind(pages, 'projects'),
    photos: true,
  };
  return feedContents(site, pages).some((kind) => listed[kind] && counts[kind] > 0);
}

/** Every kind of page. A new one also needs its name in `src/content/page-schema.ts`. */
export const pageKindModules = {
  home: { component: 'features/home/HomePage', toProps: toHomeProps, isSingle: true },
  about: {
    component: 'features/about/AboutPage',
    toProps: toAboutProps,
    isSingle: true,
    hasContent: (page, content) => hasPhotos(page, content) || hasAboutText(content.about),
  },
  projects: {
    component: 'features/projects/ProjectsPage',
    toProps: toProjectsProps,
    isSingle: true,
    hasContent: (_page, { projects }) => projects.length > 0,
  },
  experiences: {
    component: 'features/experiences/ExperiencesPage',
    toProps: toExperiencesProps,
    hasContent: ({ name }, { sections }) =>
      sections.some((section) => section.page === name && isFilled(section, sections)),
  },
  gallery: { component: 'features/photos/GalleryPage', toProps: toGalleryPageProps, hasContent: hasPhotos },
  notes: {
    component: 'features/notes/NotesPage',
    toProps: toNotesProps,
    isSingle: true,
    hasContent: (_page, { notes }) => notes.length > 0,
  },
  text: {
    component: 'features/texts/TextPage',
    toProps: toTextPageProps,
    hasContent: ({ name }, { pageTexts }) =>
      pageTexts.some(({ page, story }) => page === name && story.length > 0),
  },
  brief: { component: 'features/brief/BriefPage', toProps: toBriefProps, isSingle: true },
  contact: { component: 'features/contact/ContactPage', toProps: toContactProps, isSingle: true },
  search: { component: 'features/search/SearchPage', toProps: toSearchProps },
  feed: { component: 'features/feed/FeedPage', toProps: toFeedProps, isSingle: true, hasContent: hasFeed },
  notFound: { component: 'features/not-found/NotFoundPage', toProps: toNotFoundProps, isSingle: true },
  caseStudy: { component: 'features/case-studies/CaseStudyPage', toProps: toCaseStudyProps },
  photos: { component: 'features/photos/PhotosPage', toProps: toPhotosProps },
  note: { component: 'features/notes/NotePage', toProps: toNoteProps },
  tag: { component: 'features/notes/TagPage', toProps: toTagProps },
  publication: {
    component: 'features/experiences/sections/publications/PublicationPage',
    toProps: toPublicationProps,
  },
  reader: { component: 'features/readers/ReaderPage', toProps: toReaderPageProps },
} satisfies Record<PageKind, PageKindModule<Page>> & Record<SubpageKind, PageKindModule<Subpage>>;

function moduleOf(kind: PageKind): PageKindModule<Page> {
  return pageKindModules[kind];
}

export function isSinglePageKind(kind: string): boolean {
  return Object.hasOwn(pageKindModules, kind) && moduleOf(kind as PageKind).isSingle === true;
}

/** The visible pages: those with content, and empty ones that the owner keeps. */
export function visiblePages(content: RawContent): Page[] {
  return content.pages.filter(
    (page) => page.keepEmpty || moduleOf(page.kind).hasContent?.(page, content) !== false,
  );
}

/** The hidden pages. */
export function hiddenPages(content: RawContent): Page[] {
  const visible = visiblePages(content);
  return content.pages.filter((page) => !visible.includes(page));
}
