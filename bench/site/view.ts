import { setTimeout as wait } from 'node:timers/promises';
import { asScript, type Browser, phone } from './browser.ts';

/** One visit on a slow phone over a slow connection: times in ms since navigation, bytes as transferred. */
export type View = {
  firstPaint: number;
  largestPaint: number;
  /** When heading and text use the site's own fonts. */
  ownFonts: number;
  /** When React has hydrated every heading and button. */
  hydrated: number;
  layoutShift: number;
  /** The longest task; 0 if none took 50 ms, the least that browsers report. */
  longestTask: number;
  bytes: Record<Kind, number>;
};

export const kinds = ['js', 'html', 'css', 'fonts', 'pictures', 'other'] as const;
export type Kind = (typeof kinds)[number];

declare global {
  interface Window {
    /** Milestones in ms since navigation; 0 until they are reached, -1 if they never are. */
    milestones: { ownFonts: number; hydrated: number };
  }
}

/** React's internal state on the node it was given, https://github.com/facebook/react: ReactFiberRoot, ReactDOMComponentTree. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

const minVisitMs = 3500;
const maxVisitMs = 30_000;
const pollMs = 500;
/** A page is idle if nothing has arrived for this long. */
const idleMs = 1500;

/** Visits an address in a new window until the page is idle. `ownFonts` is null for a site of another generator. */
export async function viewPage(browser: Browser, address: string, ownFonts: string[] | null): Promise<View> {
  const window = await browser.openWindow(phone, asScript(watch, ownFonts));
  try {
    await window.goTo(address);
    await wait(minVisitMs);
    for (const until = performance.now() + maxVisitMs; !(await window.run(isIdle, idleMs)); ) {
      if (performance.now() > until) throw new Error(`${address} is still loading after ${maxVisitMs} ms.`);
      await wait(pollMs);
    }
    const { bytes } = await window.run(sumBytes, null);
    return { ...(await window.run(readTimings, null)), bytes };
  } finally {
    await window.close();
  }
}

/** Runs in the page before its own scripts. */
function watch(ownFonts: string[] | null): void {
  window.milestones = { ownFonts: 0, hydrated: 0 };
  if (ownFonts === null) {
    window.milestones = { ownFonts: -1, hydrated: -1 };
    return;
  }
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
  // React has no event for the end of hydration. Its root has a flag, and each hydrated element has a React key.
  const keyOf = (node: Node, start: string) => Object.keys(node).find((key) => key.startsWith(start));
  const isRootHydrated = (container: Node) => {
    const key = keyOf(container, '__reactContainer$');
    const root = key && (container as unknown as Record<string, ReactRoot>)[key];
    return root && !root.stateNode.current.memoizedState.isDehydrated;
  };
  const isHydrated = () =>
    [document, document.body].some(isRootHydrated) &&
    [...document.querySelectorAll('h1, button')].every((element) => keyOf(element, '__reactFiber$'));
  const look = () => {
    const { milestones } = window;
    if (!milestones.ownFonts && ['h1', 'p'].every(isInOwnFont)) milestones.ownFonts = performance.now();
    if (!milestones.hydrated && isHydrated()) milestones.hydrated = performance.now();
    if (!milestones.ownFonts || !milestones.hydrated) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function isIdle(idleMs: number): boolean {
  const { ownFonts, hydrated } = window.milestones;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const last = Math.max(hydrated, ...resources.map(({ responseEnd }) => responseEnd));
  return ownFonts !== 0 && hydrated !== 0 && performance.now() - last > idleMs;
}

/** Runs in the page: transferred bytes by kind, requests without images, and requests by `fetch`. */
export function sumBytes() {
  const kindOf = (address: string): Kind => {
    const extension = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? 'html';
    if (extension === 'js' || extension === 'css' || extension === 'html') return extension;
    if (extension === 'woff2') return 'fonts';
    return /^(?:avif|jpe?g|png|webp|svg|ico)$/.test(extension) ? 'pictures' : 'other';
  };
  const bytes = { js: 0, html: 0, css: 0, fonts: 0, pictures: 0, other: 0 };
  const types = ['navigation', 'resource'];
  const entries = types.flatMap((type) => performance.getEntriesByType(type)) as PerformanceResourceTiming[];
  for (const { name, encodedBodySize } of entries) bytes[kindOf(name)] += encodedBodySize;
  return {
    bytes,
    requests: entries.filter(({ name }) => kindOf(name) !== 'pictures').length,
    dataRequests: entries.filter(({ initiatorType }) => initiatorType === 'fetch').length,
  };
}

/** Runs in the page: what the browser has recorded since navigation. */
async function readTimings(): Promise<Omit<View, 'bytes'>> {
  const recorded = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observed: PerformanceEntryList = [];
      new PerformanceObserver((entries) => observed.push(...entries.getEntries())).observe({
        type,
        buffered: true,
      });
      // Browsers deliver entries in a separate task, and call nothing if there are none.
      setTimeout(() => resolve(observed), 200);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(recorded),
  );
  return {
    ...window.milestones,
    firstPaint: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    largestPaint: largest?.at(-1)?.startTime ?? 0,
    layoutShift: (shifts as (PerformanceEntry & { value: number })[]).reduce(
      (sum, { value }) => sum + value,
      0,
    ),
    longestTask: Math.max(0, ...(tasks ?? []).map(({ duration }) => duration)),
  };
}
