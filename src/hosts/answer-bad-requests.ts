import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Header } from './headers.ts';

/** Statuses of Node's own responses: https://nodejs.org/api/http.html#event-clienterror */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers invalid HTTP with the usual headers, which Node's own response lacks. */
export function answerBadRequests(
  server: Server,
  headersNow: () => readonly Header[] | Promise<readonly Header[]>,
): Server {
  return server.on('clientError', async (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const headers = await headersNow();
    const status = statuses[error.code ?? ''] ?? 400;
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'Content-Length: 0',
      'Connection: close',
    ];
    return socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });
}
