import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { extname, join, sep } from 'node:path';
import type { Options } from 'sirv';
import sirv from 'sirv';
import { contentTypes } from './content-types.ts';
import {
  cacheControl,
  type Header,
  readerPaths,
  resourcePolicy,
  resourcePolicyHeader,
  unlistedHeader,
} from './headers.ts';
import { isMedia, sendMedia } from './send-media.ts';
import { uploadFileNames } from './upload-files.ts';

export type Served = {
  folder: string;
  base: string;
  headers: Header[];
  /** Handles a request before files are served, and returns whether it did. Used for the inbox. */
  answer?: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /** Creates a missing file, if the site has its path. */
  makeFile?: ((path: string) => Promise<void>) | undefined;
};

/** Timeouts for requests, in ms; slower clients are disconnected. */
const requestTimeoutsMs = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
};

const fileOptions: Options = {
  // The disk is read for each request, because a build can replace the folder.
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, path) => {
    const type = contentTypes[extname(path)];
    if (type) response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', cacheControl(path));
    response.setHeader('Accept-Ranges', 'none');
  },
};

/**
 * Serves a built folder as a good host does: compressed, cached, with every header, and a real 404. A function is called
 * for each request, because a later build may be in another folder.
 */
export function createStaticServer(site: Served | (() => Promise<Served>)): Server {
  const current = async () => (typeof site === 'function' ? site() : site);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { folder, base, headers, answer, makeFile } = await current();
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = pathBelow(base, request.url ?? '/');
    if (path !== null) response.setHeader(resourcePolicyHeader, resourcePolicy(path.decoded));
    if (path !== null && readerPaths.pattern.test(path.decoded)) response.setHeader(...unlistedHeader);
    if (path !== null && answer && (await answer(request, response, path.decoded))) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Only GET and HEAD are answered here.\n');
      return;
    }
    const missing = () => sendNotFound(folder, path?.decoded ?? '/', response);
    if (path === null || isForHosts(path.decoded)) return missing();
    request.url = path.raw;
    request.headers['accept-encoding'] = acceptedEncodings(request).join();
    const file = fileBelow(folder, path.decoded);
    // Paths of pages have no extension.
    if (makeFile && file && extname(file) && !existsSync(file)) await makeFile(path.decoded);
    if (isMedia(path.decoded)) {
      response.setHeader('Cache-Control', cacheControl(path.decoded));
      if (file === null || !(await sendMedia(request, response, file))) await missing();
      return;
    }
    // A range request gets the whole file.
    delete request.headers.range;
    // A read error ends its own request, not the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    let isFound = true;
    sirv(folder, fileOptions)(request, response, () => {
      isFound = false;
    });
    if (!isFound) await missing();
  }

  /**
   * The 404 page in the language of the path: as on hosts, the page in the first folder of the path, if it exists.
   */
  async function sendNotFound(folder: string, path: string, response: ServerResponse): Promise<void> {
    const own = /^\/([a-z]{2,3}(?:-[a-z\d]+)*)\//.exec(path)?.[1];
    const file = own && existsSync(join(folder, own, '404.html')) ? join(own, '404.html') : '404.html';
    const page = await readFile(join(folder, file));
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(page);
  }

  const server = createServer(requestTimeoutsMs, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The server could not answer this request.\n');
    });
  });
  return answerBadRequests(server, async () => (await current()).headers);
}

/** The path below the base; null if it is outside the base or cannot be a file. */
function pathBelow(base: string, url: string): { raw: string; decoded: string } | null {
  const raw = url.split(/[?#]/, 1)[0] ?? '/';
  const withSlash = raw === base.slice(0, -1) ? base : raw;
  if (!withSlash.startsWith(base)) return null;
  const below = `/${withSlash.slice(base.length)}`;
  try {
    const decoded = decodeURIComponent(below);
    return decoded.includes('\0') ? null : { raw: below, decoded };
  } catch {
    return null;
  }
}

/** The file of a path; null for hidden files and paths outside the folder. */
function fileBelow(folder: string, path: string): string | null {
  const file = join(folder, path);
  return file.startsWith(join(folder, sep)) && !path.split(/[/\\]/).some((part) => part.startsWith('.'))
    ? file
    : null;
}

/** Whether it is the path of a configuration file for hosts, which is not part of the site. */
function isForHosts(path: string): boolean {
  const names = uploadFileNames.map((name) => name.toLowerCase());
  // Compressed files are never sent under their own names.
  return /\.(?:br|gz)$/i.test(path) || path.split(/[/\\]/).some((part) => names.includes(part.toLowerCase()));
}

/** sirv would read `br;q=0` and `breeze` as brotli. */
function acceptedEncodings(request: IncomingMessage): string[] {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/));
  const isAccepted = (name: string) => {
    const [, quality] = accepted.find(([coding]) => coding === name) ??
      accepted.find(([coding]) => coding === '*') ?? [null, 'q=0'];
    return !/^q=0(?:\.0*)?$/.test(quality ?? '');
  };
  return ['br', 'gzip'].filter(isAccepted);
}

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
