import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { contentTypeOf } from '../../src/pipeline/serve/content-types.ts';
import { cacheControl } from '../../src/pipeline/serve/headers.ts';
import { type Line, shape } from './line.ts';

const recordBytes = 1400;
const partBytes = 3 * recordBytes;
const usualUrgency = 3;

const compressed = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;

/**
 * Serves a folder on the loopback as a good host does: HTTP/2 over TLS, brotli as the build wrote it, files kept in
 * memory. With a line, all connections share it.
 */
export async function serve(folder: string, line?: Line) {
  const answers = await readAnswers(folder);
  const server = createSecureServer(selfSigned());
  // Not `request`, whose answers end with a frame of their own for trailers, behind all that is under way by then.
  server.on('session', (session) => {
    const send = startSending();
    session.on('stream', (stream, { ':path': path = '/', priority }) => {
      const name = decodeURIComponent(path.split('?', 1)[0] ?? '/');
      const file = name === '/' ? '/index.html' : /\.\w+$/.test(name) ? name : `${name}.html`;
      const { bytes, headers } = answers.get(file) ?? answers.get('/404.html') ?? { bytes: Buffer.of() };
      // A visitor who leaves resets what is under way.
      stream.on('error', () => {});
      setTimeout(() => {
        if (stream.destroyed) return;
        stream.respond({ ':status': answers.has(file) ? 200 : 404, ...headers });
        send(stream, bytes, String(priority));
      }, line?.requestMs ?? 0);
    });
  });
  // A browser reads a record when all of it is there; those of a packet each hold nothing up, as with good hosts.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(recordBytes));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A browser that is ended leaves without a word.
    session.on('error', () => {});
  });
  const shaped = line && shape(line);
  const entrance = createServer((socket) => {
    server.emit('connection', shaped ? shaped(socket) : socket);
  });
  await new Promise<void>((listening) => entrance.listen(0, '127.0.0.1', listening));
  const { port } = entrance.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    /** Ends the connections too: a server waits for browsers that keep theirs open. */
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((closed) => entrance.close(closed));
    },
  };
}

/**
 * Sends the answers of one connection, a few packets at a time and the most urgent first, as browsers ask for it
 * (https://www.rfc-editor.org/rfc/rfc9218). Node itself sends in the order in which files were asked for, and hears of
 * no request while it sends.
 */
function startSending() {
  const waiting: { stream: ServerHttp2Stream; bytes: Buffer; urgency: number }[] = [];
  let isSending = false;
  const sendNext = () => {
    const next = waiting.sort((one, other) => one.urgency - other.urgency)[0];
    isSending = next !== undefined;
    if (!next) return;
    const part = next.bytes.subarray(0, partBytes);
    next.bytes = next.bytes.subarray(partBytes);
    if (next.bytes.length > 0 && !next.stream.destroyed) next.stream.write(part, sendNext);
    else {
      waiting.shift();
      next.stream.end(part, sendNext);
    }
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

/** A certificate for this run alone; nothing trusts it, and browsers are told not to ask. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync(
      'openssl',
      [...request, '-days', '1', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
