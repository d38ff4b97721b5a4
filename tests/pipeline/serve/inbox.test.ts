import { readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { times } from '../../tier.ts';
import { formBody, type LocalServer, startServer } from './local-server.ts';

/** How many posts the storm sends, and how many of them at once: as many as a machine opens files for. */
const storm = times(300, 10_000);
const atOnce = 100;

let server: LocalServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

describe('a message', () => {
  it('is kept as it was written', async () => {
    const message = 'Línea uno\r\n\r\n<script>alert(1)</script> & "quoted" 🐈‍⬛ שלום';
    const answer = await server.post(formBody({ message, name: ' Ada ' }));
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await server.keptMessages()).toMatchObject([{ name: 'Ada', email: 'ada@quill.example', message }]);
  });

  it('is answered in the language of the site, and what the server says of a bad one is marked as English', async () => {
    await server.stop();
    server = await startServer({ language: 'ar' });
    const taken = String((await server.post(formBody())).body);
    expect(taken).toContain('<html lang="ar" dir="rtl">');
    expect(taken).toContain('<h1>وصلت الرسالة</h1>');
    expect(taken.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[a-z]{3}/i);
    const refused = String((await server.post(formBody({ email: 'nobody' }))).body);
    expect(refused).toContain('<h1>تعذّر قبول الرسالة</h1>');
    expect(refused).toContain('<p lang="en" dir="ltr">The field email is no mail address.</p>');
  });

  it('is told in one line that no name can break or recolour', async () => {
    const name = 'Ada\u001b[2J\u001b]0;owned\u0007\r\nMessage from nobody\u2028\u202egnp.exe\u0000\u009b31m';
    await server.post(formBody({ name }));
    expect(server.lines).toHaveLength(1);
    expect(server.lines[0]).toMatch(/^Message from Ada [^\p{C}\p{Zl}\p{Zp}]+ kept in inbox\/[\w.-]+\.json$/u);
  });

  it('never names a file after what a visitor wrote', async () => {
    await server.post(formBody({ name: '../../../escape', email: '../@x', message: '/etc/passwd' }));
    expect(server.lines[0]).toMatch(/inbox\/[\dTZ:.-]+-[0-9a-f]{16}\.json$/);
  });
});

it('keeps messages from other users of the machine', async () => {
  await server.post(formBody());
  const [file = ''] = await readdir(server.inboxDir);
  expect((await stat(join(server.inboxDir, file))).mode & 0o777).toBe(0o600);
  expect((await stat(server.inboxDir)).mode & 0o777).toBe(0o700);
});

