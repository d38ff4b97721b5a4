import type { LensView } from '../content/lens.ts';
import type { PageHead } from '../content/page-head.ts';
import type { PageKind } from '../content/pages.ts';
import type { Picture } from '../core/picture.ts';
import type { RichText } from '../core/prose.ts';
import type { CaseStudyProps } from '../features/case-studies/props.ts';
import type { ExperiencesSections } from '../features/experiences/props.ts';
import type { Highlights } from '../features/home/highlights.ts';
import type { RecordLabelView } from '../features/home/record-label.ts';
import type { DrawingElement } from '../features/not-found/drawing.ts';
import type { AllPhotos } from '../features/photos/props.ts';
import type { GalleryView } from '../gallery/gallery.ts';
import type { AboutText, Project } from './site-content.ts';
import type { SubpageKind } from './subpages.ts';

export type SiteProps = {
  shell: ShellProps;
  /** The pages in the order of the bar, the one for addresses that do not exist, and those below others. */
  pages: PageProps[];
};

/** What one page needs and nothing else: it travels in that page's own chunk, or in a file of words. */
export type PageProps = OwnPageProps | SubpageProps;

export type OwnPageProps = { [K in PageKind]: PageOfKind<K> }[PageKind];

/** What a page below another needs; `parent` is the path of that one. */
export type SubpageProps = { [K in SubpageKind]: PageOfKind<K> & { parent: string } }[SubpageKind];

type PageOfKind<K extends PageKind | SubpageKind> = {
  kind: K;
  name: string;
  path: string;
  content: PropsOfKind[K];
};

export type PropsOfKind = {
  home: HomeProps;
  about: AboutProps;
  projects: ProjectsProps;
  experiences: ExperiencesProps;
  gallery: GalleryPageProps;
  contact: ContactProps;
  notFound: NotFoundProps;
  caseStudy: CaseStudyProps;
  photos: PhotosProps;
};

/** What every page shows around its own words. */
export type ShellProps = {
  language: string;
  /** Colours of the browser's own bars, `#rrggbb` since older browsers want that. */
  barColors: { light: string; dark: string };
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

export type HomeProps = {
  head: PageHead;
  ownerName: string;
  /** What the owner is, and where. */
  ownerRole: string;
  phrases: string[];
  intro: RichText;
  /** The one with an empty label leads to the PDF of the résumé. */
  buttons: { path: string; label: string }[];
  label: RecordLabelView | null;
  highlights: Highlights;
};

export type AboutProps = {
  head: PageHead;
  portrait: Picture | null;
  /** "" for none. */
  lede: RichText;
  texts: AboutText[];
  galleryTitle: string;
  galleryHint: string;
  galleries: GalleryView[];
};

export type ProjectsProps = {
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

export type ExperiencesProps = { head: PageHead } & ExperiencesSections;

export type GalleryPageProps = { head: PageHead; galleries: GalleryView[] };

export type ContactProps = {
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

export type NotFoundProps = { head: PageHead; drawing: DrawingElement };

export type PhotosProps = {
  head: PageHead;
  /** The page on which some of them stand. */
  parent: { path: string; label: string };
  photos: AllPhotos;
};

/** Whether a page stands below another. */
export function isSubpage(page: PageProps): page is SubpageProps {
  return 'parent' in page;
}
