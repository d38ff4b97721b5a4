/**
 * What a page with all photos of a gallery costs a phone on a slow line (bench/site/serve.ts), four times slowed down.
 *
 *   npx tsx bench/wall.ts                     73 and 20,000 photos
 *   npx tsx bench/wall.ts --sizes 73,2000     others
 *   npx tsx bench/wall.ts --built             what the last run has built
 *
 * Writes docs/developers/bench-wall.md. Photos are small, made by code, and share sixty originals.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/browser.ts';
import { makeGallerySite } from './make-gallery.ts';
import { type Browser, phone, startBrowser, type Window } from './site/browser.ts';
import { readOwnFonts } from './site/control.ts';
import { serve, slow4G } from './site/serve.ts';
import { type View, viewPage } from './site/view.ts';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '73,20000' }, built: { type: 'boolean', default: false } },
});
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const originals = 60;
const settleMs = 5000;
/** Windows that a long walk scrolls through. */
const walked = 100;
const pace = 250;

type Row = {
  count: number;
  visit: View;
  /** From the click on the link of About, in ms: until the first photos stand there, and until the first row is drawn. */
  opened: { photos: number; row: number };
  /** From a jump to the middle, in ms: until its photos stand there, and until those in the window are drawn. */
  jumped: { photos: number; row: number };
  /** From the first letter, in ms, and the bytes it took. */
  found: { ms: number; bytes: number };
  elements: { before: number; after: number };
  heapMb: { before: number; after: number };
  /** Whether the page was as high at the end as at the beginning. */
  isSteady: boolean;
};

