import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { errorCode } from '../files/system-errors.ts';
import { createStaticServer, type Served } from '../hosts/static-server.ts';
import { takenPort } from './command.ts';
import type { Terminal } from './terminal.ts';

/**
 * Serves what `current` returns on localhost, for the command `name`, until a signal ends it. Returns a function that
 * prints the address.
 */
export async function listen(
  name: string,
  port: number,
  current: () => Promise<Served>,
  terminal: Terminal,
): Promise<(base: string) => void> {
  let shownBase: string | undefined;
  const server = createStaticServer(async () => {
    const served = await current();
    showAddress(served.base);
    return served;
  });
  function showAddress(base: string) {
    const address = server.address();
    if (base === shownBase || typeof address !== 'object' || !address) return;
    terminal.print(`Serving http://localhost:${address.port}${base}`);
    // From now on, a signal ends the command successfully.
    if (shownBase === undefined)
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
    shownBase = base;
  }
  // Loopback only: the inbox is for the owner's own machine.
  await once(server.listen(port, 'localhost'), 'listening').catch((error: unknown) => {
    throw errorCode(error) === 'EADDRINUSE' ? takenPort(port, name) : error;
  });
  return showAddress;
}

/** The current settings of a built folder: a later build may have another form, image host or address. */
export async function followBuilds(first: Served, terminal: Terminal): Promise<() => Promise<Served>> {
  const { folder } = first;
  let served = first;
  let stamp = await stampOf(folder);
  return async () => {
    const now = await stampOf(folder);
    if (now !== null && now !== stamp) {
      stamp = now;
      const { readServed } = await import('./read-served.ts');
      served = (await readServed(folder, terminal)) ?? served;
    }
    return served;
  };
}

/** Changes when a build replaces the folder; null in the moment between two builds. */
async function stampOf(folder: string): Promise<string | null> {
  const stats = await stat(folder).catch(() => null);
  return stats && `${stats.ino} ${stats.ctimeMs}`;
}
