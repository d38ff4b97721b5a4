import puppeteer, { type CDPSession } from 'puppeteer-core';
import { browserArgs } from '../../scripts/browser.ts';
import { fontEnvironment, type SystemFonts } from '../../tests/system-fonts.ts';

/** How much slower than this machine a middling phone computes. */
const slowdown = 4;

/** What a key tells besides its name: https://developer.mozilla.org/docs/Web/API/KeyboardEvent/keyCode */
const keyCodes: Record<string, number> = { Escape: 27 };

export type Screen = { width: number; height: number; deviceScaleFactor: number; mobile: boolean };

/** Lighthouse's phone, with the pixels of the device it is named after. */
export const phone: Screen = { width: 412, height: 823, deviceScaleFactor: 2.625, mobile: true };
export const desk: Screen = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };

/** What a browser notes of its own work, https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number /** CPU time in µs. */;
  tdur?: number;
};

export type Browser = Awaited<ReturnType<typeof startBrowser>>;
export type Window = Awaited<ReturnType<Browser['openWindow']>>;

/**
 * A browser that nobody looks into. Test drivers ask it to tell of every request and every line of script, and it then
 * spends up to 100 ms of a slowed-down visit on finding out where scripts stand (`V8.CollectSourcePositions`), which no
 * visitor pays for. Therefore no `Page` of the library's is made: its windows are opened, slowed down, and asked for
 * figures in the end.
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
    /** A window in a profile of its own; `first` runs in each of its pages before the page's own scripts. */
    openWindow: async (screen: Screen, first = '', timesSlower = slowdown) => {
      const profile = await browser.createBrowserContext();
      await root.send('Target.createTarget', { url: 'about:blank', browserContextId: profile.id as string });
      const session = await (await profile.waitForTarget(() => true)).createCDPSession();
      await session.send('Emulation.setDeviceMetricsOverride', screen);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile });
      await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
      if (first) {
        await session.send('Page.enable');
        await session.send('Page.addScriptToEvaluateOnNewDocument', { source: first });
      }
      return { ...operate(session), close: () => profile.close() };
    },
    /** The work of the whole browser while something is done in one of its windows. */
    trace: async (act: () => Promise<unknown>): Promise<TraceEvent[]> => {
      const events: TraceEvent[] = [];
      const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
      root.on('Tracing.dataCollected', collect);
      const traceConfig = {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      };
      await root.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
      await act();
      const isComplete = new Promise((complete) => root.once('Tracing.tracingComplete', complete));
      await root.send('Tracing.end');
      await isComplete;
      root.off('Tracing.dataCollected', collect);
      return events;
    },
    close: () => browser.close(),
  };
}

/** A function as a script of its own, called with one argument. */
export function asScript<Given>(inPage: (given: Given) => unknown, given: Given): string {
  // The runner of these files marks named functions with a helper that a page doesn't have.
  return `globalThis.__name ??= (named) => named; (${inPage})(${JSON.stringify(given) ?? ''})`;
}

function operate(session: CDPSession) {
  /** Runs a function in the page; it sees nothing but its one argument, and both it and its value are sent as JSON. */
  const run = async <Given, Value>(
    inPage: (given: Given) => Value | Promise<Value>,
    given: Given,
  ): Promise<Value> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: asScript(inPage, given),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  };
  /** Moves the pointer to the middle of what the selector names first, and scrolls there if need be. */
  const pointAt = async (selector: string) => {
    const place = await run((wanted) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(`The page has no ${wanted}.`);
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
    /** What its scripts hold on to, in MB of 1,000,000 bytes. */
    heapMb: async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return usedSize / 1e6;
    },
    goTo: async (address: string) => {
      await session.send('Page.navigate', { url: address });
    },
    click: async (selector: string) => {
      const press = { ...(await pointAt(selector)), button: 'left', clickCount: 1 } as const;
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
    },
    /** Presses a key by its name, or the key of a single letter. */
    press: async (key: string) => {
      const code = { key, windowsVirtualKeyCode: keyCodes[key] ?? key.toUpperCase().charCodeAt(0) };
      const text = key.length === 1 ? { text: key } : {};
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...code, ...text });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
    },
  };
}
