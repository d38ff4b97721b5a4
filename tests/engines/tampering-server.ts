import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteHeaders } from '../../src/pipeline/serve/headers.ts';
import { createStaticServer } from '../../src/pipeline/serve/static-server.ts';
import { type Listening, listenHere } from '../listen-here.ts';

export type TamperingServer = Listening & { tampered: string[] };

/** Serves dist/ as it is, but for the scripts whose name begins with `prefix`: each has a line more than was built. */
export async function startTamperingServer(prefix: string): Promise<TamperingServer> {
  const tampered: string[] = [];
  const server = createStaticServer({
    folder: 'dist',
    base: '/',
    headers: siteHeaders({ action: '/submit' }),
    answer: async (_request, response, address) => {
      const name = path.posix.basename(address);
      if (!name.startsWith(prefix) || !name.endsWith('.js')) return false;
      tampered.push(name);
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' });
      response.end(`${await readFile(path.join('dist/assets', name), 'utf8')};window.tampered = true;`);
      return true;
    },
  });
  return { ...(await listenHere(server)), tampered };
}
