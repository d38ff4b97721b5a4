interface ImportMetaEnv {
  /** Written by the build (pipeline/prerender/site-config.ts). */
  readonly PICTURE_BASE: string;
}

// One module per page, written by the build (pipeline/prerender/content-modules.ts), so that a page's words
// travel in that page's own chunk.
declare module 'virtual:content/shell' {
  export const content: import('../model/page-content.ts').ShellContent;
}
declare module 'virtual:content/home' {
  export const content: import('../model/page-content.ts').HomeContent;
}
declare module 'virtual:content/about' {
  export const content: import('../model/page-content.ts').AboutContent;
}
declare module 'virtual:content/projects' {
  export const content: import('../model/page-content.ts').ProjectsContent;
}
declare module 'virtual:content/experiences' {
  export const content: import('../model/page-content.ts').ExperiencesContent;
}
declare module 'virtual:content/art' {
  export const content: import('../model/page-content.ts').ArtContent;
}
declare module 'virtual:content/contact' {
  export const content: import('../model/page-content.ts').ContactContent;
}
declare module 'virtual:content/notFound' {
  export const content: import('../model/page-content.ts').NotFoundContent;
}
/** Colours of the placeholder classes that the content uses. */
declare module 'virtual:tints.css';
/** `@font-face` rules of the subset fonts and their fallbacks. */
declare module 'virtual:fonts.css';
