/** The folder that a language of the site is published in, written by the build (build/prerender/content-modules.ts). */
declare module 'virtual:base' {
  export const base: string;
}
