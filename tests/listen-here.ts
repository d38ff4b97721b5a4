import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { port: number; origin: string; close: () => Promise<void> };

/** Makes a server listen on the loopback interface at any free port; `close` also ends all connections. */
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
