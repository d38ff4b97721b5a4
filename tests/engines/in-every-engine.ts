import { expect, test } from '@playwright/test';
import { chromiumMissing, firefoxMissing, startChromium, startFirefox } from './bidi-browsers.ts';
import { type Engine, until } from './engine.ts';
import { startWebkit, webkitMissing } from './webkit.ts';

export const engines = [
  { name: 'Chromium', missing: chromiumMissing, start: startChromium },
  { name: 'Firefox', missing: firefoxMissing, start: startFirefox },
  { name: 'WebKit', missing: webkitMissing, start: startWebkit },
];

export const hydrated =
  "Object.keys(document.querySelector('[role=switch]') ?? {}).some((key) => key.startsWith('__reactProps'))";

type Visitor = { engine: Engine; visit: (path: string) => Promise<void> };
export type Tour = (title: string, body: (visitor: Visitor) => Promise<void>) => void;

/** The same tests in each engine, all of them in one browser; those whose driver is not installed are skipped by name. */
export function inEveryEngine(declare: (tour: Tour) => void): void {
  for (const { name, missing, start } of engines) {
    test.describe(name, () => {
      test.describe.configure({ mode: 'serial', timeout: 90_000 });
      test.skip(missing !== null, missing ?? '');

      let engine: Engine;
      let site: string;
      test.beforeAll(async ({ baseURL }) => {
        site = baseURL ?? '';
        if (missing !== null) return;
        engine = await start();
        console.log(`${name} ${engine.version}`);
      });
      test.afterAll(() => engine?.close());

      const visit = async (path: string) => {
        await engine.open(new URL(path, site).href);
        await until(engine, hydrated);
        // Errors and strangers of this document from here on.
        await engine.read(`void (window.errors ??= [], window.onerror = (text) => window.errors.push(String(text)),
          window.addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason))),
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.errors.push(violatedDirective)))`);
      };
      test.afterEach(async () => {
        expect(await engine.read('window.errors ?? []')).toEqual([]);
        // The tests that bring a server of their own have it on this machine, too.
        const strangers = engine.asked().filter((address) => !isHere(address));
        expect(strangers, 'requests to other hosts').toEqual([]);
      });

      declare((title, body) => test(title, () => body({ engine, visit })));
    });
  }
}

function isHere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return hostname === 'localhost' || protocol === 'data:';
}
