import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import react from '@vitejs/plugin-react';
import { createLogger, type InlineConfig, type Logger, normalizePath, type Plugin } from 'vite';
import { engineRoot, fontsFolder } from '../../files/output-paths.ts';
import type { ClassNaming } from './class-names.ts';

/** On a busy machine the bundler would report the time of its plugins. */
export const withoutTimings = { bundlerTimings: false };

/** What the code of a site has, as `import.meta.env`; in development, nearly all. False leaves it out of the bundle. */
const wholeCode = {
  /** Videos and animations. */
  HAS_CLIPS: true,
  /** Notes on the homepage. */
  HAS_NOTES: true,
  /** A homepage that shows the other pages. */
  HAS_PARTS: true,
  /** Links to other languages. */
  HAS_LANGUAGES: true,
  /** Links to pages in the footer. */
  HAS_FOOTER_PAGES: true,
  /** `mode: system`. */
  FOLLOWS_SYSTEM: true,
  /** Storing the visitor's choice of mode. */
  REMEMBERS_MODE: true,
  /** Buttons that share a link, except on notes. */
  SHARES: true,
  /** Formulas. */
  HAS_MATH: true,
};

type SiteConfigOptions = {
  base: string;
  /** Folder of the files that all languages share; default: `base`. */
  rootBase?: string;
  /** Prefix of picture addresses; default: `base`. */
  pictureBase?: string;
  code?: Partial<typeof wholeCode>;
  /** Whether pages have texts in another language. */
  hasForeignTexts?: boolean;
  /** Default: readable names. */
  nameClass?: ClassNaming;
  plugins: (Plugin | Plugin[])[];
};

/** The JSX runtime of `src/app/foreign-runtime.ts`, as the import source that React's plugin completes. */
const foreignRuntime = 'virtual:foreign';

/** Layers are ordered by first appearance, and the bundler reorders style sheets. */
export const layerOrder = '@layer reset, tokens, base, components, pages, print, language, theme;';

/** In development, each sheet starts with the full order, because any can be the first. */
const orderLayers: Plugin = {
  name: 'order-layers',
  enforce: 'pre',
  transform: {
    // A linked sheet is `?direct`.
    filter: { id: /\.css(?:\?direct)?$/ },
    handler: (code) => layerOrder + code,
  },
};

/**
 * Replaces Vite's function that preloads the chunks of a page with an `import()`, by what this site needs of it: Vite's also
 * loads style sheets, sets nonces and reports errors (0.7 KB on every page).
 */
function chunkPreloader(base: string): Plugin {
  return {
    name: 'chunk-preloader',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export function __vitePreload(load, chunks = []) {
        for (const chunk of chunks) {
          const href = ${JSON.stringify(base)} + chunk;
          if (document.querySelector(\`link[href="\${href}"]\`)) continue;
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
        }
        return load();
      }`,
    },
  };
}

const jsxRuntime = normalizePath(join(engineRoot, 'src/app/jsx-runtime.ts'));

/** Renders the pages of visitors with `src/app/jsx-runtime.ts`. */
const shortJsx: Plugin = {
  name: 'short-jsx',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_name, importer) => (importer === jsxRuntime ? null : jsxRuntime),
  },
};

const smallParts =
  /\/src\/(?:ui\/(?:Page(?:Title|Meta)|Main|mark-followed|render-formula|useShareButton)|story\/TagLinks)\./;
const pictureParts =
  /\/src\/(?:core\/(?:text|picture)|ui\/(?:Inline|PictureImage|picture-attributes|clips\/Play(?:Context|Mark)))\./;

/** Class names with their file, for the developer tools of the browser. */
const readableClass: ClassNaming = (name, file) => `${basename(file, '.module.css')}_${name}`;

/** Configuration of the dev server and both builds. */
export function siteConfig({
  base,
  rootBase = base,
  pictureBase = base,
  code = {},
  hasForeignTexts = false,
  nameClass = readableClass,
  plugins,
}: SiteConfigOptions): InlineConfig {
  return {
    configFile: false,
    // Builds must not depend on environment variables or configuration of other tools.
    envDir: false,
    css: { postcss: {}, modules: { generateScopedName: nameClass } },
    root: engineRoot,
    base,
    publicDir: false,
    logLevel: 'warn',
    customLogger: quietLogger(),
    plugins: [
      react(hasForeignTexts ? { jsxImportSource: foreignRuntime } : {}),
      orderLayers,
      shortJsx,
      chunkPreloader(base),
      ...plugins,
    ],
    define: environment({ ROOT_BASE: rootBase, PICTURE_BASE: pictureBase, ...wholeCode, ...code }),
    build: {
      // The content security policy blocks `data:` URLs.
      assetsInlineLimit: 0,
      // One style sheet, which every page contains, so the next page needs none and all have the same hash.
      cssCodeSplit: false,
      // A click needs one round trip: the list of each page's chunks is in the entry script (0.7 KB).
      modulePreload: { polyfill: false },
      // `npm run report` reports sizes.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        checks: withoutTimings,
        output: {
          // Each character of a hash is in the entry script, which names all chunks, and in the chunks that import it.
          chunkFileNames: 'assets/[name]-[hash:6].js',
          entryFileNames: 'assets/[name]-[hash:6].js',
          codeSplitting: {
            groups: [
              // Otherwise some imports of React move it to a chunk of its own, which compresses worse.
              {
                name: 'entry',
                tags: ['$initial'],
                test: /^(?!.*virtual:messages)/,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              // Of nearly every page, and each too small for a request of its own.
              { name: 'title', test: smallParts, includeDependenciesRecursively: false },
              { name: 'picture', test: pictureParts, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  };
}

function environment(values: Record<string, string | boolean>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}

/**
 * Logs warnings, except expected ones: fonts are written beside the bundle, `composes` parses files without `from`, and
 * React's plugin lists our JSX runtime among the packages to prepare.
 */
export function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isExpected = (message: string) =>
    message.includes(`/${fontsFolder}/`) ||
    // The name has a color in a terminal.
    stripVTControlCharacters(message).includes(`dependency: ${foreignRuntime}/`) ||
    message.includes('did not pass the `from` option');
  logger.warn = (message, options) => {
    if (!isExpected(message)) warn(message, options);
  };
  logger.warnOnce = (message, options) => {
    if (!isExpected(message)) warnOnce(message, options);
  };
  return logger;
}
