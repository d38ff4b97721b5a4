import { dirname, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { GeneratedModules, GeneratedStyles } from './content-modules.ts';

/** Code of each compiled style sheet: its class names. */
export type ClassNames = Map<string, string>;

const styleSheet = /\.css$/;

/** Stores the class names of every compiled style sheet in `names`. */
export function noteClassNames(names: ClassNames): Plugin {
  return {
    name: 'note-class-names',
    enforce: 'post',
    transform: { filter: { id: styleSheet }, handler: (code, id) => void names.set(id, code) },
  };
}

/** Reuses style sheets that were compiled for another language, because compiling them takes most of the time of a bundle. */
export function reuseClassNames(names: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'reuse-class-names',
    enforce: 'pre',
    resolveId: {
      filter: { id: styleSheet },
      handler: (id, importer = '') =>
        // Without the ending, for which the bundler would compile it.
        `\0${id.startsWith('virtual:') ? `\0${id}` : normalizePath(resolve(dirname(importer), id))}.names`,
    },
    load: {
      filter: { id: /\.css\.names$/ },
      handler(id) {
        const sheet = id.slice(1, -'.names'.length);
        const code = names.get(sheet);
        if (code === undefined) throw new Error(`no other language uses ${sheet}`);
        return { code, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}

/** The generated style sheets that are not the same in every language. */
export function stylesOfLanguages(languages: readonly GeneratedModules[]): (keyof GeneratedStyles)[] {
  const [first] = languages;
  // The keys of a table.
  const names = Object.keys(first?.styles ?? {}) as (keyof GeneratedStyles)[];
  return names.filter((name) => languages.some(({ styles }) => styles[name] !== first?.styles[name]));
}
