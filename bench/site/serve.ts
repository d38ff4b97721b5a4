import { readdir, readFile } from 'node:fs/promises';
import {
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { contentTypeOf } from '../../src/pipeline/serve/content-types.ts';
import { cacheControl } from '../../src/pipeline/serve/headers.ts';
import { selfSigned } from '../self-signed.ts';

/** A line down from a server. Kilobits are 1000 bits. */
export type Line = { requestMs: number; downKbps: number };

/**
 * "Slow 4G" as Chrome's developer tools and Lighthouse apply it: no time for a connection, and for every request 3.75
 * times the round trip of 150 ms. What goes up is some hundred bytes a request, and nothing beside that.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const slow4G: Line = { requestMs: 562, downKbps: 1440 };

const compressed = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;

/**
 * Serves a folder on the loopback as a good host does: HTTP/2 over TLS, brotli as the build wrote it, files kept in
 * memory, the most urgent first. All connections share the line.
 */
export async function serve(folder: string, line?: Line) {
  const answers = await readAnswers(folder);
  const server = createSecureServer(selfSigned());
  const send = line ? startSending(line) : (stream: ServerHttp2Stream, bytes: Buffer) => stream.end(bytes);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A browser that is ended leaves without a word.
    session.on('error', () => {});
  });
  // Not `request`, whose answers end with a frame of their own for trailers, behind all that is under way by then.
  server.on('stream', (stream: ServerHttp2Stream, { ':path': path = '/', priority }: IncomingHttpHeaders) => {
    const name = decodeURIComponent(path.split('?', 1)[0] ?? '/');
    const file = name === '/' ? '/index.html' : /\.\w+$/.test(name) ? name : `${name}.html`;
    const { bytes, headers } = answers.get(file) ?? answers.get('/404.html') ?? { bytes: Buffer.of() };
    stream.on('error', () => {});
    setTimeout(() => {
      if (stream.destroyed) return;
      stream.respond({ ':status': answers.has(file) ? 200 : 404, ...headers });
      send(stream, bytes, String(priority));
    }, line?.requestMs ?? 0);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    /** Ends the connections too: a server waits for browsers that keep theirs open. */
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

const packetBytes = 1400;

/** What is asked for without a word on it: https://www.rfc-editor.org/rfc/rfc9218 */
const usualUrgency = 3;

/** Timers are late on a busy machine, which must not make the line slower. */
const latenessMs = 10;

/** Sends packet by packet, each when the line has had the time to carry it, always of what is most urgent by then. */
function startSending({ downKbps }: Line) {
  const waiting: { stream: ServerHttp2Stream; bytes: Buffer; urgency: number }[] = [];
  let carriedAt = 0;
  let isSending = false;
  const sendNext = () => {
    const next = waiting.sort((one, other) => one.urgency - other.urgency)[0];
    isSending = next !== undefined;
    if (!next) return;
    const packet = next.bytes.subarray(0, packetBytes);
    next.bytes = next.bytes.subarray(packetBytes);
    const isLast = next.bytes.length === 0 || next.stream.destroyed;
    if (isLast) waiting.shift();
    carriedAt = Math.max(carriedAt, performance.now() - latenessMs) + (packet.length * 8) / downKbps;
    setTimeout(() => {
      if (isLast) next.stream.end(packet);
      else next.stream.write(packet);
      sendNext();
    }, carriedAt - performance.now());
  };
  return (stream: ServerHttp2Stream, bytes: Buffer, priority: string) => {
    waiting.push({ stream, bytes, urgency: Number(/u=(\d)/.exec(priority)?.[1] ?? usualUrgency) });
    if (!isSending) sendNext();
  };
}

type Answer = { bytes: Buffer; headers: Record<string, string> };

/** No visitor waits for a file to be read or compressed: the first view of a page would be another than the next. */
async function readAnswers(folder: string): Promise<Map<string, Answer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((child) => child.isFile() && !/\.(?:br|gz)$/.test(child.name));
  const answers = await Promise.all(
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
  return new Map(answers);
}

/** As the build wrote it; what it found too small, and the control, are compressed here. */
async function readCompressed(file: string): Promise<Buffer> {
  return readFile(`${file}.br`).catch(async () => promisify(brotliCompress)(await readFile(file)));
}
