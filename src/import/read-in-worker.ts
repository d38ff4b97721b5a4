import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { engineRoot } from '../files/output-paths.ts';
import { filesBelow } from '../files/read-files.ts';
import type { ImportReading, ImportRequest } from './read-import.ts';
import type { ReadOptions } from './source.ts';

/**
 * Limit of CPU time, which does not depend on the load of the machine; archives get a second more per 10 MB. With this memory
 * the whole process takes about 1 GB at most.
 */
const usualLimits = { durationMs: 30_000, memoryBytes: 640 * 1024 ** 2 };
const bytesPerMs = 10_000;
/** Limit of elapsed time, for a reader that waits for an unresponsive disk. */
const clockFactor = 10;

/**
 * Reads untrusted files in a thread that is stopped when it takes too much time or memory, because every reader has
 * inputs that keep it busy. A failure of the thread becomes a sentence for the owner.
 */
export async function readInWorker(
  request: ImportRequest,
  choose: ReadOptions['choose'],
  { durationMs, memoryBytes } = usualLimits,
): Promise<ImportReading> {
  const maxMs = durationMs + (await sizeOf(request.places)) / bytesPerMs;
  const worker = idleWorker ?? startWorker();
  idleWorker = undefined;
  const timers: NodeJS.Timeout[] = [];
  try {
    return await new Promise<ImportReading>((resolve, reject) => {
      const end = (why: string) => resolve({ kind: 'unreadable', why: `Reading was stopped: it ${why}.` });
      const endSlow = () => end(`takes longer than ${Math.round(maxMs / 1000)} seconds`);
      let before = process.cpuUsage();
      const cpuMs = () => (process.cpuUsage(before).user + process.cpuUsage(before).system) / 1000;
      const endLarge = () => end(`needs more than ${Math.round(memoryBytes / 1024 ** 2)} MB of memory`);
      const timer = setTimeout(endSlow, maxMs * clockFactor);
      // The limit of the thread does not count buffers and WebAssembly.
      const maxRss = process.memoryUsage.rss() + memoryBytes;
      timers.push(
        timer,
        setInterval(() => {
          if (process.memoryUsage.rss() > maxRss) endLarge();
          if (cpuMs() > maxMs) endSlow();
        }, 20),
      );
      worker.on('message', (message: ImportReading | Choice) => {
        if (message.kind !== 'choice') {
          idleWorker = worker;
          return resolve(message);
        }
        clearTimeout(timer);
        choose(message.candidates).then((names) => {
          worker.postMessage(names);
          before = process.cpuUsage();
          timers.push(setTimeout(endSlow, maxMs * clockFactor));
        }, reject);
      });
      worker.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') endLarge();
        else end(`failed (${error.message}); the file may be damaged`);
      });
      worker.postMessage(request);
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    worker.removeAllListeners('message').removeAllListeners('error');
    if (worker !== idleWorker) await worker.terminate();
  }
}

/** Loading the readers takes a second, so the thread is kept for another import of this process. */
let idleWorker: Worker | undefined;

function startWorker(): Worker {
  const worker = new Worker(path.join(engineRoot, 'bin/import-worker.mjs'), {
    resourceLimits: { maxOldGenerationSizeMb: usualLimits.memoryBytes / 1024 ** 2 },
  });
  worker.unref();
  return worker;
}

/** The thread waits for the names of the chosen candidates. */
type Choice = { kind: 'choice'; candidates: Parameters<ReadOptions['choose']>[0] };

async function sizeOf(places: readonly string[]): Promise<number> {
  const sizes = places.map(async (place): Promise<number> => {
    const found = await stat(place).catch(() => null);
    if (!found?.isDirectory()) return found?.size ?? 0;
    return sizeOf((await filesBelow(place)).map((file) => path.join(place, file)));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The text of a posting in a file, which can be a PDF, a Word document, a text or a saved page. */
export async function readPosting(
  file: string,
  language: string,
): Promise<{ text: string } | { refused: string }> {
  const reading = await readInWorker({ places: [file], language, asText: true }, async () => new Set());
  if (reading.kind === 'text') return { text: reading.text };
  return { refused: reading.kind === 'unreadable' ? reading.why : 'The posting cannot be read.' };
}
