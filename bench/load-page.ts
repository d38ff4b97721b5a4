import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from '../scripts/browser.ts';
import { desk, startBrowser } from './site/browser.ts';
import { serve } from './site/serve.ts';

export type PageWeight = {
  /** Compressed bytes by what they are, images left out. */
  html: number;
  code: number;
  styles: number;
  data: number;
  requests: number;
  /** The dearest of several refreshes: bytes of data, and requests for it. */
  refreshBytes: number;
  refreshRequests: number;
};

const refreshes = 8;
const settleMs = 1500;

/** Loads /about of a built site in a browser, scrolls through it, refreshes the first gallery and counts bytes. */
export async function weighAboutPage(folder: string): Promise<PageWeight> {
  const { executablePath } = await findBrowser();
  if (!executablePath) throw new Error('Name an installed browser: PORTFOLIO_CHROMIUM=/path/to/chrome');
  const server = await serve(folder);
  const browser = await startBrowser(executablePath, 'liberation');
  try {
    const page = await browser.openWindow(desk);
    await page.goTo(`${server.origin}/about`);
    await wait(settleMs);
    // Every gallery draws when it comes near the window; the refresh of one is counted after the last has drawn.
    const buttons = await page.run(
      () => document.querySelectorAll('button[aria-label^="Refresh"]').length,
      null,
    );
    for (let at = buttons - 1; at >= 0; at -= 1) {
      await page.run((index) => {
        document
          .querySelectorAll('button[aria-label^="Refresh"]')
          [index]?.scrollIntoView({ behavior: 'instant' });
      }, at);
      await wait(settleMs);
    }
    const { requests, data, ...first } = await page.run(weighEntries, null);
    const weight = { ...first, data, requests, refreshBytes: 0, refreshRequests: 0 };
    for (let turn = 0; turn < refreshes; turn += 1) {
      await page.run(() => performance.clearResourceTimings(), null);
      await page.click('button[aria-label^="Refresh"]');
      await wait(settleMs);
      const refresh = await page.run(weighEntries, null);
      weight.refreshBytes = Math.max(weight.refreshBytes, refresh.data);
      weight.refreshRequests = Math.max(weight.refreshRequests, refresh.fetches);
    }
    return weight;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs in the page: bytes and requests that the browser has noted, images left out. */
function weighEntries() {
  const weight = { html: 0, code: 0, styles: 0, data: 0, requests: 0, fetches: 0 };
  for (const type of ['navigation', 'resource']) {
    for (const entry of performance.getEntriesByType(type) as PerformanceResourceTiming[]) {
      const path = new URL(entry.name).pathname;
      if (/\.(?:avif|jpe?g|png|svg|ico)$/.test(path)) continue;
      weight.requests += 1;
      if (path.endsWith('.js')) weight.code += entry.encodedBodySize;
      else if (path.endsWith('.css')) weight.styles += entry.encodedBodySize;
      else if (type === 'navigation') weight.html += entry.encodedBodySize;
      else if (entry.initiatorType === 'fetch') {
        weight.data += entry.encodedBodySize;
        weight.fetches += 1;
      }
    }
  }
  return weight;
}
