import { useRef, useSyncExternalStore } from 'react';
import type { RouteName } from '../model/routes.ts';
import { onAddressChange, pageOfAddress } from './navigate.ts';
import { leaveView, pushView } from './scroll-memory.ts';

const changedHere = 'addresschange';

/**
 * One parameter of the page's address, `''` when it is absent, and while prerendering and hydrating. While the
 * next page is on its way the address is already that page's; this one then keeps the last value it had.
 */
export function useAddressParameter(page: RouteName, name: string): string {
  const last = useRef('');
  const read = () => {
    if (pageOfAddress() === page) last.current = new URLSearchParams(window.location.search).get(name) ?? '';
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, () => '');
}

/** Sets or, with `''`, removes a parameter, without a new entry in the history. */
export function replaceParameter(name: string, value: string): void {
  window.history.replaceState(window.history.state, '', addressWith(name, value));
  window.dispatchEvent(new Event(changedHere));
}

/** Opens another view of the page at an entry of its own, so that Back closes it. */
export function openView(name: string, value: string): void {
  openAddress(addressWith(name, value));
}

/** Another address of the page that is shown. */
export function openAddress(address: string): void {
  pushView(address);
  window.dispatchEvent(new Event(changedHere));
}

/** Closes a view: back to the entry it was opened from, or, where a link led straight to it, to the plain page. */
export function closeView(name: string): void {
  if (!leaveView()) replaceParameter(name, '');
}

/** The address of this page with one parameter set or removed; an anchor is left behind. */
export function addressWith(name: string, value: string): string {
  const parameters = new URLSearchParams(window.location.search);
  if (value) parameters.set(name, value);
  else parameters.delete(name);
  // A slash is allowed in a query, and reads better than its escape.
  const query = parameters.toString().replaceAll('%2F', '/');
  return window.location.pathname + (query && `?${query}`);
}

function subscribe(notify: () => void) {
  return onAddressChange(changedHere, notify);
}
