import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCompleteBrowser } from '../../scripts/browser.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import type { SystemFonts } from '../../tests/system-fonts.ts';
import { startBrowser } from './browser.ts';
import { controlPath, readOwnFonts, writeControl } from './control.ts';
import { measureInteractions, measureWork } from './interactions.ts';
import { nodeForLighthouse, viewWithLighthouse } from './lighthouse.ts';
import { type Figures, writeReport } from './report.ts';
import { serve, slow4G } from './serve.ts';
import { viewPage } from './view.ts';

const usage = `npm run bench [-- --runs 5] [--pages home,about,/notes/NAME] [--parts visits,lighthouse,clicks,work]
              [--fonts roboto,liberation,dejavu] [--site dist] [--peers ../one/dist,../other/dist]

Measures a built site (--site, by default dist/; run npm run build first) and, as the control, a page with nothing but
a heading: visits on a slow phone over a slow connection with the fonts of several systems, Lighthouse's mobile preset,
clicks on a slow CPU, and the CPU time of clicks. Visits to the first pages of other built sites (--peers) are more
controls; they need no React. The site is served with HTTP/2 and brotli on this machine. A run with
all pages and parts writes its figures to docs/developers/performance.md. It takes half an hour; run nothing else
meanwhile. Lighthouse needs npm install in bench/ first.`;

const parts = ['visits', 'lighthouse', 'clicks', 'work'];
const systems: SystemFonts[] = ['roboto', 'liberation', 'dejavu'];

/** Clicks vary less than visits and take longer. */
const maxClickRounds = 3;

const { rawContent } = await readRawContent('content');
if (!rawContent) throw new Error('content/ has problems. npm run check lists them.');
const paths = Object.fromEntries(rawContent.pages.map(({ name, path }) => [name, path]));

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(paths).join() },
    parts: { type: 'string', default: parts.join() },
    fonts: { type: 'string', default: systems.join() },
    site: { type: 'string', default: 'dist' },
    peers: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

async function main() {
  const runs = Number(values.runs);
  const [requested, fonts, names] = [values.parts, values.fonts, values.pages].map((list) => list.split(','));
  const choices = [
    [requested, parts],
    [fonts, systems],
    [names?.filter((name) => !name.startsWith('/')), Object.keys(paths)],
  ] as [string[], string[]][];
  if (!(runs > 0) || !choices.every(([chosen, known]) => chosen.every((name) => known.includes(name)))) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const isWhole = choices.every(([chosen, known]) => chosen.length === known.length);
  const pages = [
    controlPath,
    ...(names ?? []).map((name) => (name.startsWith('/') ? name : (paths[name] ?? ''))),
  ];
  const has = (part: string) => requested?.includes(part);
  if (has('lighthouse')) nodeForLighthouse();
  const { executablePath } = await findCompleteBrowser();
  if (!executablePath) throw new Error('Name an installed browser: PORTFOLIO_CHROMIUM=/path/to/chrome');

  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const figures: Figures = { runs, clickRounds: Math.min(runs, maxClickRounds) };
  try {
    // A copy, so that the control is never published.
    await cp(resolve(values.site), folder, { recursive: true }).catch(() => {
      throw new Error(`${values.site} cannot be read. Build the site first: npm run build`);
    });
    const ownFonts = await readOwnFonts(folder);
    await writeControl(process.cwd(), folder, ownFonts);

    if (has('visits')) {
      const server = await serve(folder, slow4G);
      const peerServers = new Map<string, Awaited<ReturnType<typeof serve>>>();
      for (const peer of values.peers.split(',').filter(Boolean)) {
        const name = basename(peer.replace(/\/dist\/?$/, ''));
        peerServers.set(name, await serve(resolve(peer), slow4G));
      }
      figures.peers = [...peerServers.keys()];
      figures.visits = {};
      for (const system of fonts as SystemFonts[]) {
        const browser = await startBrowser(executablePath, system);
        figures.visits[system] = await inRounds(runs, [...figures.peers, ...pages], async (path) => {
          const peer = peerServers.get(path);
          const view = await (peer
            ? viewPage(browser, `${peer.origin}/`, null)
            : viewPage(browser, server.origin + path, ownFonts));
          log(`${system} ${path} paint ${view.firstPaint.toFixed()} hydrated ${view.hydrated.toFixed()}`);
          return view;
        });
        await browser.close();
      }
      for (const { close } of [server, ...peerServers.values()]) await close();
    }
    const server = await serve(folder);
    if (has('lighthouse')) {
      figures.lighthouse = await inRounds(runs, pages, async (path) => {
        const view = await viewWithLighthouse(server.origin + path, executablePath);
        log(`${path} LCP ${view.lcp.toFixed()} TBT ${view.tbt.toFixed()}`);
        return view;
      });
    }
    const browser = await startBrowser(executablePath, 'liberation');
    if (has('clicks')) {
      log('clicks');
      figures.clicks = await measureInteractions(browser, server.origin, figures.clickRounds);
    }
    if (has('work')) {
      log('CPU time of clicks');
      figures.work = await measureWork(browser, server.origin, runs);
    }
    await browser.close();
    await server.close();
    console.log(await writeReport(process.cwd(), figures, isWhole));
    log(`finished in ${Math.round((performance.now() - startedAt) / 60_000)} min`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Visits all pages in each round, so that a busy minute of the machine affects every page alike. */
async function inRounds<Value>(runs: number, pages: string[], view: (path: string) => Promise<Value>) {
  const views = Object.fromEntries(pages.map((path): [string, Value[]] => [path, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const path of pages) views[path]?.push(await view(path));
  }
  return views;
}

function log(line: string) {
  console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);
}

if (values.help) console.log(usage);
else await main();
