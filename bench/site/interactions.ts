import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserWindow, desk, type TraceEvent } from './browser.ts';

declare global {
  interface Window {
    /** Durations of interactions since `listen`, from input to the next paint. */
    interactions: number[];
  }
}

/** Time for a page to become idle on a throttled CPU. */
const settleMs = 2000;

/** Browsers do not report faster events. */
const minReportedMs = 16;

const pages = {
  About: '/about',
  Projects: '/projects',
  Experiences: '/experiences',
  Art: '/art',
  Contact: '/contact',
  Homepage: '/',
};

const navLink = (path: string) => `header nav a[href="${path}"]`;

type Report = (name: string, ms: number) => void;

/**
 * Measures the time in ms from clicks to the next paint on a throttled CPU, one value per round: links in the
 * navigation, with the next page's chunk prefetched, and single controls.
 */
export async function measureInteractions(browser: Browser, origin: string, rounds: number) {
  const times: Record<string, number[]> = {};
  const report: Report = (name, ms) => {
    times[name] = [...(times[name] ?? []), ms];
  };
  for (let round = 0; round < rounds; round += 1) {
    const page = await open(browser, `${origin}/`);
    for (const [name, path] of Object.entries(pages)) {
      await page.pointAt(navLink(path));
      await wait(settleMs / 2);
      report(`bar: ${name}`, await page.run(clickUntilPainted, navLink(path)));
      await wait(settleMs / 2);
    }
    await page.close();
    await useControls(browser, origin, report);
  }
  return times;
}

/** CPU time of a page's main thread in ms: the total, and its shares. */
export type Work = { all: number[]; style: number[]; layout: number[]; paint: number[] };

/**
 * Measures the CPU time of clicks in the navigation, not throttled. A busy machine adds a tenth to CPU time where it
 * doubles elapsed time. The minimum of many rounds is the most accurate.
 */
export async function measureWork(browser: Browser, origin: string, rounds: number) {
  const work: Record<string, Work> = {};
  for (let round = 0; round < rounds; round += 1) {
    const page = await open(browser, `${origin}/`, 1);
    for (const [name, path] of Object.entries(pages)) {
      await page.pointAt(navLink(path));
      await wait(settleMs / 4);
      const sums = sumWork(await browser.trace(() => page.run(clickUntilPainted, navLink(path))));
      work[name] ??= { all: [], style: [], layout: [], paint: [] };
      for (const kind of Object.keys(sums) as (keyof Work)[]) work[name][kind].push(sums[kind]);
      await wait(settleMs / 4);
    }
    await page.close();
  }
  return work;
}

async function open(browser: Browser, address: string, cpuSlowdown?: number): Promise<BrowserWindow> {
  const page = await browser.openWindow(desk, '', cpuSlowdown);
  await page.goTo(address);
  await wait(settleMs);
  return page;
}

/** Style recalculation inside a layout, as container queries cause it, counts in both. */
function sumWork(events: TraceEvent[]): Record<keyof Work, number> {
  const paint = events.find(({ name }) => name === 'PrePaint');
  const main = events.filter(({ pid, tid }) => pid === paint?.pid && tid === paint.tid);
  const sum = (names: RegExp) =>
    main.reduce((ms, { name, tdur = 0 }) => ms + (names.test(name) ? tdur / 1000 : 0), 0);
  return {
    all: sum(/^RunTask$/),
    style: sum(/^UpdateLayoutTree$/),
    layout: sum(/^Layout$/),
    paint: sum(/^(?:PrePaint|Paint|Layerize|Commit)$/),
  };
}

async function useControls(browser: Browser, origin: string, report: Report): Promise<void> {
  const during = async (name: string, page: BrowserWindow, act: () => Promise<void>) => {
    await page.run(listen, minReportedMs);
    await act();
    await wait(settleMs / 2);
    report(name, await page.run((minMs) => Math.max(minMs, ...window.interactions), minReportedMs));
  };

  const projects = await open(browser, `${origin}/projects`);
  await during('filter all cards', projects, () => projects.click('main [role="group"] button:last-child'));
  await during('show all cards', projects, () => projects.click('main [role="group"] button:first-child'));
  await during('next slide', projects, () => projects.click('button[aria-label="Next picture"]'));
  await during('theme', projects, () => projects.click('button[role="switch"]'));
  await projects.close();

  const about = await open(browser, `${origin}/about`);
  const refresh = 'button[aria-label^="Refresh"]';
  await about.pointAt(refresh);
  await wait(settleMs);
  await during('refresh six photos', about, () => about.click(refresh));
  await about.pointAt('[data-figure]');
  await wait(settleMs);
  report('open a photo until it is visible', await about.run(clickUntilVisible, '[data-figure]'));
  await wait(settleMs);
  report('next photo until it is visible', await about.run(clickUntilVisible, 'dialog [data-step="next"]'));
  await wait(settleMs / 2);
  await during('close the lightbox', about, () => about.press('Escape'));
  await about.close();

  const contact = await open(browser, `${origin}/contact`);
  await contact.click('input[name="name"]');
  await during('type in the form', contact, async () => {
    for (const letter of 'Ada') {
      await contact.press(letter);
      await wait(50);
    }
  });
  await contact.close();
}

/** Runs in the page: ms from a click on a link to another page until that page is painted. */
function clickUntilPainted(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const { title } = document;
    document.querySelector<HTMLElement>(selector)?.click();
    const look = () => {
      if (document.title === title) requestAnimationFrame(look);
      // A task queued in a frame's callback runs after that frame is painted.
      else setTimeout(() => resolve(performance.now() - startedAt));
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page: ms from a click until the lightbox has painted a complete image that it did not show before. */
function clickUntilVisible(selector: string): Promise<number> {
  const find = () => document.querySelector<HTMLImageElement>('dialog [data-place="0"] picture img');
  return new Promise((resolve) => {
    const before = find();
    const startedAt = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
    const look = () => {
      const image = find();
      if (!image || image === before || !image.complete) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now() - startedAt));
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page: collects the durations of interactions from now on. */
function listen(minMs: number): void {
  window.interactions = [];
  new PerformanceObserver((events) => {
    for (const event of events.getEntries() as PerformanceEventTiming[])
      if (event.interactionId) window.interactions.push(event.duration);
  }).observe({ type: 'event', durationThreshold: minMs } as PerformanceObserverInit);
}
