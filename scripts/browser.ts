import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** A browser must start within this time to be usable. */
const launchMs = 30_000;
const downloadMs = 5 * 60_000;
const packageMs = 10 * 60_000;

const isRoot = process.getuid?.() === 0;

/** Without the browser's own network traffic. As root, Chromium does not start in its sandbox. */
export const browserArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Subpixel positioning of glyphs, as on phones, Macs and Windows; a headless shell would round each width.
  '--font-render-hinting=none',
  '--no-first-run',
];

const isShell = (file: string) => file.includes('headless-shell');

/** A complete installed browser (not a headless shell), or undefined. */
export function completeBrowser(): string | undefined {
  return installedBrowsers().find((file) => !isShell(file));
}

/** A usable browser; `executablePath` is undefined for Playwright's own. */
type FoundBrowser = { executablePath: string | undefined; args: string[] };

/** For measurements: a complete browser, as visitors have, unless PORTFOLIO_CHROMIUM names another or there is none. */
export async function findCompleteBrowser(): Promise<FoundBrowser> {
  const executablePath = process.env.PORTFOLIO_CHROMIUM ? undefined : completeBrowser();
  return executablePath ? { executablePath, args: browserArgs } : findBrowser();
}

/** Usual paths of browsers by platform; bare names are searched on the PATH. */
const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  // The headless shell first, which Playwright also installs: the tests take half the processor time in it.
  linux: [
    'chromium-headless-shell',
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    'chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
        path.join(folder, file),
      ),
    ),
};

/**
 * Finds a Chromium for the tests, cheapest first: the one named by PORTFOLIO_CHROMIUM, Playwright's own, an
 * installed one; then, with `install`, Playwright's download and Debian's package. Each is started once to verify it.
 * In CI, `install` prefers Debian's headless shell to an installed browser with windows: it saves minutes.
 * Throws an error with a message for people if there is none.
 */
export async function findBrowser({ install = false } = {}): Promise<FoundBrowser> {
  const named = process.env.PORTFOLIO_CHROMIUM;
  if (named === 'playwright') return { executablePath: undefined, args: browserArgs };
  if (named) {
    if (existsSync(named)) return { executablePath: named, args: browserArgs };
    throw new Error(`PORTFOLIO_CHROMIUM names ${named}, and there is no such file.`);
  }
  const shell = await firstThatStarts([undefined, ...installedBrowsers().filter(isShell)]);
  if (shell) return shell;
  const isCi = install && Boolean(process.env.CI);
  const present = (isCi && (await installPackage())) || (await firstThatStarts(installedBrowsers()));
  if (present) return present;
  if (install) {
    const installed = (await download()) ?? (await installPackage());
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium could be started for the browser tests. Install Google Chrome or Chromium, or name one:   ' +
      'PORTFOLIO_CHROMIUM=/path/to/chrome npm test',
  );
}

/** Files that could be an installed Chrome or Chromium, in order of preference. */
export function installedBrowsers(
  platform: NodeJS.Platform = process.platform,
  pathVariable = process.env.PATH ?? '',
): string[] {
  const folders = pathVariable.split(path.delimiter).filter(Boolean);
  const candidates = (usualPlaces[platform] ?? usualPlaces.linux ?? []).flatMap((place) =>
    path.isAbsolute(place) ? [place] : folders.map((folder) => path.join(folder, place)),
  );
  return [...new Set(candidates)].filter((file) => existsSync(file));
}

async function firstThatStarts(executables: (string | undefined)[]): Promise<FoundBrowser | null> {
  for (const executablePath of executables) {
    const version = await startOnce(executablePath);
    if (!version) continue;
    console.log(`Browser tests run in Chromium ${version} (${executablePath ?? "Playwright's own"}).`);
    // Test runners load their configuration once per worker; workers inherit the result.
    process.env.PORTFOLIO_CHROMIUM = executablePath ?? 'playwright';
    return { executablePath, args: browserArgs };
  }
  return null;
}

/** The browser's version, or null if it does not start. */
async function startOnce(executablePath: string | undefined): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath, args: browserArgs, timeout: launchMs });
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    return null;
  }
}

async function download(): Promise<FoundBrowser | null> {
  console.log("No Chromium found: downloading Playwright's own (about 120 MB, once).");
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  // Only the headless shell: the tests never open a window, and it is half the size.
  const succeeded = await runQuietly(
    process.execPath,
    [cli, 'install', '--only-shell', 'chromium'],
    downloadMs,
    {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    },
  );
  const found = succeeded ? await firstThatStarts([undefined]) : null;
  if (!found) console.log(succeeded ? 'It does not start on this system.' : 'It could not be downloaded.');
  return found;
}

async function installPackage(): Promise<FoundBrowser | null> {
  if (!isRoot || !isDebian()) return null;
  console.log("Installing Debian's package chromium-headless-shell (about 70 MB, once).");
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const succeeded =
    (await runQuietly('apt-get', ['update'], packageMs, quiet)) &&
    (await runQuietly(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
      packageMs,
      quiet,
    ));
  if (!succeeded) console.log('It could not be installed.');
  return succeeded ? await firstThatStarts(installedBrowsers()) : null;
}

function isDebian() {
  // Ubuntu's package of this name only points to a snap, which containers cannot run.
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Runs a program without its output; false if it fails or takes too long. */
function runQuietly(
  program: string,
  args: string[],
  limitMs: number,
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    // In its own process group, so that its children end with it.
    const detached = process.platform !== 'win32';
    const child = spawn(program, args, { stdio: 'ignore', detached, env: { ...process.env, ...env } });
    const stop = () => {
      try {
        if (detached && child.pid) process.kill(-child.pid, 'SIGKILL');
        else child.kill('SIGKILL');
      } catch {
        // It has already ended.
      }
    };
    const limit = setTimeout(stop, limitMs);
    const interrupted = () => {
      stop();
      process.exit(130);
    };
    process.once('SIGINT', interrupted);
    const finish = (succeeded: boolean) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted);
      resolve(succeeded);
    };
    child.on('error', () => finish(false));
    child.on('exit', (code) => finish(code === 0));
  });
}
