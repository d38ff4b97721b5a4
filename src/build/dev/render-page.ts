import type { ViteDevServer } from 'vite';
import { isSubpage, type PageProps } from '../../site/page-props.ts';
import { type GeneratedModules, renderedContent } from '../prerender/content-modules.ts';

/** HTML of a page with scripts, styles and hot reloading. */
export async function renderDevPage(
  vite: ViteDevServer,
  site: GeneratedModules,
  page: PageProps | undefined,
  framedBy: string | undefined,
): Promise<string> {
  const { renderPage } = await loadPrerenderer(vite);
  const framed = `src/editor/page/framed-page.ts?editor=${encodeURIComponent(framedBy ?? '')}`;
  const scripts = [...(framedBy ? [framed] : []), '@vite/client', 'src/app/dev.tsx']
    .map((file) => `<script type="module" src="${site.base}${file}"></script>`)
    .join('');
  const content = renderedContent(page?.name ?? '', site);
  const html = await renderPage(page?.path ?? '', page && isSubpage(page) ? page.content : undefined);
  const styles = styleSheets(vite).map((file) => `<link rel="stylesheet" href="${site.base}${file}">`);
  const generated = Object.values(site.styles).map(
    (css) => `<style data-early>${css.replaceAll('</', '<\\/')}</style>`,
  );
  return html.replace('</head>', () => `${styles.join('')}${generated.join('')}${content}${scripts}</head>`);
}

/** HTML of a page with its styles inside, for a frame without scripts. */
export async function renderStillPage(
  vite: ViteDevServer,
  site: GeneratedModules,
  page: PageProps,
): Promise<string> {
  const { renderPage } = await loadPrerenderer(vite);
  const html = await renderPage(page.path);
  const { client } = vite.environments;
  const sheets = await Promise.all(
    styleSheets(vite).map(async (file) => (await client.transformRequest(`/${file}?direct`))?.code ?? ''),
  );
  const styles = [...sheets, ...Object.values(site.styles)];
  return html.replace('</head>', () => `<style>${styles.join('\n').replaceAll('</', '<\\/')}</style></head>`);
}

async function loadPrerenderer(vite: ViteDevServer) {
  return (await vite.ssrLoadModule('/src/app/prerender.tsx')) as {
    renderPage: (path: string, content?: unknown) => Promise<string>;
  };
}

/** Style sheets of every page rendered so far. Vite adds them by script; links avoid a flash of unstyled content. */
function styleSheets(vite: ViteDevServer): string[] {
  const loaded = [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])];
  const ofParts = loaded.filter((url) => /^\/src\/.*\.css$/.test(url)).map((url) => url.slice(1));
  // These two define the order of all layers.
  return [...new Set(['src/ui/styles/tokens.css', 'src/ui/styles/base.css', ...ofParts])];
}
