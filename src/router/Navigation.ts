import type { ComponentType } from 'react';
import { matchPage, plainPath } from '../core/routes.ts';
import { base } from './base.ts';
import { ScrollMemory } from './ScrollMemory.ts';
import { savesData } from './saves-data.ts';
import { loadSubpage, parentOf, type SitePages } from './subpages.ts';

/** A page whose code and words are here, ready to draw. */
export type LoadedPage = {
  path: string;
  Page: ComponentType;
  /** The path that turned out to have no page, where this is the one for such. */
  missing?: string;
};

/**
 * Which page is shown, and with which parameters. It follows the address: the last page stays until the chunk of the
 * next one is here, and a later click wins. A page and its parameters change together, so that both always show what
 * a fresh load of the address shows.
 */
export class Navigation {
  /** Whether the page that is shown came as HTML, and was not drawn at a click. */
  isPrerendered = true;
  /** Whether a click drew it, and leads to its top. */
  isSeenFromTop = false;
  #page: LoadedPage;
  /** Query of the address that `#page` is drawn for. Empty until `start`, as the prerendered pages are. */
  #query = '';
  #turn = 0;
  #last: { path: string; page: Promise<LoadedPage> } | null = null;
  readonly #site: SitePages;
  readonly #listeners = new Set<() => void>();
  readonly #scroll = new ScrollMemory();

  constructor(first: LoadedPage, site: SitePages) {
    this.#page = first;
    this.#site = site;
  }

  /** Begins to follow the address; returns what ends it. */
  start = () => {
    const forgetScroll = this.#scroll.start();
    const follow = () => {
      if (this.#scroll.onPopState(this.#isHere())) this.#followAddress();
    };
    window.addEventListener('popstate', follow);
    this.#setQuery();
    return () => {
      forgetScroll();
      window.removeEventListener('popstate', follow);
    };
  };

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  page = () => this.#page;

  /** A parameter of the address, `''` when it is absent. */
  parameter(name: string): string {
    return new URLSearchParams(this.#query).get(name) ?? '';
  }

  /** Fetches the page an address leads to ahead of the click, unless the visitor asked to save data. */
  prefetch(address: string): void {
    if (pageAt(this.#site, address) && !savesData()) this.#load(address).catch(() => {});
  }

  /** Goes to an address with an entry of its own in the history. `false` where none of our pages is. */
  goTo(address: string): boolean {
    const next = new URL(address, window.location.href);
    const page = pageAt(this.#site, next);
    if (!page) return false;
    const { location } = window;
    const isSamePage = this.#isHere() && page.path === this.#page.path;
    if (isSamePage && next.search && next.search !== location.search) {
      // Another view of this page, such as an open picture.
      this.#scroll.addView(address);
      this.#setQuery();
    } else if (!isSamePage || next.search !== location.search) {
      this.#scroll.addEntry(address);
      this.#followAddress();
    } else if (next.hash) {
      // The browser makes the jump and its entry.
      location.hash = next.hash;
    } else {
      window.scrollTo({ top: 0 });
    }
    return true;
  }

  /** Call when another page has been drawn. */
  restore(): void {
    this.#scroll.restore(true);
  }

  /** Call when the page has more to show than its HTML had; tells whether the visitor was below that and is again. */
  restoreLate(): boolean {
    return this.#scroll.restoreLate();
  }

  /** Sets or, with `''`, removes a parameter, without a new entry in the history. */
  setParameter(name: string, value: string): void {
    window.history.replaceState(window.history.state, '', this.addressWith(name, value));
    this.#setQuery();
  }

  /** Opens another view of the page at an entry of its own, so that Back closes it. */
  openView(name: string, value: string): void {
    this.#scroll.addView(this.addressWith(name, value));
    this.#setQuery();
  }

  /** Closes a view: back to the entry it was opened from, or, where a link led straight to it, to the plain page. */
  closeView(name: string): void {
    if (!this.#scroll.leaveView()) this.setParameter(name, '');
  }

  /** The address of this page with one parameter set or removed; an anchor is left behind. */
  addressWith(name: string, value: string): string {
    const parameters = new URLSearchParams(window.location.search);
    if (value) parameters.set(name, value);
    else parameters.delete(name);
    // A slash is allowed in a query, and reads better than its escape.
    const query = parameters.toString().replaceAll('%2F', '/');
    return window.location.pathname + (query && `?${query}`);
  }

  /** Loads what an address shows; what was asked for last is not asked for again, whether it is here or on its way. */
  #load(address: string | Location): Promise<LoadedPage> {
    const path = pageAt(this.#site, address)?.path ?? '';
    if (this.#last?.path === path) return this.#last.page;
    const last = { path, page: loadPageAt(this.#site, address) };
    this.#last = last;
    last.page.catch(() => {
      if (this.#last === last) this.#last = null;
    });
    return last.page;
  }

  async #followAddress() {
    this.#turn += 1;
    const turn = this.#turn;
    if (this.#isHere()) {
      this.#setQuery();
      this.#scroll.restore(false);
      return;
    }
    try {
      const page = await this.#load(window.location);
      if (turn !== this.#turn) return;
      if (page.missing) throw new Error(page.missing);
      this.#page = page;
      this.isPrerendered = false;
      this.isSeenFromTop = this.#scroll.leadsToTop();
      this.#setQuery();
    } catch {
      // It cannot be had (offline, or a newer version was published): let the browser load the page whole.
      if (turn === this.#turn) window.location.reload();
    }
  }

  #isHere(): boolean {
    const { path } = pageAt(this.#site, window.location) ?? this.#site.notFound;
    return path === this.#page.path || path === this.#page.missing;
  }

  #setQuery() {
    this.#query = window.location.search;
    for (const listener of this.#listeners) listener();
  }
}

/** Loads what an address shows: the page for missing addresses, too. */
export async function loadPageAt(site: SitePages, address: string | URL | Location): Promise<LoadedPage> {
  const place = pageAt(site, address);
  const Page = await place?.load();
  if (place && Page) return { path: place.path, Page };
  const { path, load } = site.notFound;
  return { path, Page: (await load()).Page, ...(place ? { missing: place.path } : {}) };
}

/** Somewhere that a page of ours may be; `load` gives `null` where it turns out that none is. */
type Place = { path: string; load: () => Promise<ComponentType | null> };

/** What there is at an address, in whichever folder the site is published. */
function pageAt(site: SitePages, address: string | URL | Location): Place | undefined {
  const { origin, pathname } = new URL(String(address), window.location.href);
  if (origin !== window.location.origin) return undefined;
  const path = plainPath(`/${pathname.slice(base.length)}`);
  const page = matchPage(site.pages, path);
  if (page) return { path, load: async () => (await page.load()).Page };
  const below = parentOf(site, path)?.below;
  return below && { path, load: () => loadSubpage(below, path) };
}
