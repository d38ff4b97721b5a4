/**
 * The same photos, the same files, by this project and by four other ways: time, processor time, memory.
 *
 *   npx tsx bench/images.ts              60 photos, everything equal, then 12 with each tool's own settings
 *   npx tsx bench/images.ts --photos 8   fewer, to try it
 *
 * Writes docs/developers/bench-images.md. Installs the other ways into bench/node_modules first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makePhotos } from './make-photos.ts';
import { type Measured, measure, weigh } from './measure.ts';
import { newerNode } from './newer-node.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const work = join(root, '.cache', 'bench');

const ways = [
  {
    name: 'limit',
    label: 'decode, shrink, encode and nothing else, over the cores',
    command: [process.execPath, 'bench/ways/limit.mjs'],
  },
  {
    name: 'ours',
    label: '**this project**',
    command: [process.execPath, '--import', 'tsx', 'bench/ways/ours.ts'],
  },
  {
    name: 'naive',
    label: 'a script: every file from its original, all at once',
    command: [process.execPath, 'bench/ways/naive.mjs'],
  },
  {
    name: 'eleventy-img',
    label: '@11ty/eleventy-img',
    command: [process.execPath, 'bench/ways/eleventy-img.mjs'],
  },
  {
    name: 'vite-imagetools',
    label: 'vite-imagetools',
    command: [process.execPath, 'bench/ways/vite-imagetools.mjs'],
  },
  { name: 'astro', label: 'Astro, astro:assets', command: [newerNode(), 'bench/ways/astro.mjs'] },
];

type Row = { name: string; label: string; cold: Measured; warm?: Measured; files: number; megabytes: number };

async function compare(recipe: 'equal' | 'defaults', photos: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, label, command } of ways) {
    // What nothing but the limit's settings decides has no defaults to compare.
    if (recipe === 'defaults' && name === 'limit') continue;
    const places = [join(work, 'out', name), join(work, 'cache', name)];
    for (const place of places) rmSync(place, { recursive: true, force: true });
    const run = () => measure([...command, recipe, photos, ...places], root);
    const cold = await run();
    console.log(`${recipe}  ${name}  ${cold.wallSeconds.toFixed(1)} s, ${cold.cpuSeconds.toFixed(1)} CPU s`);
    if (name === 'limit') {
      const wallSeconds = cold.cpuSeconds / availableParallelism();
      rows.push({ name, label, cold: { ...cold, wallSeconds }, files: 0, megabytes: 0 });
    } else rows.push({ name, label, cold, warm: await run(), ...weigh(places[0] ?? '') });
  }
  return rows;
}

function table(rows: Row[]): string {
  const own = rows.find(({ name }) => name === 'ours');
  if (!own) throw new Error('Our own row is missing.');
  const lines = rows.map(({ name, label, cold, warm, files, megabytes }) => {
    const isPeer = name !== 'ours' && name !== 'limit';
    const factor = (value: number, mine: number) => `${(value / mine).toFixed(2)} ×`;
    return [
      label,
      cold.wallSeconds.toFixed(1),
      cold.cpuSeconds.toFixed(1),
      name === 'limit' ? '' : cold.peakMb.toFixed(0),
      warm ? warm.wallSeconds.toFixed(2) : '',
      files || '',
      files ? megabytes.toFixed(1) : '',
      isPeer || name === 'limit' ? factor(cold.wallSeconds, own.cold.wallSeconds) : '1',
      isPeer || name === 'limit' ? factor(cold.cpuSeconds, own.cold.cpuSeconds) : '1',
      isPeer ? factor(cold.peakMb, own.cold.peakMb) : name === 'ours' ? '1' : '',
    ].join(' | ');
  });
  return [
    '| way | cold, s | CPU, s | peak MB | again, s | files | MB | wall | CPU | memory |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

function versions(): string {
  const read = (name: string) => {
    const listed = spawnSync('npm', ['ls', '--json', '--depth=0'], { cwd: here, encoding: 'utf8' }).stdout;
    const tree = JSON.parse(listed) as { dependencies: Record<string, { version: string }> };
    return `${name} ${tree.dependencies[name]?.version ?? '?'}`;
  };
  return ['@11ty/eleventy-img', 'vite-imagetools', 'vite', 'astro'].map(read).join(', ');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { photos: { type: 'string', default: '60' } } });
  const count = Number(values.photos);
  if (!existsSync(join(here, 'node_modules')))
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
  const all = join(work, `all-${count}`, 'images');
  const few = join(work, `few-${Math.ceil(count / 5)}`, 'images');
  await makePhotos(all, count);
  await makePhotos(few, Math.ceil(count / 5));
  mkdirSync(join(work, 'out'), { recursive: true });
  const equal = await compare('equal', all);
  const defaults = await compare('defaults', few);
  const report = `# Pictures, made five ways

${count} generated photos of 9 to 22 megapixels; 320, 640, 960 and 1600 px, AVIF and JPEG of each. Made by \`npx tsx bench/images.ts\` on
${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node} (Astro: its own), sharp ${sharp.versions.sharp},
libvips ${sharp.versions.vips}; ${versions()}. Memory is that of all processes of a way together. “Again” is the same
run with nothing changed, starting the tool included. The factors say how much more another way takes than this project.

## Everything equal

AVIF quality 52, effort 2, 4:4:4; JPEG quality 72, progressive.

${table(equal)}

## Each with its own settings

${readdirSync(few).length} of the photos, the same widths and formats; quality and effort as each tool comes. This project makes its own seven
files (AVIF at 160, 480, 640, 800 and 1600 px, JPEG at 800 and 1600) with the settings it publishes with.

${table(defaults)}
`;
  writeFileSync(join(root, 'docs/developers', 'bench-images.md'), report);
  console.log(report);
}

await main();
