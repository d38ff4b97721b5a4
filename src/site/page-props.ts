import type { OwnerLink } from '../content/owner.ts';
import type { PageKind, SubpageKind } from '../content/pages.ts';
import type { ModeSetting } from '../core/mode.ts';
import type { PagePart } from '../core/routes.ts';
import type { SearchIndex } from '../features/search/props.ts';
import type { pageKindModules } from './page-kinds.ts';

export type SiteProps = {
  shell: ShellProps;
  /** The pages in the order of the navigation bar, the page for unknown addresses, and the subpages. */
  pages: PageProps[];
  /** Names of the style sheets in src/looks/ that the site adds. */
  looks: string[];
  /** Texts that offer the page in each other language of the site. */
  offers?: LanguageOffer[];
  /** Whether projects and photos have a button that shares their link. */
  shares?: true;
  /** Whether any page has a formula. */
  hasFormulas?: true;
  /** The content of the file `shell.searchIndex`. */
  search: SearchIndex | null;
};

/** The props of one page, in that page's chunk or in the file of a subpage. */
export type PageProps = OwnPageProps | SubpageProps;

export type OwnPageProps = { [K in PageKind]: PageOfKind<K> & { part?: PagePart } }[PageKind];

/** The props of a subpage; `parent` is the path of the page above. */
export type SubpageProps = { [K in SubpageKind]: PageOfKind<K> & { parent: string } }[SubpageKind];

type PageOfKind<K extends PageKind | SubpageKind> = {
  kind: K;
  name: string;
  path: string;
  unlisted?: true;
  content: ReturnType<(typeof pageKindModules)[K]['toProps']>;
};

/** `anchor`: of the page's content on the homepage. */
export type NavLink = { path: string; label: string; anchor?: string };

/** A language of the site. `path` is its folder on the host: `/` or `/fr/`. */
export type SiteLanguage = { language: string; name: string; path: string };

/** The offer on a page to read it in the language that the visitor prefers. */
export type LanguageOffer = {
  language: string;
  direction: 'ltr' | 'rtl';
  /** This page is also available in English. */
  text: string;
  close: string;
};

/** The frame of every page: navigation, footer and shared settings. */
export type ShellProps = {
  language: string;
  /** Colors of the browser's interface as `#rrggbb`, because older browsers support no other format. */
  barColors: { light: string; dark: string };
  /** Default: light. */
  mode?: ModeSetting;
  /** Whether a browser stores the mode chosen by its visitor. */
  remembersMode?: true;
  direction: 'ltr' | 'rtl';
  /** The other languages of the site, and the name of this language in itself. */
  languages?: SiteLanguage[];
  languageName?: string;
  /** On pages in another language: the first language, because some texts are in it. */
  source?: { language: string; direction: 'ltr' | 'rtl' };
  ownerName: string;
  copyrightYear: number;
  nav: NavLink[];
  /** Pages whose link is in the footer. */
  footer?: NavLink[];
  /** In the order of the footer. */
  links: OwnerLink[];
  /** Path of the records that the search loads; null for a site without search, and until the site is complete. */
  searchIndex: string | null;
};

export function isSubpage(page: PageProps): page is SubpageProps {
  return 'parent' in page;
}
