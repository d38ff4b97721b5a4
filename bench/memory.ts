/**
 * Measures the memory of three commands with all their processes: a build of the sample from nothing, a build of 2,000
 * projects with nothing changed, and `npm start` while it only serves. Prints a table (about ten minutes on two cores).
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse, stringify } from 'yaml';
import { measure, memoryMb } from './measure.ts';

const root = join(import.meta.dirname, '..');
const program = join(root, 'bin/portfolio.mjs');
const build = [process.execPath, program, 'build'];

/** The sample in a folder of its own, without a cache. */
function makeSite(name: string): string {
  const site = join(root, '.cache/bench', name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  cpSync(join(root, 'content'), join(site, 'content'), { recursive: true });
  return site;
}

/** Adds copies of the sample's projects, without images. */
function addProjects(site: string, count: number): void {
  const file = join(site, 'content/projects.yaml');
  const projects: { id: number; name: string; title: string }[] = parse(readFileSync(file, 'utf8'));
  const lastId = Math.max(...projects.map(({ id }) => id));
  const copies = Array.from({ length: count - projects.length }, (_, index) => {
    const { images: _images, ...project } = projects[index % projects.length] as (typeof projects)[number] & {
      images?: unknown;
    };
    return {
      ...project,
      id: lastId + index + 1,
      name: `${project.name}-${index}`,
      title: `${project.title} ${index}`,
      images: [],
    };
  });
  // Content may not use aliases of YAML.
  writeFileSync(file, stringify([...projects, ...copies], { aliasDuplicateObjects: false }));
}

/** Of `npm start`, 30 s after the draft is complete. */
async function measureServing(site: string): Promise<number> {
  const command = ['npm', 'start', '--prefix', root, '--', '--port', '4199', '--root', site];
  const child = spawn('bash', ['-c', '"$@"', 'bash', ...command], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        if (String(text).includes('with location data')) resolve();
      });
    });
    await wait(30_000);
    return memoryMb(child.pid ?? 0);
  } finally {
    const own = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    for (const pid of own.split(' ').filter(Boolean)) process.kill(Number(pid), 'SIGTERM');
  }
}

const sample = makeSite('memory-sample');
const rows: [string, number, number][] = [];
const fromNothing = await measure(build, sample);
rows.push(['build of the sample from nothing', fromNothing.peakMb, 900]);
rows.push(['npm start, 30 s after the draft is complete', await measureServing(sample), 200]);
const large = makeSite('memory-projects');
cpSync(join(sample, '.cache/pictures'), join(large, '.cache/pictures'), { recursive: true });
addProjects(large, 2000);
await measure(build, large);
const unchanged = await measure(build, large);
rows.push(['build of 2,000 projects, nothing changed', unchanged.peakMb, 400]);
console.log('| command, with all its processes | peak, MB | at most |\n| --- | --: | --: |');
for (const [name, peakMb, max] of rows) console.log(`| ${name} | ${peakMb.toFixed(0)} | ${max} |`);
