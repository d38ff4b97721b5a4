import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linksCommand } from '../../src/commands/links.ts';
import { checkLinks } from '../../src/owner/check-links.ts';
import { findOutsideLinks } from '../../src/owner/outside-links.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { recordOutput, typing } from '../commands/run-command.ts';
import { type Listening, listenHere } from '../listen-here.ts';
import { readTree, swap } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';

const requests: string[] = [];
let active = 0;
let maxConcurrent = 0;
let server: Listening;

/** Answers with the status in the path; `/no-head/200` refuses HEAD. */
const sites = createServer((request, response) => {
  active += 1;
  maxConcurrent = Math.max(maxConcurrent, active);
  requests.push(`${request.method} ${request.url}`);
  setTimeout(() => {
    active -= 1;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/archive') {
      const isKept = searchParams.get('url')?.includes('/404') ?? false;
      const closest = { available: true, url: 'http://web.archive.org/web/2020/http://gone' };
      return response.end(JSON.stringify({ archived_snapshots: isKept ? { closest } : {} }));
    }
    if (pathname === '/loop') return response.writeHead(302, { location: '/loop' }).end();
    if (pathname === '/moved') return response.writeHead(301, { location: '/200' }).end();
    if (pathname === '/inside') return response.writeHead(302, { location: 'http://127.0.0.2:1/' }).end();
    if (pathname === '/endless') {
      response.writeHead(200);
      return request.method === 'HEAD' ? response.end() : response.write('x'.repeat(1e6));
    }
    const noHead = pathname.startsWith('/no-head') && request.method === 'HEAD';
    response.writeHead(noHead ? 405 : Number(pathname.split('/').at(-1))).end();
  }, 3);
});

beforeAll(async () => {
  server = await listenHere(sites, '127.0.0.1');
});
afterAll(() => server.close());

const here = () => ({
  isAllowed: (ip: string) => ip === '127.0.0.1',
  pauseMs: 0,
  archiveApi: `${server.origin}/archive`,
});

it('distinguishes dead links from servers that refuse programs, with one request at a time', async () => {
  maxConcurrent = 0;
  const paths = ['200', 'moved', 'no-head/200', 'endless', '404', '410', '403', '429', '999', '500', 'loop'];
  const addresses = [...paths, 'inside'].map((each) => `${server.origin}/${each}`);
  const results = await checkLinks(addresses, {}, here());
  const states = addresses.map((address) => `${address.split(/\d\//)[1]} ${results?.[address]?.state}`);
  expect(states).toEqual([
    ...['200 works', 'moved works', 'no-head/200 works', 'endless works', '404 dead', '410 dead'],
    ...['403 unknown', '429 unknown', '999 unknown', '500 unknown', 'loop unknown', 'inside private'],
  ]);
  expect(results?.[`${server.origin}/404`]?.archived).toBe('https://web.archive.org/web/2020/http://gone');
  expect(results?.[`${server.origin}/410`]?.archived).toBe('');
  expect(maxConcurrent).toBe(1);
});

it('requests nothing from private networks, and no address twice in a week', async () => {
  const day = 24 * 60 * 60 * 1000;
  const address = `${server.origin}/200`;
  const cacheOf = (days: number) => ({
    [address]: { state: 'dead' as const, answer: '404', archived: '', checkedAt: Date.now() - days * day },
  });
  requests.length = 0;
  const hosts = ['127.0.0.1', '[::1]', '[::ffff:10.0.0.1]', '169.254.169.254'];
  const hidden = [...hosts.map((host) => `http://${host}/`), address];
  const closed = await checkLinks(hidden, {});
  expect(hidden.map((each) => closed?.[each]?.state)).toEqual(Array(5).fill('private'));
  expect((await checkLinks([address], cacheOf(6), here()))?.[address]?.state).toBe('dead');
  expect(requests).toEqual([]);
  expect((await checkLinks([address], cacheOf(8), here()))?.[address]?.state).toBe('works');
});

it('returns nothing while the computer is offline', async () => {
  expect(await checkLinks(['http://127.0.0.1:1/'], {}, here())).toBeNull();
});

it('finds addresses in fields, texts and profiles, and none in code and no examples', async () => {
  const changes = {
    'about/biography.md': [
      'I build [maps](https://one.test.org/a_(b)) and https://two.test.org.',
      '`https://code.test.org` and [this](https://www.example.com/)',
      '```\nhttps://code.test.org\n```',
      '<https://three.test.org/>',
      '',
    ].join('\n'),
    'owner.yaml': swap('https://github.com/ada-quill', 'ada'),
  };
  const links = findOutsideLinks((await readTree(changes)).sources);
  expect([...links].map(([address, [place]]) => `${address} ${place?.file}:${place?.line}`)).toEqual([
    'https://devpost.com/ada-quill owner.yaml:7',
    'https://github.com/ada owner.yaml:9',
    'https://www.linkedin.com/in/ada-quill owner.yaml:11',
    'https://www.instagram.com/ada.quill owner.yaml:13',
    'https://github.com/ada-quill/harbour-map projects.yaml:10',
    'https://one.test.org/a_(b) about/biography.md:1',
    'https://two.test.org/ about/biography.md:1',
    'https://three.test.org/ about/biography.md:6',
  ]);
});

it('marks a dead demo as offline after a confirmation, and keeps comments', async () => {
  const demo = `activeLink: ${server.origin}/404 # until 2024`;
  const changes = {
    'about/biography.md': 'I build maps.\n',
    'owner.yaml': (text: string) => text.replace(/profiles:.*/s, ''),
    'projects.yaml': (text: string) =>
      swap("activeLink: ''", demo)(text).replace('https://github.com/ada-quill/harbour-map', "''"),
  };
  const contentDir = treeForTest(changes);
  const file = path.join(contentDir, 'projects.yaml');
  const run = (answer: string | null) =>
    recordOutput((terminal) =>
      linksCommand(here())(
        { words: [], options: { yes: undefined, content: contentDir } },
        {
          ...{ ...terminal, root: path.dirname(contentDir), typedIn: contentDir, environment: {} },
          openPrompt: answer === null ? null : typing(answer).openPrompt,
        },
      ),
    );
  const before = await readFile(file, 'utf8');
  const listed = await run(null);
  expect(listed.status).toBe(1);
  expect(listed.stdout).toContain('content/projects.yaml:11');
  expect(listed.stdout).toContain('copy: https://web.archive.org/web/2020/http://gone');
  expect((await run('no')).status).toBe(1);
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(await run('yes')).toMatchObject({ status: 0, stderr: '' });
  expect(await readFile(file, 'utf8')).toContain('# until 2024');
  const { rawContent } = await readRawContent(contentDir);
  expect(rawContent?.projects[0]?.activeLink).toEqual({ url: `${server.origin}/404`, status: 'offline' });
});
