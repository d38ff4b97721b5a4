import { caseStudies, expect, pages, test } from './visitor.ts';

const site = 'https://mira-solano.example';

/** Runs in the browser: what the head of a page says about it. */
function readHead(html: string) {
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    titles: [...head.querySelectorAll('title')].map(({ textContent }) => textContent),
    sharedTitles: all('meta[property="og:title"]', 'content'),
    descriptions: all('meta[name="description"]', 'content'),
    addresses: all('link[rel="canonical"]', 'href'),
    cards: all('meta[property="og:image"]', 'content'),
  };
}

// tests/golden/documents.txt has everything that a head says; every-address.spec.ts follows its addresses.
test('gives every page its own title, description, address and share card', async ({ page, request }) => {
  const shared = [...pages.map(({ path }) => path), ...caseStudies];
  const heads = [];
  for (const path of shared) {
    const { titles, sharedTitles, addresses, ...head } = await page.evaluate(
      readHead,
      await (await request.get(path)).text(),
    );
    expect([addresses, sharedTitles]).toEqual([[site + path], titles]);
    heads.push({ titles, ...head });
  }
  for (const what of ['titles', 'descriptions', 'cards'] as const)
    expect(new Set(heads.flatMap((head) => head[what])).size, what).toBe(shared.length);
});

test('declares the true size of each icon, one of which may be cropped', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body();
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});
