/**
 * Draws the sample pictures into content/images.
 *
 *   npm run sample:art                        all of them
 *   npm run sample:art -- travel              one collection
 *   npm run sample:art -- travel/<name> food  some
 *   npm run sample:art -- --to /tmp/look …    somewhere else, to compare before replacing anything
 *   npm run sample:art -- --remember          none: puts those that are there on the list of the sample's pictures
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeSheet } from './core/encode.ts';
import { jobPath, type PictureJob } from './core/picture-job.ts';
import { rememberPictures } from './remember-pictures.ts';

const COLLECTIONS = ['travel', 'food', 'cat', 'singles', 'projects'];
const WORKERS = 2;
const HERE = path.dirname(fileURLToPath(import.meta.url));
const DEFAULT_OUTPUT = path.join(HERE, '..', 'content', 'images');

type Done = { picture: string; bytes: number } | { picture: string; error: string };

/** Every job of the collections that exist; one that does not exist yet is named and skipped. */
async function loadJobs(announce: (line: string) => void): Promise<Map<string, PictureJob>> {
  const jobs = new Map<string, PictureJob>();
  for (const collection of COLLECTIONS) {
    try {
      const { pictures }: { pictures: readonly PictureJob[] } = await import(`./${collection}/index.ts`);
      for (const job of pictures) jobs.set(jobPath(job), job);
    } catch (error) {
      const missing = error instanceof Error && error.message.includes(`${collection}/index.ts`);
      const why = missing ? 'there is no such collection yet' : (error as Error).stack;
      announce(`${collection}: left out, ${why}`);
    }
  }
  return jobs;
}

function fileOf(job: PictureJob, output: string): string {
  return path.join(output, job.collection, `${job.name}.${job.format ?? 'avif'}`);
}

async function drawPicture(job: PictureJob, output: string): Promise<number> {
  const file = await encodeSheet(await job.draw(), job.format);
  await mkdir(path.dirname(fileOf(job, output)), { recursive: true });
  await writeFile(fileOf(job, output), file);
  return file.length;
}

/** In a worker process: draws what it is told to, one picture at a time, until the parent lets go. */
async function work(output: string): Promise<void> {
  const jobs = await loadJobs(() => {});
  process.on('message', async (picture: string) => {
    const job = jobs.get(picture);
    try {
      if (!job) throw new Error('no such picture');
      process.send?.({ picture, bytes: await drawPicture(job, output) } satisfies Done);
    } catch (error) {
      process.send?.({
        picture,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  });
  process.send?.('ready');
}

function showProgress(done: number, total: number, startedMs: number, picture: string): void {
  const secondsLeft = Math.round(((Date.now() - startedMs) / 1000 / done) * (total - done));
  const text = `${done}/${total} drawn, ${secondsLeft} s left  ${picture}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${text}`);
  else if (done % 10 === 0 || done === total) console.log(text);
}

/** Shares the pictures out to worker processes. Resolves with the bytes of each, or rejects naming every failure. */
async function drawAll(pictures: readonly string[], output: string): Promise<number[]> {
  const queue = [...pictures];
  const sizes: number[] = [];
  const failures: string[] = [];
  const startedMs = Date.now();
  let finished = 0;
  const workers: ChildProcess[] = [];

  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(fileURLToPath(import.meta.url), ['--worker', output]);
      workers.push(worker);
      let current = '';
      const next = () => {
        current = queue.shift() ?? '';
        if (current) worker.send(current);
        else worker.disconnect();
      };
      worker.on('message', (message: 'ready' | Done) => {
        if (message !== 'ready') {
          finished += 1;
          if ('error' in message) failures.push(`${message.picture}: ${message.error}`);
          else sizes.push(message.bytes);
          showProgress(finished, pictures.length, startedMs, message.picture);
        }
        next();
      });
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a worker died at ${current}`)),
      );
    });

  const crew = Array.from({ length: Math.min(WORKERS, pictures.length) }, runWorker);
  try {
    await Promise.all(crew);
  } finally {
    for (const worker of workers) worker.kill();
  }
  if (process.stdout.isTTY) process.stdout.write('\n');
  if (failures.length > 0) throw new Error(`could not draw\n${failures.join('\n')}`);
  return sizes;
}

async function main(words: string[]): Promise<void> {
  const to = words.indexOf('--to');
  const output = to < 0 ? DEFAULT_OUTPUT : path.resolve(words[to + 1] ?? '.');
  const wanted = to < 0 ? words : words.filter((_, i) => i !== to && i !== to + 1);
  const jobs = await loadJobs(console.log);
  if (words.includes('--remember')) {
    await rememberPictures([...jobs.values()].map((job) => fileOf(job, output)));
    return;
  }
  const all = [...jobs.keys()];
  const matches = (word: string) =>
    all.filter((p) => p === word || p.startsWith(`${word.replace(/\/$/, '')}/`));
  for (const word of wanted) {
    if (matches(word).length === 0) throw new Error(`No picture or collection is called "${word}".`);
  }
  const pictures = wanted.length > 0 ? [...new Set(wanted.flatMap(matches))] : all;
  const startedMs = Date.now();
  const sizes = await drawAll(pictures, output);
  if (to < 0)
    await rememberPictures(pictures.map((picture) => fileOf(jobs.get(picture) as PictureJob, output)));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(0);
  const mean = (kilobytes / Math.max(1, sizes.length)).toFixed(0);
  console.log(
    `${sizes.length} pictures in ${seconds} s, ${kilobytes.toFixed(0)} KB, ${mean} KB each on average`,
  );
}

const [first, ...rest] = process.argv.slice(2);
try {
  if (first === '--worker') await work(rest[0] ?? DEFAULT_OUTPUT);
  else await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
