import type { AddressInfo } from 'node:net';
import { chromium, type Request } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { siteHeaders } from '../src/pipeline/serve/headers.ts';
import { createStaticServer } from '../src/pipeline/serve/static-server.ts';

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
const settleMs = 600;

/** Loads /about of a built site in a browser, scrolls through it, refreshes the first gallery and counts bytes. */
export async function weighAboutPage(folder: string): Promise<PageWeight> {
  const found = await findBrowser();
  if (!found) throw new Error('There is no Chromium here.');
  const server = createStaticServer({ folder, base: '/', headers: siteHeaders({ action: '/submit' }) });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    ...(found.executablePath ? { executablePath: found.executablePath } : {}),
    args: found.args,
  });
  try {
    const page = await browser.newPage();
    let seen: Request[] = [];
    page.on('requestfinished', (request) => seen.push(request));
    await page.goto(`http://127.0.0.1:${port}/about`, { waitUntil: 'networkidle' });
    // Every gallery draws when it comes near the window; the refresh of one is counted after the last has drawn.
    const buttons = page.getByRole('button', { name: /refresh/i });
    for (const each of await buttons.all()) await each.scrollIntoViewIfNeeded();
    await page.locator('li[data-empty]').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(settleMs);
    const first = await bytesByType(seen);
    const button = buttons.first();
    let refreshBytes = 0;
    let refreshRequests = 0;
    for (let turn = 0; turn < refreshes; turn += 1) {
      seen = [];
      await button.hover();
      await button.click();
      await page.waitForTimeout(settleMs);
      const data = (await bytesByType(seen)).get('fetch');
      refreshBytes = Math.max(refreshBytes, data?.bytes ?? 0);
      refreshRequests = Math.max(refreshRequests, data?.requests ?? 0);
      await page.mouse.move(0, 0);
    }
    const bytes = (type: string) => first.get(type)?.bytes ?? 0;
    const requests = [...first].reduce(
      (sum, [type, { requests: count }]) => (type === 'image' ? sum : sum + count),
      0,
    );
    return {
      html: bytes('document'),
      code: bytes('script'),
      styles: bytes('stylesheet'),
      data: bytes('fetch'),
      requests,
      refreshBytes,
      refreshRequests,
    };
  } finally {
    await browser.close();
    server.close();
  }
}

async function bytesByType(requests: Request[]): Promise<Map<string, { bytes: number; requests: number }>> {
  const sums = new Map<string, { bytes: number; requests: number }>();
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const before = sums.get(request.resourceType()) ?? { bytes: 0, requests: 0 };
    sums.set(request.resourceType(), {
      bytes: before.bytes + responseBodySize,
      requests: before.requests + 1,
    });
  }
  return sums;
}
