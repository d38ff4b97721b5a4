import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '../../../src/model/schemas/site.ts';
import { contentTypeOf } from '../../../src/pipeline/serve/content-types.ts';
import { immutable, revalidate } from '../../../src/pipeline/serve/headers.ts';
import { type HostSite, hostSite } from '../../../src/pipeline/serve/host-site.ts';
import {
  type HostName,
  type HostServer,
  lacksForBrotli,
  readBuilt,
  startHost,
  whatIsMissing,
} from './host-server.ts';
import { makeSmallProject, morePhotos, type SmallProject } from './small-project.ts';

const root = path.resolve(import.meta.dirname, '../../..');

type Built = { site: HostSite; dist: string; files: string[] };

/** Both kinds of site: the built sample at the top of its host, and a small one in a folder. */
const places = {
  'a host of its own': async (): Promise<Built> => {
    const dist = path.join(root, 'dist');
    if (!existsSync(dist)) throw new Error('There is no dist/ to serve. Build it first:   npm run build');
    const written = await readFile(path.join(root, 'content/site.yaml'), 'utf8');
    return describeBuilt(hostSite(siteSchema.parse(parse(written))), dist);
  },
  'a folder': async (): Promise<Built> => {
    project = await makeSmallProject();
    // The container's user is nobody, and must get there.
    await chmod(project.folder, 0o755);
    await project.change('site.yaml', (text) =>
      text.replace(/^url: .*$/m, 'url: https://owner.github.example/repo/'),
    );
    await project.change('travel.yaml', (text) => text + morePhotos);
    expect(await project.build()).toBe(0);
    const written = await readFile(path.join(project.folder, 'content/site.yaml'), 'utf8');
    return describeBuilt(hostSite(siteSchema.parse(parse(written))), project.dist);
  },
};
let project: SmallProject | undefined;
afterAll(() => project?.remove());

async function describeBuilt(site: HostSite, dist: string): Promise<Built> {
  const names = await readdir(dist, { recursive: true });
  return { site, dist, files: names.map((name) => name.split(path.sep).join('/')) };
}

