import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { browserArgs } from '../../scripts/browser.mjs';

/**
 * A browser that nobody looks into. Test drivers ask it to tell of every request and every line of script, and it then
 * spends up to 100 ms of a slowed-down visit on finding out where scripts stand (`V8.CollectSourcePositions`), which no
 * visitor pays for. This one is only slowed down, and asked for figures in the end.
 * Protocol: https://chromedevtools.github.io/devtools-protocol/, over a pipe, messages ended by a zero byte.
 */
export type BareBrowser = {
  /** A window of its own without a history, slowed down `slowdown` times. */
  openWindow: (slowdown: number) => Promise<BareWindow>;
  close: () => Promise<void>;
};

export type BareWindow = {
  goTo: (address: string) => Promise<void>;
  /** Runs a function in the page; it sees nothing but its one argument, and both it and its value are sent as JSON. */
  run: <Given, Value>(inPage: (given: Given) => Value | Promise<Value>, given: Given) => Promise<Value>;
  /** Moves the pointer to the middle of what the selector names first, and scrolls there if need be. */
  pointAt: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Presses a key by its name, or the key of a single letter. */
  press: (key: string) => Promise<void>;
  close: () => Promise<void>;
};

const windowSize = { width: 1280, height: 900 };

/** What a key tells besides its name: https://developer.mozilla.org/docs/Web/API/KeyboardEvent/keyCode */
const keyCodes: Record<string, number> = { Escape: 27 };

type Send = (method: string, parameters?: object, sessionId?: string) => Promise<Record<string, unknown>>;

export async function startBareBrowser(executablePath: string): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'));
  const child = spawn(
    executablePath,
    [
      ...browserArgs,
      '--headless=new',
      '--remote-debugging-pipe',
      '--ignore-certificate-errors',
      `--user-data-dir=${profile}`,
      `--window-size=${windowSize.width},${windowSize.height}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const send = talkOver(child.stdio[3] as Writable, child.stdio[4] as NodeJS.ReadableStream);
  return {
    openWindow: async (slowdown) => {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        ...windowSize,
      });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const inWindow: Send = (method, parameters) => send(method, parameters, String(sessionId));
      await inWindow('Emulation.setCPUThrottlingRate', { rate: slowdown });
      return windowOf(inWindow, async () => {
        await send('Target.closeTarget', { targetId });
        await send('Target.disposeBrowserContext', { browserContextId });
      });
    },
    close: async () => {
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function talkOver(output: Writable, input: NodeJS.ReadableStream): Send {
  const waiting = new Map<number, (answer: { result?: object; error?: { message: string } }) => void>();
  let last = 0;
  let rest = '';
  input.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, ...answer } = JSON.parse(message);
      waiting.get(id)?.(answer);
      waiting.delete(id);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result = {}, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Record<string, unknown>);
      });
      output.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

function windowOf(send: Send, close: () => Promise<void>): BareWindow {
  const run: BareWindow['run'] = async (inPage, given) => {
    // The runner of these files marks named functions with a helper that a page doesn't have.
    const expression = `globalThis.__name ??= (named) => named; (${inPage})(${JSON.stringify(given) ?? ''})`;
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: never }).value;
  };
  const mouse = (type: string, place: { x: number; y: number }) =>
    send('Input.dispatchMouseEvent', {
      type,
      ...place,
      ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }),
    });
  const pointAt = async (selector: string) => {
    const place = await run((wanted) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(`The page has no ${wanted}.`);
      const isInWindow = () => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      };
      if (!isInWindow()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
    await mouse('mouseMoved', place);
    return place;
  };
  return {
    run,
    goTo: async (address) => {
      await send('Page.navigate', { url: address });
    },
    pointAt: async (selector) => {
      await pointAt(selector);
    },
    click: async (selector) => {
      const place = await pointAt(selector);
      await mouse('mousePressed', place);
      await mouse('mouseReleased', place);
    },
    press: async (key) => {
      const code = { key, windowsVirtualKeyCode: keyCodes[key] ?? key.toUpperCase().charCodeAt(0) };
      await send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        ...code,
        ...(key.length === 1 ? { text: key } : {}),
      });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
    },
    close,
  };
}
