import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/**
 * Sends a request to this machine. The path is sent unchanged, so it can be malformed, and with any header, which `fetch`
 * does not allow.
 */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body }: Ask = {},
  { request = httpRequest, ...more }: RequestOptions & { request?: typeof httpRequest } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: target,
      method,
      headers,
      agent: false,
      ...more,
    } as const;
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
