import type { APIRequestContext, Page } from '@playwright/test';
import { caseStudies, expect, notFoundError, pages, photoPages, test, visit } from './visitor.ts';

const site = 'https://mira-solano.example';

/** Content of a `<meta>`, by its name or property. */
async function meta(page: Page, name: string): Promise<string | null> {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');
}

async function pngSize(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

test('every page can be listed and shared: its own title, address, card and structured data', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', (event) => found.push(event.violatedDirective));
  });
  const seen = { titles: new Set(), descriptions: new Set(), addresses: new Set(), cards: new Set() };
  const shared = [...pages.map(({ path }) => path), ...caseStudies];
  for (const path of shared) {
    await visit(page, path);
    const head = await page.evaluate(() => ({
      titles: document.querySelectorAll('head title').length,
      metas: [...document.querySelectorAll('head meta')].map((each): [string, string] => [
        each.getAttribute('name') ?? each.getAttribute('property') ?? '',
        each.getAttribute('content') ?? '',
      ]),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (each) => each.textContent,
      ),
    }));
    const named = Object.fromEntries(head.metas);
    const title = await page.title();
    expect([head.titles, head.metas.filter(([name]) => name === 'description').length]).toEqual([1, 1]);
    expect(head.canonical).toBe(site + path);
    expect(named).toMatchObject({
      'og:url': head.canonical,
      'og:title': title,
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
    expect(head.data.map((text) => JSON.parse(text ?? '')['@context'])).toEqual(['https://schema.org']);
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
    seen.titles.add(title);
    seen.descriptions.add(named.description);
    seen.addresses.add(head.canonical);
    seen.cards.add(bytes);
  }
  for (const [what, found] of Object.entries(seen)) expect(found.size, what).toBe(shared.length);
});

test('the sitemap lists exactly the pages, without the slash at the end, and pictures that exist', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
  expect(addresses).toEqual(
    [...pages.map(({ path }) => path), ...caseStudies, ...photoPages].map((path) => site + path),
  );
  for (const [, date = ''] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
    expect(date).toMatch(/^\d{4}(-\d{2}){1,2}$/);
  const pictures = Array.from(
    xml.matchAll(/<image:loc>([^<]+)<\/image:loc>/g),
    ([, address = '']) => address,
  );
  expect(pictures.length).toBeGreaterThan(20);
  for (const picture of pictures)
    expect([picture, (await request.head(picture.slice(site.length))).status()]).toEqual([picture, 200]);
});

test('robots.txt, humans.txt and the manifest are there, and the icons they name', async ({
  page,
  request,
}) => {
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
  await page.goto('/');
  for (const link of await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});

test('what the page offers in other forms is there, with its own type', async ({ page, request }) => {
  const found: string[] = [];
  for (const path of ['/experiences', '/contact']) {
    await page.goto(path);
    for (const link of await page.locator('link[rel="alternate"]').all()) {
      const type = (await link.getAttribute('type')) ?? '';
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
      found.push(type);
    }
  }
  expect(found).toEqual(['application/pdf', 'text/plain', 'application/json', 'text/vcard']);
});

test.describe('a missing page', () => {
  test.use({ expectedErrors: notFoundError });

  test('asks not to be listed, and has nothing to share', async ({ page }) => {
    expect((await page.goto('/nowhere'))?.status()).toBe(404);
    expect(await meta(page, 'robots')).toBe('noindex');
    await expect(
      page.locator('link[rel="canonical"], meta[property^="og:"], script[type*="json"]'),
    ).toHaveCount(0);
  });
});
