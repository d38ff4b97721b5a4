import type { Look } from '../brand/look.ts';
import type { RawPhoto } from '../content/gallery-schema.ts';
import type { Lens } from '../content/lens.ts';
import type { Owner, RawOwner } from '../content/owner.ts';
import type { Page, Subpage } from '../content/pages.ts';
import type { Project, RawProject } from '../content/project.ts';
import type { Site } from '../content/site-schema.ts';
import type { Figure } from '../core/picture.ts';
import type { About, RawAbout } from '../features/about/props.ts';
import type { CaseStudy, RawCaseStudy } from '../features/case-studies/case-study.ts';
import type { Contact, RawContact } from '../features/contact/props.ts';
import type { RawSection, Section } from '../features/experiences/sections.ts';
import type { HomeContent } from '../features/home/schema.ts';
import type { Letter } from '../features/letters/letter.ts';
import type { DrawingChoice } from '../features/not-found/props.ts';
import type { Note, RawNote } from '../features/notes/note.ts';
import type { ReaderPage } from '../features/readers/props.ts';
import type { PageText } from '../features/texts/props.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { Locale } from '../i18n/locale.ts';

/** Everything under content/ as the owner wrote it, validated; lists oldest first. */
export type RawContent = {
  /** `root` is the address of the whole site where `url` is that of a further language: `https://example.com/fr`. */
  site: Site & { root?: string };
  /** Colors and typefaces, computed from the brand. */
  look: Look;
  owner: RawOwner;
  pages: Page[];
  /** The drawing on the page for addresses that do not exist; null for none. */
  drawing: DrawingChoice | null;
  home: HomeContent;
  about: RawAbout;
  /** Galleries of all pages, in the order of the pages. */
  galleries: Gallery<RawPhoto>[];
  projects: RawProject[];
  /** Case studies of the projects that have one. */
  caseStudies: RawCaseStudy[];
  /** Notes of every date, including drafts. */
  notes: RawNote[];
  /** Texts of the pages of kind `text`. */
  pageTexts: PageText[];
  /** Not part of the site, unless `publish` is set. */
  letters: Letter[];
  /** Of all pages of experiences, in the owner's order. */
  sections: RawSection[];
  /** Empty where the owner has none. */
  lenses: Lens[];
  contact: RawContact;
};

/**
 * The content with every picture resolved, from which pages, résumé, share cards and structured data are generated.
 * `pages` are the visible ones.
 */
export type SiteContent = Omit<
  RawContent,
  | 'owner'
  | 'about'
  | 'galleries'
  | 'projects'
  | 'caseStudies'
  | 'notes'
  | 'pageTexts'
  | 'sections'
  | 'contact'
> & {
  locale: Locale;
  owner: Owner;
  about: About;
  galleries: Gallery<Figure>[];
  /** Photos of a gallery that were added on one day, YYYY-MM-DD. */
  photoBatches: { gallery: string; added: string; photos: Figure[] }[];
  projects: Project[];
  caseStudies: CaseStudy[];
  notes: Note[];
  pageTexts: PageText<Figure>[];
  sections: Section[];
  contact: Contact;
  /** Published content that is not part of the above. */
  unlisted: UnlistedPage[];
  /** Pages for the recipients of applications, which are read apart from the content. */
  readers: readonly ReaderPage[];
};

/** A page that nothing lists, with the content that it shows. */
export type UnlistedPage = { page: Page | Subpage; content: SiteContent };
