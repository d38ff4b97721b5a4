import { takeFocus } from './take-focus.ts';

/** What we keep with an entry of the session's history. */
type EntryState = { entry: string; scrollY?: number; isView?: boolean };

/**
 * Where the visitor was on each entry of the session's history. Going back within the document, the browser restores
 * before the older page is drawn, so that is done here; a document that is loaded is left to the browser.
 */
export class ScrollMemory {
  readonly #positions = new Map<string, number>();
  #entry = '';
  /** The address is the next page's already, and the last one is still drawn. */
  #isBetween = false;
  #isReturning = false;
  /** Where the visitor was before the document was loaded anew, and it was not high enough yet to go back to; else -1. */
  #pendingScrollY = -1;

  /** Begins to record; returns what ends it. */
  start(): () => void {
    this.#entry = entryState()?.entry ?? nameEntry();
    const record = () => {
      if (!this.#isBetween) this.#positions.set(this.#entry, window.scrollY);
    };
    const restoreHere = () => {
      window.history.scrollRestoration = 'manual';
    };
    // In the history too: as a page is left it is too late for that.
    const keep = () => this.#keepPosition();
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    const last = entryState()?.scrollY ?? 0;
    if (last > document.documentElement.scrollHeight - window.innerHeight) this.#pendingScrollY = last;
    restoreHere();
    record();
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('scrollend', keep);
    window.addEventListener('pageshow', restoreHere);
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      window.removeEventListener('scroll', record);
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pageshow', restoreHere);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }

  /** Adds an entry for another page; `arrive` follows when it has been drawn. */
  addEntry(address: string): void {
    this.#keepPosition();
    this.#entry = newName();
    this.#isBetween = true;
    this.#isReturning = false;
    window.history.pushState({ entry: this.#entry } satisfies EntryState, '', address);
  }

  /**
   * Adds an entry for another view of the same page, such as an open overlay. The page keeps its place, on the
   * way there and back, even when the page is loaded anew in between.
   */
  addView(address: string): void {
    this.#keepPosition();
    const { scrollY } = window;
    this.#entry = newName();
    this.#positions.set(this.#entry, scrollY);
    const state: EntryState = { entry: this.#entry, scrollY, isView: true };
    window.history.pushState(state, '', address);
  }

  /** Goes back from an entry that `addView` made; tells whether this was one. */
  leaveView(): boolean {
    const isView = entryState()?.isView === true;
    if (isView) window.history.back();
    return isView;
  }

  /**
   * Call when the address has changed by itself. `isHere`: the page that it names is drawn. `false` where nothing is
   * left to do: a jump to an anchor of this page makes an entry of its own, and the browser does the jump.
   */
  onPopState(isHere: boolean): boolean {
    const state = entryState();
    if (!state) {
      this.#entry = nameEntry();
      this.#isReturning = false;
      this.#isBetween ||= !isHere;
      return this.#isBetween;
    }
    // The page of the entry one leaves is still drawn, and its last scroll may not have been told yet.
    if (!this.#isBetween) this.#positions.set(this.#entry, window.scrollY);
    this.#entry = state.entry;
    this.#isBetween = true;
    this.#isReturning = true;
    return true;
  }

  /** Whether `arrive` will lead to the top of the page. */
  leadsToTop(): boolean {
    return !this.#isReturning && !window.location.hash;
  }

  /**
   * Call when the page of the entry is drawn: back to where the visitor was, to the anchor, or to the top.
   * `isNew` tells a page from one that was there already, whose focus is left alone.
   */
  restore(isNew: boolean): void {
    if (!this.#isBetween) return;
    this.#isBetween = false;
    const target = this.#isReturning ? null : anchorTarget();
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: this.#isReturning ? this.#knownPosition() : 0, behavior: 'instant' });
    if (isNew || !this.#isReturning) takeFocus(target ?? document.querySelector('h1'));
  }

  /** Call when a page that was loaded has grown: back to where the visitor was. `false` where they are there already. */
  restoreLate(): boolean {
    if (this.#pendingScrollY < 0) return false;
    window.scrollTo({ top: this.#pendingScrollY, behavior: 'instant' });
    this.#pendingScrollY = -1;
    return true;
  }

  #knownPosition(): number {
    return this.#positions.get(this.#entry) ?? entryState()?.scrollY ?? 0;
  }

  /** In the history as well, where a document that is loaded anew finds it. */
  #keepPosition() {
    if (this.#isBetween) return;
    const { scrollY } = window;
    this.#positions.set(this.#entry, scrollY);
    window.history.replaceState({ ...entryState(), entry: this.#entry, scrollY }, '');
  }
}

function entryState(): EntryState | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'entry' in state ? (state as EntryState) : null;
}

function nameEntry(): string {
  const entry = newName();
  window.history.replaceState({ entry } satisfies EntryState, '');
  return entry;
}

function newName(): string {
  return `${Date.now()}${Math.random()}`;
}

/** Headings are named in their own script, which an address spells in escapes. */
function anchorTarget(): HTMLElement | null {
  const anchor = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(anchor));
  } catch {
    return null;
  }
}
