import { type Browser, chromium, type Page } from 'playwright-core';

/** Times in ms in a browser slowed down four times, as a middling phone would show them. */
export type Interactions = {
  /** Longest task from the start of the visit to two seconds after its load, by page. */
  longestTask: Record<string, number>;
  /** From a click in the bar to the next page painted, its chunk there already. */
  navigation: Record<string, number>;
  /** Interaction to Next Paint of single controls. */
  inp: Record<string, number>;
};

const slowdown = 4;
const settleMs = 2000;

export async function measureInteractions(
  origin: string,
  executablePath: string,
  paths: string[],
): Promise<Interactions> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
  try {
    const longestTask: Record<string, number> = {};
    for (const path of paths) {
      const page = await openSlowly(browser, origin + path);
      longestTask[path] = await page.evaluate(() => Math.max(0, ...window.longTasks));
      await page.context().close();
    }
    return { longestTask, navigation: await navigate(browser, origin), inp: await operate(browser, origin) };
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    longTasks: number[];
    events: number[];
  }
}

async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longTasks = [];
    window.events = [];
    const watch = (type: string, into: number[], options: object) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) into.push(entry.duration);
      }).observe({ type, buffered: true, ...options });
    watch('longtask', window.longTasks, {});
    watch('event', window.events, { durationThreshold: 16 });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  return page;
}

async function navigate(browser: Browser, origin: string): Promise<Record<string, number>> {
  const page = await openSlowly(browser, `${origin}/`);
  const times: Record<string, number> = {};
  for (const name of ['About', 'Projects', 'Experiences', 'Art', 'Contact', 'Homepage']) {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    if ((await link.count()) === 0) continue;
    await link.hover();
    await page.waitForTimeout(settleMs / 2);
    times[name] = await link.evaluate(
      (element) =>
        new Promise<number>((painted) => {
          const startedAt = performance.now();
          const title = document.title;
          (element as HTMLElement).click();
          const look = () => {
            if (document.title === title) requestAnimationFrame(look);
            // A task after a frame's callbacks runs when that frame has been painted.
            else requestAnimationFrame(() => setTimeout(() => painted(performance.now() - startedAt)));
          };
          look();
        }),
    );
    await page.waitForTimeout(settleMs / 2);
  }
  await page.context().close();
  return times;
}

async function operate(browser: Browser, origin: string): Promise<Record<string, number>> {
  const inp: Record<string, number> = {};
  const during = async (name: string, page: Page, act: () => Promise<void>) => {
    await page.evaluate(() => {
      window.events = [];
    });
    await act();
    await page.waitForTimeout(settleMs / 2);
    // Nothing above the shortest time the browser tells counts as that time.
    inp[name] = await page.evaluate(() => Math.max(16, ...window.events));
  };
  const projects = await openSlowly(browser, `${origin}/projects`);
  await during('filter 17 cards', projects, () =>
    projects.getByRole('button', { name: 'Hackathon Projects' }).click(),
  );
  await during('show all cards', projects, () =>
    projects.getByRole('button', { name: 'All Projects' }).click(),
  );
  await during('next slide', projects, () =>
    projects.getByRole('button', { name: 'Next picture' }).first().click(),
  );
  await during('theme', projects, () => projects.getByRole('switch').click());
  await projects.context().close();
  const about = await openSlowly(browser, `${origin}/about`);
  const refresh = about.getByRole('button', { name: /refresh/i }).first();
  await refresh.scrollIntoViewIfNeeded();
  await about.waitForTimeout(settleMs);
  await during('refresh six pictures', about, () => refresh.click());
  await during('open a picture', about, () => about.locator('[data-figure]').first().click());
  await about.context().close();
  return inp;
}
