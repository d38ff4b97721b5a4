import { existsSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { browserArgs, installedBrowsers } from '../../scripts/browser.ts';
import type { Engine, InputSource, PointerType } from './engine.ts';

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
const [chromium] = installedBrowsers();

/** Why Firefox cannot be tested here; `null` when it can. */
export const firefoxMissing = firefox ? null : "Firefox is not installed (Debian's package firefox-esr).";

/** Why Chromium cannot be tested here; `null` when it can. */
export const chromiumMissing = chromium ? null : 'No Chromium is installed beside that of Playwright.';

/**
 * Firefox through WebDriver BiDi, without a window. Playwright drives Mozilla's Firefox, too, but begins with a command
 * that the extended support release does not know yet (`emulation.setMediaFeaturesOverride`).
 */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: firefox ?? '', headless: true });
  return await engineOf('Firefox', browser, ['mouse', 'touch']);
}

/** Chromium in the same way, so that what differs is the engine. */
export async function startChromium(): Promise<Engine> {
  const browser = await launch({
    browser: 'chrome',
    protocol: 'webDriverBiDi',
    executablePath: chromium ?? '',
    headless: true,
    args: browserArgs,
  });
  return await engineOf('Chromium', browser, ['mouse', 'pen', 'touch']);
}

async function engineOf(name: string, browser: Browser, pointers: readonly PointerType[]): Promise<Engine> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 800 });
  // WebDriver BiDi tells of a request before it is sent, so also of those that are blocked later.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return {
    name,
    version: (await browser.version()).replace(/^\D*([\d.]+).*$/, '$1'),
    pointers,
    open: async (address) => {
      await page.goto(address);
    },
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).click(),
    perform: (sources) => perform(browser, page, sources),
    type: (selector, text) => page.type(selector, text),
    asked: () => asked,
    close: () => browser.close(),
  };
}

/** Puppeteer has mice, keys and fingers of its own, but no pens: this is what all of them become. */
async function perform(browser: Browser, page: Page, actions: readonly InputSource[]): Promise<void> {
  type Bidi = { connection: { send: (method: string, params: object) => Promise<unknown> } };
  const { connection } = browser as Browser & Bidi;
  const { _id: context } = page.mainFrame() as ReturnType<Page['mainFrame']> & { _id: string };
  await connection.send('input.performActions', { context, actions });
}