describe.each(['nginx', 'Caddy', 'the container'] as const)('what lies elsewhere, behind %s', (host) => {
  const missing = whatIsMissing(host);
  const title = `is led to from its lasting or former address${missing ? ` (${missing})` : ''}`;
  it.skipIf(missing)(title, { timeout: 60_000 }, async () => {
    const written = await readFile(path.join(root, 'content/site.yaml'), 'utf8');
    const site = siteSchema.parse(parse(written));
    const media = { baseUrl: 'https://media.owner.example/mine' };
    const moves = [
      { from: '/work', to: '/projects' },
      { from: '/work/old', to: '/projects#new' },
    ];
    const elsewhere = hostSite({ ...site, url: 'https://owner.example/repo/', media }, moves);
    const server = await startHost(host, elsewhere, path.join(root, 'dist'));
    try {
      const answer = await server.ask('/repo/images/travel/harbour.jpg?from=mail');
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toMatch(
        /^https:\/\/media\.owner\.example\/mine\/images\/travel\/harbour\.jpg/,
      );
      for (const [former, now] of [
        ['/repo/work', '/repo/projects'],
        ['/repo/work/', '/repo/projects'],
        ['/repo/work/old', '/repo/projects#new'],
      ] as const) {
        const moved = await server.ask(former);
        expect([moved.status, moved.headers.location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([301, now]);
      }
      const page = await server.ask('/repo/about');
      expect(page.status).toBe(200);
      expect(page.headers['content-security-policy']).toContain(
        "img-src 'self' https://media.owner.example;",
      );
      expect(page.headers['cross-origin-embedder-policy']).toBe('credentialless');
    } finally {
      await server.stop();
    }
  });
});

describe.each(['nginx', 'Caddy', 'the container'] as const)('a video behind %s', (host) => {
  const missing = whatIsMissing(host);
  const title = `is sent in the parts that players ask for${missing ? ` (${missing})` : ''}`;
  it.skipIf(missing)(title, { timeout: 60_000 }, async () => {
    const written = await readFile(path.join(root, 'content/site.yaml'), 'utf8');
    const site = hostSite(siteSchema.parse(parse(written)));
    const dist = await mkdtemp(path.join(tmpdir(), 'videos-'));
    await chmod(dist, 0o755);
    const film = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));
    await mkdir(path.join(dist, 'images'));
    for (const page of ['index.html', '404.html']) await writeFile(path.join(dist, page), page);
    for (const ending of ['mp4', 'webm'])
      await writeFile(path.join(dist, `images/film-0123abcd.${ending}`), film);
    await writeFile(path.join(dist, 'images/mine.mp4'), film);
    const server = await startHost(host, site, dist);
    try {
      const ask = (headers: Record<string, string> = {}, name = 'film-0123abcd.mp4') =>
        server.ask(`${site.base}images/${name}`, { headers });
      const whole = await ask();
      expect([whole.status, whole.body.equals(film)]).toEqual([200, true]);
      expect(whole.headers).toMatchObject({
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'cache-control': immutable,
      });
      expect((await ask({}, 'film-0123abcd.webm')).headers['content-type']).toBe('video/webm');
      expect((await ask({}, 'mine.mp4')).headers['cache-control']).toBe(revalidate);
      const sinces: Record<string, string>[] = [{}, { 'If-Range': whole.headers.etag ?? '' }];
      // The first two bytes are what Safari asks for, to see whether it may ask for more.
      for (const [range, from, to] of [
        ['bytes=0-1', 0, 2],
        ['bytes=1000-1999', 1000, 2000],
        ['bytes=4990-', 4990, 5000],
        ['bytes=-10', 4990, 5000],
      ] as const)
        for (const since of sinces) {
          const part = await ask({ Range: range, ...since });
          expect([part.status, part.headers['content-range']], range).toEqual([
            206,
            `bytes ${from}-${to - 1}/5000`,
          ]);
          expect(part.body.equals(film.subarray(from, to)), range).toBe(true);
          expect(part.headers['cache-control']).toBe(immutable);
        }
      const changed = await ask({ Range: 'bytes=0-1', 'If-Range': '"another"' });
      expect([changed.status, changed.body.length]).toEqual([200, 5000]);
      const beyond = await ask({ Range: 'bytes=5000-' });
      expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */5000']);
    } finally {
      await server.stop();
      await rm(dist, { recursive: true });
    }
  });
});

for (const [place, open] of Object.entries(places)) {
  describe(`a site in ${place}`, () => {
    let built: Built;
    beforeAll(async () => {
      built = await open();
    }, 180_000);
    for (const host of ['nginx', 'Caddy', 'the container'] as const) {
      const missing = whatIsMissing(host);
      describe.skipIf(missing !== null)(`behind ${host}${missing ? ` (${missing})` : ''}`, () => {
        promiseHost(host, () => built);
      });
    }
  });
}

