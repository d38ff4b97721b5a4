import type { Plugin } from 'vite';
import type { PageContents } from '../../model/page-content.ts';
import { contentSource, projectWords, withoutShownWords } from './content-source.ts';

const contentPrefix = 'virtual:content/';

/** Style sheets that depend on the content, by the name the site imports them under. */
export type GeneratedStyles = { 'virtual:fonts.css': string; 'virtual:tints.css': string };

/**
 * Gives the site its words: `virtual:content/<page>` exports that page's content. `read` is asked at every
 * load, so that in development a changed text is there after an invalidation.
 */
export function contentModules(read: () => GeneratedModules): Plugin {
  return {
    name: 'content-modules',
    resolveId(id) {
      if (id.startsWith(contentPrefix)) return `\0${id}`;
      // A style sheet's id must end in .css and stand on a path, or it would not be treated as one.
      if (isStyleId(id)) return `\0${id}`;
      return null;
    },
    load(id) {
      const name = id.slice(1);
      if (name.startsWith(contentPrefix)) {
        const { contents } = read();
        if (name === `${contentPrefix}projects-words`) return contentSource(projectWords(contents.projects));
        const page = name.slice(contentPrefix.length) as keyof PageContents;
        // In development a page is drawn from its content alone, so that a changed text shows at once.
        const isShipped = this.environment.name === 'client' && this.environment.mode === 'build';
        return contentSource(isShipped ? withoutShownWords(page, contents) : contents[page]);
      }
      return isStyleId(name) ? read().styles[name] : null;
    },
  };
}

type GeneratedModules = { contents: PageContents; styles: GeneratedStyles };

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
