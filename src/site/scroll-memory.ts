/**
 * Where the visitor was on each entry of the session's history. The browser's own restoration runs before the
 * page of an older entry is drawn, so it is switched off and done here.
 */
type EntryState = { entry: string; scrollY?: number; isView?: boolean } | null;

/**
 * How long after the last scroll the position goes into the history entry, in ms, where a reload finds it. Not
 * while the page is being left: browsers ignore that then. Safari allows 100 such writes in 30 s.
 */
const storeAfterMs = 150;

const positions = new Map<string, number>();
let entry = '';
let isReturning = false;
let isLeaving = false;

/** Begins to record; returns what ends it. */
export function rememberScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  const state = entryState();
  entry = state?.entry ?? nameEntry();
  if (state?.scrollY !== undefined && !isBrowserPlaced())
    window.scrollTo({ top: state.scrollY, behavior: 'instant' });

  let timer = 0;
  const record = () => {
    if (isLeaving) return;
    positions.set(entry, window.scrollY);
    window.clearTimeout(timer);
    timer = window.setTimeout(store, storeAfterMs);
  };
  const onPop = () => {
    // The page of the entry one leaves is still drawn, and its last scroll may not have been told yet.
    if (!isLeaving) positions.set(entry, window.scrollY);
    const arrived = entryState();
    if (arrived) {
      entry = arrived.entry;
      isReturning = true;
      isLeaving = true;
      // Same page, other anchor: nothing will be drawn anew, so go there now.
      queueMicrotask(() => restoreIfSamePage());
    } else {
      // A jump to an anchor makes an entry of its own, and the browser does the jump.
      entry = nameEntry();
    }
  };
  const store = () => {
    const current = entryState();
    if (current && !isLeaving) window.history.replaceState({ ...current, scrollY: window.scrollY }, '');
  };
  // Whoever scrolled before the scripts ran.
  record();
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('popstate', onPop);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', record);
    window.removeEventListener('popstate', onPop);
  };
}

/** Call when a new page has been drawn: back to where the visitor was, to the anchor, or to the top. */
export function arriveAtPage(): void {
  drawnPath = window.location.pathname;
  isLeaving = false;
  if (isReturning) {
    isReturning = false;
    window.scrollTo({ top: positions.get(entry) ?? entryState()?.scrollY ?? 0, behavior: 'instant' });
    focusHeading();
    return;
  }
  entry = entryState()?.entry ?? nameEntry();
  const target = anchorTarget();
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  if (target) focusWithoutScroll(target);
  else focusHeading();
}

/** Whether a page is being drawn that the visitor has gone on to, and its top is what they will see first. */
export function arrivesAtTop(): boolean {
  return globalThis.window?.location.pathname !== drawnPath && !isReturning && !window.location.hash;
}

/** Call before a link changes the address, while the old position can still be read. */
export function leavePage(): void {
  positions.set(entry, window.scrollY);
  isLeaving = true;
}

/**
 * Adds an entry for another view of the same page, such as an open overlay. The page keeps its place, on the
 * way there and back, even when the page is loaded anew in between.
 */
export function pushView(address: string): void {
  const { scrollY } = window;
  window.history.replaceState({ ...entryState(), entry, scrollY }, '');
  positions.set(entry, scrollY);
  entry = newName();
  positions.set(entry, scrollY);
  window.history.pushState({ entry, scrollY, isView: true }, '', address);
}

/** Goes back from an entry that `pushView` made; tells whether this was one. */
export function leaveView(): boolean {
  const isView = entryState()?.isView === true;
  if (isView) window.history.back();
  return isView;
}

/** Undefined while prerendering. */
let drawnPath = globalThis.window?.location.pathname;

function restoreIfSamePage() {
  if (window.location.pathname !== drawnPath) return;
  isReturning = false;
  isLeaving = false;
  window.scrollTo({ top: positions.get(entry) ?? entryState()?.scrollY ?? 0, behavior: 'instant' });
}

function entryState(): EntryState {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'entry' in state ? (state as EntryState) : null;
}

function nameEntry(): string {
  const name = newName();
  window.history.replaceState({ ...(window.history.state as object | null), entry: name }, '');
  return name;
}

function newName(): string {
  return `${Date.now()}${Math.random()}`;
}

/** Whether the browser has already placed the visitor (an anchor, or a restored page). */
function isBrowserPlaced(): boolean {
  return window.scrollY > 0;
}

function anchorTarget(): Element | null {
  const name = decodeURIComponent(window.location.hash.slice(1));
  return name ? document.getElementById(name) : null;
}

/** Where the focus goes when what had it is gone: the heading, which says what the page is now. */
export function focusHeading() {
  const heading = document.querySelector('h1');
  if (heading) focusWithoutScroll(heading);
}

function focusWithoutScroll(element: Element) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
