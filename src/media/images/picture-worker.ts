import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { type DiagnosticText, Refused } from '../../core/diagnostics.ts';
import { engineRoot } from '../../files/output-paths.ts';
import { UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { type EncodedPicture, type EncodeOrder, encodeOriginal } from './encode-picture.ts';

type Request = { id: number; order: EncodeOrder };

/** What became of a request; `failed` is the stack of a bug. */
type Reply = { id: number } & (
  | { encoded: EncodedPicture }
  | { refused: DiagnosticText }
  | { failed: string }
);

type Waiting = { resolve: (encoded: EncodedPicture) => void; reject: (error: Error) => void };

type Worker = { child: ChildProcess; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout };

/**
 * Read by glibc. Without them it keeps the memory of encoded pictures: in a heap per thread, and more with every picture.
 * Other systems ignore them. https://sharp.pixelplumbing.com/install#linux-memory-allocator
 */
const allocatorEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Long enough for the next request of a page that is loading. */
const idleMs = 1000;

let worker: Worker | undefined;
let requests = 0;

/**
 * Encodes a picture in a separate process, whose memory is freed when it ends: after a second without work, or with this
 * process. Throws `UnsupportedMediaError`.
 */
export function encodeInWorker(order: EncodeOrder): Promise<EncodedPicture> {
  worker ??= startWorker();
  const { child, waiting, idle } = worker;
  clearTimeout(idle);
  child.ref();
  child.channel?.ref();
  requests += 1;
  const request: Request = { id: requests, order };
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    child.send(request);
  });
}

function startWorker(): Worker {
  const child = fork(path.join(engineRoot, 'bin/picture-worker.mjs'), {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, ...allocatorEnvironment },
  });
  const started: Worker = { child, waiting: new Map() };
  const end = () => {
    if (worker === started) worker = undefined;
  };
  const fail = (error: Error) => {
    end();
    for (const { reject } of started.waiting.values()) reject(error);
  };
  child.on('message', (reply: Reply) => {
    settle(started.waiting, reply);
    if (started.waiting.size > 0) return;
    // An idle worker does not keep this process running.
    child.unref();
    child.channel?.unref();
    started.idle = setTimeout(() => {
      end();
      child.disconnect();
    }, idleMs).unref();
  });
  // Each request to an ended process is an error of its own.
  child.on('error', fail);
  child.once('exit', (code, signal) =>
    fail(
      new Refused(
        `The process that encodes pictures ended early (${signal ?? `exit code ${code}`}), which happens if the memory is full. Close other programs and run the command again. Encoded pictures are kept.`,
      ),
    ),
  );
  return started;
}

function settle(waiting: Map<number, Waiting>, reply: Reply): void {
  const { resolve, reject } = waiting.get(reply.id) ?? {};
  waiting.delete(reply.id);
  if ('encoded' in reply) resolve?.(reply.encoded);
  else reject?.('refused' in reply ? new UnsupportedMediaError(reply.refused) : new Error(reply.failed));
}

/** Answers the parent process, and exits with it. */
export function runPictureWorker(): void {
  process.on('disconnect', () => process.exit());
  // Ctrl+C reaches both processes; the parent decides when to end.
  process.on('SIGINT', () => {});
  process.on('message', async ({ id, order }: Request) => {
    const reply: Reply = await encodeOriginal(order).then(
      (encoded) => ({ id, encoded }),
      (error: unknown) =>
        error instanceof UnsupportedMediaError
          ? { id, refused: error.diagnosticText }
          : { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    );
    process.send?.(reply);
  });
}
