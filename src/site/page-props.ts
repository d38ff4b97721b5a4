import type { LensView } from '../content/lens.ts';
import type { PageHead } from '../content/page-head.ts';
import type { PageKind } from '../content/pages.ts';
import type { Picture } from '../core/picture.ts';
import type { RichText } from '../core/prose.ts';
import type { CaseStudyContent } from '../features/case-studies/props.ts';
import type { ExperiencesSections } from '../features/experiences/props.ts';
import type { Highlights } from '../features/home/highlights.ts';
import type { HomeLabel } from '../features/home/record-label.ts';
import type { DrawingElement } from '../features/not-found/drawing.ts';
import type { AllPhotos } from '../features/photos/props.ts';
import type { GalleryContent } from '../gallery/gallery.ts';
import type { AboutText, Project } from './site-content.ts';
import type { PageBelowKind } from './subpages.ts';

export type PageContents = {
  shell: ShellContent;
  /** The pages in the order of the bar, the one for addresses that do not exist, and those below others. */
  pages: PageContent[];
};

/** What one page needs and nothing else: it travels in that page's own chunk, or in a file of words. */
export type PageContent = OwnPageContent | PageBelowContent;

export type OwnPageContent = { [K in PageKind]: PageOfKind<K> }[PageKind];

/** What a page below another needs; `parent` is the path of that one. */
export type PageBelowContent = { [K in PageBelowKind]: PageOfKind<K> & { parent: string } }[PageBelowKind];

type PageOfKind<K extends PageKind | PageBelowKind> = {
  kind: K;
  name: string;
  path: string;
  content: ContentOfKind[K];
};

export type ContentOfKind = {
  home: HomeContent;
  about: AboutContent;
  projects: ProjectsContent;
  experiences: ExperiencesContent;
  gallery: GalleryPageContent;
  contact: ContactContent;
  notFound: NotFoundContent;
  caseStudy: CaseStudyContent;
  photos: PhotosContent;
};

/** What every page shows around its own words. */
export type ShellContent = {
  language: string;
  /** Colours of the browser's own bars, `#rrggbb` since older browsers want that. */
  barColours: { light: string; dark: string };
  direction: 'ltr' | 'rtl';
  ownerName: string;
  copyrightYear: number;
  nav: { path: string; label: string }[];
  /** In the order of the footer. */
  links: OwnerLink[];
};

/** `label` is null for the mail, which the site has its own word for. `icon` is a path below the base and a symbol. */
export type OwnerLink = {
  label: string | null;
  href: string;
  icon: string;
  /** Whether the icon alone does not tell where it leads. */
  isPlain?: true;
};

export type HomeContent = {
  head: PageHead;
  ownerName: string;
  /** What the owner is, and where. */
  ownerRole: string;
  phrases: string[];
  intro: RichText;
  /** The one with an empty label leads to the PDF of the résumé. */
  buttons: { path: string; label: string }[];
  label: HomeLabel | null;
  highlights: Highlights;
};

export type AboutContent = {
  head: PageHead;
  portrait: Picture | null;
  /** "" for none. */
  lede: RichText;
  texts: AboutText[];
  galleryTitle: string;
  galleryHint: string;
  galleries: GalleryContent[];
};

export type ProjectsContent = {
  head: PageHead;
  /** `''` is the category of all projects; a label that is `null` is the site's own word. None for fewer than two. */
  filters: { category: string; label: string | null }[];
  /** Newest first. */
  projects: ProjectCard[];
  lenses: LensView[];
};

/** What a card shows of a project; lists as in `Project`. */
export type ProjectCard = Pick<
  Project,
  | 'id'
  | 'name'
  | 'title'
  | 'type'
  | 'category'
  | 'description'
  | 'languages'
  | 'tools'
  | 'isRetired'
  | 'links'
  | 'slides'
> & {
  /** Names it had before; left out for none. */
  formerly?: string[];
  /** Path of its case study, where it has one. */
  story?: string;
};

export type ExperiencesContent = { head: PageHead } & ExperiencesSections;

export type GalleryPageContent = { head: PageHead; galleries: GalleryContent[] };

export type ContactContent = {
  head: PageHead;
  intro: RichText;
  picture: Picture | null;
  formTitle: string;
  /** Beside the title of the form; "" for none. */
  sign: string;
  links: OwnerLink[];
  form: {
    /** Where it posts. */
    action: string;
    /** What is sent with it beside the visitor's words, by the names of the fields: the service's key above all. */
    hidden: Record<string, string>;
    /** Name of the field that people do not see and robots fill in; "" for none. */
    honeypot: string;
  };
};

export type NotFoundContent = { head: PageHead; drawing: DrawingElement };

export type PhotosContent = {
  head: PageHead;
  /** The page on which some of them stand. */
  parent: { path: string; label: string };
  photos: AllPhotos;
};

/** Whether a page stands below another. */
export function isBelow(page: PageContent): page is PageBelowContent {
  return 'parent' in page;
}
