import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { engineRoot } from '../../files/output-paths.ts';
import { createQueue } from '../../files/queue.ts';
import { Refused } from '../../owner/create-application.ts';
import type { DocumentAnswers, DocumentRequest } from './make-document.ts';

export type DocumentMaker = <Kind extends keyof DocumentAnswers>(
  request: Extract<DocumentRequest, { kind: Kind }>,
) => Promise<DocumentAnswers[Kind]>;

/**
 * Makes documents in a thread, one after another, so that the server can answer meanwhile. Rejects with `Refused` if there
 * is a sentence for the owner.
 */
export function createDocumentMaker(): DocumentMaker {
  const inTurn = createQueue(1);
  let idle: Worker | undefined;
  return (request) =>
    inTurn(async () => {
      const worker = idle ?? new Worker(path.join(engineRoot, 'bin/document-worker.mjs'));
      idle = undefined;
      worker.unref();
      try {
        const answer = await new Promise<object>((resolve, reject) => {
          worker.once('message', resolve);
          worker.once('error', reject);
          worker.postMessage(request);
        });
        worker.removeAllListeners('message').removeAllListeners('error');
        // The memory of WebAssembly never shrinks, and pictures need much of it.
        if (request.kind !== 'portfolio') idle = worker;
        if ('failed' in answer) throw new Error(String(answer.failed));
        if ('refused' in answer && !('option' in answer)) throw new Refused(String(answer.refused));
        // The kind of an answer is that of its request.
        return answer as never;
      } finally {
        if (worker !== idle) await worker.terminate();
      }
    });
}
