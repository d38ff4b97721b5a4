import type { z } from 'zod';
import type { Look } from '../brand/look.ts';
import type { photoSchema } from '../content/gallery-schema.ts';
import type { Page } from '../content/pages.ts';
import type * as records from '../content/record-schemas.ts';
import type * as singles from '../content/site-schema.ts';
import type { Picture } from '../core/picture.ts';
import type { Prose } from '../core/prose.ts';
import type { CaseStudy, RawCaseStudy } from '../features/case-studies/case-study.ts';
import type { RawSection, Section } from '../features/experiences/sections.ts';
import type { Letter } from '../features/letters/letter.ts';
import type { DrawingElement } from '../features/not-found/drawing.ts';
import type { Figure, Gallery } from '../gallery/gallery.ts';
import type { Locale } from '../i18n/locale.ts';

export type Site = z.infer<typeof singles.siteSchema>;
export type RawOwner = z.infer<typeof singles.ownerSchema>;
export type RawPhoto = z.infer<typeof photoSchema>;
type RawProject = z.infer<typeof records.projectSchema>;
export type Lens = z.infer<typeof records.lensSchema>;
type RawAbout = z.infer<typeof singles.aboutSchema>;
type RawAboutText = NonNullable<RawAbout['texts']>[number];

/** Everything under content/ as the owner wrote it, validated; lists oldest first. */
export type RawContent = {
  site: Site;
  /** Solved from the brand. */
  look: Look;
  owner: RawOwner;
  pages: Page[];
  /** Of the page for addresses that do not exist; `null` for none. */
  drawing: DrawingElement | null;
  home: z.infer<typeof singles.homeSchema>;
  about: Omit<RawAbout, 'texts' | 'galleries'> & {
    texts: (Omit<RawAboutText, 'file'> & { prose: Prose })[];
    /** What stands above the galleries. */
    galleries: { title: string; hint?: string | undefined };
  };
  /** Of all pages, in their order. */
  galleries: Gallery<RawPhoto>[];
  projects: RawProject[];
  /** Of the projects that have one. */
  caseStudies: RawCaseStudy[];
  /** Not part of the site, unless one says so. */
  letters: Letter[];
  /** Of all pages of experiences, in the owner's order. */
  sections: RawSection[];
  /** Empty where the owner has none. */
  lenses: Lens[];
  contact: z.infer<typeof singles.contactSchema>;
};

/** A project ready to draw: lists split, pictures resolved; texts and addresses left out are `''`. */
export type Project = Required<Omit<RawProject, 'languages' | 'additionalInfo' | 'images' | 'activeLink'>> & {
  languages: string[];
  tools: string[];
  /** Where it can be tried today. */
  activeLink: string;
  /** Whether it could once be tried and has been shut down. */
  isRetired: boolean;
  /** `thumbnail` where that is another picture. */
  slides: { original: Picture; thumbnail?: Picture }[];
};

/** Every address a project gives, in the order in which its card shows them. */
export function projectAddresses({ github, activeLink, devpostLink, links }: Project): string[] {
  return [github, activeLink, devpostLink, ...links.map(({ address }) => address)].filter(
    (address) => address !== '',
  );
}

/** The symbol for a link to a network that has no mark of its own. */
export const plainIcon = 'link';

/** A page of the owner's elsewhere. */
export type Profile = {
  /** Of its network, as a slug. */
  name: string;
  label: string;
  address: string;
  /** The owner's name there. */
  handle: string;
  /** Of the symbol in the owner's `icons`. */
  icon: string;
};

export type Owner = Omit<RawOwner, 'email' | 'profiles'> & {
  /** `''` for none. */
  email: string;
  /** In the order of the footer. */
  profiles: Profile[];
  /** One SVG with the symbols of all links; `path` is below the site's base. */
  icons: { path: string; bytes: string };
};

/** A long text of About, and what stands beside it; "" for no sign. */
export type AboutText = { prose: Prose; sign: string; picture: Picture | null };

/**
 * Entries with every picture resolved: what pages, résumé, share cards and structured data are made from. `pages` are
 * those that are shown.
 */
export type SiteContent = Omit<
  RawContent,
  'owner' | 'about' | 'galleries' | 'projects' | 'caseStudies' | 'sections' | 'contact'
> & {
  locale: Locale;
  owner: Owner;
  about: Omit<RawContent['about'], 'portrait' | 'texts'> & { portrait: Picture | null; texts: AboutText[] };
  galleries: Gallery<Figure>[];
  projects: Project[];
  caseStudies: CaseStudy[];
  sections: Section[];
  contact: Omit<RawContent['contact'], 'image' | 'imageAlt'> & { picture: Picture | null };
};

/** `"TypeScript, SQL"` as a list, with the comma of any script; `""` is the empty list. */
export function splitCommaList(value: string): string[] {
  return value
    .split(/[,،，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `"My Name is {name}."` with the owner's name. */
export function withName(template: string, name: string): string {
  return template.replaceAll('{name}', () => name);
}
