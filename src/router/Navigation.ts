import type { ComponentType } from 'react';
import { matchPage, plainPath, withBase } from '../core/routes.ts';
import { base } from './base.ts';
import { ScrollMemory } from './ScrollMemory.ts';
import { loadSubpage, parentOf, type SitePages } from './subpages.ts';

/** A page whose code and content are loaded. */
export type LoadedPage = {
  path: string;
  Page: ComponentType;
  /** The requested path, if this is the page for missing ones. */
  missing?: string;
};

/**
 * The current page and its parameters. They follow the address: the last page stays until the chunk of the next one has
 * loaded, and a later click wins. Page and parameters change together, so that they always show what a fresh load of the
 * address shows.
 */
export class Navigation {
  /** Whether the current page came as HTML. */
  isPrerendered = true;
  /** Whether a click rendered the current page, to be shown from its top. */
  isSeenFromTop = false;
  #page: LoadedPage;
  /** Query of the address of `#page`. Empty until `start`, like that of the prerendered pages. */
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

  /** Starts to follow the address; returns a function that stops it. */
  start = () => {
    const isHere = this.#isHere();
    const stopScroll = this.#scroll.start(isHere);
    const follow = () => {
      if (this.#scroll.onPopState(this.#isHere())) this.#followAddress();
    };
    window.addEventListener('popstate', follow);
    if (isHere) this.#setQuery();
    else this.#followAddress();
    return () => {
      stopScroll();
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

  /** The address to which a link leads: the content of a page can be on the homepage. */
  hrefOf(address: string): string {
    if (!import.meta.env.HAS_PARTS) return address;
    const [path = '', query = '', anchor = ''] = address.split(/(\?[^#]*)?(#.*)?$/);
    const page = this.#site.pages.find(
      (candidate) => candidate.anchor && withBase(base, candidate.path) === path,
    );
    return page ? `${base}${query}${anchor || `#${page.anchor}`}` : address;
  }

  /** Loads the page of an address before the click, unless the visitor saves data. */
  prefetch(address: string): void {
    if (pageAt(this.#site, address) && !savesData()) this.#load(address).catch(() => {});
  }

  /** Goes to an address with a new history entry. Returns `false` if it is not a page of the site. */
  goTo(address: string): boolean {
    const next = new URL(address, window.location.href);
    const page = pageAt(this.#site, next);
    if (!page) return false;
    const { location } = window;
    const isSamePage = this.#isHere() && page.path === this.#page.path;
    if (isSamePage && next.search && next.search !== location.search) {
      // A view of the same page, such as the lightbox.
      this.#scroll.addView(address);
      this.#setQuery();
    } else if (!isSamePage || next.search !== location.search) {
      this.#scroll.addEntry(address);
      this.#followAddress();
    } else if (next.hash) {
      // The browser scrolls there, and adds the entry of another anchor.
      location.assign(next.hash);
    } else {
      window.scrollTo({ top: 0 });
    }
    return true;
  }

  /** Call when another page has been rendered. */
  restore(): void {
    this.#scroll.restore(true);
  }

  /** Call when the page has become taller than its HTML; returns whether that restored a scroll position. */
  restoreLate(): boolean {
    return this.#scroll.restoreLate();
  }

  /** Sets or, with `''`, removes a parameter, without a new history entry. */
  setParameter(name: string, value: string): void {
    window.history.replaceState(window.history.state, '', this.addressWith(name, value));
    this.#setQuery();
  }

  /** Opens another view of the page with a new history entry, so that Back closes it. */
  openView(name: string, value: string): void {
    this.#scroll.addView(this.addressWith(name, value));
    this.#setQuery();
  }

  /** Closes a view: goes back to the entry before it, or, if a link led into it, removes the parameter. */
  closeView(name: string): void {
    if (!this.#scroll.leaveView()) this.setParameter(name, '');
  }

  /** The address of the page with one parameter set or removed, without an anchor. */
  addressWith(name: string, value: string): string {
    const parameters = new URLSearchParams(window.location.search);
    if (value) parameters.set(name, value);
    else parameters.delete(name);
    // A query may contain a slash, which reads better unescaped.
    const query = parameters.toString().replaceAll('%2F', '/');
    return window.location.pathname + (query && `?${query}`);
  }

  /** Loads the page of an address, unless it is the one requested last. */
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
      const { scrollHeight } = document.documentElement;
      this.#setQuery();
      const isRestored = this.#scroll.restore(false);
      // React renders the new query in a microtask. A page that has become taller may also have the anchor only now.
      await null;
      if (isRestored && document.documentElement.scrollHeight !== scrollHeight)
        this.#scroll.scrollToEntry(false);
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
      // Offline, or a newer version was published: the browser loads the document.
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

/** Loads the page of an address, or the page for missing ones. */
export async function loadPageAt(site: SitePages, address: string | URL | Location): Promise<LoadedPage> {
  const candidate = pageAt(site, address);
  const Page = await candidate?.load();
  if (candidate && Page) return { path: candidate.path, Page };
  const { path, load } = site.notFound;
  return { path, Page: (await load()).Page, ...(candidate && { missing: candidate.path }) };
}

/** A possible page of the site; `load` gives `null` if there is none. */
type Candidate = { path: string; load: () => Promise<ComponentType | null> };

/** The page at an address, in any folder the site is published in. */
function pageAt(site: SitePages, address: string | URL | Location): Candidate | undefined {
  const { origin, pathname } = new URL(String(address), window.location.href);
  // Other sites may be beside the folder of this one, and its page for missing addresses may answer theirs.
  if (origin !== window.location.origin || !`${pathname}/`.startsWith(base)) return undefined;
  const path = plainPath(`/${pathname.slice(base.length)}`);
  const page = matchPage(site.pages, path);
  if (page) return { path, load: async () => (await page.load()).Page };
  const below = parentOf(site, path)?.below;
  return below && { path, load: () => loadSubpage(below, path) };
}

/** Network Information API, Chromium only: https://wicg.github.io/netinfo/ */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
