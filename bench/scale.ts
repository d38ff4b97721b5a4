/**
 * How the site grows with a gallery: bytes, requests, build time and memory at 216, 2,000 and 20,000 photos.
 *
 *   npx tsx bench/scale.ts                    all three (about half an hour on two cores)
 *   npx tsx bench/scale.ts --sizes 216,2000   some
 *
 * Writes docs/developers/bench-scale.md and docs/developers/bench-scale.svg. Photos are small (320 px) and made by code.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type PageWeight, weighAboutPage } from './load-page.ts';
import { makeGallerySite, nameOf, photo, writeRecords } from './make-gallery.ts';
import { type Measured, measure } from './measure.ts';
import { drawPlot } from './plot.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const work = join(root, '.cache', 'bench');
const build = [process.execPath, join(root, 'bin/portfolio.mjs'), 'build', '--profile', 'dev'];

type Step = { seconds: number; encoded: number; peakMb: number };
type Row = {
  count: number;
  page: PageWeight;
  cold: Measured;
  again: Measured;
  unchanged: Step;
  oneChanged: Step;
  oneCaption: Step;
};

async function measureSize(count: number): Promise<Row> {
  const site = join(work, `scale-${count}`);
  mkdirSync(site, { recursive: true });
  await makeGallerySite(root, site, count);
  writeRecords(site, count);
  rmSync(join(site, '.cache'), { recursive: true, force: true });
  const cold = await measure(build, site);
  const again = await measure(build, site);
  const unchanged = pictureStep(site);
  const changed = join(site, 'content', 'images', 'travel', `${nameOf(7)}.jpg`);
  writeFileSync(changed, await photo(count + Math.floor(Math.random() * 1e6)));
  const oneChanged = pictureStep(site);
  writeRecords(site, count, { change: { index: 7, title: 'Another caption' } });
  const oneCaption = pictureStep(site);
  const row = {
    count,
    page: await weighAboutPage(join(site, 'dist')),
    cold,
    again,
    unchanged,
    oneChanged,
    oneCaption,
  };
  console.log(JSON.stringify(row));
  return row;
}

function pictureStep(site: string): Step {
  const ran = spawnSync(process.execPath, ['--import', 'tsx', join(here, 'picture-step.ts'), site], {
    cwd: root,
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(ran.stderr);
  return JSON.parse(ran.stdout) as Step;
}

function report(rows: Row[]): string {
  const line = (label: string, value: (row: Row) => string | number) =>
    `| ${label} | ${rows.map(value).join(' | ')} |`;
  const seconds = (value: number) => value.toFixed(2);
  return `# What a gallery of 20,000 photos costs

Made by \`npx tsx bench/scale.ts\` on ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. The photos are small
(320 px) and made by code; everything else is the sample site. Bytes are compressed, pictures left out.

![Bytes of the page and seconds of a build against the number of photos](bench-scale.svg)

| photos in one gallery | ${rows.map(({ count }) => count.toLocaleString('en-CA')).join(' | ')} |
| --- | ${rows.map(() => '--:').join(' | ')} |
${[
  line('**/about**: HTML, bytes', ({ page }) => page.html),
  line('code, bytes', ({ page }) => page.code),
  line('styles, bytes', ({ page }) => page.styles),
  line('first draw of the galleries, bytes of data', ({ page }) => page.data),
  line('requests without pictures', ({ page }) => page.requests),
  line('a refresh at its dearest, bytes of data', ({ page }) => page.refreshBytes),
  line('requests of a refresh', ({ page }) => page.refreshRequests),
  line('**build** from nothing, s', ({ cold }) => cold.wallSeconds.toFixed(1)),
  line('processor time of it, s', ({ cold }) => cold.cpuSeconds.toFixed(1)),
  line('memory of all its processes, MB', ({ cold }) => cold.peakMb.toFixed(0)),
  line('build again, nothing changed, s', ({ again }) => again.wallSeconds.toFixed(1)),
  line('**picture step**, nothing changed, s', ({ unchanged }) => seconds(unchanged.seconds)),
  line('one photo changed, s', ({ oneChanged }) => seconds(oneChanged.seconds)),
  line('one caption changed, s', ({ oneCaption }) => seconds(oneCaption.seconds)),
  line(
    'pictures encoded for one photo / one caption',
    (row) => `${row.oneChanged.encoded} / ${row.oneCaption.encoded}`,
  ),
  line('memory of the picture step, MB', ({ unchanged }) => unchanged.peakMb.toFixed(0)),
].join('\n')}
`;
}

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '216,2000,20000' } } });
const rows: Row[] = [];
for (const size of values.sizes.split(',').map(Number)) rows.push(await measureSize(size));
const points = rows.map(({ count, page, cold }) => ({
  count,
  kilobytes: (page.html + page.code + page.styles + page.data) / 1000,
  seconds: cold.wallSeconds,
}));
writeFileSync(join(root, 'docs/developers', 'bench-scale.svg'), drawPlot(points));
writeFileSync(join(root, 'docs/developers', 'bench-scale.md'), report(rows));
