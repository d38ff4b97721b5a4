import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { build as viteBuild } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { measureInteractions } from './interactions.ts';
import { type PageView, viewPage } from './lighthouse.ts';
import { writeReport } from './report.ts';
import { serveHttp2 } from './serve-http2.ts';
import { type PageBytes, weighPage } from './weigh.ts';

const usage = `npm run bench [-- --runs 5] [--no-build]

Builds the site, serves it with HTTP/2 and brotli on this machine, looks at every page with Lighthouse (mobile), beside
a bare prerendered React page as control, weighs it, and writes the figures into docs/performance.md.
--no-build measures dist/ as it is, and no build times. Before the first run: npm install in bench/.`;

const files: Record<string, string> = {
  '/': 'index.html',
  '/about': 'about.html',
  '/projects': 'projects.html',
  '/experiences': 'experiences.html',
  '/art': 'art.html',
  '/contact': 'contact.html',
  // Under its own name, since Lighthouse takes no page that is answered with 404.
  '/404': '404.html',
};
const control = '/bare';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main() {
  const root = process.cwd();
  const runs = Number(values.runs);
  const { executablePath } = (await findBrowser()) ?? {};
  if (!executablePath) throw new Error('There is no Chromium here.');
  const builds = values['no-build'] ? {} : await timeBuilds(root);

  // A copy, so that the control can stand beside the pages without ever being published.
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  try {
    await cp(join(root, 'dist'), folder, { recursive: true });
    await writeControl(root, folder);
    const pages = { [control]: 'bare.html', ...files };
    const bytes: Record<string, PageBytes> = {};
    for (const [path, file] of Object.entries(pages)) bytes[path] = await weighPage(folder, file);
    const server = await serveHttp2(folder);
    const views: Record<string, PageView[]> = {};
    // Round by round, so that a busy minute of the machine falls on every page alike.
    for (let run = 0; run < runs; run += 1) {
      for (const path of Object.keys(pages)) {
        const view = await viewPage(server.origin + path, executablePath);
        views[path] = [...(views[path] ?? []), view];
        console.log(`${run + 1}/${runs} ${path} LCP ${Math.round(view.lcp)} TBT ${Math.round(view.tbt)}`);
      }
    }
    const interactions = await measureInteractions(server.origin, executablePath, Object.keys(pages));
    await server.close();
    const table = await writeReport({ root, runs, cores: cpus().length, bytes, views, interactions, builds });
    console.log(table);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seconds of a whole build with nothing changed, and with a word changed, after one that fills the caches. */
async function timeBuilds(root: string): Promise<Record<string, number>> {
  const build = async () => {
    const startedAt = performance.now();
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/pipeline/commands/build.ts'], {
      cwd: root,
      maxBuffer: 16 * 1024 * 1024,
    });
    return (performance.now() - startedAt) / 1000;
  };
  await build();
  const unchanged = await build();
  const words = join(root, 'content/home.yaml');
  const before = await readFile(words, 'utf8');
  try {
    await writeFile(words, before.replace(/^(intro:.*)$/m, '$1 '));
    return { 'nothing changed': unchanged, 'words only': await build() };
  } finally {
    await writeFile(words, before);
  }
}

/** One heading, prerendered and hydrated: what React costs before a site has said anything. */
async function writeControl(root: string, folder: string): Promise<void> {
  const work = join(root, '.cache/bench-control');
  await mkdir(work, { recursive: true });
  await writeFile(
    join(work, 'bare.js'),
    "import { createElement as e } from 'react';\nimport { hydrateRoot } from 'react-dom/client';\n" +
      "hydrateRoot(document.body, e('h1', null, 'Bare'));\n",
  );
  process.env.NODE_ENV = 'production';
  await viteBuild({
    configFile: false,
    root: work,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'assets/bare'),
      modulePreload: false,
      rolldownOptions: { input: join(work, 'bare.js'), output: { entryFileNames: 'bare.js' } },
    },
  });
  const [script] = await readdir(join(folder, 'assets/bare'));
  await writeFile(
    join(folder, 'bare.html'),
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>' +
      '<meta name="description" content="A bare page."><meta name="viewport" content="width=device-width">' +
      `<script type="module" src="/assets/bare/${script}"></script></head><body><h1>Bare</h1></body></html>`,
  );
}

if (values.help) console.log(usage);
else await main();
