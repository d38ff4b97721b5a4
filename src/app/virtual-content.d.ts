interface ImportMetaEnv {
  /** Base of the files that all languages share. */
  readonly ROOT_BASE: string;
  /** Written by the build (build/prerender/site-config.ts). */
  readonly PICTURE_BASE: string;
  /** Whether the content has a video or an animated image. */
  readonly HAS_CLIPS: boolean;
  /** Whether the mode follows the system of the visitor. */
  readonly FOLLOWS_SYSTEM: boolean;
  /** Whether the browser stores the visitor's choice of mode. */
  readonly REMEMBERS_MODE: boolean;
  readonly SHARES: boolean;
  /** Whether a page has a formula. */
  readonly HAS_MATH: boolean;
  /** Whether the site has notes. */
  readonly HAS_NOTES: boolean;
  /** Whether the homepage shows the content of other pages. */
  readonly HAS_PARTS: boolean;
  /** Whether the site has several languages. */
  readonly HAS_LANGUAGES: boolean;
  /** Whether the footer links to pages. */
  readonly HAS_FOOTER_PAGES: boolean;
}

// Modules written by the build (build/prerender/content-modules.ts): the owner's pages and their props.
declare module 'virtual:content/_shell' {
  export const content: import('../site/page-props.ts').ShellProps;
}
declare module 'virtual:content/_offers' {
  export const content: import('../site/page-props.ts').LanguageOffer[];
}
declare module 'virtual:pages' {
  export const pages: import('../router/subpages.ts').SitePage[];
  export const notFound: import('../router/subpages.ts').SitePage;
}
/** Colors and shapes of the owner's brand, used by the tokens. */
declare module 'virtual:brand.css';
/** The owner's own rules, in the last layer. */
declare module 'virtual:theme.css';
/** Placeholder colors that the content uses. */
declare module 'virtual:tints.css';
/** Aspect ratios of the photos in justified grids. */
declare module 'virtual:proportions.css';
/** Adjustments for the site's language. */
declare module 'virtual:language.css';
declare module 'virtual:title.css';
/** Filters without scripts, for the categories of this site. */
declare module 'virtual:filters.css';
/** `@font-face` rules of the subset fonts and their fallbacks. */
declare module 'virtual:fonts.css';