async function measureSize(count: number, executablePath: string): Promise<Row> {
  const site = join(root, '.cache', 'bench', `wall-${count}`);
  if (!values.built) await buildSite(site, count);
  const ownFonts = await readOwnFonts(join(site, 'dist'));
  const server = await serve(join(site, 'dist'), slow4G);
  const browser = await startBrowser(executablePath, 'roboto');
  try {
    const visit = await viewPage(browser, `${server.origin}/about/travel`, ownFonts);
    const row = { count, visit, ...(await walk(browser, server.origin)) };
    console.log(JSON.stringify(row));
    return row;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function buildSite(site: string, count: number): Promise<void> {
  mkdirSync(site, { recursive: true });
  await makeGallerySite(root, site, count, Math.min(originals, count));
  const build = [join(root, 'bin/portfolio.mjs'), 'build', '--profile', 'dev'];
  const { status, stdout } = spawnSync(process.execPath, build, { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout.slice(-2000));
}

async function walk(browser: Browser, origin: string): Promise<Omit<Row, 'count' | 'visit'>> {
  const page = await browser.openWindow(phone);
  await page.goTo(`${origin}/about`);
  await wait(settleMs);
  const link = 'a[href$="/about/travel"]';
  // The galleries beside the link have what they need by then; what the link leads to, nobody has asked for.
  await page.run((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), link);
  await wait(settleMs);
  const clicked = page.run(timeOfPhotos, 'click');
  await page.click(link);
  const opened = await clicked;
  await wait(settleMs);
  const before = await weigh(page);
  const height = await page.run(() => document.documentElement.scrollHeight, null);
  const jumping = page.run(timeOfPhotos, 'scroll');
  await page.run((middle) => window.scrollTo({ top: middle, behavior: 'instant' }), height / 2);
  const jumped = await jumping;
  for (let step = 0; step < walked; step += 1) {
    await page.run(() => window.scrollBy({ top: window.innerHeight, behavior: 'instant' }), null);
    await wait(pace);
  }
  await wait(settleMs);
  const after = await weigh(page);
  const isSteady = height === (await page.run(() => document.documentElement.scrollHeight, null));
  await page.run(() => window.scrollTo({ top: 0, behavior: 'instant' }), null);
  await wait(settleMs);
  await page.run(() => performance.clearResourceTimings(), null);
  await page.click('input[type="search"]');
  const answered = page.run(timeOfAnswer, null);
  // A key may overtake what the page is asked to do; a further question does not.
  await page.run(() => 0, null);
  await page.press('v');
  const found = await answered;
  await page.close();
  return {
    opened,
    jumped,
    found,
    isSteady,
    elements: { before: before.elements, after: after.elements },
    heapMb: { before: before.heapMb, after: after.heapMb },
  };
}

async function weigh(page: Window) {
  const elements = await page.run(() => document.querySelectorAll('*').length, null);
  return { elements, heapMb: await page.heapMb() };
}

/** Runs in the page: from the next event of a kind until photos of the wall are in the window, and until all there are drawn. */
function timeOfPhotos(kind: string): Promise<{ photos: number; row: number }> {
  return new Promise((done) => {
    const begin = () => {
      const start = performance.now();
      let photos = 0;
      const look = () => {
        const seen = [...document.querySelectorAll<HTMLElement>('main > ul a[data-figure]')].filter(
          (each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          },
        );
        const isDrawn = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
        const images = seen.flatMap((each) => [...each.querySelectorAll('img')]);
        if (seen.length > 0) photos ||= performance.now() - start;
        if (images.length > 0 && images.every(isDrawn)) done({ photos, row: performance.now() - start });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(kind, begin, { once: true, capture: true });
  });
}

/** Runs in the page: from the next letter until the number of photos found is said. */
function timeOfAnswer(): Promise<{ ms: number; bytes: number }> {
  return new Promise((done) => {
    const begin = () => {
      const start = performance.now();
      const look = () => {
        if (!document.querySelector('search [role="status"]')?.textContent) {
          requestAnimationFrame(look);
          return;
        }
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const files = entries.filter(({ name }) => name.includes('/index-'));
        const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
        done({ ms: performance.now() - start, bytes });
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('input', begin, { once: true, capture: true });
  });
}

function report(rows: Row[]): string {
  const line = (label: string, value: (row: Row) => string | number) =>
    `| ${label} | ${rows.map(value).join(' | ')} |`;
  const ms = (value: number) => Math.round(value);
  const kb = (value: number) => (value / 1000).toFixed(1);
  return `# What all photos of a gallery cost

Made by \`npx tsx bench/wall.ts\` on ${availableParallelism()} cores: 562 ms a request, 1.44 Mbit/s, 4 × CPU, 412 × 823 px. The photos are small and made
by code. A walk is ${walked} windows long, from the middle on.

| photos in the gallery | ${rows.map(({ count }) => count.toLocaleString('en-CA')).join(' | ')} |
| --- | ${rows.map(() => '--:').join(' | ')} |
${[
  line('**visit**: first paint, ms', ({ visit }) => ms(visit.firstPaint)),
  line('largest paint, ms', ({ visit }) => ms(visit.largestPaint)),
  line('hydrated, ms', ({ visit }) => ms(visit.hydrated)),
  line('layout shift', ({ visit }) => visit.layoutShift.toFixed(3)),
  line('longest task, ms', ({ visit }) => ms(visit.longestTask)),
  line('HTML, KB', ({ visit }) => kb(visit.bytes.html)),
  line('scripts, KB', ({ visit }) => kb(visit.bytes.js)),
  line('styles, KB', ({ visit }) => kb(visit.bytes.css)),
  line('words of the page and index of proportions, KB', ({ visit }) => kb(visit.bytes.other)),
  line('**click on About**: photos stand there, ms', ({ opened }) => ms(opened.photos)),
  line('those in the window are drawn, ms', ({ opened }) => ms(opened.row)),
  line('**jump to the middle**: photos stand there, ms', ({ jumped }) => ms(jumped.photos)),
  line('those in the window are drawn, ms', ({ jumped }) => ms(jumped.row)),
  line('**a letter is typed**: found, ms', ({ found }) => ms(found.ms)),
  line('captions, KB', ({ found }) => kb(found.bytes)),
  line('**a walk**: elements before it and after', ({ elements }) => `${elements.before}, ${elements.after}`),
  line(
    'memory of scripts before and after, MB',
    ({ heapMb }) => `${heapMb.before.toFixed(1)}, ${heapMb.after.toFixed(1)}`,
  ),
  line('height of the page the same', ({ isSteady }) => (isSteady ? 'yes' : 'no')),
].join('\n')}
`;
}

const { executablePath } = await findBrowser();
if (!executablePath) throw new Error('Name an installed browser: PORTFOLIO_CHROMIUM=/path/to/chrome');
const rows: Row[] = [];
for (const size of values.sizes.split(',').map(Number)) rows.push(await measureSize(size, executablePath));
writeFileSync(join(root, 'docs/developers', 'bench-wall.md'), report(rows));
