import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { port: number; origin: string; close: () => Promise<void> };

/** Lets a server listen on this machine alone, at a port the system chooses; `close` ends every connection as well. */
export async function listenHere(server: Server, host = 'localhost'): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://${host}:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
