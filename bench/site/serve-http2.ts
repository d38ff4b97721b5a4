import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentTypeOf } from '../../src/pipeline/serve/content-types.ts';
import { cacheControl } from '../../src/pipeline/serve/headers.ts';

const compressed = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Serves a folder on the loopback as a good host does: HTTP/2 and brotli 11, files kept in memory. */
export async function serveHttp2(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const held = new Map<string, Promise<{ bytes: Buffer; headers: Record<string, string> } | null>>();
  const server = createSecureServer(selfSigned(), (request, response) => {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
    hold(path).then(async (found) => {
      const file = found ?? (await hold('/404.html'));
      response.writeHead(found ? 200 : 404, file?.headers ?? {});
      response.end(file?.bytes ?? '');
    });
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A browser that is ended leaves without a word.
    session.on('error', () => {});
  });
  const hold = (path: string) => {
    const file = path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`;
    let answer = held.get(file);
    if (!answer) {
      answer = readAnswer(folder, file);
      held.set(file, answer);
    }
    return answer;
  };
  // No visitor waits for a file to be read or compressed: the first view of a page would be another than the next.
  const paths = (await readdir(folder, { recursive: true })).map((path) => `/${path.split(sep).join('/')}`);
  await Promise.all(paths.filter((path) => compressed.test(path)).map(hold));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => closeServer(server, sessions) };
}

async function readAnswer(folder: string, path: string) {
  if (path.includes('..')) return null;
  const raw = await readFile(join(folder, path)).catch(() => null);
  if (!raw) return null;
  const isCompressed = compressed.test(path);
  const bytes = isCompressed ? await readCompressed(join(folder, path), raw) : raw;
  return {
    bytes,
    headers: {
      'content-type': contentTypeOf(path),
      'cache-control': cacheControl(path),
      'content-length': String(bytes.length),
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    },
  };
}

/** As the build wrote it; the control's files are nobody's to publish, and have none. */
async function readCompressed(file: string, raw: Buffer): Promise<Buffer> {
  const compress = () => promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return readFile(`${file}.br`).catch(compress);
}

/** A certificate for this run alone; nothing trusts it, and browsers are told not to ask. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ].concat(['-subj', '/CN=localhost', '-keyout', key, '-out', cert]),
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends the connections too: a server waits for browsers that keep theirs open. */
async function closeServer(server: Http2SecureServer, sessions: Set<ServerHttp2Session>): Promise<void> {
  for (const session of sessions) session.destroy();
  await new Promise<void>((closed) => server.close(() => closed()));
}
