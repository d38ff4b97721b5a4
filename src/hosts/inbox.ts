import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sha256 } from '../files/hash.ts';
import type { Locale } from '../i18n/locale.ts';
import { answerPage, answerStylesPath } from './answer-page.ts';
import { isCrossOrigin, isWrongHost, type Refusal } from './cross-origin.ts';

/** A message of the form is a few kilobytes. */
const maxBodyBytes = 64 * 1024;
const maxCharacters = { subject: 200, name: 200, email: 320, message: 20_000 } as const;

type Options = {
  folder: string;
  accessKey: string;
  /** Name of the hidden field that only bots fill in. */
  honeypot?: string | undefined;
  base: string;
  /** Style sheet of the answer page. */
  styles: () => string;
  /** Language of the answers. */
  locale: () => Locale;
  log: (line: string) => void;
  /** Maximum number of files in the folder. */
  maxMessages?: number;
};

type Message = { name: string; email: string; message: string; subject?: string };

/**
 * Handles `POST /submit` like a form service (form-encoded `access_key`, `name`, `email`, `message`) and saves each message as
 * a JSON file. For the local server only, and for its own pages only.
 */
export function createInbox(options: Options) {
  const { base, styles, locale, log } = options;
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === answerStylesPath && request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(styles());
      return true;
    }
    if (path !== '/submit') return false;
    const message = await readMessage(request, options);
    const result = 'status' in message ? message : await keep(message, options);
    const refusal = typeof result === 'object' ? result : null;
    if (!refusal && 'name' in message) log(`Message from ${printable(message.name)} saved to ${result}`);
    if (refusal?.status === 405) response.setHeader('Allow', 'POST');
    response.writeHead(refusal?.status ?? 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(answerPage({ base, locale: locale(), refusal: refusal?.sentence }));
    return true;
  };
}

async function readMessage(
  request: IncomingMessage,
  { accessKey, honeypot }: Options,
): Promise<Message | Refusal> {
  // The body is read completely before any error, because a browser that is still sending shows no response.
  const body = await readBody(request);
  if (request.method !== 'POST')
    return refuse(405, 'This address accepts only messages from the contact form.');
  if (isWrongHost(request.headers)) return refuse(421, 'This inbox accepts only requests to localhost.');
  if (isCrossOrigin(request.headers)) return refuse(403, 'This inbox accepts only messages from this site.');
  if ('status' in body) return body;
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    return refuse(415, 'This inbox accepts only form-encoded messages.');
  }
  const text = decodeText(body);
  if (text === null) return refuse(400, 'The message is not valid form data.');
  const fields = new URLSearchParams(text);
  if (honeypot && fields.get(honeypot))
    return refuse(403, 'A hidden field was filled in, which only bots do.');
  return readFields(fields, accessKey);
}

/** Reads the body. Discards a body that is too long, and then throws. */
async function readBody(request: IncomingMessage): Promise<Buffer | Refusal> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes <= maxBodyBytes) chunks.push(chunk);
    }
  } catch {
    return refuse(400, 'The message is incomplete.');
  }
  return bytes <= maxBodyBytes ? Buffer.concat(chunks) : refuse(413, 'The message is too long.');
}

/** Null for invalid UTF-8, which `URLSearchParams` would replace without an error. */
function decodeText(body: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    decodeURIComponent(text.replaceAll('+', ' '));
    return text;
  } catch {
    return null;
  }
}

function readFields(fields: URLSearchParams, accessKey: string): Message | Refusal {
  const keys = fields.getAll('access_key');
  if (keys.length !== 1 || keys[0] !== accessKey) {
    return refuse(403, 'The access key is not the one of this site.');
  }
  const subject = fields.get('subject')?.trim().slice(0, maxCharacters.subject);
  const message = { name: '', email: '', message: '', ...(subject && { subject }) };
  for (const field of ['name', 'email', 'message'] as const) {
    const values = fields.getAll(field);
    const value = values[0]?.trim() ?? '';
    if (values.length !== 1 || value === '')
      return refuse(422, `The field ${field} must occur exactly once.`);
    const max = maxCharacters[field];
    if (value.length > max) return refuse(413, `The field ${field} is longer than ${max} characters.`);
    message[field] = value;
  }
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(message.email);
  return isAddress ? message : refuse(422, 'The field email is not a mail address.');
}

/**
 * Writes a message to a new file that only this user may read, and returns its name. Saves the same message once, because
 * visitors can click Send twice, or go back and send again.
 */
async function keep(message: Message, { folder, maxMessages = 5000 }: Options): Promise<string | Refusal> {
  const names = await readdir(folder).catch(() => []);
  const digest = sha256(JSON.stringify(message)).slice(0, 16);
  const present = names.find((name) => name.endsWith(`-${digest}.json`));
  if (present !== undefined) return join('inbox', present);
  if (names.length >= maxMessages) return refuse(507, 'The inbox is full.');
  const received = new Date().toISOString();
  const name = `${received.replaceAll(':', '-')}-${digest}.json`;
  const file = join(folder, name);
  const text = `${JSON.stringify({ received, ...message }, null, 2)}\n`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
    return join('inbox', name);
  } catch (error) {
    console.error(error);
    await rm(file, { force: true }).catch(() => {});
    return refuse(507, 'The message could not be written to the disk.');
  }
}

function refuse(status: number, sentence: string): Refusal {
  return { status, sentence };
}

/** A visitor's text for the terminal, without characters that move the cursor, break lines or change the direction. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}
