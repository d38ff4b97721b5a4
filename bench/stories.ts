/**
 * How long a site with many case studies takes to build: from nothing, with their share cards to be drawn anew, and with
 * nothing changed. Prints a table.
 *
 *   npx tsx bench/stories.ts [stories=200] [further projects without one=0]
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeProjectsSite } from './make-projects.ts';
import { measure } from './measure.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [stories = 200, further = 0] = process.argv.slice(2).map(Number);
const site = join(root, '.cache', 'bench', `stories-${stories}-${further}`);
const build = [process.execPath, join(root, 'bin/portfolio.mjs'), 'build', '--profile', 'dev'];

rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
await makeProjectsSite(root, site, { projects: stories + further, stories });
console.log('| build | s | processor time, s | memory of all its processes, MB |\n| --- | --: | --: | --: |');
for (const [name, forgotten] of [
  ['from nothing', ''],
  ['share cards anew', 'share'],
  ['nothing changed', ''],
] as const) {
  if (forgotten) rmSync(join(site, '.cache', forgotten), { recursive: true, force: true });
  const { wallSeconds, cpuSeconds, peakMb } = await measure(build, site);
  console.log(`| ${name} | ${wallSeconds.toFixed(1)} | ${cpuSeconds.toFixed(1)} | ${peakMb.toFixed(0)} |`);
}
rmSync(site, { recursive: true, force: true });
