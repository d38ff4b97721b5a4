import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { rulesBySheet } from '../../brand/read-theme.ts';
import { withBase } from '../../core/routes.ts';
import { sha256 } from '../../files/hash.ts';
import { engineRoot } from '../../files/output-paths.ts';
import type { Locale } from '../../i18n/locale.ts';
import { isSubpage, type PageProps, type SiteProps } from '../../site/page-props.ts';
import { inlineMessages, messagesModule } from './messages-module.ts';
import {
  largePropsFile,
  moduleNameOf,
  pageModule,
  pagesModule,
  serializeProps,
  subpagesModule,
} from './page-modules.ts';

/** Style sheets that depend on the content, by import specifier. */
export type GeneratedStyles = Record<
  | 'virtual:brand.css'
  | 'virtual:fonts.css'
  | 'virtual:tints.css'
  | 'virtual:proportions.css'
  | 'virtual:filters.css'
  | 'virtual:language.css'
  | 'virtual:title.css'
  | 'virtual:theme.css',
  string
>;

export type GeneratedModules = {
  /** Folder that the site is published in. */
  base: string;
  contents: SiteProps;
  /** Pages of other languages that the code has to render as well. */
  otherPages?: readonly PageProps[];
  locale: Locale;
  styles: GeneratedStyles;
};

/**
 * Provides the owner's content as modules: `virtual:pages` is the table of pages, `virtual:page/<name>` a page,
 * `virtual:content/<name>` its props, `virtual:page/<name>/_<kind>` the component of its subpages of a kind, `virtual:messages` the
 * UI translations, and `virtual:base` the folder that the site is published in. `read` is called at every load, so that the
 * dev server gets changed content after an invalidation.
 */
export function contentModules(
  read: () => GeneratedModules,
  /** Leaves the modules of a language out of the bundle, as `#messages` for `virtual:messages`. */
  { areExternal = false } = {},
): Plugin[] {
  return [lookStyles(() => read().contents.looks), generatedModules(read, areExternal)];
}

function generatedModules(read: () => GeneratedModules, areExternal: boolean): Plugin {
  return {
    name: 'content-modules',
    // Filters avoid a call for every module.
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (name) =>
        areExternal && isOfLanguage(name)
          ? { id: name.replace('virtual:', '#'), external: true }
          : moduleId(name),
    },
    load: {
      filter: { id: /^\0?virtual:/ },
      handler(id) {
        const name = id.replace('\0', '');
        const isClient = this.environment.name === 'client';
        const source = sourceOf(name, read(), isClient && this.environment.mode === 'build');
        const isWatched = isClient && this.environment.mode === 'dev';
        return source !== null && isWatched && isOfLanguage(name)
          ? source + announcement(name, source)
          : source;
      },
    },
    transform: {
      filter: { code: '* as t from' },
      handler(code) {
        return this.environment.mode === 'build' && !areExternal ? inlineMessages(code, read().locale) : null;
      },
    },
  };
}

/**
 * Appends the rules of the site's look to the style sheets that they change, so that both use the same class names. In
 * `src/looks/bar-side.css`, a comment with only the name of a sheet is above the rules for it. `names` is called at every load.
 */
export function lookStyles(names: () => readonly string[]): Plugin {
  return {
    name: 'look-styles',
    enforce: 'pre',
    transform: {
      // In development, a linked sheet is `?direct`.
      filter: { id: /\/src\/(?!editor\/).*\.css(?:\?direct)?$/ },
      async handler(code, id) {
        const sheet = basename(id).replace('?direct', '');
        const files = names().map((name) => join(engineRoot, `src/looks/${name}.css`));
        const looks = await Promise.all(files.map((file) => readFile(file, 'utf8')));
        const added = looks.map((look) => rulesBySheet(look).get(sheet) ?? '');
        for (const [index, file] of files.entries()) if (added[index]) this.addWatchFile(file);
        return [code, ...added.filter((rules) => rules !== '')].join('\n');
      },
    },
  };
}

/** The bundler's id of a generated module. The zero hides it from other plugins; pages are JSX, which one of them compiles. */
export function moduleId(name: string): string {
  return name.endsWith('.jsx') ? name : `\0${name}`;
}

const contentPrefix = 'virtual:content/';

/** Content that all pages share; no page can have this name. */
const shellModule = `${contentPrefix}_shell`;

/** What offers the pages in other languages. */
const offersModule = `${contentPrefix}_offers`;

/** Whether a module differs between the languages of a site. The others are the same code for each of them. */
function isOfLanguage(name: string): boolean {
  return name === 'virtual:messages' || name === 'virtual:base' || name.startsWith(contentPrefix);
}

