import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageName } from '../../model/routes.ts';
import { forgetOldest, nameOfParts } from '../remember-file.ts';
import { distrustFolder, rememberFolder } from '../remember-folder.ts';
import { contentModules, type GeneratedModules, serverContent } from './content-modules.ts';
import { nameOfSources } from './read-sources.ts';

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

type Options = {
  root: string;
  base: string;
  pictureBase: string;
  outDir: string;
  cacheDir: string;
  modules: GeneratedModules;
};

/** Of some builds, three folders each: the browser's code, the prerenderer, and it with its words. */
const mostKept = 15;

/** The bundler takes a while to load, which builds without anything to bundle need not wait for. */
export function loadBundler(): Promise<typeof import('./run-bundler.ts')> {
  return import('./run-bundler.ts');
}

/**
 * Bundles the browser's code into `outDir` and loads the prerenderer made from the same sources. Either is made when
 * something it is made from has changed, which other words are for the browser's code alone.
 */
export async function bundleSite(options: Options): Promise<SiteBundle> {
  process.env.NODE_ENV = 'production';
  const { root, base, pictureBase, cacheDir, modules } = options;
  const config = { root, base, pictureBase, plugins: [contentModules(() => modules)] };
  const sources = await nameOfSources(root);
  const named = (what: string, ...parts: unknown[]) =>
    nameOfParts(sources, JSON.stringify([what, base, pictureBase, ...parts]));
  const [scripts, prerenderer] = await Promise.all([
    rememberFolder(cacheDir, named('browser', modules), async (folder) =>
      (await loadBundler()).bundleForBrowsers(config, [startModule, entryModule], folder),
    ),
    rememberFolder(cacheDir, named('prerenderer'), async (folder) =>
      (await loadBundler()).bundlePrerenderer(config, folder),
    ),
  ]);
  // In a folder of its own, since Node loads a module once: a second build of one process has other words.
  const withWords = await rememberFolder(cacheDir, named('words', modules), async (folder) => {
    await cp(prerenderer, folder, { recursive: true });
    for (const { path, source } of serverContent(modules)) await writeFile(join(folder, path), source);
  });
  // A source that was saved meanwhile may be in the bundles or not.
  if ((await nameOfSources(root)) !== sources)
    await Promise.all([scripts, prerenderer, withWords].map(distrustFolder));
  await cp(scripts, options.outDir, { recursive: true });
  await forgetOldest(cacheDir, mostKept);
  const manifest = JSON.parse(await readFile(join(scripts, '.vite/manifest.json'), 'utf8')) as Manifest;
  const url = pathToFileURL(join(withWords, 'prerender.mjs')).href;
  const { renderPage } = (await import(url)) as Pick<SiteBundle, 'renderPage'>;
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
