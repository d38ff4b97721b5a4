import { test as base } from './visitor.ts';

type Site = { origin: string; close: () => Promise<void> };

/** Tests of another site, built once per worker; paths are relative to it. */
export function testOfSite<Served extends Site>(serve: () => Promise<Served>) {
  return base.extend<object, { site: Served }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright finds what a fixture needs in this pattern
      async ({}, use) => {
        const site = await serve();
        await use(site);
        await site.close();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: ({ site }, use) => use(site.origin),
  });
}