describe('more than one person writes', () => {
  const write = (number: number, email: string) =>
    server.post(formBody({ message: `number ${number}`, email }));

  it('is kept once when it is a double click of a browser without scripts', async () => {
    const answers = await Promise.all([server.post(formBody()), server.post(formBody())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.keptMessages()).toHaveLength(1);
    expect(server.lines).toHaveLength(1);
  });

  it('is refused from one sender, and others are heard', async () => {
    await server.stop();
    server = await startServer({ most: { perSender: 3, inAll: 100 } });
    const statuses: number[] = [];
    for (const number of [1, 2, 3, 4])
      statuses.push((await write(number, number === 2 ? 'Much@quill.example' : 'much@quill.example')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await write(5, 'else@quill.example')).status).toBe(200);
    expect(await server.keptMessages()).toHaveLength(4);
  });

  it('is refused from all until the owner has taken some away', async () => {
    await server.stop();
    server = await startServer({ most: { perSender: 100, inAll: 2 } });
    for (const number of [1, 2]) expect((await write(number, `${number}@quill.example`)).status).toBe(200);
    expect((await write(3, '3@quill.example')).status).toBe(507);
    await rm(server.inboxDir, { recursive: true });
    expect((await write(3, '3@quill.example')).status).toBe(200);
  });
});

it('keeps nothing of a robot that fills in what people do not see', async () => {
  await server.stop();
  server = await startServer({ honeypot: 'botcheck' });
  expect((await server.post(formBody({ botcheck: 'on' }))).status).toBe(403);
  expect(await server.keptMessages()).toEqual([]);
  expect((await server.post(formBody({ botcheck: '' }))).status).toBe(200);
});

describe('a post of another site', () => {
  const own = () => `localhost:${server.port}`;

  it.each([
    ['from a page elsewhere', { Origin: 'https://elsewhere.example' }],
    ['from a page of another port', { Origin: 'http://localhost:1' }],
    ['from a sandboxed frame', { Origin: 'null' }],
    ['from a page of the same name over TLS', { Origin: 'https://localhost' }],
    ['that the browser calls cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['that the browser calls same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('%s is refused', async (_what, headers) => {
    expect((await server.post(formBody(), { Host: own(), ...headers })).status).toBe(403);
    expect(await server.keptMessages()).toEqual([]);
  });

  it.each([
    'elsewhere.example',
    'elsewhere.example:80',
    'localhost.elsewhere.example',
    '127.0.0.1.nip.example',
    '0.0.0.0',
    '[::2]',
    'localhost@elsewhere.example',
  ])('under the name "%s" is refused, though its origin agrees', async (host) => {
    const answer = await server.post(formBody(), { Host: host, Origin: `http://${host}` });
    expect(answer.status).toBe(421);
    expect(await server.keptMessages()).toEqual([]);
  });

  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('is none under the name %s', async (name) => {
    const host = `${name}:${server.port}`;
    expect((await server.post(formBody(), { Host: host, Origin: `http://${host}` })).status).toBe(200);
  });
});

describe('what no form of ours sends', () => {
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
    ['a message of 1 MB', formBody({ message: 'a'.repeat(1_000_000) }), 413],
    ['a message of 7 MB', formBody({ message: 'a'.repeat(7_000_000) }), 413],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from(formBody()), Buffer.from([0xff, 0xfe, 0xc0])]),
      400,
    ],
    ['escapes that are no UTF-8', `${formBody()}&x=%FF%FE`, 400],
    ['half a surrogate', `${formBody()}&x=%ED%A0%80`, 400],
    ['a broken escape', `${formBody()}&x=%zz%`, 400],
    ['JSON', JSON.stringify({ name: 'a' }), 415, { 'Content-Type': 'application/json' }],
    ['a file', 'x', 415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['no type', formBody(), 415, { 'Content-Type': '' }],
    [
      'a type that only begins like it',
      formBody(),
      415,
      { 'Content-Type': 'application/x-www-form-urlencodedish' },
    ],
    ['a thousand fields', `${formBody()}${'&x=1'.repeat(10_000)}`, 200],
  ];

  it.each(cases)('%s is answered', async (_what, body, status, headers = {}) => {
    const answer = await server.post(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(await server.keptMessages()).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
    const answer = await server.ask('/submit', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  it.each(['/submit/', '/submit/x', '/submit.html', '/%2e/submit', '/SUBMIT', '//submit', '/submit%00'])(
    'a post to %s is none',
    async (path) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      expect((await server.ask(path, { method: 'POST', headers, body: formBody() })).status).toBe(405);
      expect(await server.keptMessages()).toEqual([]);
    },
  );

  it.each(['/inbox', '/inbox/', '/../inbox', '/%2e%2e/inbox/'])(
    'nobody reads messages at %s',
    async (path) => {
      await server.post(formBody());
      const answer = await server.ask(path);
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('ada@quill.example');
    },
  );

  it('two lengths for one body are refused', async () => {
    const said = await server.sendRaw(
      `POST /submit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    );
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  });
});

const head = (length: number) =>
  `POST /submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;

describe('a client that is slow', () => {
  beforeEach(async () => {
    await server.stop();
    // Longer than a busy machine keeps a quick client waiting.
    server = await startServer({ patienceMs: 2000 });
  });

  it('on purpose is told so and let go, two hundred of them at once, while others are served', async () => {
    const slow = Array.from({ length: 200 }, () => server.sendRaw(`${head(1000)}name=`, { end: false }));
    expect((await server.post(formBody())).status).toBe(200);
    const said = await Promise.all(slow);
    expect(said.every((text) => text.startsWith('HTTP/1.1 408 '))).toBe(true);
    expect(await server.keptMessages()).toHaveLength(1);
  });

  it('and drips bytes gains no time by it', async () => {
    // A thousand bytes would take fifty seconds, and this test has thirty.
    await new Promise((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(head(1000)));
      const drip = setInterval(() => socket.write('a'), 50);
      socket.on('error', () => {});
      socket.on('data', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(undefined);
      });
    });
    expect(await server.keptMessages()).toEqual([]);
  });

  it('and gives up half-way leaves nothing behind', async () => {
    await Promise.all(Array.from({ length: 50 }, () => server.sendRaw(`${head(1000)}name=a`)));
    expect((await server.post(formBody())).status).toBe(200);
    expect(await server.keptMessages()).toHaveLength(1);
  });
});

describe('a storm', () => {
  it(`of ${storm} posts is answered whole, and nothing of it is lost`, { timeout: 180_000 }, async () => {
    let next = 0;
    const statuses: number[] = [];
    const sendUntilDone = async () => {
      while (next < storm) {
        next += 1;
        statuses.push((await server.post(formBody({ message: `number ${next}` }))).status);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sendUntilDone));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const numbers = (await server.keptMessages()).map(({ message }) => message);
    expect(new Set(numbers).size).toBe(storm);
    expect(numbers).toHaveLength(storm);
  });

  it('of 1 MB bodies is refused without being kept in memory', { timeout: 120_000 }, async () => {
    const big = Buffer.from(formBody({ message: 'a'.repeat(1_000_000) }));
    await server.post(big);
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => server.post(big)));
      expect(answers.every(({ status }) => status === 413)).toBe(true);
    }
    // 200 MB went through; both ends of it live in this process.
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
  });
});
