import { setTimeout as rest } from 'node:timers/promises';
import { type Browser, desk, phone, type Window as SlowWindow, type TraceEvent } from './browser.ts';

declare global {
  interface Window {
    /** Durations of the events of interactions since `listen`, from input to the next paint. */
    interactions: number[];
  }
}

/** Long enough for a page to come to rest, slowed down. */
const settleMs = 2000;

/** Browsers tell no event that was answered faster than this. */
const shortestToldMs = 16;

/**
 * From clicks to the next paint in a slowed-down browser, in ms, one value a round: links of the bar, the next page's
 * chunk there already, and single controls.
 */
export async function measureInteractions(browser: Browser, origin: string, rounds: number) {
  const times: Record<string, number[]> = {};
  const tell: Tell = (name, ms) => {
    times[name] = [...(times[name] ?? []), ms];
  };
  for (let round = 0; round < rounds; round += 1) {
    await navigate(browser, origin, tell);
    await operate(browser, origin, tell);
  }
  return times;
}

type Tell = (name: string, ms: number) => void;

/** Opens a page in a window of its own, slowed down, and waits until it has come to rest. */
async function openSlowly(browser: Browser, address: string): Promise<SlowWindow> {
  const page = await browser.openWindow(desk);
  await page.goTo(address);
  await rest(settleMs);
  return page;
}

const pages = {
  About: '/about',
  Projects: '/projects',
  Experiences: '/experiences',
  Art: '/art',
  Contact: '/contact',
  Homepage: '/',
};

async function navigate(browser: Browser, origin: string, tell: Tell): Promise<void> {
  const page = await openSlowly(browser, `${origin}/`);
  for (const [name, path] of Object.entries(pages)) {
    const link = `header nav a[href="${path}"]`;
    await page.pointAt(link);
    await rest(settleMs / 2);
    tell(`bar: ${name}`, await page.run(clickUntilPainted, link));
    await rest(settleMs / 2);
  }
  await page.close();
}

/** Work of a page's main thread in ms of CPU time: all of it, and what of it was spent on what. */
export type Work = { all: number[]; style: number[]; layout: number[]; paint: number[] };

/**
 * What a click in the bar costs, not slowed down: CPU time, which a busy machine lengthens by a tenth where it doubles
 * what a clock shows. The least of many rounds is the truest.
 */
export async function measureWork(browser: Browser, origin: string, rounds: number) {
  const work: Record<string, Work> = {};
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.openWindow(desk, '', 1);
    await page.goTo(`${origin}/`);
    await rest(settleMs);
    for (const [name, path] of Object.entries(pages)) {
      const link = `header nav a[href="${path}"]`;
      await page.pointAt(link);
      await rest(settleMs / 4);
      const told = sumWork(await browser.trace(() => page.run(clickUntilPainted, link)));
      work[name] ??= { all: [], style: [], layout: [], paint: [] };
      for (const kind of Object.keys(told) as (keyof Work)[]) work[name][kind].push(told[kind]);
      await rest(settleMs / 4);
    }
    await page.close();
  }
  return work;
}

/** Style that a layout asks for, as container queries do, is counted in both. */
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

/** Runs in the page: ms from a click on a link to one of our pages until that page is painted. */
function clickUntilPainted(selector: string): Promise<number> {
  const link = document.querySelector<HTMLElement>(selector);
  return new Promise((painted) => {
    const startedAt = performance.now();
    const title = document.title;
    link?.click();
    const look = () => {
      if (document.title === title) requestAnimationFrame(look);
      // A task after a frame's callbacks runs when that frame, the first with the new page, has been painted.
      else setTimeout(() => painted(performance.now() - startedAt));
    };
    requestAnimationFrame(look);
  });
}

