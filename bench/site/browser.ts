import puppeteer, { type CDPSession } from 'puppeteer-core';
import { browserArgs } from '../../scripts/browser.ts';
import { fontEnvironment, type SystemFonts } from '../../tests/system-fonts.ts';

/** A mid-range phone is about four times slower than this machine. */
const slowdown = 4;

/** https://developer.mozilla.org/docs/Web/API/KeyboardEvent/keyCode */
const keyCodes: Record<string, number> = { Escape: 27 };

export type Screen = { width: number; height: number; deviceScaleFactor: number; mobile: boolean };

/** Lighthouse's viewport, with the pixel ratio of the device it imitates. */
export const phone: Screen = { width: 412, height: 823, deviceScaleFactor: 2.625, mobile: true };
export const desk: Screen = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** CPU time in µs. */
  tdur?: number;
};

export type Browser = Awaited<ReturnType<typeof startBrowser>>;
export type BrowserWindow = Awaited<ReturnType<Browser['openWindow']>>;

/**
 * Starts a browser without the `Page` class of the library: test drivers subscribe to every request and script, and the
 * browser then spends up to 100 ms of a throttled visit on `V8.CollectSourcePositions`, which no visitor pays for.
 */
export async function startBrowser(executablePath: string, fonts: SystemFonts) {
  const browser = await puppeteer.launch({
    executablePath,
    pipe: true,
    args: [...browserArgs, '--ignore-certificate-errors'],
    env: { ...process.env, ...fontEnvironment(fonts) },
  });
  const root = await browser.target().createCDPSession();
  return {
    /** Opens a window in a new profile. `initScript` runs in each of its pages before the page's own scripts. */
    openWindow: async (screen: Screen, initScript = '', cpuSlowdown = slowdown) => {
      const profile = await browser.createBrowserContext();
      await root.send('Target.createTarget', { url: 'about:blank', browserContextId: profile.id as string });
      const session = await (
        await profile.waitForTarget((target) => target.type() === 'page')
      ).createCDPSession();
      await session.send('Emulation.setDeviceMetricsOverride', screen);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile });
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      if (initScript) {
        await session.send('Page.enable');
        await session.send('Page.addScriptToEvaluateOnNewDocument', { source: initScript });
      }
      return { ...controls(session), close: () => profile.close() };
    },
    /** Records the work of the whole browser during an action in one of its windows. */
    trace: async (act: () => Promise<unknown>): Promise<TraceEvent[]> => {
      const events: TraceEvent[] = [];
      const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
      root.on('Tracing.dataCollected', collect);
      const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
      await root.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories },
      });
      await act();
      const isComplete = new Promise((resolve) => root.once('Tracing.tracingComplete', resolve));
      await root.send('Tracing.end');
      await isComplete;
      root.off('Tracing.dataCollected', collect);
      return events;
    },
    close: () => browser.close(),
  };
}

/** Returns the source of a script that calls a function with one argument, sent as JSON. */
export function asScript<Argument>(inPage: (argument: Argument) => unknown, argument: Argument): string {
  // tsx wraps named functions in a helper that the page does not have.
  return `globalThis.__name ??= (named) => named; (${inPage})(${JSON.stringify(argument) ?? ''})`;
}

function controls(session: CDPSession) {
  /** Runs a function in the page. It cannot use variables from outside; argument and result are sent as JSON. */
  const run = async <Argument, Result>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: asScript(inPage, argument),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  };
  /** Moves the pointer to the center of the first match, after scrolling to it if needed. */
  const pointAt = async (selector: string) => {
    const place = await run((target) => {
      const element = document.querySelector(target);
      if (!element) throw new Error(`The page has no ${target}.`);
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    return place;
  };
  return {
    run,
    pointAt,
    goTo: async (address: string) => {
      await session.send('Page.navigate', { url: address });
    },
    click: async (selector: string) => {
      const press = { ...(await pointAt(selector)), button: 'left', clickCount: 1 } as const;
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
    },
    /** Presses a key, named as in `KeyboardEvent.key`. */
    press: async (key: string) => {
      const code = { key, windowsVirtualKeyCode: keyCodes[key] ?? key.toUpperCase().charCodeAt(0) };
      const text = key.length === 1 ? { text: key } : {};
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...code, ...text });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
    },
  };
}
