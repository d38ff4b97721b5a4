import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { assetsFolder } from '../output-paths.ts';
import { shortPreloadHelper } from './preload-helper.ts';
import { shortClassNames } from './short-class-names.ts';
import { type SiteConfigOptions, siteConfig, withoutTimings } from './site-config.ts';

/** What runs before the shared file is there. */
const startParts = /[\\/]src[\\/]site[\\/](?:start|show-faces)\.ts$/;

/** The browser's code, styles and Vite's manifest of both, written to a folder. */
export async function bundleForBrowsers(
  options: SiteConfigOptions,
  inputs: string[],
  outDir: string,
): Promise<void> {
  const config = publishedConfig(options);
  await build({
    ...config,
    build: {
      outDir,
      assetsDir: assetsFolder,
      emptyOutDir: false,
      manifest: true,
      ...config.build,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: inputs.map((input) => join(options.root, input)),
        checks: withoutTimings,
        // A page then carries the labels it shows, and not the whole table.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // All that every page needs as one file: left alone, the bundler cuts React off now and then, which costs a
        // request and a kilobyte.
        output: {
          codeSplitting: {
            groups: [{ name: 'shared', tags: ['$initial'], test: (id: string) => !startParts.test(id) }],
          },
        },
      },
    },
  });
}

/** The same sources as a module for Node, `prerender.mjs` in a folder. It imports its words (`serverContent`). */
export async function bundlePrerenderer(options: SiteConfigOptions, outDir: string): Promise<void> {
  const config = publishedConfig(options);
  await build({
    ...config,
    build: {
      outDir,
      emptyOutDir: false,
      ssr: join(options.root, 'src/site/prerender.tsx'),
      ...config.build,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' }, checks: withoutTimings },
    },
  });
}

function publishedConfig(options: SiteConfigOptions): InlineConfig {
  const shared = siteConfig(options);
  return {
    ...shared,
    plugins: [...(shared.plugins ?? []), shortPreloadHelper(options.base)],
    css: { ...shared.css, modules: { generateScopedName: shortClassNames(options.root) } },
  };
}
