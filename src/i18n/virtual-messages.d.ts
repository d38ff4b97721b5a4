/** The words of the interface in the site's language, written by the build (pipeline/prerender/words-module.ts). */
declare module 'virtual:words' {
  const words: import('./locale.ts').SiteWords;
  export = words;
}
