/**
 * Measures how page bytes, requests, build time and memory grow with a gallery of 216, 2,000 and 20,000 photos.
 *
 *   npm run bench:scale                        all three sizes (about half an hour on two cores)
 *   npm run bench:scale -- --sizes 216,2000    other sizes
 *
 * Writes docs/developers/bench-scale.md. The photos are small (320 px) and generated.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findCompleteBrowser } from '../scripts/browser.ts';
import { makeGallerySite, nameOf, photo, writeRecords } from './make-gallery.ts';
import { type Measured, measure } from './measure.ts';
import type { PictureStep } from './picture-step.ts';
import { desk, startBrowser } from './site/browser.ts';
import { serve } from './site/serve.ts';
import { sumBytes } from './site/view.ts';

const root = join(import.meta.dirname, '..');
const build = [process.execPath, join(root, 'bin/portfolio.mjs'), 'build', '--profile', 'dev'];
const refreshes = 8;
const settleMs = 1500;

type Transfer = ReturnType<typeof sumBytes>;
type Row = {
  count: number;
  page: Transfer;
  refresh: { bytes: number; requests: number };
  cold: Measured;
  again: Measured;
  unchanged: PictureStep;
  oneChanged: PictureStep;
  oneCaption: PictureStep;
};

async function measureSize(count: number): Promise<Row> {
  const site = join(root, '.cache/bench', `scale-${count}`);
  mkdirSync(site, { recursive: true });
  await makeGallerySite(root, site, count);
  writeRecords(site, count);
  rmSync(join(site, '.cache'), { recursive: true, force: true });
  const cold = await measure(build, site);
  const again = await measure(build, site);
  const unchanged = runPictureStep(site);
  const changed = join(site, 'content/images/travel', `${nameOf(7)}.jpg`);
  writeFileSync(changed, await photo(count + Math.floor(Math.random() * 1e6)));
  const oneChanged = runPictureStep(site);
  writeRecords(site, count, { index: 7, title: 'Another caption' });
  const oneCaption = runPictureStep(site);
  const transfers = await measureAboutPage(join(site, 'dist'));
  const row = { count, ...transfers, cold, again, unchanged, oneChanged, oneCaption };
  console.log(JSON.stringify(row));
  return row;
}

function runPictureStep(site: string): PictureStep {
  const step = [join(root, 'bench/picture-step.ts'), join(site, 'content'), join(site, '.cache/pictures')];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...step, 'dev'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as PictureStep;
}

/** Loads /about in a browser, scrolls to every gallery, refreshes the first several times and sums up the bytes. */
async function measureAboutPage(folder: string): Promise<Pick<Row, 'page' | 'refresh'>> {
  const { executablePath } = await findCompleteBrowser();
  if (!executablePath) throw new Error('Name an installed browser: PORTFOLIO_CHROMIUM=/path/to/chrome');
  const server = await serve(folder);
  const browser = await startBrowser(executablePath, 'liberation');
  const button = 'button[aria-label^="Refresh"]';
  try {
    const window = await browser.openWindow(desk);
    await window.goTo(`${server.origin}/about`);
    await wait(settleMs);
    const galleries = await window.run((selector) => document.querySelectorAll(selector).length, button);
    // A gallery loads near the viewport. The first gallery is visited last, because it is then refreshed.
    for (let index = galleries - 1; index >= 0; index -= 1) {
      await window.run(
        ([selector, at]) => document.querySelectorAll(selector)[at]?.scrollIntoView({ behavior: 'instant' }),
        [button, index] as const,
      );
      await wait(settleMs);
    }
    const page = await window.run(sumBytes, null);
    const refresh = { bytes: 0, requests: 0 };
    for (let round = 0; round < refreshes; round += 1) {
      await window.run(() => performance.clearResourceTimings(), null);
      await window.click(button);
      await wait(settleMs);
      const { bytes, dataRequests } = await window.run(sumBytes, null);
      refresh.bytes = Math.max(refresh.bytes, bytes.other);
      refresh.requests = Math.max(refresh.requests, dataRequests);
    }
    return { page, refresh };
  } finally {
    await browser.close();
    await server.close();
  }
}

function report(rows: Row[]): string {
  const line = (label: string, value: (row: Row) => string | number) =>
    `| ${label} | ${rows.map(value).join(' | ')} |`;
  return `# What a gallery of 20,000 photos costs

Measured by \`npm run bench:scale\` on ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. The photos are small
(320 px) and generated; everything else is the sample site. Bytes are compressed and leave out images.

| photos in one gallery | ${rows.map(({ count }) => count.toLocaleString('en-US')).join(' | ')} |
| --- | ${rows.map(() => '--:').join(' | ')} |
${[
  line('**/about**: HTML, bytes', ({ page }) => page.bytes.html),
  line('code, bytes', ({ page }) => page.bytes.js),
  line('styles, bytes', ({ page }) => page.bytes.css),
  line('data for the first photos of all galleries, bytes', ({ page }) => page.bytes.other),
  line('requests without images', ({ page }) => page.requests),
  line('most expensive refresh, bytes of data', ({ refresh }) => refresh.bytes),
  line('requests of a refresh', ({ refresh }) => refresh.requests),
  line('**build** with an empty cache, s', ({ cold }) => cold.wallSeconds.toFixed(1)),
  line('CPU time of the build, s', ({ cold }) => cold.cpuSeconds.toFixed(1)),
  line('memory of all processes, MB', ({ cold }) => cold.peakMb.toFixed(0)),
  line('build again, nothing changed, s', ({ again }) => again.wallSeconds.toFixed(1)),
  line('**image step**, nothing changed, s', ({ unchanged }) => unchanged.seconds.toFixed(2)),
  line('one photo changed, s', ({ oneChanged }) => oneChanged.seconds.toFixed(2)),
  line('one caption changed, s', ({ oneCaption }) => oneCaption.seconds.toFixed(2)),
  line(
    'images encoded for one photo / one caption',
    ({ oneChanged, oneCaption }) => `${oneChanged.encoded} / ${oneCaption.encoded}`,
  ),
  line('memory of the image step, MB', ({ unchanged }) => unchanged.peakMb.toFixed(0)),
].join('\n')}
`;
}

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '216,2000,20000' } } });
const rows: Row[] = [];
for (const size of values.sizes.split(',').map(Number)) rows.push(await measureSize(size));
writeFileSync(join(root, 'docs/developers/bench-scale.md'), report(rows));
