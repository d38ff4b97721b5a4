/** The words of the interface in the site's language, written by the build (pipeline/prerender/messages-module.ts). */
declare module 'virtual:messages' {
  const words: import('./locale.ts').SiteWords;
  export = words;
}
