import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { fontEnvironment } from './tests/system-fonts.ts';

const browser = await findBrowser();
const port = Number(process.env.PORTFOLIO_TEST_PORT ?? 4174);

export default defineConfig({
  testDir: 'tests/e2e',
  // Two cores: more workers only make timings worse.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared, busy machine can make a browser miss a deadline once; a promise that is broken is broken twice.
  retries: process.env.CI ? 1 : 0,
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
    command: `npx tsx src/pipeline/commands/start.ts --no-build --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
