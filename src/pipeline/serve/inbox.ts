import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerPage, answerStylesPath } from './answer-page.ts';

/** Longest body accepted, in bytes; a message of the form is a few kilobytes. */
const bodyLimitBytes = 64 * 1024;
/** Longest values accepted, in characters. */
const limits = { name: 200, email: 320, message: 20_000 } as const;
/** How long a client may take to send its body, in ms. */
const patienceMs = 10_000;

type Options = {
  folder: string;
  accessKey: string;
  base: string;
  /** Style sheet of the answer page. */
  styles: string;
  log: (line: string) => void;
};
type Refusal = { status: number; sentence: string };

/**
 * Answers `POST /submit` as the form service does (form-encoded `access_key`, `name`, `email`, `message`), and
 * keeps each message as a JSON file of its own. Part of the local server only.
 */
export function createInbox({ folder, accessKey, base, styles, log }: Options) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === answerStylesPath && request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(styles);
      return true;
    }
    if (path !== '/submit') return false;
    if (request.method !== 'POST') {
      refuse(request, response, base, {
        status: 405,
        sentence: 'This address takes messages from the contact form only.',
      });
      return true;
    }
    const body = await readBody(request);
    const read = typeof body === 'string' ? readMessage(request, body, accessKey) : body;
    if ('status' in read) {
      refuse(request, response, base, read);
      return true;
    }
    const file = await keep(folder, read);
    log(`Message from ${read.name.replace(/\p{C}/gu, ' ')} kept in ${file}`);
    sendPage(
      response,
      200,
      answerPage({ base, title: 'Message received', text: 'Thank you. Your message was received.' }),
    );
    return true;
  };
}

type Message = { name: string; email: string; message: string };

async function readBody(request: IncomingMessage): Promise<string | Refusal> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => request.destroy(), patienceMs);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > bodyLimitBytes) return { status: 413, sentence: 'The message is too long to be kept.' };
      chunks.push(chunk);
    }
  } catch {
    return { status: 408, sentence: 'The message did not arrive in time.' };
  } finally {
    clearTimeout(timer);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return { status: 400, sentence: 'The message is not valid UTF-8 text.' };
  }
}

function readMessage(request: IncomingMessage, body: string, accessKey: string): Message | Refusal {
  const type = String(request.headers['content-type'] ?? '');
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return { status: 415, sentence: 'Only form-encoded messages are taken.' };
  }
  const fields = new URLSearchParams(body);
  if (fields.get('access_key') !== accessKey) {
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

/** Writes a message to a file that did not exist before (`wx`), so nothing kept is ever overwritten. */
async function keep(folder: string, message: Message): Promise<string> {
  await mkdir(folder, { recursive: true });
  const received = new Date().toISOString();
  const name = `${received.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
  await writeFile(join(folder, name), `${JSON.stringify({ received, ...message }, null, 2)}\n`, {
    flag: 'wx',
  });
  return join('inbox', name);
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  base: string,
  { status, sentence }: Refusal,
) {
  // What was not read of a refused body would otherwise be taken for the next request.
  response.setHeader('Connection', 'close');
  sendPage(response, status, answerPage({ base, title: 'Message not taken', text: sentence }));
  request.resume();
}

function sendPage(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(html);
}
