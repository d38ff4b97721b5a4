import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import {
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { contentTypeOf } from '../../src/hosts/content-types.ts';
import { cacheControl } from '../../src/hosts/headers.ts';
import { writeCertificate } from '../self-signed.ts';

/** A connection's download direction. Kilobits are 1000 bits. */
export type Connection = { requestMs: number; downKbps: number };

/**
 * "Slow 4G" as Chrome's developer tools and Lighthouse apply it: connecting takes no time, every request 3.75 times the
 * round trip of 150 ms. Uploads are negligible.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const slow4G: Connection = { requestMs: 562, downKbps: 1440 };

const compressed = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;

/**
 * Serves a folder on localhost as a good host does: HTTP/2 over TLS, the build's brotli files, from memory, by priority.
 * All clients share the connection's bandwidth.
 */
export async function serve(folder: string, connection?: Connection) {
  const responses = await readResponses(folder);
  const server = createSecureServer(await createCertificate());
  const send = connection
    ? throttle(connection)
    : (stream: ServerHttp2Stream, bytes: Buffer) => stream.end(bytes);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A killed browser resets the connection.
    session.on('error', () => {});
  });
  // Responses to `request` end with a separate frame for trailers, which would wait behind everything being sent.
  server.on('stream', (stream: ServerHttp2Stream, { ':path': path = '/', priority }: IncomingHttpHeaders) => {
    const name = decodeURIComponent(path.split('?', 1)[0] ?? '/');
    const file = name === '/' ? '/index.html' : /\.\w+$/.test(name) ? name : `${name}.html`;
    const { bytes, headers } = responses.get(file) ?? responses.get('/404.html') ?? { bytes: Buffer.of() };
    stream.on('error', () => {});
    setTimeout(() => {
      if (stream.destroyed) return;
      stream.respond({ ':status': responses.has(file) ? 200 : 404, ...headers });
      send(stream, bytes, String(priority));
    }, connection?.requestMs ?? 0);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    /** Ends open sessions too; a server waits for them. */
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

async function createCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-certificate-'));
  try {
    const { keyFile, certFile } = writeCertificate(folder);
    return { key: await readFile(keyFile), cert: await readFile(certFile) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const packetBytes = 1400;

/** https://www.rfc-editor.org/rfc/rfc9218 */
const defaultUrgency = 3;

/** Late timers of a busy machine must not reduce the bandwidth. */
const latenessMs = 10;

/** Sends packet by packet at the given bandwidth, always from the most urgent response. */
function throttle({ downKbps }: Connection) {
  const waiting: { stream: ServerHttp2Stream; bytes: Buffer; urgency: number }[] = [];
  let sentAt = 0;
  let isSending = false;
  const sendNext = () => {
    const next = waiting.sort((one, other) => one.urgency - other.urgency)[0];
    isSending = next !== undefined;
    if (!next) return;
    const packet = next.bytes.subarray(0, packetBytes);
    next.bytes = next.bytes.subarray(packetBytes);
    const isLast = next.bytes.length === 0 || next.stream.destroyed;
    if (isLast) waiting.shift();
    sentAt = Math.max(sentAt, performance.now() - latenessMs) + (packet.length * 8) / downKbps;
    setTimeout(() => {
      if (isLast) next.stream.end(packet);
      else next.stream.write(packet);
      sendNext();
    }, sentAt - performance.now());
  };
  return (stream: ServerHttp2Stream, bytes: Buffer, priority: string) => {
    waiting.push({ stream, bytes, urgency: Number(/u=(\d)/.exec(priority)?.[1] ?? defaultUrgency) });
    if (!isSending) sendNext();
  };
}

type Response = { bytes: Buffer; headers: Record<string, string> };

/** Reads and compresses everything beforehand, so that the first visit is as fast as the next. */
async function readResponses(folder: string): Promise<Map<string, Response>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((child) => child.isFile() && !/\.(?:br|gz)$/.test(child.name));
  const responses = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = file.slice(folder.length).split(sep).join('/');
      const isCompressed = compressed.test(name);
      const bytes = isCompressed ? await readCompressed(file) : await readFile(file);
      const headers = {
        'content-type': contentTypeOf(path),
        'cache-control': cacheControl(path),
        'content-length': String(bytes.length),
        ...(isCompressed ? { 'content-encoding': 'br' } : {}),
      };
      return [path, { bytes, headers }] as const;
    }),
  );
  return new Map(responses);
}

/** The build does not compress very small files, nor the control. */
async function readCompressed(file: string): Promise<Buffer> {
  return readFile(`${file}.br`).catch(async () => promisify(brotliCompress)(await readFile(file)));
}
