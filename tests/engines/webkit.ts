import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import type { Engine } from './engine.ts';
import { startLoggingProxy } from './logging-proxy.ts';

const driver = '/usr/bin/WebKitWebDriver';
const miniBrowser = findMiniBrowser();

/** Why WebKit cannot be tested here; `null` when it can. */
export const webkitMissing =
  existsSync(driver) && existsSync('/usr/bin/xvfb-run') && miniBrowser
    ? null
    : "WebKitGTK is not installed (Debian's packages webkit2gtk-driver and xvfb).";

/** A machine without a graphics card draws in software. */
const environment = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Started = { sessionId: string; capabilities: { browserVersion: string } };

/** WebKitGTK through WebDriver, in a screen of its own. */
export async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  // The driver has no events of the network; a proxy sees them all.
  const proxy = await startLoggingProxy();
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that the screen and the browser end with it.
    detached: true,
    env: { ...process.env, ...environment },
  });
  const stop = () => {
    proxy.close();
    try {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    } catch {
      // It ended by itself.
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
    // MiniBrowser 2.50 itself, not the page, crashes on view transitions when it draws in software.
    const options = { binary: miniBrowser, args: ['--automation', '--features=-ViewTransitions'] };
    const through = `127.0.0.1:${proxy.port}`;
    const capabilities = {
      alwaysMatch: {
        'webkitgtk:browserOptions': options,
        proxy: { proxyType: 'manual', httpProxy: through, sslProxy: through },
      },
    };
    const started = await command('POST', '/session', { capabilities });
    const { sessionId, capabilities: has } = started as Started;
    const session = `/session/${sessionId}`;
    await command('POST', `${session}/window/rect`, { width: 1200, height: 900 });
    const find = async (selector: string) => {
      const found = await command('POST', `${session}/element`, { using: 'css selector', value: selector });
      return (found as Record<string, string>)[elementKey];
    };
    return {
      name: 'WebKit',
      version: has.browserVersion,
      // Its fingers are taken for a mouse.
      pointers: ['mouse', 'pen'],
      open: async (url) => {
        await command('POST', `${session}/url`, { url });
      },
      read: (expression) =>
        command('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
      click: async (selector) => {
        // The driver scrolls as the page's style says, smoothly, and does not wait for the end of it.
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
      asked: () => proxy.asked,
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
  return folders
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => version.replace(/^/, `${folder}/webkit2gtk-`)),
    )
    .concat(folders.map((folder) => `${folder}/webkitgtk-6.0`))
    .map((folder) => `${folder}/MiniBrowser`)
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
