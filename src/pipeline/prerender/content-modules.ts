import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { PageContents } from '../../model/page-content.ts';
import { contentSource, projectWords, withoutShownWords } from './content-source.ts';

const contentPrefix = 'virtual:content/';
const serverPrefix = '#content/';
const wordsOfProjects = `${contentPrefix}projects-words`;

/** Style sheets that depend on the content, by the name the site imports them under. */
export type GeneratedStyles = { 'virtual:fonts.css': string; 'virtual:tints.css': string };

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
      handler(id) {
        if (id.startsWith(contentPrefix))
          return isPrerenderer(this.environment)
            ? { id: id.replace(contentPrefix, serverPrefix), external: true }
            : `\0${id}`;
        // A style sheet's id must end in .css and stand on a path, or it would not be treated as one.
        if (isStyleId(id)) return `\0${id}`;
        return null;
      },
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        const name = id.slice(1);
        if (isStyleId(name)) return isPrerenderer(this.environment) ? '' : read().styles[name];
        if (!name.startsWith(contentPrefix)) return null;
        const { contents } = read();
        const isForBrowsers = this.environment.name === 'client';
        if (isForBrowsers && this.environment.mode === 'build') return shippedSource(name, contents);
        const source = fullSource(name, contents);
        return isForBrowsers ? source + announcement(name, source) : source;
      },
    },
  };
}

/** The bundle that prerenders holds no words and no styles: it stays the same while the sources do. */
function isPrerenderer({ name, mode }: { name: string; mode: string }): boolean {
  return name === 'ssr' && mode === 'build';
}

/**
 * Files to put beside the prerenderer's bundle: its words, and where it finds them.
 * https://nodejs.org/api/packages.html#subpath-imports
 */
export function serverContent({ contents }: GeneratedModules): { path: string; source: string }[] {
  const names = [...Object.keys(contents), 'projects-words'];
  const imports = names.map((name) => [`${serverPrefix}${name}`, `./content-${name}.mjs`]);
  return [
    {
      path: 'package.json',
      source: JSON.stringify({ type: 'module', imports: Object.fromEntries(imports) }),
    },
    ...names.map((name) => ({
      path: `content-${name}.mjs`,
      source: fullSource(`${contentPrefix}${name}`, contents),
    })),
  ];
}

/** What a page open in development tells the server of the words it was drawn from. */
export const drawnContentEvent = 'content:drawn';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    [drawnContentEvent]: { name: string; version: string };
  }
}

function announcement(name: string, source: string): string {
  const said = JSON.stringify({ name, version: versionOf(source) });
  return `import.meta.hot.send(${JSON.stringify(drawnContentEvent)}, ${said});\n`;
}

/** Changes with the words of a content module. */
export function contentVersion(name: string, contents: PageContents): string {
  return versionOf(fullSource(name, contents));
}

function versionOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

/** All words of a page: in development it is drawn from them alone, so that a changed text shows at once. */
function fullSource(name: string, contents: PageContents): string {
  const isWords = name === wordsOfProjects;
  return contentSource(isWords ? projectWords(contents.projects) : contents[pageOf(name)]);
}

function shippedSource(name: string, contents: PageContents): string {
  const isWords = name === wordsOfProjects;
  return isWords ? fullSource(name, contents) : contentSource(withoutShownWords(pageOf(name), contents));
}

function pageOf(name: string): keyof PageContents {
  return name.slice(contentPrefix.length) as keyof PageContents;
}

export type GeneratedModules = { contents: PageContents; styles: GeneratedStyles };

/** Ids of the modules that say something else `after` than they did `before`. */
export function contentModuleIds(before: GeneratedModules, after: GeneratedModules): string[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const pages = Object.keys(after.contents) as (keyof PageContents)[];
  const changedPages = pages.filter((page) => differs(before.contents[page], after.contents[page]));
  const names = changedPages.includes('projects') ? [...changedPages, 'projects-words'] : changedPages;
  const styles = Object.keys(after.styles).filter(isStyleId);
  return [
    ...names.map((name) => `\0${contentPrefix}${name}`),
    ...styles.filter((id) => differs(before.styles[id], after.styles[id])).map((id) => `\0${id}`),
  ];
}

function isStyleId(id: string): id is keyof GeneratedStyles {
  return id === 'virtual:fonts.css' || id === 'virtual:tints.css';
}
