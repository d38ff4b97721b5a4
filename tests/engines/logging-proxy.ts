import { request as ask, createServer } from 'node:http';
import { connect } from 'node:net';
import { type Listening, listenHere } from '../listen-here.ts';

type LoggingProxy = Listening & { asked: string[] };

/**
 * Stands between a browser and the network and writes down every address it is asked for. Passes on what is meant for
 * this machine; everybody else is out of reach, so that a browser's own errands go nowhere either.
 */
export async function startLoggingProxy(): Promise<LoggingProxy> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    asked.push(address);
    const { hostname, protocol } = new URL(address);
    // A socket of the development server is asked for as an address, too.
    if (hostname !== 'localhost' || protocol !== 'http:') {
      response.writeHead(502).end();
      return;
    }
    const passed = ask(address, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  // What is encrypted shows its host only, which is enough to be found out.
  server.on('connect', (request, socket) => {
    asked.push(`https://${request.url}`);
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
  return { ...(await listenHere(server, '127.0.0.1')), asked };
}
