import { setTimeout as wait } from 'node:timers/promises';
import { asScript, type Browser, phone } from './browser.ts';

/** One visit of a page on a slowed-down phone over a slow line: times in ms since the visit began, bytes as sent. */
export type View = {
  firstPaint: number;
  largestPaint: number;
  /** When heading and text stand in the site's own typefaces. */
  ownFonts: number;
  /** When React has taken over every heading and button. */
  hydrated: number;
  layoutShift: number;
  /** The longest task; 0 when none took 50 ms, which browsers do not tell of. */
  longestTask: number;
  bytes: Record<Kind, number>;
};

export const kinds = ['js', 'html', 'css', 'fonts', 'pictures', 'other'] as const;
export type Kind = (typeof kinds)[number];

declare global {
  interface Window {
    /** Marks of the bench, in ms since the visit began; 0 for what has not happened yet. */
    seen: { ownFonts: number; hydrated: number };
  }
}

/** What React notes on the node it was given, https://github.com/facebook/react: ReactFiberRoot, ReactDOMComponentTree. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

const shortestMs = 3500;
const lookEveryMs = 500;
/** A page is at rest when nothing has arrived for so long. */
const restMs = 1500;
const longestMs = 30_000;

/** Visits an address in a window of its own until the page has come to rest. */
export async function viewPage(browser: Browser, address: string, ownFonts: string[]): Promise<View> {
  const window = await browser.openWindow(phone, asScript(watch, ownFonts));
  try {
    await window.goTo(address);
    await wait(shortestMs);
    for (const until = performance.now() + longestMs; !(await window.run(isAtRest, restMs)); ) {
      if (performance.now() > until) throw new Error(`${address} does not come to rest.`);
      await wait(lookEveryMs);
    }
    return await window.run(collect, null);
  } finally {
    await window.close();
  }
}

/** Runs in the page before all else. */
function watch(ownFonts: string[]): void {
  window.seen = { ownFonts: 0, hydrated: 0 };
  const name = (family: string) => family.split(',', 1)[0]?.replaceAll(/["']/g, '').trim() ?? '';
  const isInOwnFont = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return document.readyState !== 'loading';
    const family = name(getComputedStyle(element).fontFamily);
    return (
      ownFonts.includes(family) &&
      [...document.fonts].some((font) => name(font.family) === family && font.status === 'loaded')
    );
  };
  // React tells no page when it is done. Its root says whether it still stands for server's HTML, and each element
  // that was taken over has a key of React's.
  const keyOf = (node: Node, start: string) => Object.keys(node).find((key) => key.startsWith(start));
  const isTakenOver = (container: Node) => {
    const key = keyOf(container, '__reactContainer$');
    const root = key && (container as unknown as Record<string, ReactRoot>)[key];
    return root && !root.stateNode.current.memoizedState.isDehydrated;
  };
  const isHydrated = () =>
    [document, document.body].some(isTakenOver) &&
    [...document.querySelectorAll('h1, button')].every((element) => keyOf(element, '__reactFiber$'));
  const look = () => {
    if (!window.seen.ownFonts && ['h1', 'p'].every(isInOwnFont)) window.seen.ownFonts = performance.now();
    if (!window.seen.hydrated && isHydrated()) window.seen.hydrated = performance.now();
    if (!window.seen.ownFonts || !window.seen.hydrated) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function isAtRest(restMs: number): boolean {
  const last = Math.max(
    0,
    ...performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  );
  return (
    window.seen.ownFonts > 0 &&
    window.seen.hydrated > 0 &&
    performance.now() - Math.max(last, window.seen.hydrated) > restMs
  );
}

/** Runs in the page: what the browser has noted since the visit began. */
async function collect(): Promise<View> {
  const noted = (type: string) =>
    new Promise<PerformanceEntryList>((tell) => {
      const seen: PerformanceEntryList = [];
      new PerformanceObserver((entries) => seen.push(...entries.getEntries())).observe({
        type,
        buffered: true,
      });
      // Browsers hand entries over in a task of their own, and nothing when there is none.
      setTimeout(() => tell(seen), 200);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(noted),
  );
  const kindOf = (address: string) => {
    const extension = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? 'html';
    if (extension === 'js' || extension === 'css' || extension === 'html') return extension;
    if (extension === 'woff2') return 'fonts';
    return /^(?:avif|jpe?g|png|webp|svg|ico)$/.test(extension) ? 'pictures' : 'other';
  };
  const bytes = { js: 0, html: 0, css: 0, fonts: 0, pictures: 0, other: 0 };
  for (const entry of ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type)))
    bytes[kindOf(entry.name)] += (entry as PerformanceResourceTiming).encodedBodySize;
  return {
    ...window.seen,
    firstPaint: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    largestPaint: largest?.at(-1)?.startTime ?? 0,
    layoutShift: (shifts as (PerformanceEntry & { value: number })[]).reduce(
      (sum, { value }) => sum + value,
      0,
    ),
    longestTask: Math.max(0, ...(tasks ?? []).map(({ duration }) => duration)),
    bytes,
  };
}
