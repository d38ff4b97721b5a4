import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { engineRoot } from '../files/output-paths.ts';
import { isInboxPath } from '../hosts/answer-page.ts';
import type { Served } from '../hosts/static-server.ts';
import { type Command, readPort } from './command.ts';
import type { WorkerMessage, WorkerRequest } from './draft-worker.ts';
import { followBuilds, listen } from './serve-site.ts';
import { interruptedCode, type Terminal } from './terminal.ts';

/** Loads no code for builds, because this process keeps running while the site is served. */
export const run: Command<{ port: string }> = async ({ options }, terminal) => {
  const port = readPort(options.port ?? '4173');
  let onFirst: (served: Served) => void = () => {};
  const first = new Promise<Served>((resolve) => {
    onFirst = resolve;
  });
  let current = () => first;
  const showAddress = await listen('start', port, () => current(), terminal);
  return buildInWorker(terminal, async (served) => {
    current = served.makeFile ? async () => served : await followBuilds(served, terminal);
    onFirst(served);
    showAddress(served.base);
    if (served.makeFile)
      terminal.print('The pictures are still being encoded. Pictures of pages that you open come first.');
  });
};

/** Builds the draft in a separate process, whose memory is freed when it ends. Resolves with its exit code. */
async function buildInWorker(terminal: Terminal, serve: (served: Served) => Promise<void>): Promise<number> {
  const worker = fork(path.join(engineRoot, 'bin/draft-worker.mjs'), [terminal.root]);
  const waiting = new Map<number, () => void>();
  let requests = 0;
  const send = (request: WorkerRequest) => worker.connected && worker.send(request);
  const makeFile = (file: string) =>
    new Promise<void>((resolve) => {
      requests += 1;
      waiting.set(requests, resolve);
      if (!send({ make: requests, path: file })) resolve();
    });
  worker.on('message', async (message: WorkerMessage) => {
    if ('made' in message) {
      waiting.get(message.made)?.();
      waiting.delete(message.made);
      return;
    }
    await serve({
      ...message.serve,
      answer: inboxOf(message.serve.folder, terminal),
      makeFile: message.isComplete ? undefined : makeFile,
    });
    send({ isServed: true });
  });
  const [code, signal] = await once(worker, 'exit');
  for (const resolve of waiting.values()) resolve();
  return code ?? (signal === 'SIGINT' ? interruptedCode : 1);
}

/** Loads the inbox with the first message that comes while site.yaml is readable. */
export function inboxOf(folder: string, terminal: Terminal): NonNullable<Served['answer']> {
  let read: ReturnType<typeof load> | undefined;
  const load = async () => (await import('./read-served.ts')).readServed(folder, terminal);
  return async (request, response, file) => {
    if (!isInboxPath(file)) return false;
    read ??= load();
    const served = await read;
    if (!served) read = undefined;
    return served?.answer(request, response, file) ?? false;
  };
}
