import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, normalizePath, type Rolldown } from 'vite';
import { assetsFolder, engineRoot } from '../../files/output-paths.ts';
import type { PageProps } from '../../site/page-props.ts';
import { contentModules, type GeneratedModules, moduleId } from './content-modules.ts';
import { moduleNameOf } from './page-modules.ts';
import { siteConfig } from './site-config.ts';

/** Files that a page loads, relative to the base. */
export type PageAssets = { entry: string; chunks: string[] };

export type SiteBundle = {
  /** `words` are those of a page below another. */
  renderPage: (path: string, words?: unknown) => Promise<string>;
  assetsOf: (page: PageProps) => PageAssets;
  /** Rules of all pages, for a `<style>`. */
  styles: string;
};

type Options = {
  base: string;
  rootBase: string;
  pictureBase: string;
  /** Whether any picture is a video or animation. */
  hasClips: boolean;
  outDir: string;
  /** For the temporary bundle of the prerenderer. */
  cacheDir: string;
  modules: GeneratedModules;
};

/** Bundles the browser code to `outDir` and loads the prerenderer, which is bundled from the same sources. */
export async function bundleSite({
  base,
  rootBase,
  pictureBase,
  hasClips,
  outDir,
  cacheDir,
  modules,
}: Options): Promise<SiteBundle> {
  // Otherwise React warns and is slow.
  process.env.NODE_ENV = 'production';
  const config = siteConfig({
    base,
    rootBase,
    pictureBase,
    hasClips,
    hasNotes: modules.contents.pages.some(({ kind }) => kind === 'note'),
    hasParts: modules.contents.pages.some((page) => 'part' in page && page.part),
    hasLanguages: modules.contents.shell.languages !== undefined,
    hasForeignTexts: modules.contents.shell.source !== undefined,
    hasFooterPages: modules.contents.shell.footer !== undefined,
    followsSystem: modules.contents.shell.mode === 'system',
    remembersMode: modules.contents.shell.remembersMode === true,
    shares: modules.contents.shares === true,
    hasMath: modules.contents.hasFormulas === true,
    plugins: [contentModules(() => modules)],
  });
  await mkdir(cacheDir, { recursive: true });
  // A new folder for each build, because Node caches modules.
  const prerenderDir = await mkdtemp(join(cacheDir, 'prerender-'));
  try {
    // Sequentially: in parallel they are hardly faster and need 80 MB more.
    const bundled = await build({
      ...config,
      build: {
        ...config.build,
        outDir,
        assetsDir: assetsFolder,
        emptyOutDir: false,
        rolldownOptions: { ...config.build?.rolldownOptions, input: entryFile },
      },
    });
    await build({
      ...config,
      // The bundle is in the owner's folder, where React may not be installed.
      ssr: { noExternal: true },
      build: {
        ...config.build,
        outDir: prerenderDir,
        emptyOutDir: false,
        ssr: join(engineRoot, 'src/app/prerender.tsx'),
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          output: { entryFileNames: 'prerender.mjs', codeSplitting: false },
        },
      },
    });
    const prerenderer = await import(pathToFileURL(join(prerenderDir, 'prerender.mjs')).href);
    const { output } = [bundled].flat()[0] as Rolldown.RolldownOutput;
    return {
      ...(prerenderer as Pick<SiteBundle, 'renderPage'>),
      assetsOf: (page) => pageAssets(output, entryFile, page),
      styles: inlineStyles(output),
    };
  } finally {
    await rm(prerenderDir, { recursive: true, force: true });
  }
}

/** With forward slashes on Windows, like ids of the bundler. */
const entryFile = normalizePath(join(engineRoot, 'src/app/hydrate.tsx'));

function pageAssets(output: Rolldown.RolldownOutput['output'], entryId: string, page: PageProps): PageAssets {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunkOf = (id: string) => chunks.find((chunk) => chunk.facadeModuleId === id)?.fileName ?? '';
  const loaded = new Set<string>();
  const collect = (fileName: string) => {
    if (loaded.has(fileName)) return;
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    if (!chunk) throw new Error(`the bundle lacks "${fileName}" of the page ${page.name}`);
    loaded.add(fileName);
    chunk.imports.forEach(collect);
  };
  collect(chunkOf(entryId));
  collect(chunkOf(moduleId(moduleNameOf(page))));
  const [entry = '', ...others] = loaded;
  return { entry, chunks: others };
}

/** The sheet stays in the folder as well: the local server's answer to a sent form uses it (`src/commands/read-served.ts`). */
function inlineStyles(output: Rolldown.RolldownOutput['output']): string {
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('the bundle has no style sheet');
  // Within strings of CSS, `\\/` is a slash; unescaped, the owner's theme could end the element.
  return String(sheet.source).replaceAll('</', '<\\/');
}
