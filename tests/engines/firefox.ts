import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** Why Firefox cannot be tested here; `null` when it can. */
export const firefoxMissing = program ? null : "Firefox is not installed (Debian's package firefox-esr).";

/**
 * Firefox through WebDriver BiDi, without a window. Playwright drives Mozilla's Firefox, too, but begins with a command
 * that the extended support release does not know yet (`emulation.setMediaFeaturesOverride`).
 */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: program ?? '', headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 800 });
  // WebDriver BiDi tells of a request before it is sent, so also of those that are blocked later.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return {
    name: 'Firefox',
    open: async (address) => {
      await page.goto(address);
    },
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.type(selector, text),
    back: async () => {
      await page.evaluate('history.back()');
    },
    asked: () => asked,
    close: () => browser.close(),
  };
}
