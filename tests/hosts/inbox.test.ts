import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formBody, type LocalServer, startServer } from './local-server.ts';

let server: LocalServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

describe('a message', () => {
  it('is stored as written', async () => {
    const message = 'Línea uno\r\n\r\n<script>alert(1)</script> & "quoted" 🐈‍⬛ שלום';
    const answer = await server.post(formBody({ message, name: ' Ada ' }));
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await server.keptMessages()).toMatchObject([{ name: 'Ada', email: 'ada@quill.example', message }]);
  });

  it('is answered in the language of the site, with errors marked as English', async () => {
    await server.stop();
    server = await startServer({ language: 'ar' });
    const answer = String((await server.post(formBody())).body);
    expect(answer).toContain('<html lang="ar" dir="rtl">');
    expect(answer).toContain('<h1>وصلت الرسالة</h1>');
    expect(answer.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[a-z]{3}/i);
    const refused = String((await server.post(formBody({ email: 'nobody' }))).body);
    expect(refused).toContain('<h1>تعذّر قبول الرسالة</h1>');
    expect(refused).toContain('<p lang="en" dir="ltr">The field email is not a mail address.</p>');
  });

  it('is logged in one line that no name can break or color', async () => {
    const name = 'Ada\u001b[2J\u001b]0;owned\u0007\r\nMessage from nobody\u2028\u202egnp.exe\u0000\u009b31m';
    await server.post(formBody({ name }));
    expect(server.lines).toHaveLength(1);
    expect(server.lines[0]).toMatch(
      /^Message from Ada [^\p{C}\p{Zl}\p{Zp}]+ saved to inbox\/[\w.-]+\.json$/u,
    );
  });

  it('uses no visitor input in file names', async () => {
    await server.post(formBody({ name: '../../../escape', email: '../@x', message: '/etc/passwd' }));
    expect(server.lines[0]).toMatch(/inbox\/[\dTZ:.-]+-[0-9a-f]{16}\.json$/);
  });
});

it('hides messages from other users of the machine', async () => {
  await server.post(formBody());
  const [file = ''] = await readdir(server.inboxDir);
  expect((await stat(join(server.inboxDir, file))).mode & 0o777).toBe(0o600);
  expect((await stat(server.inboxDir)).mode & 0o777).toBe(0o700);
});

it('refuses messages when the inbox is full, until the owner removes some', async () => {
  await server.stop();
  server = await startServer({ maxMessages: 2 });
  const statuses: number[] = [];
  for (const message of ['one', 'two', 'three'])
    statuses.push((await server.post(formBody({ message }))).status);
  expect(statuses).toEqual([200, 200, 507]);
  await rm(server.inboxDir, { recursive: true });
  expect((await server.post(formBody())).status).toBe(200);
});

it('keeps the same message once', async () => {
  for (let sent = 0; sent < 2; sent += 1) expect((await server.post(formBody())).status).toBe(200);
  expect(await server.keptMessages()).toHaveLength(1);
});

it('keeps all of many concurrent messages', async () => {
  const posts = Array.from({ length: 100 }, (_, index) => server.post(formBody({ message: `${index}` })));
  expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([200]));
  const messages = (await server.keptMessages()).map(({ message }) => message);
  expect(new Set(messages).size).toBe(100);
  expect(messages).toHaveLength(100);
});

it('discards a message that is aborted', async () => {
  const head = 'POST /submit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n';
  const type = 'Content-Type: application/x-www-form-urlencoded\r\n\r\n';
  await server.sendRaw(`${head}${type}${formBody()}`);
  expect((await server.post(formBody())).status).toBe(200);
  expect(await server.keptMessages()).toHaveLength(1);
});

it('discards a message with the honeypot filled in', async () => {
  await server.stop();
  server = await startServer({ honeypot: 'botcheck' });
  expect((await server.post(formBody({ botcheck: 'on' }))).status).toBe(403);
  expect(await server.keptMessages()).toEqual([]);
  expect((await server.post(formBody({ botcheck: '' }))).status).toBe(200);
});

