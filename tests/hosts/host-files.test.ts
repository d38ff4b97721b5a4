import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '../../src/content/site-schema.ts';
import { caddyfile, containerCaddyfile } from '../../src/hosts/caddyfile.ts';
import { cacheControl, formTarget, metaPolicy, siteHeaders } from '../../src/hosts/headers.ts';
import { type HostSite, hostSite } from '../../src/hosts/host-site.ts';
import { nginxConfig } from '../../src/hosts/nginx-config.ts';
import { movedPages, uploadFiles } from '../../src/hosts/upload-files.ts';
import { expectGolden } from '../golden/expect-golden.ts';

const root = path.resolve(import.meta.dirname, '../..');
const headers = siteHeaders({ action: 'https://forms.example/submit' });
const options: HostSite = {
  ...{ hostName: 'owner.example', base: '/', headers, mediaBase: null, moves: [] },
  languageFolders: [],
  readerFolders: [],
};

/** The text of a file for hosts; null if the site does not need it. */
const fileOf = (host: HostSite, name: string, publicFiles: string[] = []) =>
  uploadFiles(host, publicFiles).find((file) => file.path === name)?.bytes ?? null;

it('writes the files of each host as in the golden listing', async () => {
  const site = { ...(await sampleSite()), media: { baseUrl: 'https://media.owner.example/me' } };
  const languages = { url: 'https://owner.github.example/my.site', languages: ['en-CA', 'fr'] };
  const moves = [{ from: '/work/old', to: '/projects#new' }];
  const sites = {
    'a site at the top of its host': options,
    'two languages in a folder, with pictures on another host': hostSite({ ...site, ...languages }, moves),
  };
  const sections = Object.entries(sites).flatMap(([title, host]) => {
    const files = {
      _headers: fileOf(host, '_headers', host.mediaBase ? ['images/film.mp4', 'talks/x.webp'] : []),
      _redirects: fileOf(host, '_redirects'),
      nginx: nginxConfig(host),
      Caddy: caddyfile(host),
      'the container': containerCaddyfile(host),
    };
    return Object.entries(files).map(([name, text]) => `##### ${title}: ${name}\n${text ?? 'none'}`);
  });
  await expectGolden('hosts.txt', `${sections.join('\n\n')}\n`);
});

it('has a page at each address that moved, for hosts that redirect nothing', () => {
  const pages = movedPages({
    ...{ siteUrl: 'https://owner.example/repo', base: '/repo/', language: 'en', direction: 'ltr' },
    moves: [{ from: '/work/old', to: '/projects#new' }],
    titleOf: () => 'A & B',
  });
  expect(pages.map(({ path: file }) => file)).toEqual(['work/old.html', 'work/old/index.html']);
  expect(pages[0]?.bytes).toContain('<link rel="canonical" href="https://owner.example/repo/projects">');
  expect(pages[0]?.bytes).toContain('<a href="/repo/projects#new">A &amp; B</a>');
});

describe('the policy', () => {
  const policy = metaPolicy({ action: 'https://forms.example/submit' });

  it('allows nothing by default, nothing unsafe, and no other origins', () => {
    expect(policy[0]).toBe("default-src 'none'");
    expect(policy.join(' ')).not.toMatch(/unsafe|data:|blob:|\*|'sha|'nonce/);
    const withStyle = metaPolicy({ action: '/submit', styleHashes: ['sha256-abc='] });
    expect(withStyle).toContain("style-src 'self' 'sha256-abc='");
    expect(withStyle.join(' ')).not.toMatch(/unsafe|data:|blob:|\*|'nonce/);
    const hosts = policy.join(' ').match(/https?:\S+/g);
    expect(hosts).toEqual(['https://forms.example']);
  });

  it('lets the service redirect to the owner’s hosts, each listed once', async () => {
    const redirects = ['https://thanks.example/after?a=b', 'https://forms.example/done'];
    expect(metaPolicy({ action: 'https://forms.example/submit', redirects })).toContain(
      'form-action https://forms.example https://thanks.example',
    );
    const form = { service: 'https://forms.example', accessKey: 'a-key-of-ones-own', redirects };
    expect(formTarget({ ...(await sampleSite()), form }, '/')).toEqual({
      action: 'https://forms.example/submit',
      redirects,
      isInbox: false,
    });
  });

  it('allows no redirect with the inbox', async () => {
    const site = await sampleSite();
    const form = { ...site.form, redirects: ['https://thanks.example'] };
    expect(metaPolicy(formTarget({ ...site, form }, '/'))).toContain("form-action 'self'");
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
    const sent = new Map(headers).get('Content-Security-Policy')?.split('; ') ?? [];
    expect(sent.filter((rule) => !policy.includes(rule))).toEqual(["frame-ancestors 'none'"]);
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
  it('follow Cloudflare’s limits in _headers: one star per path, one value per header', () => {
    const text = fileOf(options, '_headers') ?? '';
    const blocks = text.trim().split('\n\n');
    const paths = blocks.map((block) => block.split('\n', 1)[0] ?? '');
    expect(paths[0]).toBe('/*');
    for (const each of paths) expect(each.match(/\*/g)).toHaveLength(1);
    expect(blocks[0]).not.toContain('Cache-Control');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
    // The star must match the same paths as the pattern.
    for (const each of paths.slice(1, -1))
      expect(cacheControl(each.replace('*', 'x-0123abcd-800'))).toContain('immutable');
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
    expect(fileOf(hostSite(site), 'CNAME')).toBe(expected);
    expect(uploadFiles(hostSite(site)).map(({ path: name }) => name)).toContain('.nojekyll');
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
