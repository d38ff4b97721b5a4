/* Typesets documents for the editor in a thread, so that its server can answer meanwhile. */
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { loadProgram } from './load-program.mjs';

const { answerRequest } = await loadProgram('editor/server/make-document');
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
for (;;) {
  const [request] = await once(port, 'message');
  port.postMessage(await answerRequest(request));
}
