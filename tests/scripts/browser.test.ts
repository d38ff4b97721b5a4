import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserArgs, findBrowser, installedBrowsers, runQuietly } from '../../scripts/browser.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'browser-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('a browser for the tests', () => {
  it('uses the browser of the environment variable', async () => {
    vi.stubEnv('PORTFOLIO_CHROMIUM', process.execPath);
    expect(await findBrowser()).toEqual({ executablePath: process.execPath, args: browserArgs });
  });

  it('uses the cached Playwright browser', async () => {
    vi.stubEnv('PORTFOLIO_CHROMIUM', 'playwright');
    expect((await findBrowser()).executablePath).toBeUndefined();
  });

  it('reports a missing browser', async () => {
    vi.stubEnv('PORTFOLIO_CHROMIUM', '/no/such/browser');
    await expect(findBrowser()).rejects.toThrow(
      'PORTFOLIO_CHROMIUM names /no/such/browser, and there is no such file.',
    );
  });

  it('searches the PATH, with a headless shell and Chrome first', () => {
    const other = path.join(folder, 'other');
    mkdirSync(other);
    for (const file of ['chromium', 'other/google-chrome', 'other/chromium', 'firefox']) {
      writeFileSync(path.join(folder, file), '');
      chmodSync(path.join(folder, file), 0o755);
    }
    expect(installedBrowsers('linux', [folder, other, folder].join(path.delimiter))).toEqual([
      path.join(other, 'google-chrome'),
      path.join(folder, 'chromium'),
      path.join(other, 'chromium'),
    ]);
    expect(installedBrowsers('linux', '')).toEqual([]);
  });

  it('never waits longer than allowed', async () => {
    const endless = ['-e', 'setInterval(() => {}, 1000)'];
    expect(await runQuietly(process.execPath, endless, 300)).toBe(false);
  });

  it('distinguishes success from failure', async () => {
    expect(await runQuietly(process.execPath, ['-e', ''], 20_000)).toBe(true);
    expect(await runQuietly(process.execPath, ['-e', 'process.exit(3)'], 20_000)).toBe(false);
    expect(await runQuietly('no-such-program-here', [], 20_000)).toBe(false);
  });
});
