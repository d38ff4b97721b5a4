import type { IncomingHttpHeaders } from 'node:http';

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Why a post does not come from a page of this very server; `null` when it does. Another site could make a
 * visitor's browser post here: straight across (its `Origin` tells), or by giving its own name this machine's
 * address, so that both names agree (its `Host` tells).
 */
export function explainStranger({
  host,
  origin,
  'sec-fetch-site': site,
}: IncomingHttpHeaders): { status: number; sentence: string } | null {
  if (!isOwnHost(host)) {
    return { status: 421, sentence: 'This inbox answers under the name localhost only.' };
  }
  const isForeign = origin !== undefined && origin !== `http://${host}`;
  if (isForeign || site === 'cross-site') {
    return { status: 403, sentence: 'This inbox takes messages from its own site only.' };
  }
  return null;
}

/** Whether a `Host` header names this machine, with any port. */
export function isOwnHost(host: string | undefined): boolean {
  const parts = /^([^:]+|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/i.exec(host ?? '');
  return ownHosts.has(parts?.[1]?.toLowerCase() ?? '');
}
