import { type BareBrowser, type BareWindow, startBareBrowser } from './bare-browser.ts';

declare global {
  interface Window {
    /** Durations of the events of interactions since `listen`, from input to the next paint. */
    interactions: number[];
  }
}

/** Times in ms in a browser slowed down four times, as a middling phone would show them; one value a round. */
export type Interactions = {
  /** Longest task over 50 ms from the start of the visit until the page has come to rest, by page; 0 for none. */
  longestTask: Record<string, number[]>;
  /** From a click in the bar to the next page painted, its chunk there already. */
  navigation: Record<string, number[]>;
  /** Interaction to Next Paint of single controls. */
  inp: Record<string, number[]>;
};

/** How much slower than this machine a middling phone computes. */
const slowdown = 4;

/** Long enough for a page to come to rest, slowed down. */
const settleMs = 2000;

/** Browsers tell no event that was answered faster than this. */
const shortestToldMs = 16;

/** Browsers hand tasks and events to who observes them in a task of their own, and nothing when there is none. */
const tellingMs = 200;

export async function measureInteractions(
  origin: string,
  executablePath: string,
  paths: string[],
  rounds: number,
): Promise<Interactions> {
  const browser = await startBareBrowser(executablePath);
  const seen: Interactions = { longestTask: {}, navigation: {}, inp: {} };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) {
        const page = await openSlowly(browser, origin + path);
        add(seen.longestTask, path, await page.run(longestTask, tellingMs));
        await page.close();
      }
      await navigate(browser, origin, (name, ms) => add(seen.navigation, name, ms));
      await operate(browser, origin, (name, ms) => add(seen.inp, name, ms));
    }
    return seen;
  } finally {
    await browser.close();
  }
}

type Tell = (name: string, ms: number) => void;

function add(times: Record<string, number[]>, name: string, ms: number): void {
  times[name] = [...(times[name] ?? []), ms];
}

/** Opens a page in a window of its own, slowed down, and waits until it has come to rest. */
async function openSlowly(browser: BareBrowser, address: string): Promise<BareWindow> {
  const page = await browser.openWindow(slowdown);
  await page.goTo(address);
  await rest(settleMs);
  return page;
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs in the page: the longest task that the browser has noted since the visit began. */
function longestTask(tellingMs: number): Promise<number> {
  return new Promise((tell) => {
    let longest = 0;
    new PerformanceObserver((tasks) => {
      longest = Math.max(longest, ...tasks.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
    setTimeout(() => tell(longest), tellingMs);
  });
}

const pages = {
  About: '/about',
  Projects: '/projects',
  Experiences: '/experiences',
  Art: '/art',
  Contact: '/contact',
  Homepage: '/',
};

async function navigate(browser: BareBrowser, origin: string, tell: Tell): Promise<void> {
  const page = await openSlowly(browser, `${origin}/`);
  for (const [name, path] of Object.entries(pages)) {
    const link = `header nav a[href="${path}"]`;
    await page.pointAt(link);
    await rest(settleMs / 2);
    tell(name, await page.run(clickUntilPainted, link));
    await rest(settleMs / 2);
  }
  await page.close();
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
      // A task after a frame's callbacks runs when that frame has been painted.
      else requestAnimationFrame(() => setTimeout(() => painted(performance.now() - startedAt)));
    };
    look();
  });
}

async function operate(browser: BareBrowser, origin: string, tell: Tell): Promise<void> {
  const during = async (name: string, page: BareWindow, act: () => Promise<void>) => {
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
  await during('open a picture', about, () => about.click('[data-figure]'));
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

/** Runs in the page: notes the events of interactions from now on. */
function listen(shortestToldMs: number): void {
  window.interactions = [];
  new PerformanceObserver((events) => {
    for (const event of events.getEntries() as PerformanceEventTiming[])
      if (event.interactionId) window.interactions.push(event.duration);
  }).observe({ type: 'event', durationThreshold: shortestToldMs } as PerformanceObserverInit);
}
