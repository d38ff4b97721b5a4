import type { Page, PageKind, Subpage, SubpageKind } from '../content/pages.ts';
import type { SkillRecord } from '../content/skill-evidence.ts';
import { toAboutProps } from '../features/about/props.ts';
import { toCaseStudyProps } from '../features/case-studies/props.ts';
import { toContactProps } from '../features/contact/props.ts';
import { toExperiencesProps } from '../features/experiences/props.build.ts';
import type { ResumePdf } from '../features/experiences/section-kind.ts';
import { toHomeProps } from '../features/home/props.ts';
import type { RecordList } from '../features/home/record-label.ts';
import { toNotFoundProps } from '../features/not-found/props.ts';
import { toGalleryPageProps, toPhotosProps } from '../features/photos/props.ts';
import { toProjectsProps } from '../features/projects/props.ts';
import type { SiteContent } from './site-content.ts';

/** What the props of every page are computed from. */
export type PageSource = SiteContent & {
  /** Where the contact form posts. */
  formAction: string;
  /** Of each gallery's shards, by the gallery's name. */
  revisions: Record<string, string>;
  resumePdf: ResumePdf;
  hasResumePdf: boolean;
  lists: RecordList[];
  skillRecords: SkillRecord[];
};

/** `component` is a file below src/, without its ending, which exports the component of its name. */
type PageKindModule<P> = { component: string; toProps: (page: P, source: PageSource) => object };

/** Every kind of page: its component and its props. */
export const pageKindModules = {
  home: { component: 'features/home/HomePage', toProps: toHomeProps },
  about: { component: 'features/about/AboutPage', toProps: toAboutProps },
  projects: { component: 'features/projects/ProjectsPage', toProps: toProjectsProps },
  experiences: { component: 'features/experiences/ExperiencesPage', toProps: toExperiencesProps },
  gallery: { component: 'features/photos/GalleryPage', toProps: toGalleryPageProps },
  contact: { component: 'features/contact/ContactPage', toProps: toContactProps },
  notFound: { component: 'features/not-found/NotFoundPage', toProps: toNotFoundProps },
  caseStudy: { component: 'features/case-studies/CaseStudyPage', toProps: toCaseStudyProps },
  photos: { component: 'features/photos/PhotosPage', toProps: toPhotosProps },
} satisfies Record<PageKind, PageKindModule<Page>> & Record<SubpageKind, PageKindModule<Subpage>>;
