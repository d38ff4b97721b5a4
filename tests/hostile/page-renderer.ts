import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { moduleId } from '../../src/build/prerender/content-modules.ts';
import { messagesModule } from '../../src/build/prerender/messages-module.ts';
import {
  moduleNameOf,
  pageModule,
  pagesModule,
  subpagesModule,
} from '../../src/build/prerender/page-modules.ts';
import { siteConfig } from '../../src/build/prerender/site-config.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { isSubpage, type PageProps, type SiteProps } from '../../src/site/page-props.ts';

const root = path.resolve(import.meta.dirname, '../..');
const prefix = 'virtual:content/';

export type Renderer = {
  /** HTML by page name. */
  renderPages: (contents: SiteProps) => Promise<Map<string, string>>;
  remove: () => Promise<void>;
};

/** The prerenderer of the site, bundled once, for any content with the pages of `first`. */
export async function bundleRenderer(first: SiteProps, locale: Locale): Promise<Renderer> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'renderer-'));
  // Without this, the test environment would select React's slow development build.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({
    ...siteConfig({ base: '/', plugins: [replaceableContent(first, locale)] }),
    build: {
      outDir,
      emptyOutDir: false,
      ssr: path.join(root, 'src/app/prerender.tsx'),
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
    // The bundle is outside the project and cannot resolve packages.
    ssr: { noExternal: true },
  });
  const file = pathToFileURL(path.join(outDir, 'prerender.mjs')).href;
  const { renderPage } = (await import(/* @vite-ignore */ file)) as {
    renderPage: (page: string, words?: unknown) => Promise<string>;
  };
  process.env.NODE_ENV = environment;
  const render = (page: PageProps) => renderPage(page.path, isSubpage(page) ? page.content : undefined);
  return {
    renderPages: async (contents) => {
      // Loading a page runs its module, which registers its setter.
      for (const page of contents.pages) await render(page).catch(() => '');
      setters()._shell?.(contents.shell);
      for (const { name, content } of contents.pages) setters()[name]?.(content);
      const pages = new Map<string, string>();
      for (const page of contents.pages) pages.set(page.name, await render(page));
      return pages;
    },
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

function setters(): Record<string, (value: unknown) => void> {
  return (globalThis as unknown as { contentSetters: Record<string, (value: unknown) => void> })
    .contentSetters;
}

function replaceableContent({ pages }: SiteProps, locale: Locale): Plugin {
  return {
    name: 'replaceable-content',
    resolveId: (id) => (id.startsWith('virtual:') ? moduleId(id) : null),
    load: (id) => {
      if (id.startsWith(`\0${prefix}`)) {
        const name = JSON.stringify(id.slice(prefix.length + 1));
        return `export let content;
          (globalThis.contentSetters ??= {})[${name}] = (value) => { content = value; };`;
      }
      if (id === '\0virtual:messages') return messagesModule(locale);
      if (id === '\0virtual:base') return `export const base = '/';`;
      if (id === '\0virtual:pages') return pagesModule(pages);
      const page = pages.find((known) => id === moduleNameOf(known));
      if (page && isSubpage(page))
        return subpagesModule(pages.filter(isSubpage).filter(({ parent }) => parent === page.parent));
      if (page) return pageModule(page);
      return id.startsWith('\0virtual:') ? '' : null;
    },
  };
}
