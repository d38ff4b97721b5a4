import { type Browser, chromium, type Page } from 'playwright-core';
import { openSlowly, settleMs } from './browse.ts';

/** Times in ms in a browser slowed down four times, as a middling phone would show them; one value a round. */
export type Interactions = {
  /** Longest task over 50 ms from the start of the visit until the page has come to rest, by page; 0 for none. */
  longestTask: Record<string, number[]>;
  /** From a click in the bar to the next page painted, its chunk there already. */
  navigation: Record<string, number[]>;
  /** Interaction to Next Paint of single controls. */
  inp: Record<string, number[]>;
};

/** Browsers tell no event that was answered faster than this. */
const shortestToldMs = 16;

export async function measureInteractions(
  origin: string,
  executablePath: string,
  paths: string[],
  rounds: number,
): Promise<Interactions> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
  const seen: Interactions = { longestTask: {}, navigation: {}, inp: {} };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) {
        const page = await openSlowly(browser, origin + path);
        add(seen.longestTask, path, await page.evaluate(() => Math.max(0, ...window.longTasks)));
        await page.context().close();
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

async function navigate(browser: Browser, origin: string, tell: Tell): Promise<void> {
  const page = await openSlowly(browser, `${origin}/`);
  for (const name of ['About', 'Projects', 'Experiences', 'Art', 'Contact', 'Homepage']) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
    await link.hover();
    await page.waitForTimeout(settleMs / 2);
    const time = await link.evaluate(
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
    tell(name, time);
    await page.waitForTimeout(settleMs / 2);
  }
  await page.context().close();
}

async function operate(browser: Browser, origin: string, tell: Tell): Promise<void> {
  const during = async (name: string, page: Page, act: () => Promise<void>) => {
    await page.evaluate(() => {
      window.events = [];
    });
    await act();
    await page.waitForTimeout(settleMs / 2);
    tell(name, await page.evaluate((least) => Math.max(least, ...window.events), shortestToldMs));
  };

  const projects = await openSlowly(browser, `${origin}/projects`);
  const button = (name: string) => projects.getByRole('button', { name });
  await during('filter 17 cards', projects, () => button('Hackathon Projects').click());
  await during('show all cards', projects, () => button('All Projects').click());
  await during('next slide', projects, () => button('Next picture').first().click());
  await during('theme', projects, () => projects.getByRole('switch').click());
  await projects.context().close();

  const about = await openSlowly(browser, `${origin}/about`);
  const refresh = about.getByRole('button', { name: /refresh/i }).first();
  await refresh.scrollIntoViewIfNeeded();
  await about.waitForTimeout(settleMs);
  await during('refresh six pictures', about, () => refresh.click());
  await during('open a picture', about, () => about.locator('[data-figure]').first().click());
  await during('close it', about, () => about.keyboard.press('Escape'));
  await about.context().close();

  const contact = await openSlowly(browser, `${origin}/contact`);
  const field = contact.getByLabel('Name');
  await during('write in the form', contact, () => field.pressSequentially('Ada', { delay: 50 }));
  await contact.context().close();
}
