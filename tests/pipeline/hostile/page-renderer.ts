import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { PageContents } from '../../../src/model/page-content.ts';
import type { PageName } from '../../../src/model/routes.ts';
import { siteConfig } from '../../../src/pipeline/prerender/site-config.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const prefix = 'virtual:content/';

/** The site's own prerenderer, bundled once, which draws any content it is given. */
export async function bundleRenderer() {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'renderer-'));
  // The test runner's own environment would bundle React's slow, talkative build.
  process.env.NODE_ENV = 'production';
  await build({
    ...siteConfig({ root, base: '/', plugins: [replaceableContent()] }),
    build: {
      outDir,
      emptyOutDir: false,
      ssr: path.join(root, 'src/site/prerender.tsx'),
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
    // The bundle lies outside the project, where nothing can be found beside it.
    ssr: { noExternal: true },
  });
  const file = pathToFileURL(path.join(outDir, 'prerender.mjs')).href;
  const { renderPage } = (await import(/* @vite-ignore */ file)) as {
    renderPage: (page: PageName) => Promise<string>;
  };
  return {
    renderPages: async (contents: PageContents): Promise<Map<PageName, string>> => {
      // Loading a page runs its module, which is when it learns of its setter.
      for (const page of pageNames) await renderPage(page).catch(() => '');
      for (const [name, value] of Object.entries(contents)) setters()[name]?.(value);
      const pages = new Map<PageName, string>();
      for (const page of pageNames) pages.set(page, await renderPage(page));
      return pages;
    },
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

const pageNames: PageName[] = ['home', 'about', 'projects', 'experiences', 'art', 'contact', 'notFound'];

function setters(): Record<string, (value: unknown) => void> {
  return (globalThis as unknown as { contentSetters: Record<string, (value: unknown) => void> })
    .contentSetters;
}

function replaceableContent(): Plugin {
  return {
    name: 'replaceable-content',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load: (id) => {
      if (id.startsWith(`\0${prefix}`)) {
        const name = JSON.stringify(id.slice(prefix.length + 1));
        return `export let content;
          (globalThis.contentSetters ??= {})[${name}] = (value) => { content = value; };`;
      }
      return id.startsWith('\0virtual:') ? '' : null;
    },
  };
}
