import { existsSync, type FSWatcher, watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { outputPaths } from '../../files/output-paths.ts';
import { createQueue } from '../../files/queue.ts';
import type { Unsaved } from '../../site/read-content.ts';
import type { MediaFactsCache } from '../site.ts';
import { createAnswer } from './create-answer.ts';
import { type DevLanguage, modulesAt, startLanguage, updateOpenPages } from './dev-language.ts';
import { type DevSite, readDevSite } from './dev-site.ts';
import { createOtherLooks } from './other-looks.ts';

type Options = {
  root: string;
  port: number;
  log: (line: string) => void;
  /** The only origin that may frame the site; it receives the path of the framed page. None by default. */
  framedBy?: string;
  /** Changes to show as if they were saved. */
  unsaved?: Unsaved;
};

export type DevServer = {
  base: string;
  /** Shows these changes as if they were saved, instead of earlier ones. */
  show: (unsaved: Unsaved) => Promise<void>;
};

/**
 * Serves the site on localhost: pages are prerendered as in a build, and changes of content/ or of the code show at once.
 * Returns null, after logging diagnostics, if the content has errors.
 */
export async function startDevServer(options: Options): Promise<DevServer | null> {
  const { root, port, log, framedBy } = options;
  let { unsaved } = options;
  const paths = outputPaths(root);
  const seen: MediaFactsCache = { pictures: new Map(), videos: new Map() };
  const first = await readDevSite(root, log, seen, unsaved);
  if (!first) return null;
  let site: DevSite = first;
  const { base } = site;
  // Rendering while modules are invalidated would mix two copies of React contexts.
  const renderInTurn = createQueue(1);
  // Of two concurrent readings, the older one could finish last.
  const readInTurn = createQueue(1);
  const httpServer = createHttpServer();
  const languages = new Map<string, Promise<DevLanguage>>();
  /** The language of an address, with a bundler of its own from its first page on. */
  const languageAt = (url: string): Promise<DevLanguage> => {
    const { base } = site.translations.find((each) => `${url}/`.startsWith(each.base)) ?? site;
    const started = languages.get(base) ?? startLanguage(httpServer, paths.cacheDir, base, () => site);
    languages.set(base, started);
    return started;
  };
  await languageAt(base);

  async function readAgain() {
    const next = await readDevSite(root, log, seen, unsaved);
    // With an error in the content, the last valid site stays, and the terminal shows diagnostics.
    if (!next) return;
    await renderInTurn(async () => {
      const before = site;
      site = next;
      for (const language of languages.values()) {
        const { vite, base } = await language;
        await updateOpenPages(vite, modulesAt(before, base), modulesAt(next, base));
      }
    });
  }

  const { inboxDir } = paths;
  // Of use to the editor only.
  const otherLooks = framedBy
    ? createOtherLooks({ root, paths, seen, unsaved: () => unsaved, site: () => site })
    : undefined;
  httpServer.on(
    'request',
    await createAnswer({ languageAt, site: () => site, renderInTurn, otherLooks, inboxDir, framedBy, log }),
  );
  watchContent(paths.contentDir, () => {
    otherLooks?.forget();
    return readInTurn(readAgain);
  });
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject);
    httpServer.listen(port, 'localhost', resolve);
  });
  return {
    base,
    show: async (next) => {
      unsaved = next;
      await readInTurn(readAgain);
    },
  };
}

/** Editors save in several steps, so a change is read after this quiet time, in ms. */
const settleMs = 40;
/** How often to look for a missing folder, in ms. */
const missingMs = 500;

/**
 * Calls `onChange` after a change of the folder. Version control may replace the folder, and a watcher stays with the old
 * one, so each change starts a new watcher.
 */
function watchContent(folder: string, onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      begin();
      onChange().catch((error: unknown) => console.error(error));
    }, settleMs);
  };
  const begin = () => {
    watcher?.close();
    try {
      // An error means that the folder was removed.
      watcher = watch(folder, { recursive: true }).on('change', settle).on('error', settle);
    } catch {
      awaitFolder();
    }
  };
  const awaitFolder = () => {
    timer = setTimeout(existsSync(folder) ? settle : awaitFolder, missingMs);
  };
  begin();
}
