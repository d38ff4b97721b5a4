import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import type { Engine } from './engine.ts';
import { startLoggingProxy } from './logging-proxy.ts';

const driver = '/usr/bin/WebKitWebDriver';
const miniBrowser = findMiniBrowser();

/** Why WebKit cannot be tested on this machine, or `null`. */
export const webkitMissing =
  existsSync(driver) && existsSync('/usr/bin/xvfb-run') && miniBrowser
    ? null
    : "WebKitGTK is not installed (Debian's packages webkit2gtk-driver and xvfb).";

/** Software rendering, for machines without a graphics card. */
const environment = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Started = { sessionId: string; capabilities: { browserVersion: string } };

/** Starts WebKitGTK through WebDriver, in a virtual screen. */
export async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  // The driver has no network events.
  const proxy = await startLoggingProxy();
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    // A process group, so that the screen and the browser can be killed with it.
    detached: true,
    env: { ...process.env, ...environment },
  });
  const stop = () => {
    proxy.close();
    try {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    } catch {
      // The process has already exited.
    }
  };
  const command = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await waitFor(() => command('GET', '/status'));
    // With software rendering, MiniBrowser 2.50 itself, not the page, crashes on view transitions.
    const options = { binary: miniBrowser, args: ['--automation', '--features=-ViewTransitions'] };
    const proxyAddress = `127.0.0.1:${proxy.port}`;
    const capabilities = {
      alwaysMatch: {
        'webkitgtk:browserOptions': options,
        proxy: { proxyType: 'manual', httpProxy: proxyAddress, sslProxy: proxyAddress },
      },
    };
    const started = await command('POST', '/session', { capabilities });
    const { sessionId, capabilities: actual } = started as Started;
    const session = `/session/${sessionId}`;
    await command('POST', `${session}/window/rect`, { width: 1200, height: 900 });
    const find = async (selector: string) => {
      const found = await command('POST', `${session}/element`, { using: 'css selector', value: selector });
      return (found as Record<string, string>)[elementKey];
    };
    return {
      name: 'WebKit',
      version: actual.browserVersion,
      // The driver turns touch into mouse events.
      pointers: ['mouse', 'pen'],
      open: async (url) => {
        await command('POST', `${session}/url`, { url });
      },
      read: (expression) =>
        command('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
      click: async (selector) => {
        // Some controls follow after hydration.
        await waitFor(() => find(selector));
        // The driver follows the page's smooth scrolling and does not wait for its end.
        const script = `const element = document.querySelector(arguments[0]);
          const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' })`;
        await command('POST', `${session}/execute/sync`, { script, args: [selector] });
        await command('POST', `${session}/element/${await find(selector)}/click`, {});
      },
      perform: async (actions) => {
        await command('POST', `${session}/actions`, { actions });
      },
      type: async (selector, text) => {
        await command('POST', `${session}/element/${await find(selector)}/value`, { text });
      },
      requests: () => proxy.requests,
      close: async () => {
        await command('DELETE', session).catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function findMiniBrowser(): string | undefined {
  const roots = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => `${root}/${name}`)]);
  return ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
    .flatMap((name) => folders.map((folder) => `${folder}/${name}/MiniBrowser`))
    .find((file) => existsSync(file));
}

async function waitFor(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
