import { createServer, request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { type Listening, listenHere } from '../listen-here.ts';

type LoggingProxy = Listening & { requests: string[] };

/** Starts a proxy that records every requested address, forwards those on localhost and refuses all others. */
export async function startLoggingProxy(): Promise<LoggingProxy> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    requests.push(address);
    const { hostname, protocol } = new URL(address);
    // WebSockets of the dev server also arrive here.
    if (hostname !== 'localhost' || protocol !== 'http:') {
      response.writeHead(502).end();
      return;
    }
    const forwarded = sendRequest(address, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  // Encrypted requests show only their host, which is enough for the record.
  server.on('connect', (request, socket) => {
    requests.push(`https://${request.url}`);
    const [host = '', port = '443'] = (request.url ?? '').split(':');
    if (host !== 'localhost') {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const onward = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  return { ...(await listenHere(server, '127.0.0.1')), requests };
}
