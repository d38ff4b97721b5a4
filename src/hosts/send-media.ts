import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from './content-types.ts';

/** Files that players request in ranges. Safari plays only files from servers that support ranges. */
export function isMedia(path: string): boolean {
  return /\.(?:mp4|webm|mov|m4v|mp3|m4a|ogg|wav)$/i.test(path);
}

/**
 * Sends a file or the requested range of it: https://www.rfc-editor.org/rfc/rfc9110.html#name-range-requests. Returns false,
 * without sending anything, if there is no such file.
 */
export async function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<boolean> {
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) return false;
  const { size } = stats;
  const etag = `"${size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  const modified = stats.mtime.toUTCString();
  response.setHeader('Content-Type', contentTypeOf(file.toLowerCase()));
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', modified);
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifNoneMatch?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
    response.writeHead(304).end();
    return true;
  }
  // A range is valid only if the client has other parts of the same version.
  const isSame = ifRange === undefined || ifRange === etag || ifRange === modified;
  const part = isSame && request.method === 'GET' ? requestedPart(range, size) : 'all';
  if (part === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return true;
  }
  const { start, end } = part === 'all' ? { start: 0, end: size - 1 } : part;
  const partHeaders = part === 'all' ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` };
  response.writeHead(part === 'all' ? 200 : 206, { ...partHeaders, 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD' || size === 0) response.end();
  // Players close the connection when they have enough, which is not an error.
  else await pipeline(createReadStream(file, { start, end }), response).catch(() => response.destroy());
  return true;
}

/**
 * The first and last byte of a `Range` header. `all` if there is no header, or one that may be ignored because it
 * is invalid or has several ranges. `none` if the file has no byte of the range.
 */
function requestedPart(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return 'all';
  if (Number(from) >= size) return 'none';
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
