/** The state of a history entry. */
type EntryState = { entry: string; scrollY?: number; isView?: boolean };

/**
 * The scroll position of each history entry. The browser restores it before React has rendered the older page, so this
 * does it within a document; after a load of the document the browser does.
 */
export class ScrollMemory {
  readonly #positions = new Map<string, number>();
  #entry = '';
  /** Whether the address has changed and its page is not rendered yet. */
  #isPending = false;
  #isReturning = false;
  /** Scroll position to restore after a reload, once the page is tall enough; -1 if none. */
  #pendingScrollY = -1;

  /**
   * Starts recording; returns a function that stops it. `isHere`: whether the page of the address is rendered. It is not
   * after Back or Forward before hydration.
   */
  start(isHere: boolean): () => void {
    this.#entry = entryState()?.entry ?? initializeEntry();
    this.#isPending = !isHere;
    this.#isReturning = !isHere;
    const record = () => {
      if (!this.#isPending) this.#positions.set(this.#entry, window.scrollY);
    };
    const restoreManually = () => {
      window.history.scrollRestoration = 'manual';
    };
    // Also in the history: `pagehide` would be too late.
    const store = () => this.#storePosition();
    const restoreByBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    const last = entryState()?.scrollY ?? 0;
    if (isHere && last > document.documentElement.scrollHeight - window.innerHeight)
      this.#pendingScrollY = last;
    restoreManually();
    record();
    const listeners = new AbortController();
    const untilStop = { signal: listeners.signal };
    window.addEventListener('scroll', record, untilStop);
    window.addEventListener('scrollend', store, untilStop);
    window.addEventListener('pageshow', restoreManually, untilStop);
    window.addEventListener('pagehide', restoreByBrowser, untilStop);
    return () => listeners.abort();
  }

  /** Adds an entry for another page. Call `restore` when the page is rendered. */
  addEntry(address: string): void {
    this.#storePosition();
    this.#entry = newEntryId();
    this.#isPending = true;
    this.#isReturning = false;
    window.history.pushState({ entry: this.#entry } satisfies EntryState, '', address);
  }

  /** Adds an entry for another view of the same page, such as the lightbox. The page keeps its position, also on reload. */
  addView(address: string): void {
    this.#storePosition();
    const { scrollY } = window;
    this.#entry = newEntryId();
    this.#positions.set(this.#entry, scrollY);
    const state: EntryState = { entry: this.#entry, scrollY, isView: true };
    window.history.pushState(state, '', address);
  }

  /** Goes back if `addView` added the entry; returns whether it did. */
  leaveView(): boolean {
    const isView = entryState()?.isView === true;
    if (isView) window.history.back();
    return isView;
  }

  /**
   * `isHere`: whether the page of the new address is already rendered. Returns `false` if there is nothing to do: the
   * browser adds the entry of a jump to an anchor of the page, and scrolls there.
   */
  onPopState(isHere: boolean): boolean {
    const state = entryState();
    if (!state) {
      this.#entry = initializeEntry();
      this.#isReturning = false;
      this.#isPending ||= !isHere;
      return this.#isPending;
    }
    // The previous page is still rendered, and the event of its last scroll may be missing.
    if (!this.#isPending) this.#positions.set(this.#entry, window.scrollY);
    this.#entry = state.entry;
    this.#isPending = true;
    this.#isReturning = true;
    return true;
  }

  /** Whether `restore` will scroll to the top of the page. */
  leadsToTop(): boolean {
    return !this.#isReturning && !window.location.hash;
  }

  /** Call when the page of the entry is rendered. Returns `false` if there is nothing to restore. */
  restore(isNew: boolean): boolean {
    if (!this.#isPending) return false;
    this.#isPending = false;
    this.scrollToEntry(isNew);
    return true;
  }

  /**
   * Scrolls to the recorded position, to the anchor, or to the top. Back and Forward move the focus only if the page is
   * new.
   */
  scrollToEntry(isNew: boolean): void {
    const target = this.#isReturning ? null : anchorTarget();
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: this.#isReturning ? this.#knownPosition() : 0, behavior: 'instant' });
    if (isNew || !this.#isReturning) moveFocus(target ?? document.querySelector('h1'));
  }

  /** Restores the position after a reload, once the page has grown; returns whether there was one. */
  restoreLate(): boolean {
    if (this.#pendingScrollY < 0) return false;
    window.scrollTo({ top: this.#pendingScrollY, behavior: 'instant' });
    this.#pendingScrollY = -1;
    return true;
  }

  #knownPosition(): number {
    return this.#positions.get(this.#entry) ?? entryState()?.scrollY ?? 0;
  }

  /** Writes the position into the history too, for a reload. */
  #storePosition() {
    if (this.#isPending) return;
    const { scrollY } = window;
    const state = entryState();
    this.#positions.set(this.#entry, scrollY);
    // Writing takes several milliseconds of a click.
    if (state?.entry === this.#entry && (state.scrollY ?? 0) === scrollY) return;
    window.history.replaceState({ ...state, entry: this.#entry, scrollY }, '');
  }
}

function entryState(): EntryState | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'entry' in state ? (state as EntryState) : null;
}

function initializeEntry(): string {
  const entry = newEntryId();
  window.history.replaceState({ entry } satisfies EntryState, '');
  return entry;
}

function newEntryId(): string {
  return String(Math.random());
}

/** Anchors in other scripts are percent-encoded in the address. */
function anchorTarget(): HTMLElement | null {
  const anchor = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(anchor));
  } catch {
    return null;
  }
}

/** Focuses an element that tells visitors where they are: a page's heading, or the target of a link. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a, button, input, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
