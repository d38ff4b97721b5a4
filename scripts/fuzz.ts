/*
 * npm run fuzz -- --minutes 10 [--only docx,pdf] [--seed 1]
 *
 * Feeds mutated files to each reader of files from strangers (tests/fuzz/targets.ts). `--minutes` is CPU time of the
 * readers. Inputs that reach new code are kept in .cache/fuzz/ and mutated further, also by later runs; inputs that fail
 * are saved there. Ends with code 1 after a failure: an error without a message for the owner, a broken promise, more than
 * 30 seconds or 1 GB.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashBytes } from '../src/files/hash.ts';
import type { Reading } from '../tests/fuzz/child.ts';
import { mutate } from '../tests/fuzz/mutate.ts';
import { seedsOf, type Target, targets } from '../tests/fuzz/targets.ts';
import { seededRandom } from '../tests/random.ts';

const root = path.dirname(import.meta.dirname);
const limits = { durationMs: 30_000, memoryBytes: 1024 ** 3 };
/** Programs, their packages and WebAssembly need this before they read anything. */
const programBytes = 512 * 1024 ** 2;
/** Inputs per target that are mutated further; a new one replaces a random older one. */
const maxKept = 400;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', default: Object.keys(targets).join(',') },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const random = seededRandom(Number(options.seed));

async function main(): Promise<void> {
  const names = options.only.split(',');
  console.log(`--seed ${options.seed}`);
  let failures = 0;
  for (const name of names) {
    const target = targets[name];
    if (!target) throw new Error(`There is no target ${name}. Targets: ${Object.keys(targets).join(', ')}`);
    failures += await fuzz(name, target, (Number(options.minutes) * 60_000) / names.length);
  }
  process.exitCode = failures > 0 ? 1 : 0;
}

/** Fuzzes one target for a time. Returns how many different failures it found. */
async function fuzz(name: string, target: Target, durationMs: number): Promise<number> {
  const corpusFolder = path.join(root, '.cache/fuzz/corpus', name);
  const failed = path.join(root, '.cache/fuzz/failures');
  await Promise.all([corpusFolder, failed].map((folder) => mkdir(folder, { recursive: true })));
  const corpus = [
    ...(await seedsOf(target)),
    ...(await readInputs(path.join(root, 'tests/fuzz/corpus', name))),
    ...(await readInputs(corpusFolder)),
  ];
  const initialCount = corpus.length;
  const before = process.cpuUsage();
  const ownMs = () => (process.cpuUsage(before).user + process.cpuUsage(before).system) / 1000;
  const failureKinds = new Set<string>();
  const reader = new Reader(name);
  let [count, slowestMs, spentMs] = [0, 0, 0];
  while (spentMs + ownMs() < durationMs) {
    // Runs the corpus itself first.
    const input = (count < initialCount && corpus[count]) || mutate(corpus, target.words, random);
    const { failure, isNew, busyMs: ms } = await reader.read(input);
    count += 1;
    spentMs += ms;
    slowestMs = Math.max(slowestMs, ms);
    if (failure !== '' && !failureKinds.has(failure)) {
      failureKinds.add(failure);
      const small = await shrink(input, failure, reader);
      const file = path.join(failed, `${name}-${hashBytes(small)}`);
      await writeFile(file, small);
      console.log(`  ${name}: ${failure}\n    ${path.relative(root, file)}`);
    } else if (isNew && failure === '' && count > initialCount) {
      if (corpus.length < maxKept) corpus.push(input);
      else corpus[Math.floor(random() * corpus.length)] = input;
      await writeFile(path.join(corpusFolder, hashBytes(input)), input);
    }
  }
  reader.end();
  console.log(
    `${name}: ${count} inputs, ${corpus.length} kept, slowest ${(slowestMs / 1000).toFixed(1)} s, ${failureKinds.size} failures`,
  );
  return failureKinds.size;
}

async function readInputs(folder: string): Promise<Buffer[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).sort().slice(0, maxKept);
  return Promise.all(names.map((each) => readFile(path.join(folder, each))));
}

/** Removes parts while the failure stays the same, in at most 200 tries. */
async function shrink(input: Buffer, failure: string, reader: Reader): Promise<Buffer> {
  let small = input;
  let size = Math.ceil(input.length / 2);
  const isSlow = /^takes|^needs|^ends/.test(failure);
  for (let tries = isSlow ? 12 : 200, from = 0; tries > 0 && size > 0; tries -= 1) {
    const shorter = Buffer.concat([small.subarray(0, from), small.subarray(from + size)]);
    if ((await reader.read(shorter)).failure === failure) small = shorter;
    else from += size;
    if (from >= small.length) [from, size] = [0, Math.floor(size / 2)];
  }
  return small;
}

/** A process that reads inputs one after another, and is started again after it was ended. */
class Reader {
  readonly #target: string;
  #child: ChildProcess | undefined;

  constructor(target: string) {
    this.#target = target;
  }

  async read(input: Buffer): Promise<Reading> {
    this.#child ??= await this.#start();
    const child = this.#child;
    return new Promise((resolve) => {
      const end = (failure: string) => {
        clearInterval(timer);
        this.end();
        resolve({ failure, isNew: false, busyMs: limits.durationMs, maxRssBytes: 0 });
      };
      const startedAt = busyMs(child);
      const timer = setInterval(() => {
        if (busyMs(child) - startedAt > limits.durationMs) end('takes longer than 30 seconds');
      }, 500);
      child.removeAllListeners();
      child.once('exit', (code, signal) => end(`ends the process with ${signal ?? code}`));
      child.once('message', (reading: Reading) => {
        clearInterval(timer);
        if (reading.maxRssBytes > programBytes + limits.memoryBytes) end('needs more than 1 GB');
        else resolve(reading);
      });
      child.send(input);
    });
  }

  end(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(path.join(root, 'tests/fuzz/child.ts'), [this.#target], {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${limits.memoryBytes / 1024 ** 2}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) =>
        reject(new Error(`the reader of ${this.#target} does not start (${code})`)),
      );
    });
    return child;
  }
}

/** CPU time of a process, which does not depend on the load of the machine. */
function busyMs({ pid }: ChildProcess): number {
  try {
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: in hundredths of a second
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}

await main();
