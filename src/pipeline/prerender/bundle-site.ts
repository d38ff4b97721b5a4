import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { PageName } from '../../model/routes.ts';
import { whenAllEnd } from '../files/queue.ts';
import { assetsFolder } from '../output-paths.ts';
import { contentModules, type GeneratedModules } from './content-modules.ts';
import { siteConfig } from './site-config.ts';

type ManifestChunk = { file: string; imports?: string[] };
type Manifest = Record<string, ManifestChunk>;

/** Files of `dist/` that a page loads, relative to the base. */
export type PageAssets = { styles: string; entry: string; chunks: string[] };

export type SiteBundle = {
  renderPage: (name: PageName) => Promise<string>;
  assetsOf: (name: PageName) => PageAssets;
};

type Options = {
  root: string;
  base: string;
  pictureBase: string;
  outDir: string;
  /** For the prerenderer's bundle, which is gone when this is done. */
  cacheDir: string;
  modules: GeneratedModules;
};

/** Bundles the browser's code into `outDir` and loads the prerenderer made from the same sources. */
export async function bundleSite({
  root,
  base,
  pictureBase,
  outDir,
  cacheDir,
  modules,
}: Options): Promise<SiteBundle> {
  // The prerenderer takes React from node_modules, which would otherwise warn and be slow.
  process.env.NODE_ENV = 'production';
  const config = siteConfig({ root, base, pictureBase, plugins: [contentModules(() => modules)] });
  await mkdir(cacheDir, { recursive: true });
  // A folder of its own for each build, since Node loads a module once.
  const prerenderDir = await mkdtemp(join(cacheDir, 'prerender-'));
  try {
    const [, prerenderer] = await whenAllEnd([
      build({
        ...config,
        build: {
          ...config.build,
          outDir,
          assetsDir: assetsFolder,
          emptyOutDir: false,
          manifest: true,
          rolldownOptions: { ...config.build?.rolldownOptions, input: join(root, entryModule) },
        },
      }),
      build({
        ...config,
        build: {
          ...config.build,
          outDir: prerenderDir,
          ssr: join(root, 'src/site/prerender.tsx'),
          rolldownOptions: {
            ...config.build?.rolldownOptions,
            output: { entryFileNames: 'prerender.mjs', codeSplitting: false },
          },
        },
      }).then(() => import(pathToFileURL(join(prerenderDir, 'prerender.mjs')).href)),
    ]);
    const manifestFolder = join(outDir, '.vite');
    const manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8')) as Manifest;
    await rm(manifestFolder, { recursive: true });
    return {
      ...(prerenderer as Pick<SiteBundle, 'renderPage'>),
      assetsOf: (name) => pageAssets(manifest, name),
    };
  } finally {
    await rm(prerenderDir, { recursive: true, force: true });
  }
}

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

function pageAssets(manifest: Manifest, name: PageName): PageAssets {
  const fileOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the bundle has no ${key}`);
    return chunk;
  };
  const chunks = new Map<string, string>();
  const collect = (key: string) => {
    if (chunks.has(key)) return;
    const { file, imports = [] } = fileOf(key);
    chunks.set(key, file);
    for (const imported of imports) collect(imported);
  };
  collect(entryModule);
  collect(pageModules[name]);
  const [entry = '', ...others] = chunks.values();
  return { styles: fileOf('style.css').file, entry, chunks: others };
}
