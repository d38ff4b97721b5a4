import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { type LookName, namedLooks } from '../../brand/look.ts';
import { ContentStore } from '../../content/content-store.ts';
import { type ResumeDesign, resumeDesigns } from '../../features/experiences/resume-designs.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import { createQueue } from '../../files/queue.ts';
import type { Unsaved } from '../../site/read-content.ts';
import { setField } from '../../yaml/edit-yaml.ts';
import { contentModules } from '../prerender/content-modules.ts';
import { siteConfig } from '../prerender/site-config.ts';
import type { MediaFactsCache } from '../site.ts';
import { type DevSite, readDevSite, renderStillPage } from './dev-site.ts';

type Options = {
  root: string;
  paths: OutputPaths;
  seen: MediaFactsCache;
  /** Changes to show as if they were saved. */
  unsaved: () => Unsaved | undefined;
  /** The current site. */
  site: () => DevSite;
};

type OtherLook = { texts: string; site: DevSite; html: string };

/**
 * What the site would look like: `/_looks/<look>.html` is the homepage in another look, `/_looks/<design>.svg` the résumé in
 * another design. A bundler of its own renders them, because style sheets and class names differ between looks; it starts
 * with the first request.
 */
export function createOtherLooks({ root, paths, seen, unsaved, site }: Options) {
  const inTurn = createQueue(1);
  const rendered = new Map<LookName, OtherLook>();
  let bundler: Promise<ViteDevServer> | undefined;
  let current = site();

  /** The texts of content/ with changes that are not saved, and with that look. */
  async function textsWith(look: LookName): Promise<Map<string, string | null>> {
    const texts = new Map(unsaved()?.texts);
    const brand =
      texts.get('brand.yaml') ?? (await new ContentStore(paths.contentDir).readText('brand.yaml'));
    return texts.set('brand.yaml', setField(brand ?? '', ['look'], look));
  }

  async function renderLook(look: LookName): Promise<OtherLook | null> {
    const texts = await textsWith(look);
    const key = JSON.stringify([...texts]);
    const previous = rendered.get(look);
    if (previous?.texts === key) return previous;
    const next = await readDevSite(root, () => {}, seen, { ...unsaved(), texts }, true);
    const page = next?.contents.pages.find(({ kind }) => kind === 'home');
    if (!next || !page) return null;
    current = next;
    bundler ??= createBundler(paths, () => current);
    const vite = await bundler;
    for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.invalidateAll();
    const other = { texts: key, site: next, html: await renderStillPage(vite, next, page) };
    rendered.set(look, other);
    return other;
  }

  return {
    /** A document or drawing at a path below the base, or a typeface or picture that one needs; null for any other. */
    async read(path: string): Promise<{ bytes: Uint8Array | string; type: string } | null> {
      const [, name = '', kind] = /^\/_looks\/([a-z-]+)\.(html|svg)$/.exec(path) ?? [];
      if (kind === 'svg' && resumeDesigns.includes(name as ResumeDesign)) {
        const drawing = await inTurn(() => site().renderResume(name as ResumeDesign));
        return drawing === null ? null : { bytes: drawing, type: 'image/svg+xml' };
      }
      if (kind === 'html' && Object.hasOwn(namedLooks, name)) {
        const other = await inTurn(() => renderLook(name as LookName));
        return other && { bytes: other.html, type: 'text/html; charset=utf-8' };
      }
      for (const { site } of rendered.values()) {
        const file = await site.readFile(path);
        if (file) return file;
      }
      return null;
    },
    /** After a change of content/. */
    forget: () => rendered.clear(),
  };
}

export type OtherLooks = ReturnType<typeof createOtherLooks>;

function createBundler({ cacheDir }: OutputPaths, site: () => DevSite): Promise<ViteDevServer> {
  return createServer({
    ...siteConfig({ base: site().base, plugins: [contentModules(site)] }),
    appType: 'custom',
    cacheDir: join(cacheDir, 'vite-looks'),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
}
