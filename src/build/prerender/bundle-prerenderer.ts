import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { engineRoot } from '../../files/output-paths.ts';
import { type GeneratedModules, modulesOfLanguage } from './content-modules.ts';

/** Renders a page as HTML; `words` are those of a page below another. */
export type RenderPage = (path: string, words?: unknown) => Promise<string>;

export type Prerenderer = {
  load: (modules: GeneratedModules) => Promise<RenderPage>;
  remove: () => Promise<void>;
};

const bundleName = 'prerender.mjs';

/** Where Node finds the modules of a language, beside its copy of the bundle: https://nodejs.org/api/packages.html#subpath-imports */
const packageJson = JSON.stringify({ imports: { '#*': './*.mjs' } });

/** Bundles the prerenderer once for all languages. Each one loads a copy of it with its own content. */
export async function bundlePrerenderer(config: InlineConfig, cacheDir: string): Promise<Prerenderer> {
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
