import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Locale } from '../../model/locale.ts';
import { type Answer, answerPage, answerStylesPath } from './answer-page.ts';
import { isForeignHost, isForeignOrigin, type Refusal } from './foreign-request.ts';
import { createInboxLimits, defaultInboxLimits, type InboxLimits } from './inbox-limits.ts';

/** Longest body accepted, in bytes; a message of the form is a few kilobytes. */
const bodyLimitBytes = 64 * 1024;
/** How much of a longer body is still read and dropped, so that its sender gets to hear why it is refused. */
const patientBytes = 8 * 1024 * 1024;
/** Longest values accepted, in characters. */
const limits = { name: 200, email: 320, message: 20_000 } as const;
/** How long a client may take to send its body, in ms. */
const defaultPatienceMs = 10_000;

type Options = {
  folder: string;
  accessKey: string;
  /** Name of the field that people leave empty. */
  honeypot?: string | undefined;
  base: string;
  /** Style sheet of the answer page. */
  styles: () => string;
  /** Whose words the answers are in. */
  locale: () => Locale;
  log: (line: string) => void;
  patienceMs?: number;
  most?: InboxLimits;
};

/**
 * Answers `POST /submit` as the form service does (form-encoded `access_key`, `name`, `email`, `message`), and
 * keeps each message as a JSON file of its own. Part of the local server only, and for its own pages only.
 */
export function createInbox({
  folder,
  accessKey,
  honeypot,
  base,
  styles,
  locale,
  log,
  patienceMs = defaultPatienceMs,
  most = defaultInboxLimits,
}: Options) {
  const inLimits = createInboxLimits(folder, most);

  async function take(message: Message): Promise<string | Refusal> {
    const judged = await inLimits.judge(message);
    if (judged) return judged;
    const kept = await keep(folder, message);
    if (typeof kept === 'object') inLimits.forget(message);
    return kept;
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === answerStylesPath && request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(styles());
      return true;
    }
    if (path !== '/submit') return false;
    const read = await readMessage(request, { accessKey, honeypot, patienceMs });
    const kept = 'status' in read ? read : await take(read);
    if (typeof kept === 'object') {
      if (kept.status === 405) response.setHeader('Allow', 'POST');
      // What was not read of a refused body would otherwise be taken for the next request.
      response.setHeader('Connection', 'close');
      sendPage(response, kept.status, { base, locale: locale(), refusal: kept.sentence });
      return true;
    }
    if ('name' in read && kept !== 'repeated') log(`Message from ${printable(read.name)} kept in ${kept}`);
    sendPage(response, 200, { base, locale: locale() });
    return true;
  };
}

type Message = { name: string; email: string; message: string };

async function readMessage(
  request: IncomingMessage,
  { accessKey, honeypot, patienceMs }: Pick<Options, 'accessKey' | 'honeypot'> & { patienceMs: number },
): Promise<Message | Refusal> {
  // Read to its end before anything is refused: a browser that is still sending shows no answer.
  const body = await readBody(request, patienceMs);
  if (request.method !== 'POST') {
    return { status: 405, sentence: 'This address takes messages from the contact form only.' };
  }
  if (isForeignHost(request.headers)) {
    return { status: 421, sentence: 'This inbox answers under the name localhost only.' };
  }
  if (isForeignOrigin(request.headers)) {
    return { status: 403, sentence: 'This inbox takes messages from its own site only.' };
  }
  if (typeof body !== 'string') return body;
  const type = String(request.headers['content-type'] ?? '');
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    return { status: 415, sentence: 'Only form-encoded messages are taken.' };
  }
  if (!isWellEncoded(body)) {
    return { status: 400, sentence: 'The message is not encoded as a browser encodes forms.' };
  }
  const fields = new URLSearchParams(body);
  if (honeypot && fields.get(honeypot))
    return { status: 403, sentence: 'A field that people leave empty was filled in.' };
  return readFields(fields, accessKey);
}

async function readBody(request: IncomingMessage, patienceMs: number): Promise<string | Refusal> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const refusal = await new Promise<Refusal | null>((resolve) => {
    const tooLate = { status: 408, sentence: 'The message did not arrive in time.' };
    const timer = setTimeout(resolve, patienceMs, tooLate);
    const finish = (outcome: Refusal | null) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bodyLimitBytes) chunks.push(chunk);
      else if (bytes > patientBytes) finish({ status: 413, sentence: 'The message is too long to be kept.' });
      else chunks.length = 0;
    });
    request.on('end', () => finish(null));
    request.on('error', () => finish(tooLate));
    request.on('close', () => finish(request.complete ? null : tooLate));
  });
  if (refusal) return refusal;
  if (bytes > bodyLimitBytes) return { status: 413, sentence: 'The message is too long to be kept.' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return { status: 400, sentence: 'The message is not valid UTF-8 text.' };
  }
}

/** `URLSearchParams` puts a replacement character for what is no UTF-8; a message must not change on its way. */
function isWellEncoded(body: string): boolean {
  try {
    decodeURIComponent(body.replaceAll('+', ' '));
    return true;
  } catch {
    return false;
  }
}

function readFields(fields: URLSearchParams, accessKey: string): Message | Refusal {
  const keys = fields.getAll('access_key');
  if (keys.length !== 1 || keys[0] !== accessKey) {
    return { status: 403, sentence: 'The access key is not the one of this site.' };
  }
  const message = { name: '', email: '', message: '' };
  for (const field of ['name', 'email', 'message'] as const) {
    const values = fields.getAll(field);
    const value = values[0]?.trim() ?? '';
    if (values.length !== 1 || value === '') {
      return { status: 422, sentence: `The field ${field} is needed exactly once.` };
    }
    if (value.length > limits[field]) {
      return { status: 413, sentence: `The field ${field} is longer than ${limits[field]} characters.` };
    }
    message[field] = value;
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(message.email)) {
    return { status: 422, sentence: 'The field email is no mail address.' };
  }
  return message;
}

/**
 * Writes a message to a file that did not exist before (`wx`), so nothing kept is ever overwritten, and that nobody else
 * on the machine may read. Returns the file's name; where it cannot be written, nothing is left of it.
 */
async function keep(folder: string, message: Message): Promise<string | Refusal> {
  const received = new Date().toISOString();
  const name = `${received.replaceAll(':', '-')}-${randomBytes(8).toString('hex')}.json`;
  const file = join(folder, name);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, `${JSON.stringify({ received, ...message }, null, 2)}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
    return join('inbox', name);
  } catch (error) {
    console.error(error);
    await rm(file, { force: true }).catch(() => {});
    return { status: 507, sentence: 'The message could not be written to the disk.' };
  }
}

/** A visitor's words in a terminal: nothing that moves the cursor, breaks the line or turns it about. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}

function sendPage(response: ServerResponse, status: number, page: Answer) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(answerPage(page));
}
