import { expect, test } from '@playwright/test';
import { chromiumMissing, firefoxMissing, startChromium, startFirefox } from './bidi-browsers.ts';
import { type Engine, until } from './engine.ts';
import { startWebkit, webkitMissing } from './webkit.ts';

export const engines = [
  { name: 'Chromium', missing: chromiumMissing, start: startChromium },
  { name: 'Firefox', missing: firefoxMissing, start: startFirefox },
  { name: 'WebKit', missing: webkitMissing, start: startWebkit },
];
/** Most tests run in Chromium anyway. */
export const otherEngines = engines.filter(({ name }) => name !== 'Chromium');

/** Listeners on the window follow in effects, the last of which takes the scroll position over. */
export const hydrated =
  "history.scrollRestoration === 'manual' && Object.keys(document.querySelector('[role=switch]') ?? {}).some((key) => key.startsWith('__reactProps'))";

type Visitor = { engine: Engine; visit: (path: string) => Promise<void> };
type Tour = (title: string, body: (visitor: Visitor) => Promise<void>) => void;

/** Declares the same tests for each engine, run in one browser each. Engines without an installed driver are skipped. */
export function inEveryEngine(declare: (tour: Tour) => void, tested = engines): void {
  for (const { name, missing, start } of tested) {
    test.describe(name, () => {
      test.describe.configure({ mode: 'serial', timeout: 300_000 });
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
        // Collects the document's errors and policy violations from now on.
        await engine.read(`void (window.errors ??= [], window.onerror = (text) => window.errors.push(String(text)),
          window.addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason))),
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.errors.push(violatedDirective)))`);
      };
      test.afterEach(async () => {
        expect(await engine.read('window.errors ?? []')).toEqual([]);
        const external = engine.requests().filter((address) => !isLocal(address));
        expect(external, 'requests to other hosts').toEqual([]);
      });

      declare((title, body) => test(title, () => body({ engine, visit })));
    });
  }
}

function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return hostname === 'localhost' || protocol === 'data:';
}
