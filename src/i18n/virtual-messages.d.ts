/** UI translations in the site's language, written by the build (build/prerender/messages-module.ts). */
declare module 'virtual:messages' {
  const words: import('./locale.ts').SiteMessages;
  export = words;
}