async function operate(browser: Browser, origin: string, tell: Tell): Promise<void> {
  const during = async (name: string, page: SlowWindow, act: () => Promise<void>) => {
    await page.run(listen, shortestToldMs);
    await act();
    await rest(settleMs / 2);
    tell(name, await page.run((least) => Math.max(least, ...window.interactions), shortestToldMs));
  };

  const projects = await openSlowly(browser, `${origin}/projects`);
  await during('filter 17 cards', projects, () => projects.click('main [role="group"] button:last-child'));
  await during('show all cards', projects, () => projects.click('main [role="group"] button:first-child'));
  await during('next slide', projects, () => projects.click('button[aria-label="Next picture"]'));
  await during('theme', projects, () => projects.click('button[role="switch"]'));
  await projects.close();

  const about = await openSlowly(browser, `${origin}/about`);
  const refresh = 'button[aria-label^="Refresh"]';
  await about.pointAt(refresh);
  await rest(settleMs);
  await during('refresh six pictures', about, () => about.click(refresh));
  await about.pointAt('[data-figure]');
  await rest(settleMs);
  tell('open a picture, until it is seen', await about.run(clickUntilSeen, '[data-figure]'));
  await rest(settleMs);
  tell('the next picture, until it is seen', await about.run(clickUntilSeen, 'dialog [data-step="next"]'));
  await rest(settleMs / 2);
  await during('close it', about, () => about.press('Escape'));
  await about.close();

  const contact = await openSlowly(browser, `${origin}/contact`);
  await contact.click('input[name="name"]');
  await during('write in the form', contact, async () => {
    for (const letter of 'Ada') {
      await contact.press(letter);
      await rest(50);
    }
  });
  await contact.close();
}

/** Photos of a gallery that a visitor on a phone looks at, one after the other. */
export const walkedPhotos = 20;

/** What they cost in KB of 1000, as it is sent: pictures, shards, and the code that shows them. */
export async function measureWalk(browser: Browser, origin: string): Promise<number> {
  const page = await browser.openWindow(phone);
  await page.goTo(`${origin}/about`);
  await rest(settleMs);
  await page.pointAt('button[aria-label^="Refresh"]');
  await rest(2 * settleMs);
  const bytes = await page.run(async (count) => {
    performance.setResourceTimingBufferSize(1000);
    const sent = () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.avif$|\.jpg$|\/galleries\/|viewer/.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const [viewerCode] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /viewer-code/.test(name));
    const before = sent() - ((viewerCode as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0);
    document.querySelector<HTMLElement>('[data-figure]')?.click();
    for (let shown = 0; shown < count; shown += 1) {
      const open = '[data-place="0"] picture img';
      while (!document.querySelector<HTMLImageElement>(open)?.complete)
        await new Promise((later) => setTimeout(later, 50));
      await new Promise((later) => setTimeout(later, 300));
      if (shown < count - 1) document.querySelector<HTMLElement>('[data-step="next"]')?.click();
    }
    return sent() - before;
  }, walkedPhotos);
  await page.close();
  return bytes / 1000;
}

/** Runs in the page: ms from a click until another picture than before is whole in the viewer, and painted. */
function clickUntilSeen(selector: string): Promise<number> {
  const find = () => document.querySelector<HTMLImageElement>('dialog [data-place="0"] picture img');
  const control = document.querySelector<HTMLElement>(selector);
  return new Promise((seen) => {
    const before = find();
    const startedAt = performance.now();
    control?.click();
    const look = () => {
      const picture = find();
      if (!picture || picture === before || !picture.complete) requestAnimationFrame(look);
      else setTimeout(() => seen(performance.now() - startedAt));
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page: notes the events of interactions from now on. */
function listen(shortestToldMs: number): void {
  window.interactions = [];
  new PerformanceObserver((events) => {
    for (const event of events.getEntries() as PerformanceEventTiming[])
      if (event.interactionId) window.interactions.push(event.duration);
  }).observe({ type: 'event', durationThreshold: shortestToldMs } as PerformanceObserverInit);
}
