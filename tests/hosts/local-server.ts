import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readLocale } from '../../src/content/read-locale.ts';
import { siteHeaders } from '../../src/hosts/headers.ts';
import { createInbox } from '../../src/hosts/inbox.ts';
import { createStaticServer } from '../../src/hosts/static-server.ts';
import { listenHere } from '../listen-here.ts';
import { type Ask, rawRequest } from '../raw-request.ts';

export const accessKey = 'a key of the tests';

/** A small built folder, and a secret file next to it that must not be served. */
const files: Record<string, string> = {
  'secret.txt': 'not for visitors',
  'dist/index.html': '<title>home</title>',
  'dist/about.html': '<title>about</title>',
  'dist/about.html.br': 'about in brotli',
  'dist/about.html.gz': 'about in gzip',
  'dist/about/index.html': '<title>about</title>',
  'dist/_headers': '/*',
  'dist/_redirects': '/images/* https://pictures.example/images/:splat 302',
  'dist/CNAME': 'quill.example',
  'dist/.nojekyll': '',
  'dist/.well-known/security.txt': 'Contact: mailto:ada@quill.example',
  'dist/404.html': '<title>missing</title>',
  'dist/assets/hydrate-AbC123.js': 'export {};',
  'dist/images/harbour-0a1b2c3d.mp4': '0123456789',
  'secret.mp4': 'not for visitors',
};

export async function startServer({
  base = '/',
  maxMessages = 100_000,
  language = 'en',
  honeypot = '',
} = {}) {
  const { locale } = await readLocale(language);
  const root = await mkdtemp(path.join(os.tmpdir(), 'serve-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  const inboxDir = path.join(root, 'inbox');
  const lines: string[] = [];
  const server: Server = createStaticServer({
    folder: path.join(root, 'dist'),
    base,
    headers: siteHeaders({ action: `${base}submit` }),
    answer: createInbox({
      folder: inboxDir,
      accessKey,
      honeypot,
      base,
      styles: () => '',
      locale: () => locale,
      log: (line) => lines.push(line),
      maxMessages,
    }),
  });
  const { port, close: stop } = await listenHere(server, '127.0.0.1');

  const ask = async (target: string, asked: Ask = {}) => {
    const answer = await rawRequest(port, target, asked);
    return { ...answer, body: answer.body.toString() };
  };

  return {
    port,
    lines,
    inboxDir,
    distDir: path.join(root, 'dist'),
    ask,
    post: (body: string | Buffer, headers: Record<string, string> = {}) =>
      ask(`${base}submit`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body,
      }),
    /** Sends raw bytes; returns everything the server sends until it closes the connection. */
    sendRaw: (text: string | Buffer, { end = true } = {}) =>
      new Promise<string>((resolve) => {
        let received = '';
        const socket = connect(port, '127.0.0.1', () => (end ? socket.end(text) : socket.write(text)));
        socket.on('data', (chunk: Buffer) => {
          received += chunk.toString('latin1');
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve(received));
      }),
    keptMessages: async () => {
      const names = await readdir(inboxDir).catch(() => []);
      const texts = await Promise.all(names.map((name) => readFile(path.join(inboxDir, name), 'utf8')));
      return texts.map((text) => JSON.parse(text) as { name: string; email: string; message: string });
    },
    stop: async () => {
      await stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

export type LocalServer = Awaited<ReturnType<typeof startServer>>;

export function formBody(fields: Record<string, string> = {}): string {
  return new URLSearchParams({
    access_key: accessKey,
    name: 'Ada Quill',
    email: 'ada@quill.example',
    message: 'Good morning.',
    ...fields,
  }).toString();
}
