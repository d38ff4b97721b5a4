import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { filesToSkip } from './scripts/passed-tests.ts';
import { freePort } from './tests/free-port.ts';
import { fontEnvironment } from './tests/system-fonts.ts';
import { chosenSeed, isFull } from './tests/tier.ts';

const browser = await findBrowser();
// Workers read it there.
process.env.PORTFOLIO_SEED = chosenSeed;
// A port that is free: a server that somebody left running must not be what is tested, nor stop the tests.
process.env.PORTFOLIO_TEST_PORT ??= String(await freePort());
const port = Number(process.env.PORTFOLIO_TEST_PORT);

export default defineConfig({
  testDir: 'tests/e2e',
  // What takes long or wants further programs: every width and theme, other engines, a site of extremes, looks.
  testIgnore: [...(isFull ? [] : ['**/*.long.spec.ts']), ...filesToSkip().map((file) => `**/${file}`)],
  // Tests of other files that take as long.
  grepInvert: isFull ? [] : /@full/,
  // Two cores: more workers only make timings worse.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared, busy machine can make a browser miss a deadline once; a promise that is broken is broken twice.
  retries: process.env.CI ? 1 : 0,
  // A test takes up to ten seconds on two quiet cores; a busy machine is many times slower.
  timeout: isFull ? 600_000 : 180_000,
  expect: { timeout: isFull ? 60_000 : 30_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      // What a test says about lines and places must not depend on the fonts of the machine it runs on.
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
