import type { APIRequestContext } from '@playwright/test';
import { caseStudies, expect, notePages, pages, photoPages, test } from './visitor.ts';

const site = 'https://mira-solano.example';

/** Runs in the browser: the metadata of a page. */
function readDocument(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  return {
    titles: all('head > title').map((each) => each.textContent),
    metas: all('head > meta').map((each): [string, string] => [
      each.getAttribute('name') ?? each.getAttribute('property') ?? '',
      each.getAttribute('content') ?? '',
    ]),
    canonical: all('link[rel="canonical"]').map((each) => each.getAttribute('href')),
    icons: all('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').map(
      (each) => each.getAttribute('href') ?? '',
    ),
    alternates: all('link[rel="alternate"]').map((each) => ({
      type: each.getAttribute('type') ?? '',
      href: each.getAttribute('href') ?? '',
    })),
    data: all('script[type="application/ld+json"]').map((each) => each.textContent ?? ''),
  };
}

async function pngSize(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

test('gives every page its own title, address, share card and structured data', async ({ page, request }) => {
  const used = { titles: new Set(), descriptions: new Set(), addresses: new Set(), cards: new Set() };
  const shared = [...pages.map(({ path }) => path), ...caseStudies];
  const alternates: { type: string; href: string }[] = [];
  for (const path of shared) {
    const head = await page.evaluate(readDocument, await (await request.get(path)).text());
    const named = Object.fromEntries(head.metas);
    expect([head.titles.length, head.metas.filter(([name]) => name === 'description').length]).toEqual([
      1, 1,
    ]);
    expect(head.canonical).toEqual([site + path]);
    expect(named).toMatchObject({
      'og:url': site + path,
      'og:title': head.titles[0],
      'og:description': named.description,
      'og:image': expect.stringMatching(new RegExp(`^${site}/`)),
      'og:image:alt': expect.stringMatching(/./),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const { width, height, bytes } = await pngSize(request, (named['og:image'] ?? '').slice(site.length));
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes).toBeLessThan(60_000);
    expect(head.data.map((text) => JSON.parse(text)['@context'])).toEqual(['https://schema.org']);
    used.titles.add(head.titles[0]);
    used.descriptions.add(named.description);
    used.addresses.add(head.canonical[0]);
    used.cards.add(bytes);
    // Every page names the feeds, which hosts serve as XML and JSON.
    const feeds = head.alternates.filter(({ type }) => /atom|feed/.test(type));
    expect(feeds.map(({ href }) => href)).toEqual(['/feed.xml', '/feed.json']);
    alternates.push(...head.alternates.filter((alternate) => !feeds.includes(alternate)));
  }
  for (const [what, found] of Object.entries(used)) expect(found.size, what).toBe(shared.length);

  await test.step('serves alternate formats with their own type', async () => {
    for (const { type, href } of alternates) {
      const response = await request.get(href);
      expect([response.status(), response.headers()['content-type']]).toEqual([
        200,
        expect.stringContaining(type),
      ]);
    }
    expect(alternates.map(({ type }) => type)).toEqual([
      'application/pdf',
      'text/plain',
      'application/json',
      'text/vcard',
    ]);
  });
  await test.step('marks the 404 page noindex, without share data', async () => {
    const response = await request.get('/nowhere');
    expect(response.status()).toBe(404);
    const { metas, canonical, data } = await page.evaluate(readDocument, await response.text());
    expect(metas).toContainEqual(['robots', 'noindex']);
    expect([canonical, data, metas.filter(([name]) => name.startsWith('og:'))]).toEqual([[], [], []]);
  });
});

// every-address.spec.ts checks that the pictures exist.
test('describes exactly this site in sitemap, robots.txt, humans.txt, manifest and icons', async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
  // Without the slash at the end.
  expect(addresses).toEqual(
    [
      ...'/ /about /projects /experiences /art /notes /now /brief /contact /feed'.split(' '),
      ...[...caseStudies, ...photoPages, ...notePages],
    ].map((path) => site + path),
  );
  for (const [, date = ''] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
    expect(date).toMatch(/^\d{4}(-\d{2}){1,2}$/);
  expect(xml.split('<image:loc>').length).toBeGreaterThan(20);

  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(await (await request.get('/humans.txt')).text()).toContain('Mira Solano');
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await pngSize(request, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  const home = await page.evaluate(readDocument, await (await request.get('/')).text());
  expect(home.icons.length).toBeGreaterThan(1);
  for (const address of ['/favicon.ico', ...home.icons])
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});
