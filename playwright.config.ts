import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { filesToSkip } from './scripts/passed-tests.ts';
import { freePort } from './tests/free-port.ts';
import { fontEnvironment } from './tests/system-fonts.ts';
import { chosenSeed, isFull } from './tests/tier.ts';

const browser = await findBrowser();
// Workers read it there.
process.env.PORTFOLIO_SEED = chosenSeed;
// A free port, because another server can still be running on a fixed one.
process.env.PORTFOLIO_TEST_PORT ??= String(await freePort());
const port = Number(process.env.PORTFOLIO_TEST_PORT);

export default defineConfig({
  testDir: 'tests/e2e',
  // Tests that take long or need other programs: every width and theme, other engines, extreme content, looks.
  testIgnore: [...(isFull ? [] : ['**/*.long.spec.ts']), ...filesToSkip().map((file) => `**/${file}`)],
  // Long tests in other files.
  grepInvert: isFull ? [] : /@full/,
  // Two cores: more workers only make timings worse.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a shared, busy machine a browser can miss a deadline once; a real failure occurs twice.
  retries: process.env.CI ? 1 : 0,
  // A test takes up to ten seconds on two quiet cores; a busy machine is many times slower.
  timeout: isFull ? 600_000 : 180_000,
  expect: { timeout: isFull ? 60_000 : 30_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    // Chromium can stop rendering a page on a busy machine, and an action would wait for the end of the test.
    actionTimeout: isFull ? 60_000 : 30_000,
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      // Lines and positions must not depend on the fonts of the machine.
      env: { ...process.env, ...fontEnvironment('liberation') },
    },
  },
  webServer: {
    command: `node bin/portfolio.mjs preview --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
