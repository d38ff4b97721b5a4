import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/browser.mjs';
import { timeBuilds } from './builds.ts';
import { control, writeControl } from './control.ts';
import { timeDev } from './dev.ts';
import { measureInteractions } from './interactions.ts';
import { type PageView, viewPage } from './lighthouse.ts';
import { weighPictures } from './pictures.ts';
import { copyProject } from './project-copy.ts';
import { type Figures, writeReport } from './report.ts';
import { serveHttp2 } from './serve-http2.ts';
import { type PageBytes, weighPage } from './weigh.ts';

const usage = `npm run bench [-- --runs 5] [--pages home,about] [--parts builds,dev,views,interactions]
                  [--profile publish|fast]

Builds the site in a copy of the project, serves it with HTTP/2 and brotli on this machine, looks at every page with
Lighthouse (mobile), beside a bare prerendered React page as control, weighs it, operates it in a slowed-down browser,
and times builds and the development server. With all pages and all parts, the figures go into docs/performance.md.
Five runs take about a quarter of an hour, on a machine that does nothing else. Before the first: npm install in bench/.`;

const files = {
  home: { path: '/', file: 'index.html' },
  about: { path: '/about', file: 'about.html' },
  projects: { path: '/projects', file: 'projects.html' },
  experiences: { path: '/experiences', file: 'experiences.html' },
  art: { path: '/art', file: 'art.html' },
  contact: { path: '/contact', file: 'contact.html' },
  // Under its own name, since Lighthouse takes no page that is answered with 404.
  404: { path: '/404', file: '404.html' },
};
const parts = ['builds', 'dev', 'views', 'interactions'];

/** Interactions and builds differ less between rounds than page views do, and take longer. */
const mostRounds = 3;

/** A phone and a desk, in CSS px. */
const pictureWidths = [390, 1440];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(files).join() },
    parts: { type: 'string', default: parts.join() },
    profile: { type: 'string', default: 'publish' },
    help: { type: 'boolean', default: false },
  },
});

async function main() {
  const root = process.cwd();
  const runs = Number(values.runs);
  const rounds = Math.min(runs, mostRounds);
  const wanted = values.parts.split(',');
  const pages = [control, ...values.pages.split(',').map((name) => files[name as keyof typeof files])];
  const unknown = wanted.find((part) => !parts.includes(part));
  if (!(runs > 0) || unknown || pages.includes(undefined as never)) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const { executablePath } = (await findBrowser()) ?? {};
  if (!executablePath) throw new Error('There is no Chromium here.');

  const startedAt = performance.now();
  const project = await copyProject(root);
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const figures: Figures = { runs, rounds, cores: cpus().length };
  try {
    say('builds');
    figures.builds = await timeBuilds(project.folder, values.profile, wanted.includes('builds') ? rounds : 0);
    // A copy, so that the control can stand beside the pages without ever being published.
    await cp(join(project.folder, 'dist'), folder, { recursive: true });
    await writeControl(root, folder);
    const bytes: Record<string, PageBytes> = {};
    for (const { path, file } of pages) bytes[path] = await weighPage(folder, file);
    figures.bytes = bytes;

    const server = await serveHttp2(folder);
    if (wanted.includes('views')) {
      const views: Record<string, PageView[]> = {};
      // Round by round, so that a busy minute of the machine falls on every page alike.
      for (let run = 0; run < runs; run += 1) {
        for (const { path } of pages) {
          const view = await viewPage(server.origin + path, executablePath);
          views[path] = [...(views[path] ?? []), view];
          say(`${run + 1}/${runs} ${path} LCP ${Math.round(view.lcp)} TBT ${Math.round(view.tbt)}`);
        }
      }
      figures.views = views;
    }
    if (wanted.includes('interactions')) {
      say('interactions');
      const paths = pages.map(({ path }) => path);
      figures.interactions = await measureInteractions(server.origin, executablePath, paths, rounds);
      figures.pictures = await weighPictures(server.origin, executablePath, pictureWidths);
    }
    await server.close();
    if (wanted.includes('dev')) {
      say('development server');
      figures.dev = await timeDev(project.folder, executablePath, rounds);
    }
    const isWhole =
      pages.length > Object.keys(files).length &&
      wanted.length === parts.length &&
      values.profile === 'publish';
    console.log(await writeReport(root, figures, isWhole));
    say(`done in ${Math.round((performance.now() - startedAt) / 60_000)} min`);
  } finally {
    await project.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function say(line: string) {
  console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);
}

if (values.help) console.log(usage);
else await main();
