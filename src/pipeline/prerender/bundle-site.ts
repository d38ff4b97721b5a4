import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger, type InlineConfig, type Logger, type Plugin, build as viteBuild } from 'vite';
import type { PageName } from '../../model/routes.ts';
import { assetsFolder, fontsFolder } from '../output-paths.ts';
import { shortPreloadHelper } from './preload-helper.ts';
import { shortClassNames } from './short-class-names.ts';

type ManifestChunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, ManifestChunk>;

export type SiteBundle = {
  renderPage: (name: PageName) => Promise<string>;
  /**
   * Files of `dist/` a page needs from the start, relative to the base. `start` lets the other scripts in; `styles`
   * are in the order of the cascade.
   */
  assetsOf: (name: PageName) => { start: string; entry: string; scripts: string[]; styles: string[] };
};

/** On a busy machine the bundler would tell the owner how long its plugins took. */
export const withoutTimings = { bundlerTimings: false };

type Options = {
  root: string;
  base: string;
  /** What addresses of pictures begin with; `base` when left out. */
  pictureBase?: string;
  outDir: string;
  serverOutDir: string;
  plugins: Plugin[];
};

/** What the development server and both builds share. */
export function siteConfig({
  root,
  base,
  pictureBase = base,
  plugins,
}: Pick<Options, 'root' | 'base' | 'pictureBase' | 'plugins'>): InlineConfig {
  return {
    configFile: false,
    root,
    base,
    publicDir: false,
    logLevel: 'warn',
    customLogger: quietLogger(),
    plugins: [react(), ...plugins],
    define: { 'import.meta.env.PICTURE_BASE': JSON.stringify(pictureBase) },
    // Small files as `data:` addresses would be blocked by the policy.
    build: { assetsInlineLimit: 0 },
  };
}

/** Warnings only, without the one about the fonts: the pipeline writes those files itself, beside the bundle. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isAboutFonts = (message: string) => message.includes(`/${fontsFolder}/`);
  logger.warn = (message, options) => {
    if (!isAboutFonts(message)) warn(message, options);
  };
  logger.warnOnce = (message, options) => {
    if (!isAboutFonts(message)) warnOnce(message, options);
  };
  return logger;
}

/** Bundles the browser's code into `outDir` and loads the prerenderer made from the same sources. */
export async function bundleSite(options: Options): Promise<SiteBundle> {
  process.env.NODE_ENV = 'production';
  const shared = siteConfig(options);
  const config = {
    ...shared,
    plugins: [...(shared.plugins ?? []), shortPreloadHelper(options.base)],
    css: { modules: { generateScopedName: shortClassNames(options.root) } },
  };
  await Promise.all([
    viteBuild({
      ...config,
      build: {
        outDir: options.outDir,
        assetsDir: assetsFolder,
        emptyOutDir: false,
        manifest: true,
        ...config.build,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [join(options.root, startModule), join(options.root, entryModule)],
          checks: withoutTimings,
          // A page then carries the labels it shows, and not the whole table.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
        },
      },
    }),
    viteBuild({
      ...config,
      build: {
        outDir: options.serverOutDir,
        emptyOutDir: true,
        ssr: join(options.root, 'src/site/prerender.tsx'),
        ...config.build,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' }, checks: withoutTimings },
      },
    }),
  ]);
  const manifest = JSON.parse(
    await readFile(join(options.outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  // The query makes a second build of one process load its own bundle, not the first one's from the module cache.
  const bundleUrl = `${pathToFileURL(join(options.serverOutDir, 'prerender.mjs')).href}?${Date.now()}`;
  const { renderPage } = (await import(bundleUrl)) as Pick<SiteBundle, 'renderPage'>;
  return { renderPage, assetsOf: (name) => pageAssets(manifest, name) };
}

const startModule = 'src/site/start.ts';
const entryModule = 'src/site/hydrate.tsx';
const pageModules = {
  home: 'src/site/pages/home/HomeRoute.tsx',
  about: 'src/site/pages/about/AboutRoute.tsx',
  projects: 'src/site/pages/projects/ProjectsRoute.tsx',
  experiences: 'src/site/pages/experiences/ExperiencesRoute.tsx',
  art: 'src/site/pages/art/ArtRoute.tsx',
  contact: 'src/site/pages/contact/ContactRoute.tsx',
  notFound: 'src/site/pages/not-found/NotFoundRoute.tsx',
} as const satisfies Record<PageName, string>;

function pageAssets(manifest: Manifest, name: PageName) {
  const start = manifest[startModule];
  const entry = manifest[entryModule];
  if (!start || !entry) throw new Error(`the bundle has no ${start ? entryModule : startModule}`);
  const chunks = new Map<string, ManifestChunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key)) return;
    chunks.set(key, chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(entryModule);
  collect(pageModules[name]);
  const all = [...chunks.values()];
  return {
    start: start.file,
    entry: entry.file,
    scripts: all.map((chunk) => chunk.file).filter((file) => file !== entry.file),
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))],
  };
}
