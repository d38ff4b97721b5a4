interface ImportMetaEnv {
  /** Written by the build (pipeline/prerender/site-config.ts). */
  readonly PICTURE_BASE: string;
  /** Whether any picture plays: a video, or one that moves. */
  readonly HAS_CLIPS: boolean;
}

// Modules written by the build (pipeline/prerender/content-modules.ts): the owner's words and pages.
declare module 'virtual:content/_shell' {
  export const content: import('../site/page-props.ts').ShellProps;
}
declare module 'virtual:pages' {
  export const pages: import('../router/subpages.ts').SitePage[];
  export const notFound: import('../router/subpages.ts').SitePage;
}
/** Colours and shapes of the owner's brand, which the tokens point to. */
declare module 'virtual:brand.css';
/** Rules of the owner's own, above all others. */
declare module 'virtual:theme.css';
/** Colours of the placeholder classes that the content uses. */
declare module 'virtual:tints.css';
/** Widths by heights of the photos of walls. */
declare module 'virtual:proportions.css';
/** What the language of the site asks of its look. */
declare module 'virtual:language.css';
declare module 'virtual:title.css';
/** What filters do without scripts, for the categories of this site. */
declare module 'virtual:filters.css';
/** `@font-face` rules of the subset fonts and their fallbacks. */
declare module 'virtual:fonts.css';
