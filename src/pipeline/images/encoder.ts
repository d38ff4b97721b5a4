import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pictureMessages } from '../messages/picture-messages.ts';
import type { CacheEntry } from './cache-entry.ts';
import { type EncodeJob, encodeEntry } from './encode-entry.ts';
import type { EncodeAnswer } from './encode-process.ts';
import { UnfitOriginal } from './inspect-original.ts';

/** Something that encodes pictures into the cache, several at once if asked to. */
export type Encoder = {
  /** Rejects with `UnfitOriginal` when the original cannot be read. */
  encode: (job: EncodeJob) => Promise<CacheEntry>;
  stop: () => void;
};

/** For a few pictures: begins at once, and leaves no core idle over the widest file of the only one. */
export function encoderInProcess(cacheDir: string): Encoder {
  return { encode: (job) => encodeEntry(job, cacheDir, 'all at once'), stop: () => undefined };
}

/**
 * For many pictures: a process of its own, since how memory is handed out can only be chosen when a
 * process starts (by default glibc keeps an arena per thread: 700 instead of 320 MB for two jobs), and a
 * decoder that crashes on a malicious picture takes down only this process. The pictures under way then are
 * tried again, each alone, and the one that crashes again is named.
 */
export function startEncoder(cacheDir: string): Encoder {
  const shared = startProcess(cacheDir);
  return {
    encode: async (job) => {
      try {
        return await shared.encode(job);
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error;
        return encodeAlone(job, cacheDir);
      }
    },
    stop: shared.stop,
  };
}

async function encodeAlone(job: EncodeJob, cacheDir: string): Promise<CacheEntry> {
  const own = startProcess(cacheDir);
  try {
    return await own.encode(job);
  } catch (error) {
    if (error instanceof ProcessEnded) throw new UnfitOriginal(pictureMessages.damaged, { cause: error });
    throw error;
  } finally {
    own.stop();
  }
}

class ProcessEnded extends Error {}

type Waiting = { resolve: (entry: CacheEntry) => void; reject: (error: Error) => void };

function startProcess(cacheDir: string): Encoder {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let hasEnded = false;
  let lastId = 0;
  const start = () => {
    const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const started = fork(fileURLToPath(new URL('./encode-process.ts', import.meta.url)), [cacheDir], {
      execArgv: ['--import', loader],
      // The thread pool must hold every job at once, and file reads beside them.
      env: {
        ...process.env,
        MALLOC_ARENA_MAX: '1',
        UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() + 2)),
      },
    });
    started.on('message', (answer: EncodeAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('entry' in answer) asked?.resolve(answer.entry);
      else if ('wording' in answer) asked?.reject(new UnfitOriginal(answer.wording));
      else asked?.reject(new Error(answer.stack));
    });
    started.on('exit', () => {
      hasEnded = true;
      for (const { reject } of waiting.values()) reject(new ProcessEnded('The encoding process ended.'));
      waiting.clear();
    });
    return started;
  };
  return {
    encode: (job) =>
      new Promise((resolve, reject) => {
        if (hasEnded) {
          reject(new ProcessEnded('The encoding process has ended.'));
          return;
        }
        child ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        child.send({ id: lastId, job }, (error) => {
          if (error) reject(new ProcessEnded(error.message));
        });
      }),
    stop: () => {
      hasEnded = true;
      child?.disconnect();
    },
  };
}
