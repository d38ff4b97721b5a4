import { existsSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { browserArgs, installedBrowsers } from '../../scripts/browser.ts';
import type { Engine, InputSource, PointerType } from './engine.ts';

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
const [chromium] = installedBrowsers();

/** Why Firefox cannot be tested on this machine, or `null`. */
export const firefoxMissing = firefox ? null : "Firefox is not installed (Debian's package firefox-esr).";

/** Why Chromium cannot be tested on this machine, or `null`. */
export const chromiumMissing = chromium ? null : "Only Playwright's own Chromium is installed.";

/**
 * Starts headless Firefox through WebDriver BiDi. Playwright's first command, `emulation.setMediaFeaturesOverride`, is
 * unknown to Firefox's extended support release.
 */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: firefox ?? '', headless: true });
  return await engineOf('Firefox', browser, ['mouse', 'touch']);
}

/** Starts Chromium through the same protocol, so that only the engine differs. */
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
  // WebDriver BiDi reports requests before they are sent, so also those that are blocked later.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
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
    requests: () => requests,
    close: () => browser.close(),
  };
}

/** Sends the protocol's command, since Puppeteer has no API for pens. */
async function perform(browser: Browser, page: Page, actions: readonly InputSource[]): Promise<void> {
  type Bidi = { connection: { send: (method: string, params: object) => Promise<unknown> } };
  const { connection } = browser as Browser & Bidi;
  const { _id: context } = page.mainFrame() as ReturnType<Page['mainFrame']> & { _id: string };
  await connection.send('input.performActions', { context, actions });
}
