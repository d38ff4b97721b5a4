import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { PageContents } from '../../model/page-content.ts';

const contentPrefix = 'virtual:content/';

/** Style sheets that depend on the content, by the name the site imports them under. */
export type GeneratedStyles = { 'virtual:fonts.css': string; 'virtual:tints.css': string };

export type GeneratedModules = { contents: PageContents; styles: GeneratedStyles };

/**
 * Gives the site its words: `virtual:content/<page>` exports that page's content. `read` is asked at every
 * load, so that in development a changed text is there after an invalidation.
 */
export function contentModules(read: () => GeneratedModules): Plugin {
  return {
    name: 'content-modules',
    // The filters keep the bundler from asking for each of its modules.
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (id.startsWith(contentPrefix) || isStyleId(id) ? `\0${id}` : null),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        const name = id.slice(1);
        const { contents, styles } = read();
        if (isStyleId(name)) return styles[name];
        if (!name.startsWith(contentPrefix)) return null;
        const source = contentSource(name, contents);
        const isWatched = this.environment.name === 'client' && this.environment.mode === 'dev';
        return isWatched ? source + announcement(name, source) : source;
      },
    },
  };
}

function contentSource(name: string, contents: PageContents): string {
  const content = contents[name.slice(contentPrefix.length) as keyof PageContents];
  return `export const content = ${JSON.stringify(content)};\n`;
}

/** What a page open in development tells the server of the words it was drawn from. */
export const drawnContentEvent = 'content:drawn';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    [drawnContentEvent]: { name: string; version: string };
  }
}

function announcement(name: string, source: string): string {
  const drawn = JSON.stringify({ name, version: versionOf(source) });
  return `import.meta.hot.send(${JSON.stringify(drawnContentEvent)}, ${drawn});\n`;
}

/** Changes with the words of a content module. */
export function contentVersion(name: string, contents: PageContents): string {
  return versionOf(contentSource(name, contents));
}

function versionOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

/** Ids of the modules that say something else `after` than they did `before`. */
export function contentModuleIds(before: GeneratedModules, after: GeneratedModules): string[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const pages = Object.keys(after.contents) as (keyof PageContents)[];
  const styles = Object.keys(after.styles).filter(isStyleId);
  return [
    ...pages
      .filter((page) => differs(before.contents[page], after.contents[page]))
      .map((page) => `\0${contentPrefix}${page}`),
    ...styles.filter((id) => differs(before.styles[id], after.styles[id])).map((id) => `\0${id}`),
  ];
}

function isStyleId(id: string): id is keyof GeneratedStyles {
  return id === 'virtual:fonts.css' || id === 'virtual:tints.css';
}
