import { buildDraft, type ServedDraft } from '../build/build-draft.ts';
import { outputPaths } from '../files/output-paths.ts';
import { undoInterrupted } from './change-content.ts';
import { ownTerminal, showProgress } from './terminal.ts';

/** From the worker: a folder to serve, or a file that a request waits for has been made or does not exist. */
export type WorkerMessage = { serve: Omit<ServedDraft, 'makeFile'>; isComplete: boolean } | { made: number };

/** To the worker: the folder is served, or a request needs this file. */
export type WorkerRequest = { isServed: true } | { make: number; path: string };

/** Builds the draft for the process that started this one. */
export async function runDraftWorker(root: string): Promise<void> {
  const terminal = ownTerminal(root);
  const send = (message: WorkerMessage) => process.send?.(message);
  // Nobody serves the draft any more.
  process.on('disconnect', () => process.exit());
  if (!process.connected) process.exit();
  let makeFile: ServedDraft['makeFile'];
  let onServed = () => {};
  process.on('message', async (request: WorkerRequest) => {
    if ('isServed' in request) return onServed();
    try {
      await makeFile?.(request.path);
    } catch (error) {
      console.error(error);
    }
    send({ made: request.make });
  });
  await undoInterrupted(outputPaths(root).contentDir, terminal);
  const isBuilt = await buildDraft({
    root,
    log: terminal.print,
    onProgress: showProgress('Pictures', terminal.print),
    serve: (draft) =>
      new Promise((resolve) => {
        onServed = resolve;
        const { makeFile: make, ...served } = draft;
        makeFile = make;
        send({ serve: served, isComplete: !make });
      }),
  });
  process.exit(isBuilt ? 0 : 1);
}
