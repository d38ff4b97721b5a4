import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '../../src/content/site-schema.ts';
import { caddyfile, containerCaddyfile } from '../../src/hosts/caddyfile.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  formTarget,
  metaPolicy,
  siteHeaders,
} from '../../src/hosts/headers.ts';
import { type HostSite, hostSite } from '../../src/hosts/host-site.ts';
import { nginxConfig } from '../../src/hosts/nginx-config.ts';
import {
  domainFile,
  headersFile,
  movedPages,
  redirectsFile,
  uploadFiles,
} from '../../src/hosts/upload-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const headers = siteHeaders({ action: 'https://forms.example/submit' });
const options: HostSite = {
  ...{ hostName: 'owner.example', base: '/', headers, mediaBase: null, moves: [] },
  languageFolders: [],
  readerFolders: [],
};

it('redirects addresses that moved on every upload host', () => {
  const moves = [{ from: '/work/old', to: '/projects#new' }];
  expect(redirectsFile({ ...options, base: '/repo/', moves })).toBe(
    '/repo/work/old /repo/projects#new 301!\n/repo/work/old /repo/projects#new 301\n',
  );
  const input = {
    siteUrl: 'https://owner.example/repo',
    base: '/repo/',
    language: 'en',
    direction: 'ltr',
  } as const;
  const pages = movedPages({ ...input, moves, titleOf: () => 'A & B' });
  expect(pages.map(({ path: file }) => file)).toEqual(['work/old.html', 'work/old/index.html']);
  expect(pages[0]?.bytes).toContain('<link rel="canonical" href="https://owner.example/repo/projects">');
  expect(pages[0]?.bytes).toContain('<a href="/repo/projects#new">A &amp; B</a>');
});

it('gives each language its 404 page, redirects and immutable files on every host', async () => {
  const site = siteSchema.parse({
    ...(await sampleSite()),
    url: 'https://owner.example/repo',
    languages: ['en-CA', 'fr'],
  });
  const host = hostSite(site, [{ from: '/old', to: '/new' }]);
  expect(redirectsFile(host)).toContain('/repo/fr/old /repo/fr/new 301\n');
  expect(redirectsFile(host)).toContain('/repo/fr/* /repo/fr/404.html 404\n');
  expect(headersFile(host)).toContain('/repo/fr/assets/*\n  Cache-Control: public, max-age=31536000');
  expect(nginxConfig(host)).toContain('location /repo/fr/ {\n    error_page 404 /repo/fr/404.html;');
  expect(nginxConfig(host)).toContain('"~^/repo/fr/assets/"');
  expect(caddyfile(host)).toContain('@missing-fr path /repo/fr/*\n\t\trewrite @missing-fr /repo/fr/404.html');
  expect(cacheControl('/fr/assets/hydrate-CLXPywAl.js')).toContain('immutable');
});

