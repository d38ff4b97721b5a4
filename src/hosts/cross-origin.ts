import type { IncomingHttpHeaders } from 'node:http';

/*
 * Another site could make the owner's browser send requests to a server on this machine: directly, which `Origin` and
 * `Sec-Fetch-Site` reveal, or by resolving its own name to this machine (DNS rebinding), which `Host` reveals.
 */

/** The response to a request from another site. */
export type Refusal = { status: number; sentence: string };

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a `Host` header does not name this machine; with a port, at that port. */
export function isWrongHost({ host = '' }: IncomingHttpHeaders, port?: number): boolean {
  const [, name = '', written] = /^([^:]+|\[[0-9a-f:]+\])(?::([0-9]{1,5}))?$/i.exec(host) ?? [];
  return !ownHosts.includes(name.toLowerCase()) || (port !== undefined && written !== String(port));
}

/** Whether a browser says that a page of another origin sent the request. */
export function isCrossOrigin({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  const isForeign = origin !== undefined && origin !== `http://${host}`;
  return isForeign || (site !== undefined && site !== 'same-origin');
}

/** Whether a page of another origin loads a resource, unlike a link that a visitor follows. */
export function isCrossOriginLoad(headers: IncomingHttpHeaders): boolean {
  return isCrossOrigin(headers) && headers['sec-fetch-mode'] !== 'navigate';
}