/** The modules of one language, by name. */
export function modulesOfLanguage(modules: GeneratedModules): Map<string, string> {
  const names = ['virtual:base', ...moduleNames(modules)].filter(isOfLanguage);
  return new Map(names.map((name) => [name, sourceOf(name, modules) ?? '']));
}

/** The names of all generated modules. */
function moduleNames({ contents, styles }: GeneratedModules): string[] {
  return [
    'virtual:pages',
    'virtual:messages',
    shellModule,
    ...(contents.offers ? [offersModule] : []),
    ...new Set(contents.pages.map(moduleNameOf)),
    ...contents.pages.flatMap((page) => (isSubpage(page) ? [] : contentPrefix + page.name)),
    ...Object.keys(styles),
  ];
}

function sourceOf(
  module: string,
  { base, contents, otherPages = [], locale, styles }: GeneratedModules,
  /** Whether large props are loaded from their file. */
  isForVisitors = false,
): string | null {
  if (module in styles) return styles[module as keyof GeneratedStyles];
  if (module === 'virtual:foreign/jsx-runtime') return `export * from '/src/app/foreign-runtime.ts';`;
  if (module === 'virtual:foreign/jsx-dev-runtime') return developmentRuntime;
  if (module === 'virtual:messages') return messagesModule(locale);
  if (module === 'virtual:base') return `export const base = ${JSON.stringify(base)};\n`;
  const pages = withOtherReaders(contents.pages, otherPages);
  if (module === 'virtual:pages') return pagesModule(pages);
  if (module === shellModule) return contentModule(contents.shell);
  if (module === offersModule) return contentModule(contents.offers ?? {});
  for (const page of pages) {
    if (module === moduleNameOf(page)) {
      const same = [...contents.pages, ...otherPages].filter((each) => moduleNameOf(each) === module);
      return isSubpage(page) ? subpagesModule(same) : pageModule(page, contents.pages, same);
    }
    if (module === contentPrefix + page.name && !isSubpage(page)) {
      const file = isForVisitors && largePropsFile(page);
      return file ? loadedContentModule(withBase(base, file.path)) : contentModule(page.content);
    }
  }
  return null;
}

/** The code is the same for every language, also where only one has pages for one reader. */
function withOtherReaders(own: readonly PageProps[], others: readonly PageProps[]): readonly PageProps[] {
  const isReader = ({ kind }: PageProps) => kind === 'reader';
  return own.some(isReader) ? own : [...own, ...others.filter(isReader)];
}

const developmentRuntime = `
import { Fragment, jsx, jsxs } from '/src/app/foreign-runtime.ts';
export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
`;

function contentModule(content: object): string {
  return `export const content = ${serializeProps(content)};\n`;
}

function loadedContentModule(address: string): string {
  return `export const content = await fetch(${JSON.stringify(address)}).then((response) => response.json());\n`;
}

/** Event by which a page in development sends the version of its content. */
export const renderedContentEvent = 'content:rendered';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    [renderedContentEvent]: { name: string; version: string };
  }
}

/**
 * Code that sends the version of a module. While the owner types, content can change between the document and its scripts;
 * such a document reloads before React hydrates it.
 */
function announcement(name: string, source: string): string {
  const sent = JSON.stringify({ name, version: versionOf(source) });
  return `const _sent = ${sent};
if (!import.meta.hot.data.isLoaded && (window.renderedContent?.[_sent.name] ?? _sent.version) !== _sent.version) {
  location.reload();
  await new Promise(() => {});
}
import.meta.hot.data.isLoaded = true;
import.meta.hot.send(${JSON.stringify(renderedContentEvent)}, _sent);
`;
}

/** A script with the versions that a document was rendered from, for development. */
export function renderedContent(page: string, modules: GeneratedModules): string {
  const names = ['virtual:messages', shellModule, contentPrefix + page];
  const versions = Object.fromEntries(names.map((name) => [name, moduleVersion(name, modules)]));
  return `<script>window.renderedContent = ${JSON.stringify(versions)}</script>`;
}

/** Version of a generated module; null if there is no such module. */
export function moduleVersion(name: string, modules: GeneratedModules): string | null {
  const source = sourceOf(name, modules);
  return source === null ? null : versionOf(source);
}

function versionOf(source: string): string {
  return sha256(source).slice(0, 16);
}

/** Ids of modules that changed. */
export function changedModuleIds(before: GeneratedModules, after: GeneratedModules): string[] {
  return moduleNames(after)
    .filter((name) => sourceOf(name, before) !== sourceOf(name, after))
    .map(moduleId);
}
