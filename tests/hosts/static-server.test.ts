import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteHeaders } from '../../src/hosts/headers.ts';
import { type LocalServer, startServer } from './local-server.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('every answer', () => {
  it.each([
    ['a page', '/', 200],
    ['a missing page', '/nothing-here', 404],
    ['a script', '/assets/hydrate-AbC123.js', 200],
    ['a refused method', '/', 405],
    ['the inbox', '/submit', 405],
  ])('%s carries the whole table of headers', async (_what, target, status) => {
    const answer = await server.ask(target, { method: status === 405 && target === '/' ? 'DELETE' : 'GET' });
    expect(answer.status).toBe(status);
    for (const [name, value] of siteHeaders({ action: '/submit' })) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
  });

  it('lets other sites show pictures, as web feed readers do, and nothing else', async () => {
    const picture = await server.ask('/images/travel/lake.jpg');
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const script = await server.ask('/assets/hydrate-AbC123.js');
    expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('does not name the server', async () => {
    const { headers } = await server.ask('/');
    expect(headers.server).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('a page', () => {
  it.each(['/about', '/about/', '/about.html', '/about?from=mail', '/about?a=%00'])(
    'answers at %s',
    async (target) => {
      const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };
      expect(await server.ask(target)).toMatchObject({ status: 200, body: '<title>about</title>', headers });
    },
  );

  it.each([
    ['br', 'br', 'about in brotli'],
    ['gzip, br', 'br', 'about in brotli'],
    ['gzip', 'gzip', 'about in gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'about in gzip'],
    ['br;q=0.0', undefined, '<title>about</title>'],
    ['compress, breeze', undefined, '<title>about</title>'],
    ['GZip', 'gzip', 'about in gzip'],
    ['br;q=0, *', 'gzip', 'about in gzip'],
  ])('for a browser that accepts %s is sent as %s', async (accepted, encoding, body) => {
    const answer = await server.ask('/about', { headers: { 'Accept-Encoding': accepted } });
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it('answers 304 to a browser that has it, per encoding', async () => {
    const { etag = '' } = (await server.ask('/about')).headers;
    expect(await server.ask('/about', { headers: { 'If-None-Match': etag } })).toMatchObject({
      status: 304,
      body: '',
    });
    const compressed = await server.ask('/about', {
      headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' },
    });
    expect(compressed.status).toBe(200);
    expect((await server.ask('/about', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const [get, head] = [await server.ask('/about'), await server.ask('/about', { method: 'HEAD' })];
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  it('ignores byte ranges', async () => {
    const answer = await server.ask('/about', { headers: { Range: 'bytes=0-3' } });
    expect(answer).toMatchObject({ status: 200, body: '<title>about</title>' });
    expect(answer.headers['accept-ranges']).toBe('none');
  });
});

describe('a video', () => {
  const video = '/images/harbour-0a1b2c3d.mp4';
  const ask = (headers: Record<string, string>, method = 'GET') => server.ask(video, { headers, method });

  it('is sent completely and immutable', async () => {
    const answer = await ask({});
    expect(answer).toMatchObject({ status: 200, body: '0123456789' });
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '10',
    });
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('is sent in byte ranges', async () => {
    const answer = await ask({ Range: 'bytes=2-4' });
    expect(answer).toMatchObject({ status: 206, body: '234' });
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect(await ask({ Range: 'bytes=0-1' }, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    ['bytes=0-', 206, 'bytes 0-9/10'],
    ['bytes=-3', 206, 'bytes 7-9/10'],
    ['bytes=-30', 206, 'bytes 0-9/10'],
    ['bytes=3-99', 206, 'bytes 3-9/10'],
    ['bytes=9-9', 206, 'bytes 9-9/10'],
    ['bytes=10-', 416, 'bytes */10'],
    ['bytes=-0', 416, 'bytes */10'],
    ['bytes=99999999999999999999-', 416, 'bytes */10'],
    ['bytes=5-3', 200, undefined],
    ['bytes=0-1,4-5', 200, undefined],
    ['bytes=a-b', 200, undefined],
    ['lines=0-1', 200, undefined],
  ])('of ten bytes answers a request for %s with %i and the range %s', async (range, status, sent) => {
    const answer = await ask({ Range: range });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, sent]);
  });

  it('is sent completely if If-Range does not match', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await ask({})).headers;
    expect(await ask({ Range: 'bytes=5-', 'If-Range': etag })).toMatchObject({ status: 206, body: '56789' });
    expect(await ask({ Range: 'bytes=5-', 'If-Range': modified })).toMatchObject({ status: 206 });
    expect(await ask({ Range: 'bytes=5-', 'If-Range': '"another"' })).toMatchObject({ status: 200 });
    expect(await ask({ 'If-None-Match': etag })).toMatchObject({ status: 304, body: '' });
  });

  it.each(['/../secret.mp4', '/images/%2e%2e/%2e%2e/secret.mp4', '/images/none.mp4', '/.hidden/x.mp4'])(
    'is not served at %s',
    async (path) => expect(await server.ask(path)).toMatchObject({ status: 404 }),
  );
});

describe('files for hosts', () => {
  it.each(
    [
      '/_headers /about.html.br /about.html.gz /_HEADERS /_headers/ //_headers /./_headers /%5Fheaders',
      '/about/../_headers /_redirects /CNAME /.nojekyll',
    ].flatMap((line) => line.split(' ')),
  )('%s is not served', async (target) => {
    expect(await server.ask(target)).toMatchObject({ status: 404, body: '<title>missing</title>' });
  });

  it('do not include security.txt', async () => {
    expect((await server.ask('/.well-known/security.txt')).body).toBe('Contact: mailto:ada@quill.example');
  });
});

it.each(['//', '///', '//?', '/?/', '/#'])('answers GET %s', async (target) => {
  expect((await server.ask(target)).status).toBeLessThan(500);
});

it('continues after a file that cannot be read', async () => {
  const unreadable = createServer();
  await new Promise<void>((resolve) => unreadable.listen(path.join(server.distDir, 'socket'), resolve));
  await expect(server.ask('/socket')).rejects.toThrow();
  expect((await server.ask('/about')).status).toBe(200);
  unreadable.close();
});

it('answers 404 for a missing page, and lets nobody cache it', async () => {
  const answer = await server.ask('/nothing-here');
  expect(answer).toMatchObject({ status: 404, body: '<title>missing</title>' });
  expect(answer.headers['cache-control']).toBe('no-store');
  const again = await server.ask('/nothing-here', { headers: { 'If-None-Match': '*' } });
  expect(again.status).toBe(404);
});

const escapes = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/.%2e/secret.txt',
  '/%252e%252e/secret.txt',
  '/..;/secret.txt',
  '/.%20./secret.txt',
  '/..%20/secret.txt',
  '/about/../../secret.txt',
  '/about/..%2f..%2fsecret.txt',
  '/..\\secret.txt',
  '/%5c..%5csecret.txt',
  '/....//secret.txt',
  '//secret.txt',
  '//../secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/about/%00../secret.txt',
  '/secret.txt%00.html',
  '/%',
  '/%zz',
  '/assets',
  '/assets/',
  'http://elsewhere.example/secret.txt',
  `/${'a'.repeat(6000)}`,
  `/${'../'.repeat(500)}etc/passwd`,
];

it.each(escapes)('finds nothing outside of the site at %s', async (target) => {
  const answer = await server.ask(target);
  expect(answer).toMatchObject({ status: 404, body: '<title>missing</title>' });
  expect(answer.headers.location).toBeUndefined();
});

describe('other methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      const answer = await server.ask('/about', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  it('are answered even if they are not HTTP', async () => {
    for (const noise of [
      '\0\0\0\0',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      '\x16\x03\x01\x02\x00',
      'GET /about\r\n\r\n',
    ]) {
      expect(await server.sendRaw(noise)).toMatch(/^HTTP\/1\.1 400 [\s\S]*Content-Security-Policy: |^$/);
    }
    expect(await server.sendRaw('GET\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*Content-Security-Policy: /);
    const long = await server.sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 [\s\S]*Content-Security-Policy: /);
    expect((await server.ask('/')).status).toBe(200);
  });
});

it('serves a site below its base path only', async () => {
  const inFolder = await startServer({ base: '/repo/' });
  expect((await inFolder.ask('/repo/about')).body).toBe('<title>about</title>');
  expect((await inFolder.ask('/repo')).body).toBe('<title>home</title>');
  expect((await inFolder.ask('/about')).status).toBe(404);
  expect((await inFolder.ask('/repository/about')).status).toBe(404);
  const script = await inFolder.ask('/repo/assets/hydrate-AbC123.js');
  expect(script.headers['cache-control']).toContain('immutable');
  await inFolder.stop();
});
