import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { assetsFolder, engineRoot } from '../../files/output-paths.ts';
import type { PageProps } from '../../site/page-props.ts';
import {
  type ClassNames,
  noteClassNames,
  numberClasses,
  reuseClassNames,
  stylesOfLanguages,
} from './class-names.ts';
import { contentModules, type GeneratedModules, moduleId, modulesOfLanguage } from './content-modules.ts';
import { moduleNameOf } from './page-modules.ts';
import { layerOrder, siteConfig } from './site-config.ts';

/** Files that a page loads, relative to the base. */
export type PageAssets = { entry: string; chunks: string[] };

export type SiteBundle = {
  renderPage: RenderPage;
  assetsOf: (page: PageProps) => PageAssets;
  /** Rules of all pages, for a `<style>`. */
  styles: string;
  /** Class of what only screens need. */
  screenOnly: string;
};

type Options = {
  /** The generated modules and styles of each language. */
  languages: readonly [GeneratedModules, ...GeneratedModules[]];
  rootBase: string;
  pictureBase: string;
  /** Whether any picture is a video or animation. */
  hasClips: boolean;
  /** For the temporary bundle of the prerenderer. */
  cacheDir: string;
};

export type SiteBundler = {
  /**
   * Bundles the browser code of a language to `outDir` and loads the prerenderer with its content. The styles and
   * the bundle of the prerenderer are shared by all languages and created with the first one.
   */
  bundle: (modules: GeneratedModules, outDir: string) => Promise<SiteBundle>;
  /** The rules of all pages of every language, once one is bundled. */
  styles: () => string[];
  remove: () => Promise<void>;
};

export function createBundler({ languages, cacheDir, hasClips, ...options }: Options): SiteBundler {
  // Otherwise React warns and is slow.
  process.env.NODE_ENV = 'production';
  const ownStyles = stylesOfLanguages(languages);
  let sheet = '';
  let prerenderer: Prerenderer | undefined;
  const names: ClassNames = new Map();
  const nameClass = numberClasses();
  const stylesOf = ({ styles }: GeneratedModules) => ownStyles.map((name) => styles[name]).join('');
  /** The code that is the same for every language, because it does not contain the content. */
  const shared = (modules: GeneratedModules): GeneratedModules => ({
    ...modules,
    otherPages: languages.filter((each) => each !== modules).flatMap(({ contents }) => contents.pages),
    styles: { ...modules.styles, ...Object.fromEntries(ownStyles.map((name) => [name, ''])) },
  });
  const some = (test: (modules: GeneratedModules) => boolean) => languages.some(test);
  /** The configuration of code for some of the languages. */
  const configOf = (shown: readonly GeneratedModules[], plugins: (Plugin | Plugin[])[]) =>
    siteConfig({
      ...options,
      base: shown[0]?.base ?? '/',
      hasForeignTexts: shown.some(({ contents }) => contents.shell.source !== undefined),
      code: {
        HAS_CLIPS: hasClips,
        HAS_NOTES: some(({ contents }) => contents.pages.some(({ kind }) => kind === 'note')),
        HAS_PARTS: some(({ contents }) => contents.pages.some((page) => 'part' in page && page.part)),
        HAS_LANGUAGES: some(({ contents }) => contents.shell.languages !== undefined),
        HAS_FOOTER_PAGES: some(({ contents }) => contents.shell.footer !== undefined),
        FOLLOWS_SYSTEM: some(({ contents }) => contents.shell.mode === 'system'),
        REMEMBERS_MODE: some(({ contents }) => contents.shell.remembersMode === true),
        SHARES: some(({ contents }) => contents.shares === true),
        HAS_MATH: some(({ contents }) => contents.hasFormulas === true),
      },
      nameClass,
      plugins,
    });
  return {
    async bundle(modules, outDir) {
      const isFirst = names.size === 0;
      const config = configOf(
        [modules],
        [contentModules(() => shared(modules)), isFirst ? noteClassNames(names) : reuseClassNames(names)],
      );
      const bundled = await build({
        ...config,
        // Leaves the code that connects React to its developer tools to the dev server.
        define: { ...config.define, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
        build: {
          ...config.build,
          outDir,
          assetsDir: assetsFolder,
          emptyOutDir: false,
          rolldownOptions: { ...config.build?.rolldownOptions, input: entryFile },
        },
      });
      const { output } = [bundled].flat()[0] as Rolldown.RolldownOutput;
      if (isFirst) sheet = sheetOf(output);
      // For the answer page of the local server (`src/commands/read-served.ts`), like the bundler's style sheet.
      const own = stylesOf(modules);
      if (own !== '') await writeFile(join(outDir, assetsFolder, 'language.css'), own);
      // Sequentially: in parallel they are hardly faster and need 80 MB more.
      prerenderer ??= await bundlePrerenderer(
        configOf(languages, [contentModules(() => shared(modules), { areExternal: true })]),
        cacheDir,
      );
      return {
        renderPage: await prerenderer.load(modules),
        assetsOf: (page) => pageAssets(output, entryFile, page),
        styles: inElement(sheet + own),
        screenOnly: nameClass('screenOnly', join(engineRoot, 'src/ui/utilities.module.css')),
      };
    },
    styles: () => languages.map((modules) => inElement(sheet + stylesOf(modules))),
    remove: async () => prerenderer?.remove(),
  };
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

/**
 * The file also stays in the folder, because the answer page of the local server uses it
 * (`src/commands/read-served.ts`).
 */
function sheetOf(output: Rolldown.RolldownOutput['output']): string {
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('the bundle has no style sheet');
  // A sheet that others compose comes first, without the order at its start.
  return layerOrder + String(sheet.source);
}

/** Within strings of CSS, `\\/` is a slash; unescaped, the owner's theme could end the element. */
function inElement(styles: string): string {
  return styles.replaceAll('</', '<\\/');
}

/** Renders a page as HTML; `content` are the props of a subpage. */
type RenderPage = (path: string, content?: unknown) => Promise<string>;

type Prerenderer = {
  load: (modules: GeneratedModules) => Promise<RenderPage>;
  remove: () => Promise<void>;
};

const bundleName = 'prerender.mjs';

/** Where Node finds the modules of a language, beside its copy of the bundle: https://nodejs.org/api/packages.html#subpath-imports */
const packageJson = JSON.stringify({ imports: { '#*': './*.mjs' } });

/** Bundles the prerenderer once for all languages. Each one loads a copy of it with its own content. */
async function bundlePrerenderer(config: InlineConfig, cacheDir: string): Promise<Prerenderer> {
  await mkdir(cacheDir, { recursive: true });
  // A new folder for each build, because Node caches modules.
  const folder = await mkdtemp(join(cacheDir, 'prerender-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await build({
      ...config,
      // The bundle is in the owner's folder, where React may not be installed.
      ssr: { noExternal: true },
      build: {
        ...config.build,
        outDir: folder,
        emptyOutDir: false,
        ssr: join(engineRoot, 'src/app/prerender.tsx'),
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          output: { entryFileNames: bundleName, codeSplitting: false },
        },
      },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    async load(modules) {
      const own = await mkdtemp(join(folder, 'language-'));
      await writeFile(join(own, 'package.json'), packageJson);
      await copyFile(join(folder, bundleName), join(own, bundleName));
      for (const [name, source] of modulesOfLanguage(modules)) {
        const file = join(own, `${name.replace('virtual:', '')}.mjs`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, source);
      }
      const { renderPage } = await import(pathToFileURL(join(own, bundleName)).href);
      return renderPage as RenderPage;
    },
    remove,
  };
}
