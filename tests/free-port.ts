import { createServer } from 'node:net';

/** Below the ephemeral ports: the system cannot assign one of these to another program before it is used. */
const firstPort = 20_000;
const lastPort = 30_000;

/** The first of `count` consecutive ports that are free on this machine. */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = firstPort + Math.floor(Math.random() * (lastPort - firstPort));
    const ports = Array.from({ length: count }, (_, at) => first + at);
    const areFree = await Promise.all(ports.map(isFree));
    if (areFree.every(Boolean)) return first;
  }
}

/** A port is free if it is free on both loopback addresses. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', 'localhost']) {
    const server = createServer();
    const isHeard = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, host, () => resolve(true));
    });
    if (!isHeard) return false;
    await new Promise((resolve) => server.close(resolve));
  }
  return true;
}