describe('the policy', () => {
  const policy = contentSecurityPolicy({ action: 'https://forms.example/submit' });

  it('allows nothing by default, nothing unsafe, and no other origins', () => {
    expect(policy[0]).toBe("default-src 'none'");
    expect(policy.join(' ')).not.toMatch(/unsafe|data:|blob:|\*|'sha|'nonce/);
    const withStyle = contentSecurityPolicy({ action: '/submit', styleHashes: ['sha256-abc='] });
    expect(withStyle).toContain("style-src 'self' 'sha256-abc='");
    expect(withStyle.join(' ')).not.toMatch(/unsafe|data:|blob:|\*|'nonce/);
    const hosts = policy.join(' ').match(/https?:\S+/g);
    expect(hosts).toEqual(['https://forms.example']);
  });

  it('lets the form post only to its service or the inbox', () => {
    expect(policy).toContain('form-action https://forms.example');
    expect(contentSecurityPolicy({ action: '/repo/submit' })).toContain("form-action 'self'");
  });

  it('lets the service redirect to the owner’s hosts, each listed once', async () => {
    const redirects = ['https://thanks.example/after?a=b', 'https://forms.example/done'];
    expect(contentSecurityPolicy({ action: 'https://forms.example/submit', redirects })).toContain(
      'form-action https://forms.example https://thanks.example',
    );
    const form = { service: 'https://forms.example', accessKey: 'a-key-of-ones-own', redirects };
    expect(formTarget({ ...(await sampleSite()), form }, '/')).toEqual({
      action: 'https://forms.example/submit',
      redirects,
      isInbox: false,
    });
  });

  it('lets the service redirect to the site’s thanks page', async () => {
    const form = { service: 'https://forms.example', accessKey: 'a-key-of-ones-own', thanks: 'redirect' };
    expect(contentSecurityPolicy(formTarget({ ...(await sampleSite()), form }, '/repo/'))).toContain(
      "form-action https://forms.example 'self'",
    );
  });

  it('allows no redirect with the inbox', async () => {
    const site = await sampleSite();
    const form = { ...site.form, redirects: ['https://thanks.example'] };
    expect(contentSecurityPolicy(formTarget({ ...site, form }, '/'))).toContain("form-action 'self'");
  });

  it.each(['mailto:forms@owner.example', 'ftp://forms.example'])('does not accept %s', async (address) => {
    const site = await sampleSite();
    const form = { ...site.form, redirects: [address] };
    expect(siteSchema.safeParse({ ...site, form }).success).toBe(false);
  });

  it('restricts everything but style sheets in a server configuration, which outlives builds', async () => {
    const lasting =
      new Map(hostSite(await sampleSite()).headers).get('Content-Security-Policy')?.split('; ') ?? [];
    const directives = lasting.map((rule) => rule.split(' ', 1)[0]);
    expect(directives).not.toContain('style-src');
    // All directives that fall back to default-src: https://www.w3.org/TR/CSP3/#directive-fallback-list
    const fallbacks =
      'script-src img-src media-src font-src connect-src manifest-src child-src object-src style-src-attr';
    expect(directives).toEqual(expect.arrayContaining(fallbacks.split(' ')));
    expect(lasting.join(' ')).not.toMatch(/unsafe|data:|blob:|\*|'nonce/);
  });

  it('omits in a page only the rule that <meta> ignores', () => {
    const headerOnly = policy.filter(
      (rule) => !metaPolicy({ action: 'https://forms.example/submit' }).includes(rule),
    );
    expect(headerOnly).toEqual(["frame-ancestors 'none'"]);
  });
});

describe('a file', () => {
  it.each(
    [
      '/assets/hydrate-CLXPywAl.js /fonts/next-56f378a4.woff2 /images/travel/lake-9b7184b0-480.avif',
      '/images/projects/harbour/1-map-9b7184b0-800.jpg /images/contact-9b7184b0-800.png',
      '/images/travel/harbour-9b7184b0.mp4 /assets/galleries/cat/0b97f2c1/0.json',
    ].flatMap((line) => line.split(' ')),
  )('%s is immutable', (file) => expect(cacheControl(file)).toContain('immutable'));

  it.each(
    [
      '/ /about /404.html /images/travel/lake.jpg /images/mine.avif /images/mine.mp4',
      '/images/contact.png /share/home.png /favicon.svg /files/resume.pdf /robots.txt',
    ].flatMap((line) => line.split(' ')),
  )('%s is revalidated', (file) => expect(cacheControl(file)).toContain('max-age=0'));
});

describe('the files for hosts', () => {
  it.each([
    ['_headers', headersFile(options)],
    ['nginx', nginxConfig(options)],
    ['Caddy', caddyfile(options)],
    ['the container', containerCaddyfile(options)],
  ])('%s sets every header', (_host, text) => {
    for (const [name, value] of headers.filter(([name]) => name !== 'Cross-Origin-Resource-Policy')) {
      expect(text).toMatch(new RegExp(`${name}:? "?${literally(value)}"?( always;)?\n`));
    }
  });

  it.each([
    ['_headers', headersFile(options), '/images/*\n  Cross-Origin-Resource-Policy: cross-origin\n'],
    [
      'nginx',
      nginxConfig(options),
      'map $uri $resource_policy {\n  default "same-origin";\n  "~^/images/" "cross-origin";',
    ],
    ['Caddy', caddyfile(options), '@shared path_regexp ^/images/\n'],
    [
      'the container',
      containerCaddyfile(options),
      'header @shared Cross-Origin-Resource-Policy "cross-origin"',
    ],
  ])('%s lets web feed readers show pictures', (_host, text, rule) => expect(text).toContain(rule));

  it('follow Cloudflare’s limits in _headers: one star per path, one value per header', () => {
    const blocks = headersFile(options).trim().split('\n\n');
    const paths = blocks.map((block) => block.split('\n', 1)[0] ?? '');
    expect(paths[0]).toBe('/*');
    for (const each of paths) expect(each.match(/\*/g)).toHaveLength(1);
    expect(blocks[0]).not.toContain('Cache-Control');
    expect(
      Math.max(
        ...headersFile(options)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(2000);
    // The star must match the same paths as the pattern.
    for (const each of paths.slice(1, -1))
      expect(cacheControl(each.replace('*', 'x-0123abcd-800'))).toContain('immutable');
  });

  it('make no file of the owner immutable in _headers', () => {
    const own = headersFile(options, ['images/film.mp4', 'talks/x.webp']);
    expect(own).not.toContain('/images/*.mp4');
    for (const immutable of ['/images/*.webm', '/images/*.webp', '/images/*.avif', '/assets/*'])
      expect(own).toContain(`\n${immutable}\n`);
  });

  it('include the base path', () => {
    const inFolder = { ...options, base: '/repo/' };
    expect(headersFile(inFolder)).toMatch(/^\/repo\/\*\n/);
    expect(headersFile(inFolder)).toContain('\n/repo/assets/*\n');
    expect(nginxConfig(inFolder)).toContain('error_page 404 /repo/404.html;');
    expect(caddyfile(inFolder)).toContain('^/repo/assets/|');
  });

  it('escape a dot in the base path', () => {
    const dotted = { ...options, base: '/my.site/' };
    expect(nginxConfig(dotted)).toContain('"~^/my\\.site/assets/"');
    expect(caddyfile(dotted)).toContain('^/my\\.site/assets/|');
  });

  it.each([
    ['https://owner.example', 'owner.example\n'],
    ['https://www.owner.example/', 'www.owner.example\n'],
    ['https://owner.github.io', null],
    ['https://owner.github.io/repo', null],
    ['https://owner.example/repo/', null],
    ['http://localhost:4173', null],
    ['http://127.0.0.1', null],
  ])('set the GitHub Pages domain of %s: %j', async (url, expected) => {
    const site = { ...(await sampleSite()), url };
    expect(domainFile(hostSite(site))).toBe(expected);
    expect(uploadFiles(hostSite(site)).map(({ path: name }) => name)).toContain('.nojekyll');
  });

  it('redirect nothing without a media host', () => {
    expect(redirectsFile(options)).toBeNull();
    expect(nginxConfig(options)).not.toContain('rewrite');
    expect(caddyfile(options)).not.toContain('redir');
  });

  it('redirect permanent picture addresses to the media host, and allow only that host', async () => {
    const site = { ...(await sampleSite()), media: { baseUrl: 'https://media.owner.example/me' } };
    const host = hostSite({ ...site, url: 'https://owner.github.example/repo' });
    expect(redirectsFile(host)).toBe('/repo/images/* https://media.owner.example/me/images/:splat 302\n');
    expect(nginxConfig(host)).toContain(
      'rewrite ^/repo/(images/.+)$ https://media.owner.example/me/$1 redirect;',
    );
    expect(caddyfile(host)).toContain('@pictures path_regexp pictures ^/repo/(images/.+)$');
    const table = new Map(host.headers);
    expect(table.get('Content-Security-Policy')).toContain("img-src 'self' https://media.owner.example;");
    expect(table.get('Content-Security-Policy')).toContain("media-src 'self' https://media.owner.example;");
    expect(table.get('Content-Security-Policy')?.match(/https:\/\/media/g)).toHaveLength(2);
    expect(table.get('Cross-Origin-Embedder-Policy')).toBe('credentialless');
  });

  it('allow no other origin for a media folder on the same host', async () => {
    const media = { baseUrl: 'https://owner.example/media' };
    const site = { ...(await sampleSite()), url: 'https://owner.example', media };
    const table = new Map(hostSite(site).headers);
    expect(table.get('Content-Security-Policy')).toContain("img-src 'self';");
    expect(table.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
  });
});

async function sampleSite() {
  return siteSchema.parse(parse(await readFile(path.join(root, 'content/site.yaml'), 'utf8')));
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