describe('a post from another site', () => {
  const ownHost = () => `localhost:${server.port}`;

  it.each([
    ['from a page elsewhere', { Origin: 'https://elsewhere.example' }],
    ['from a page of another port', { Origin: 'http://localhost:1' }],
    ['from a sandboxed frame', { Origin: 'null' }],
    ['from a page of the same name over TLS', { Origin: 'https://localhost' }],
    ['that the browser calls cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['that the browser calls same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['with a value that no browser sends', { 'Sec-Fetch-Site': 'bogus' }],
  ])('%s is refused', async (_what, headers) => {
    expect((await server.post(formBody(), { Host: ownHost(), ...headers })).status).toBe(403);
    expect(await server.keptMessages()).toEqual([]);
  });

  it.each(['elsewhere.example', 'elsewhere.example:80', 'localhost.elsewhere.example', '0.0.0.0'])(
    'is refused for the host "%s", even with the same origin',
    async (host) => {
      const answer = await server.post(formBody(), { Host: host, Origin: `http://${host}` });
      expect(answer.status).toBe(421);
      expect(await server.keptMessages()).toEqual([]);
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('is accepted for the host %s', async (name) => {
    const host = `${name}:${server.port}`;
    expect((await server.post(formBody(), { Host: host, Origin: `http://${host}` })).status).toBe(200);
  });
});

describe('a request that is not from the form', () => {
  const cases: [string, string | Buffer, number, Record<string, string>?][] = [
    ['nothing at all', '', 403],
    ['no key', 'name=a&email=a@b&message=c', 403],
    ['another key', formBody({ access_key: 'guess' }), 403],
    ['two keys', `${formBody()}&access_key=guess`, 403],
    ['two names', `${formBody()}&name=Eve`, 422],
    ['no message', formBody({ message: ' \n ' }), 422],
    ['no mail address', formBody({ email: 'nobody' }), 422],
    ['a mail address with a header in it', formBody({ email: 'a@b\r\nBcc: c@d' }), 422],
    ['a name of 201 characters', formBody({ name: 'a'.repeat(201) }), 413],
    ['a message of 7 MB', formBody({ message: 'a'.repeat(7_000_000) }), 413],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(formBody()), Buffer.from([0xff, 0xfe, 0xc0])]),
      400,
    ],
    ['escapes that are not UTF-8', `${formBody()}&x=%FF%FE`, 400],
    ['a broken escape', `${formBody()}&x=%zz%`, 400],
    ['JSON', JSON.stringify({ name: 'a' }), 415, { 'Content-Type': 'application/json' }],
    ['no type', formBody(), 415, { 'Content-Type': '' }],
    [
      'a type that only begins like it',
      formBody(),
      415,
      { 'Content-Type': 'application/x-www-form-urlencodedish' },
    ],
  ];

  it.each(cases)('%s is refused', async (_what, body, status, headers = {}) => {
    const answer = await server.post(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toMatch(/<p[^>]*>[A-Z][^<]+\.<\/p>/);
    expect(await server.keptMessages()).toEqual([]);
  });

  it.each(['GET', 'PUT', 'OPTIONS'])('%s is refused', async (method) => {
    const answer = await server.ask('/submit', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  it.each(['/submit/', '/submit.html', '/SUBMIT', '//submit'])('a post to %s is refused', async (path) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await server.ask(path, { method: 'POST', headers, body: formBody() })).status).toBe(405);
    expect(await server.keptMessages()).toEqual([]);
  });

  it.each(['/inbox', '/inbox/', '/../inbox', '/%2e%2e/inbox/'])(
    'messages cannot be read at %s',
    async (path) => {
      await server.post(formBody());
      const answer = await server.ask(path);
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('ada@quill.example');
    },
  );
});
