import type { Browser, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Durations of tasks over 50 ms since the start of the visit. */
    longTasks: number[];
    /** Durations of the events of an interaction, from input to the next paint. */
    events: number[];
  }
}

/** How much slower than this machine a middling phone computes. */
export const slowdown = 4;

/** Long enough for a page to come to rest, slowed down. */
export const settleMs = 2000;

/** Opens a page in a browser of its own, slowed down, and waits until it has come to rest. */
export async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  // The runner of these files marks named functions with a helper that a page doesn't have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    window.longTasks = [];
    window.events = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.events.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  return page;
}
