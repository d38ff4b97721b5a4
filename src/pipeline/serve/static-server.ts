import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { contentTypeOf } from './content-types.ts';
import { cacheControl, type Header } from './headers.ts';

type Options = {
  folder: string;
  base: string;
  headers: Header[];
  /** Answers a request instead of a file and says so with `true`; the inbox. */
  answer?: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
};

/** A client that sends its request more slowly than this is let go, in ms. */
const requestPatienceMs = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
};

/** Serves a built folder as a good host does: compressed, cached, with every header, and a real 404. */
export function createStaticServer(options: Options): Server {
  return createServer(requestPatienceMs, (request, response) => {
    respond(request, response, options).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The server could not answer this request.\n');
    });
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, options: Options): Promise<void> {
  for (const [name, value] of options.headers) response.setHeader(name, value);
  const path = sitePath(request.url ?? '/', options.base);
  if (path !== null && options.answer && (await options.answer(request, response, path))) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Only GET and HEAD are answered here.\n');
    return;
  }
  const found = path === null ? null : await findFile(options.folder, path);
  const file = found ?? join(options.folder, '404.html');
  await sendFile(request, response, file, { status: found ? 200 : 404, path: path ?? '/404.html' });
}

/** The path below the base, decoded; `null` where it is none of ours or cannot be a file. */
function sitePath(url: string, base: string): string | null {
  const raw = url.split(/[?#]/, 1)[0] ?? '/';
  const withSlash = raw === base.slice(0, -1) ? base : raw;
  if (!withSlash.startsWith(base)) return null;
  try {
    const path = decodeURIComponent(`/${withSlash.slice(base.length)}`);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

async function findFile(folder: string, path: string): Promise<string | null> {
  const target = normalize(join(folder, path));
  if (target !== folder && !target.startsWith(folder + sep)) return null;
  const candidates = path.endsWith('/') ? [join(target, 'index.html')] : [target, `${target}.html`];
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { status, path }: { status: number; path: string },
): Promise<void> {
  const encoding = await chooseEncoding(request, file);
  const served = encoding ? file + encoding.suffix : file;
  const { size, mtimeMs } = await stat(served);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding?.suffix ?? ''}"`;
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Cache-Control', status === 200 ? cacheControl(path) : 'no-store');
  response.setHeader('ETag', etag);
  // The whole file is the answer to a request for a part of it.
  response.setHeader('Accept-Ranges', 'none');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  if (status === 200 && isKnown(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'Content-Length': size });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(served)
    .on('error', () => response.destroy())
    .pipe(response);
}

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  return known.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

async function chooseEncoding(request: IncomingMessage, file: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  for (const encoding of [
    { name: 'br', suffix: '.br' },
    { name: 'gzip', suffix: '.gz' },
  ]) {
    if (!accepted.includes(encoding.name)) continue;
    const found = await stat(file + encoding.suffix).catch(() => null);
    if (found) return encoding;
  }
  return null;
}
