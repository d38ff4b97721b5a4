import { fork } from 'node:child_process';
import path from 'node:path';
import { engineRoot } from '../../files/output-paths.ts';
import { createQueue, forEachInQueue } from '../../files/queue.ts';
import { encodePicture } from './encode-picture.ts';
import type { PlannedFile } from './types.ts';

/** One size of one original; `original` is a path. */
type PictureOrder = { original: string; file: PlannedFile };

/** An encoded picture with the index of its order, or an error. */
type Reply = { index: number; bytes: Uint8Array } | { failed: string };

const picturesAtOnce = 2;

/**
 * Encodes in a separate process, for callers that need much memory afterwards: glibc keeps up to 350 MB of memory
 * that decoders and encoders have freed.
 */
export async function encodeInWorker(orders: readonly PictureOrder[]): Promise<Uint8Array[]> {
  const encoded: Uint8Array[] = [];
  const worker = fork(path.join(engineRoot, 'bin/picture-worker.mjs'), {
    serialization: 'advanced',
    execArgv: [],
    // Read by glibc. Without it, its limit rises with every picture.
    env: { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072' },
  });
  return new Promise((resolve, reject) => {
    worker.on('message', (reply: Reply) => {
      if ('failed' in reply) return reject(new Error(reply.failed));
      encoded[reply.index] = reply.bytes;
    });
    worker.once('error', reject);
    worker.once('exit', (code, signal) => {
      if (code === 0) resolve(encoded);
      else
        reject(new Error(`The process that encodes pictures ended with ${signal ?? `exit code ${code}`}.`));
    });
    worker.send(orders);
  });
}

/** Answers the parent process, and exits with it. */
export function runPictureWorker(): void {
  const send = (reply: Reply) => new Promise((sent) => process.send?.(reply, sent));
  process.on('disconnect', () => process.exit());
  process.once('message', async (orders: readonly PictureOrder[]) => {
    try {
      await forEachInQueue(createQueue(picturesAtOnce), orders, async ({ original, file }, index) => {
        const { files } = await encodePicture(original, [file], undefined);
        await send({ index, bytes: files[0]?.bytes ?? new Uint8Array() });
      });
    } catch (error) {
      await send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      process.exit(1);
    }
    process.exit();
  });
}