function promiseHost(host: HostName, open: () => Built) {
  let server: HostServer;
  let built: Built;
  let at: (target: string) => string;
  beforeAll(async () => {
    built = open();
    at = (target) => built.site.base + target.replace(/^\//, '');
    server = await startHost(host, built.site, built.dist);
  }, 60_000);
  afterAll(() => server?.stop());

  /** A file of the site whose path fits, below the base. */
  const someFile = (pattern: RegExp) => {
    const found = built.files.find((file) => pattern.test(file));
    if (!found) throw new Error(`no file like ${pattern} in ${built.dist}`);
    return `/${found}`;
  };
  const expectPromises = (headers: HostServerHeaders) => {
    for (const [name, value] of built.site.headers) expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers.server ?? '', 'the server’s version').not.toMatch(/\d/);
  };

  it.each(['/', '/about', '/about/', '/about.html', '/projects?for=health-tech'])(
    'answers %s with the page and every header',
    async (target) => {
      const answer = await server.ask(at(target));
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe(revalidate);
      expect(answer.body.toString()).toContain('<!DOCTYPE html>');
      expectPromises(answer.headers);
    },
  );

  it('answers what is missing with the 404 page, kept by nobody', async () => {
    const page = await readBuilt(built.dist, '404.html');
    for (const target of ['/nothing-here', '/about/nothing', '/assets/nothing.js', '/images/no.avif']) {
      const answer = await server.ask(at(target));
      expect(answer.status, target).toBe(404);
      expect(answer.body.equals(page), target).toBe(true);
      expect(answer.headers['content-type'], target).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control'], target).toBe('no-store');
      expectPromises(answer.headers);
    }
    const again = await server.ask(at('/nothing-here'), { headers: { 'If-None-Match': '*' } });
    expect(again.status).not.toBe(304);
  });

  it('lets browsers keep for ever what never changes, and nothing else', async () => {
    const lasting = [/^assets\/.+\.js$/, /^fonts\/.+\.woff2$/, /^images\/.+\.avif$/, /^galleries\/.+\.json$/];
    const fingerprinted = /^images\/.+-[0-9a-f]{8}-\d+\.jpg$/;
    for (const pattern of [...lasting, fingerprinted]) {
      const answer = await server.ask(at(someFile(pattern)));
      expect(answer.headers['cache-control'], String(pattern)).toBe(immutable);
      expectPromises(answer.headers);
    }
    const publicPicture = built.files.find(
      (file) => /^images\/.+\.jpg$/.test(file) && !fingerprinted.test(file),
    );
    for (const target of [`/${publicPicture}`, '/files/resume.pdf', '/robots.txt', '/share/home.png']) {
      const answer = await server.ask(at(target));
      expect(answer.status, target).toBe(200);
      expect(answer.headers['cache-control'], target).toBe(revalidate);
    }
  });

  describe.each([
    { accepts: 'gzip, deflate, br', encoding: 'br', ending: '.br' },
    { accepts: 'gzip', encoding: 'gzip', ending: '.gz' },
    { accepts: 'identity', encoding: undefined, ending: '' },
  ])('for a browser that accepts $accepts', ({ accepts, encoding, ending }) => {
    const lacks = encoding === 'br' ? lacksForBrotli(host) : null;
    it.skipIf(lacks)(`sends what the build made, byte for byte${lacks ? ` (${lacks})` : ''}`, async () => {
      const targets = ['/about', someFile(/^assets\/hydrate-.+\.js$/), someFile(/\.css$/), '/sitemap.xml'];
      for (const target of targets) {
        const file = target === '/about' ? 'about.html' : target.slice(1);
        const answer = await server.ask(at(target), { headers: { 'Accept-Encoding': accepts } });
        expect(answer.headers['content-encoding'], target).toBe(encoding);
        expect(answer.headers.vary, target).toMatch(/accept-encoding/i);
        expect(answer.body.equals(await readBuilt(built.dist, file + ending)), target).toBe(true);
      }
    });
  });

  it('does not send again what a browser has', async () => {
    const { headers } = await server.ask(at('/about'));
    const answer = await server.ask(at('/about'), { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(answer.status).toBe(304);
    expect(answer.headers['cache-control']).toBe(revalidate);
    expect(answer.body).toHaveLength(0);
  });

  it('names the type of every kind of file', async () => {
    const endings = new Set(built.files.map((file) => path.extname(file)).filter((ending) => ending !== ''));
    for (const ending of endings) {
      if (['.br', '.gz', '.nojekyll'].includes(ending)) continue;
      const file = someFile(new RegExp(`\\${ending}$`));
      const type = (await server.ask(at(file))).headers['content-type'] ?? '';
      expect(mediaType(type), file).toBe(mediaType(contentTypeOf(file)));
    }
  });

  it.skipIf(host !== 'nginx')(
    'leads from http to https; what stands before Caddy and Caddy do by themselves',
    async () => {
      const answer = await server.askPlainly(at('/about?from=mail'));
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://${built.site.hostName}${at('/about?from=mail')}`);
    },
  );

  it('answers reading only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await server.ask(at('/about'), { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.allow, method).toBe('GET, HEAD');
    }
    expect(await server.ask(at('/about'), { method: 'HEAD' })).toMatchObject({ status: 200 });
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/about/..%2f..%2fsecret.txt'])(
    'keeps %s inside the site',
    async (target) => {
      const answer = await server.ask(at(target));
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.toString()).not.toContain('not for visitors');
    },
  );
}

type HostServerHeaders = Awaited<ReturnType<HostServer['ask']>>['headers'];

function mediaType(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim();
}
