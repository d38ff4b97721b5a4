/* Reads files from elsewhere in a thread that `src/import/read-in-worker.ts` can end. */
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { loadProgram } from './load-program.mjs';

const { readImport } = await loadProgram('import/read-import');
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
for (;;) {
  const [request] = await once(port, 'message');
  const reading = await readImport(request, async (candidates) => {
    port.postMessage({ kind: 'choice', candidates });
    const [names] = await once(port, 'message');
    return names;
  });
  port.postMessage(reading);
}
