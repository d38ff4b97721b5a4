import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '../../src/content/site-schema.ts';
import { contentTypes } from '../../src/hosts/content-types.ts';
import { immutable, resourcePolicy, resourcePolicyHeader, revalidate } from '../../src/hosts/headers.ts';
import { type HostSite, hostSite } from '../../src/hosts/host-site.ts';
import { folderForAll } from '../temporary-folder.ts';
import { type HostServer, lacksForBrotli, startHost, whatIsMissing } from './host-server.ts';

const noStore = 'no-store';
const html = 'text/html; charset=utf-8';

/** Expected status and `Cache-Control` of paths below the base of the site, on every server. */
const expected: [target: string, status: number, cache: string][] = [
  ['', 200, revalidate],
  ['about', 200, revalidate],
  ['about/', 200, revalidate],
  ['about.html', 200, revalidate],
  ['projects?for=health-tech', 200, revalidate],
  ['nothing-here', 404, noStore],
  ['about/nothing', 404, noStore],
  ['assets/nothing.js', 404, noStore],
  ['images/no.avif', 404, noStore],
  ['nothing.css.gz', 404, noStore],
  ['fr/nothing-here', 404, noStore],
  ['fr/nothing.css.gz', 404, noStore],
  ['assets/hydrate-AbC123.js', 200, immutable],
  ['fonts/next-56f378a4.woff2', 200, immutable],
  ['images/travel/lake-9b7184b0-480.avif', 200, immutable],
  ['images/travel/lake-9b7184b0-480.jpg', 200, immutable],
  ['images/film-9b7184b0.mp4', 200, immutable],
  ['images/film-9b7184b0.webm', 200, immutable],
  ['assets/galleries/cat/0b97f2c1/0.json', 200, immutable],
  ['images/travel/lake.jpg', 200, revalidate],
  ['images/mine.mp4', 200, revalidate],
  ['files/resume.pdf', 200, revalidate],
  ['robots.txt', 200, revalidate],
  ['share/home.png', 200, revalidate],
];

const film = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));
const compressed = ['about.html', 'assets/hydrate-AbC123.js', 'site.css'];
const siteFiles = [
  ...expected.flatMap(([target, status]) => (status === 200 && /\.\w+$/.test(target) ? target : [])),
  ...['index.html', 'about/index.html', 'projects.html', '404.html', 'fr/404.html', 'site.css'],
  ...['for/k7q2mabcdefghij2.html', 'for/k7q2mabcdefghij2/resume.pdf', 'fr/for/k7q2.html'],
  ...Object.keys(contentTypes).map((ending) => `types/file${ending}`),
];

const dist = folderForAll();
beforeAll(async () => {
  // The container runs as the user nobody.
  await chmod(dist, 0o755);
  for (const file of siteFiles) {
    await mkdir(path.join(dist, path.dirname(file)), { recursive: true });
    await writeFile(path.join(dist, file), /\.(?:mp4|webm)$/.test(file) ? film : `<!DOCTYPE html>${file}`);
  }
  for (const file of compressed) {
    const bytes = await readFile(path.join(dist, file));
    await writeFile(path.join(dist, `${file}.br`), brotliCompressSync(bytes));
    await writeFile(path.join(dist, `${file}.gz`), gzipSync(bytes));
  }
});

const sampleFile = path.resolve(import.meta.dirname, '../../content/site.yaml');
const readSample = async () => siteSchema.parse(parse(await readFile(sampleFile, 'utf8')));

