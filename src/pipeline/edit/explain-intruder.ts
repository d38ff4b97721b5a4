import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { tokenHeader } from '../../model/editing/protocol.ts';
import * as messages from './messages.ts';

export type Refusal = { status: number; sentence: string };

/**
 * Why a request does not come from the editor's own page; null when it does. Another site could send a browser
 * here straight across (`Origin` and `Sec-Fetch-Site` tell) or under a name of its own that leads to this machine
 * (`Host` tells). A page of another program on this machine has neither: it does not know the token.
 */
export function explainIntruder(
  headers: IncomingHttpHeaders,
  { port, token }: { port: number; token: string },
): Refusal | null {
  const stranger = explainStrangeName(headers, port);
  if (stranger) return stranger;
  const site = headers['sec-fetch-site'];
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
  if (isForeign || (site !== undefined && site !== 'same-origin')) {
    return { status: 403, sentence: messages.foreignPage };
  }
  const said = headers[tokenHeader];
  return typeof said === 'string' && isSame(said, token) ? null : { status: 401, sentence: messages.noToken };
}

/** The part of it that also holds for the page itself, which is opened by its address. */
export function explainStrangeName({ host }: IncomingHttpHeaders, port: number): Refusal | null {
  const own = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  return own.includes(host?.toLowerCase() ?? '') ? null : { status: 421, sentence: messages.strangeName };
}

/** Takes as long for a guess that begins right as for any other. */
function isSame(said: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(said), digest(token));
}
