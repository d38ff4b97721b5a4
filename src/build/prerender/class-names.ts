import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { engineRoot } from '../../files/output-paths.ts';
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

/** Gives a class or animation of a style sheet its name in the site. */
export type ClassNaming = (name: string, file: string) => string;

/**
 * Numbers the classes and animations of all style sheets, in the order of files and lines: every build has the same names.
 * Hashes make each page 1.4 KB larger, because they cannot be compressed.
 */
export function numberClasses(): ClassNaming {
  const source = join(engineRoot, 'src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => normalizePath(join(source, file)));
  const keys = sheets.sort().flatMap((file) => {
    const names = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return Array.from(names, ([, name = '']) => `${file}:${name}`);
  });
  const numbers = new Map([...new Set(keys)].map((key, number) => [key, number]));
  return (name, file) => {
    const number = numbers.get(`${normalizePath(file)}:${name}`);
    if (number === undefined) throw new Error(`"${name}" in ${file} is neither a class nor an animation`);
    return `c${number.toString(36)}`;
  };
}
