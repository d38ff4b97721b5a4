import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Diagnostic, formatDiagnostics } from '../../core/diagnostics.ts';
import type { ResumeDesign } from '../../features/experiences/resume-designs.ts';
import { outputPaths } from '../../files/output-paths.ts';
import { contentTypeOf } from '../../hosts/content-types.ts';
import { isMedia } from '../../hosts/send-media.ts';
import { picturesOnDemand, videosOnDemand } from '../../media/media-on-demand.ts';
import { renderResume } from '../../resume/resume-pdf.ts';
import { isSubpage, type PageProps } from '../../site/page-props.ts';
import type { Unsaved } from '../../site/read-content.ts';
import { lintSite } from '../lint-site.ts';
import { outputsOnDemand } from '../outputs.ts';
import { type GeneratedModules, renderedContent } from '../prerender/content-modules.ts';
import { type MediaFactsCache, type Site, toSite } from '../site.ts';

export type DevSite = GeneratedModules & {
  /** The further languages. */
  translations: GeneratedModules[];
  /** A generated or public file below the base; null for any other path. Encodes pictures on demand. */
  readFile: (path: string) => Promise<{ bytes: Uint8Array | string; type: string } | null>;
  /** The first page of the résumé in a design, as SVG; null if there is none or the typesetter is missing. */
  renderResume: (design: ResumeDesign) => Promise<string | null>;
  /** File of a published or public video, made on demand; undefined for any other path. */
  videoFile: (path: string) => Promise<string | undefined>;
};

/** The site for the dev server, with pictures planned but not encoded; null if the content has errors. */
export async function readDevSite(
  root: string,
  log: (line: string) => void,
  seen: MediaFactsCache,
  unsaved?: Unsaved,
  mayFetch = !unsaved,
): Promise<DevSite | null> {
  const paths = outputPaths(root);
  const options = { profile: 'dev', planOnly: true, isDraft: true, seen, unsaved, mayFetch, log } as const;
  const linted = await lintSite(paths, options);
  const { diagnostics, value: site } = await toSite(paths, linted, options);
  if (diagnostics.length > 0) log(formatDiagnostics(diagnostics));
  if (!site) return null;
  const readOutput = outputsOnDemand(site);
  const onDiagnostic = (diagnostic: Diagnostic) => log(formatDiagnostics([diagnostic]));
  const pictureFile = picturesOnDemand(site.prepared.pictures.values(), {
    ...site.content.site.pictures,
    cacheDir: paths.pictureCacheDir,
    onDiagnostic,
  });
  const videoFile = videosOnDemand(site.videos.values(), onDiagnostic);
  const { publicFiles } = site;
  const publicFile = (path: string) => {
    const file = publicFiles.find((listed) => `/${listed}` === path);
    return file === undefined ? null : join(paths.publicDir, file);
  };
  return {
    ...modulesOf(site),
    translations: site.translations.map(modulesOf),
    renderResume: async (design) =>
      site.resumePdf === 'set' ? renderResume(site.content, design, site.faces) : null,
    videoFile: async (path) =>
      (await videoFile(path)) ?? (isMedia(path) ? (publicFile(path) ?? undefined) : undefined),
    async readFile(path) {
      const file = (await pictureFile(path)) ?? publicFile(path);
      const bytes = (await readOutput(path.slice(1))) ?? (file === null ? null : await readFile(file));
      return bytes === null ? null : { bytes, type: contentTypeOf(path) };
    },
  };
}

function modulesOf({ base, contents, styles, content, translations }: Site): GeneratedModules {
  const isAlone = content.site.root === undefined && translations.length === 0;
  const { languages: _, ...shell } = contents.shell;
  return { base, contents: isAlone ? { ...contents, shell } : contents, styles, locale: content.locale };
}

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
