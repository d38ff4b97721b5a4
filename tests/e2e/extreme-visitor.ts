import { type ExtremeSite, longName, makeExtremeSite } from '../visual/extreme-site.ts';
import { test as base } from './visitor.ts';

/** Tests of the site with extreme content, built once per worker; paths are relative to it. */
export const test = base.extend<object, { site: ExtremeSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds what a fixture needs in this pattern
    async ({}, use) => {
      const site = await makeExtremeSite(longName);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});