describe.each([
  { host: 'nginx', url: 'https://owner.example' },
  { host: 'Caddy', url: 'https://owner.github.example/repo/' },
  { host: 'the container', url: 'https://owner.github.example/repo/' },
] as const)('a site behind $host at $url', ({ host, url }) => {
  const missing = whatIsMissing(host);
  const test = it.skipIf(missing);
  let server: HostServer;
  let site: HostSite;
  const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.ask(site.base + target, { method, headers });
  const fileAt = (file: string) => readFile(path.join(dist, file));

  beforeAll(async () => {
    if (missing) return;
    site = hostSite({ ...(await readSample()), url, languages: ['en-CA', 'fr'] });
    server = await startHost(host, site, dist);
  }, 300_000);
  afterAll(() => server?.stop());

  test(`sends every header${missing ? ` (${missing})` : ''}`, async () => {
    const [notFound, notFoundInFrench] = await Promise.all(['404.html', 'fr/404.html'].map(fileAt));
    for (const [target, status, cache] of expected) {
      const { headers, body, ...answer } = await ask(target);
      expect([answer.status, headers['cache-control']], target).toEqual([status, cache]);
      for (const [name, value] of site.headers) {
        // Irrelevant for a missing picture.
        if (name === resourcePolicyHeader && status === 404) continue;
        const own = name === resourcePolicyHeader ? resourcePolicy(`/${target}`) : value;
        expect(headers[name.toLowerCase()], target).toBe(own);
      }
      expect(headers.server ?? '', 'the server’s version').not.toMatch(/\d/);
      if (status !== 404) continue;
      expect(headers['content-type'], target).toBe(html);
      expect(body, target).toEqual(target.startsWith('fr/') ? notFoundInFrench : notFound);
    }
    expect((await ask('nothing-here', { 'If-None-Match': '*' })).status).not.toBe(304);
  });

  test('keeps search engines from pages and documents for one reader', async () => {
    for (const target of ['for/k7q2mabcdefghij2', 'for/k7q2mabcdefghij2/resume.pdf', 'fr/for/k7q2.html'])
      expect((await ask(target)).headers['x-robots-tag'], target).toBe('noindex');
    for (const target of ['', 'projects?for=health-tech', 'files/resume.pdf'])
      expect((await ask(target)).headers['x-robots-tag'], target).toBeUndefined();
  });

  test('sends the type of every file', async () => {
    const plain = (type = '') => type.split(';', 1)[0];
    for (const [ending, type] of Object.entries(contentTypes)) {
      const { headers } = await ask(`types/file${ending}`);
      expect(plain(headers['content-type']), ending).toBe(plain(type));
    }
    expect((await ask('about')).headers['content-type']).toBe(html);
  });

  const accepts = [
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ] as const;
  for (const [accepted, encoding, ending] of accepts) {
    const lacks = missing ?? (encoding === 'br' ? lacksForBrotli(host) : null);
    it.skipIf(lacks)(
      `sends what the build compressed for "${accepted}"${lacks ? ` (${lacks})` : ''}`,
      async () => {
        for (const file of compressed) {
          const answer = await ask(file.replace(/\.html$/, ''), { 'Accept-Encoding': accepted });
          expect(answer.headers['content-encoding'], file).toBe(encoding);
          expect(answer.headers.vary, file).toMatch(/accept-encoding/i);
          expect(answer.body.equals(await fileAt(file + ending)), file).toBe(true);
        }
      },
    );
  }

  test('answers 304 if the browser has the file', async () => {
    const { headers } = await ask('about');
    const answer = await ask('about', { 'If-None-Match': headers.etag ?? '' });
    expect([answer.status, answer.headers['cache-control'], answer.body.length]).toEqual([
      304,
      revalidate,
      0,
    ]);
  });

  test('sends byte ranges of videos', async () => {
    const video = (headers: Record<string, string> = {}) => ask('images/film-9b7184b0.mp4', headers);
    const full = await video();
    expect(full.body.equals(film)).toBe(true);
    expect(full.headers['accept-ranges']).toBe('bytes');
    const sinces: Record<string, string>[] = [{}, { 'If-Range': full.headers.etag ?? '' }];
    // Safari requests the first two bytes to test for range support.
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 2],
      ['bytes=1000-1999', 1000, 2000],
      ['bytes=4990-', 4990, 5000],
      ['bytes=-10', 4990, 5000],
    ] as const)
      for (const since of sinces) {
        const { status, headers, body } = await video({ Range: range, ...since });
        expect([status, headers['content-range']]).toEqual([206, `bytes ${from}-${to - 1}/5000`]);
        expect(body.equals(film.subarray(from, to)), range).toBe(true);
        expect(headers['cache-control']).toBe(immutable);
      }
    const changed = await video({ Range: 'bytes=0-1', 'If-Range': '"another"' });
    expect([changed.status, changed.body.length]).toEqual([200, 5000]);
    const beyond = await video({ Range: 'bytes=5000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */5000']);
  });

  it.skipIf(missing || host !== 'nginx')(
    'redirects http to https (Caddy does so without configuration)',
    async () => {
      const answer = await server.askPlainly(`${site.base}about?from=mail`);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://${site.hostName}${site.base}about?from=mail`);
    },
  );

  test('answers only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await ask('about', {}, method);
      expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD']);
    }
    expect((await ask('about', {}, 'HEAD')).status).toBe(200);
  });

  test('serves no file outside the site', async () => {
    for (const target of [
      '../secret.txt',
      '%2e%2e/secret.txt',
      '..%2fsecret.txt',
      'about/..%2f..%2fsecret.txt',
    ]) {
      const answer = await ask(target);
      expect([400, 404], target).toContain(answer.status);
      expect(answer.body.toString(), target).not.toContain('not for visitors');
    }
  });

  test('redirects former addresses, and images to their own host', async () => {
    const moves = [
      { from: '/work', to: '/projects' },
      { from: '/work/old', to: '/projects#new' },
    ];
    const media = { baseUrl: 'https://media.owner.example/mine' };
    const elsewhere = hostSite({ ...(await readSample()), url: 'https://owner.example/repo', media }, moves);
    const other = await startHost(host, elsewhere, dist);
    try {
      const image = await other.ask('/repo/images/travel/harbour.jpg?from=mail');
      expect(image.status).toBe(302);
      expect(image.headers.location).toMatch(`${media.baseUrl}/images/travel/harbour.jpg`);
      for (const [former, now] of [
        ['/repo/work', '/repo/projects'],
        ['/repo/work/', '/repo/projects'],
        ['/repo/work/old', '/repo/projects#new'],
      ] as const) {
        const moved = await other.ask(former);
        expect([moved.status, moved.headers.location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([301, now]);
      }
      const { headers } = await other.ask('/repo/about');
      expect(headers['content-security-policy']).toContain("img-src 'self' https://media.owner.example;");
      expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
    } finally {
      await other.stop();
    }
  });
});
