import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/browser.ts';
import { readEntries } from '../../src/pipeline/content/read-content.ts';
import type { SystemFonts } from '../../tests/system-fonts.ts';
import { startBrowser } from './browser.ts';
import { timeBuild, timeBuilds } from './builds.ts';
import { control, readOwnFonts, writeControl } from './control.ts';
import { timeDev } from './dev.ts';
import { measureInteractions, measureWalk, measureWork } from './interactions.ts';
import { viewWithLighthouse } from './lighthouse.ts';
import { copyProject } from './project-copy.ts';
import { type Figures, writeReport } from './report.ts';
import { serve, slow4G } from './serve.ts';
import { addStory, storyPath } from './story.ts';
import { viewPage } from './view.ts';

const usage = `npm run bench [-- --runs 5] [--pages home,about] [--parts visits,lighthouse,clicks,work,builds,dev]
              [--fonts roboto,liberation,dejavu] [--site dist] [--profile publish|fast]

Builds the site in a copy of the project, serves it with HTTP/2 and brotli on this machine, and measures, beside a bare
prerendered React page as control: visits of a slowed-down phone over a slow line, with the fonts of several systems;
what Lighthouse says of a simulated one; clicks in a slowed-down browser, and the CPU time of clicks; builds and the development server. With all
pages and all parts, the figures go into docs/developers/performance.md. Five runs take half an hour, on a machine that does
nothing else. Before the first: npm install in bench/. The page named story is a case study of twelve pictures and a video,
which the copy has beside the owner's.

--site names a folder that is built already: visits, lighthouse, clicks and work are measured in it as it is.`;

const { entries } = await readEntries('content');
if (!entries) throw new Error('npm run check says what is wrong with content/.');
// That for missing addresses under its own, since Lighthouse takes no page that is answered with 404.
const paths = Object.fromEntries(entries.pages.map(({ name, path }) => [name, path]));
paths.story = storyPath;
const parts = ['visits', 'lighthouse', 'clicks', 'work', 'builds', 'dev'];
const systems: SystemFonts[] = ['roboto', 'liberation', 'dejavu'];

/** Clicks and builds differ less between rounds than visits do, and take longer. */
const mostRounds = 3;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(paths).join() },
    parts: { type: 'string', default: parts.join() },
    fonts: { type: 'string', default: systems.join() },
    site: { type: 'string' },
    profile: { type: 'string', default: 'publish' },
    help: { type: 'boolean', default: false },
  },
});

async function main() {
  const root = process.cwd();
  const runs = Number(values.runs);
  const rounds = Math.min(runs, mostRounds);
  const wanted = values.parts.split(',').filter((part) => !values.site || !['builds', 'dev'].includes(part));
  const fonts = values.fonts.split(',') as SystemFonts[];
  const names = values.pages.split(',').filter((name) => !values.site || name !== 'story');
  const areKnown = [
    [wanted, parts],
    [fonts, systems],
    [names, Object.keys(paths)],
  ].every(([asked, known]) => asked?.every((name) => known?.includes(name)));
  if (!(runs > 0) || !areKnown) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const pages = [control, ...names.flatMap((name) => paths[name] ?? [])];
  const { executablePath } = await findBrowser();
  if (!executablePath) throw new Error('Name an installed browser: PORTFOLIO_CHROMIUM=/path/to/chrome');

  const startedAt = performance.now();
  const project = values.site ? null : await copyProject(root);
  if (project) await addStory(root, project.folder);
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const figures: Figures = { runs, rounds };
  try {
    if (project && wanted.includes('builds')) {
      say('builds');
      figures.builds = await timeBuilds(project.folder, values.profile, rounds);
    } else if (project) await timeBuild(project.folder, values.profile);
    // A copy, so that the control can stand beside the pages without ever being published.
    await cp(resolve(values.site ?? join(project?.folder ?? root, 'dist')), folder, { recursive: true });
    const ownFonts = await readOwnFonts(folder);
    await writeControl(root, folder, ownFonts);

    if (wanted.includes('visits')) {
      const server = await serve(folder, slow4G);
      figures.visits = {};
      for (const system of fonts) {
        const browser = await startBrowser(executablePath, system);
        figures.visits[system] = await inRounds(runs, pages, async (path) => {
          const view = await viewPage(browser, server.origin + path, ownFonts);
          say(`${system} ${path} paint ${view.firstPaint.toFixed()} hydrated ${view.hydrated.toFixed()}`);
          return view;
        });
        await browser.close();
      }
      await server.close();
    }
    const server = await serve(folder);
    if (wanted.includes('lighthouse')) {
      figures.lighthouse = await inRounds(runs, pages, async (path) => {
        const view = await viewWithLighthouse(server.origin + path, executablePath);
        say(`${path} LCP ${view.lcp.toFixed()} TBT ${view.tbt.toFixed()}`);
        return view;
      });
    }
    if (wanted.includes('clicks')) {
      say('clicks');
      const browser = await startBrowser(executablePath, 'liberation');
      figures.clicks = await measureInteractions(browser, server.origin, rounds);
      figures.walkKb = await measureWalk(browser, server.origin);
      await browser.close();
    }
    if (wanted.includes('work')) {
      say('work');
      const browser = await startBrowser(executablePath, 'liberation');
      figures.work = await measureWork(browser, server.origin, runs);
      await browser.close();
    }
    await server.close();
    if (project && wanted.includes('dev')) {
      say('development server');
      figures.dev = await timeDev(project.folder, executablePath, rounds);
    }
    const isWhole =
      [pages.length - 1, wanted.length, fonts.length].join() ===
        [Object.keys(paths).length, parts.length, systems.length].join() && values.profile === 'publish';
    console.log(await writeReport(root, figures, isWhole));
    say(`done in ${Math.round((performance.now() - startedAt) / 60_000)} min`);
  } finally {
    await project?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Round by round, so that a busy minute of the machine falls on every page alike. */
async function inRounds<Value>(runs: number, pages: string[], view: (path: string) => Promise<Value>) {
  const seen = Object.fromEntries(pages.map((path): [string, Value[]] => [path, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const path of pages) seen[path]?.push(await view(path));
  }
  return seen;
}

function say(line: string) {
  console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);
}

if (values.help) console.log(usage);
else await main();
